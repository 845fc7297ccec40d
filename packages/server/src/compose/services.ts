import { randomBytes } from 'node:crypto';
import { allCities } from '@yantra/places/all';
import { usualReadsAtOnce } from '../database/read-share.ts';
import { createOwnOrigin } from '../http/own-origin.ts';
import { createBackground } from '../jobs/background.ts';
import { createKeyrings } from '../keys/keyring.ts';
import { createLimits } from '../limits/limits.ts';
import { createReadGate } from '../limits/read-gate.ts';
import { createPasswords } from '../modules/accounts/passwords.ts';
import { createListing } from '../modules/equipment/listing.ts';
import { usualLeadAlerts } from '../modules/leads/lead-alerts.settings.ts';
import { createLeadAlerts } from '../modules/leads/lead-alerts.ts';
import { createOutbox } from '../modules/outbox/outbox.service.ts';
import { createLeadReceipts } from '../modules/partner-keys/lead-receipts.ts';
import { createPartnerSites } from '../modules/partner-keys/partner-sites.service.ts';
import { usualGateway } from '../modules/payments/gateway.settings.ts';
import { openPayments, type PaymentParts } from '../modules/payments/open-payments.ts';
import { readPostOffices } from '../modules/places/post-offices.ts';
import { createReceiptDrawer } from '../modules/purchases/receipt-drawer.ts';
import { demoSeller } from '../modules/purchases/seller.settings.ts';
import { createQuotas } from '../modules/quotas/quotas.ts';
import { createGazetteer } from '../modules/search/vocabulary/gazetteer.ts';
import { vocabularyReader } from '../modules/search/vocabulary/known-vocabulary.ts';
import { createSessions } from '../modules/sessions/sessions.service.ts';
import { createSms } from '../modules/sms/sms.service.ts';
import { hasOutbox, smsProvider, usualSms } from '../modules/sms/sms.settings.ts';
import type { Sms } from '../modules/sms/sms.ts';
import { onceRead } from '../once-read.ts';
import type { AppDeps } from './app-deps.ts';

/** What the platform gives to every module. */
function openGround(deps: AppDeps) {
  const { db, clock, logger, settings, random = randomBytes } = deps;
  const { reads = { db, atOnce: usualReadsAtOnce } } = deps;
  const keys = createKeyrings({ db, clock, given: settings.keys });
  return {
    db,
    /** The part of it that heavy reads have. */
    reads: reads.db,
    gate: createReadGate(reads),
    clock,
    logger,
    random,
    keys,
    limits: createLimits({ db, clock, keys }),
    background: createBackground(logger),
    sms: smsOf(deps),
    /** The host that codes are for. */
    siteHost: new URL(settings.siteUrl ?? 'http://localhost').hostname,
  };
}

/** What several modules share, one of each for a process. */
export function openServices(deps: AppDeps) {
  const { settings, listeningAt = () => undefined } = deps;
  const ground = openGround(deps);
  const { db, clock, background } = ground;
  const gazetteer = createGazetteer(allCities);
  const cityById = (id: string) => gazetteer.byId(id);
  return {
    ...ground,
    cities: allCities,
    gazetteer,
    cityById,
    postOffices: onceRead(readPostOffices),
    geocoderUrl: settings.geocoderUrl,
    vocabulary: vocabularyReader({ db, clock }),
    listing: createListing({ db, clock }),
    ownOrigin: createOwnOrigin({ siteUrl: settings.siteUrl, listeningAt }),
    sessions: createSessions(ground),
    passwords: deps.passwords ?? createPasswords(),
    partners: createPartnerSites(ground),
    quotas: createQuotas({ clock }),
    leadReceipts: createLeadReceipts(ground),
    alerts: createLeadAlerts({ ...ground, cityById, settings: settings.leadAlerts ?? usualLeadAlerts }),
    payments: paymentsOf(deps, ground),
    receiptDrawer: createReceiptDrawer(),
    /** Without them nothing can be uploaded. */
    pictures: deps.pictures,
    /** Absent where nobody may read it. */
    outbox: hasOutbox(settings) ? createOutbox(db, background) : undefined,
  };
}

/** What the composer wires modules with. */
export type Services = ReturnType<typeof openServices>;

function paymentsOf(deps: AppDeps, ground: ReturnType<typeof openGround>): PaymentParts {
  const { settings } = deps;
  return openPayments({
    ...ground,
    gateway: settings.gateway ?? usualGateway,
    seller: settings.seller ?? demoSeller,
    ownUrl: () => settings.siteUrl ?? deps.listeningAt?.(),
    fetch: deps.gatewayFetch,
  });
}

function smsOf({ db, clock, logger, settings: { sms = usualSms } }: AppDeps): Sms {
  const { dailyCap, codeReserve } = sms;
  return createSms({ db, clock, logger, provider: smsProvider(sms), dailyCap, codeReserve });
}
