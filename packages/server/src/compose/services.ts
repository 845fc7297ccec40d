import { randomBytes } from 'node:crypto';
import type { OutsideWay } from '@yantra/events';
import { allCities } from '@yantra/places/all';
import { usualReadsAtOnce } from '../database/read-share.ts';
import { createOwnOrigin } from '../http/own-origin.ts';
import { createBackground } from '../jobs/background.ts';
import { createKeyrings } from '../keys/keyring.ts';
import { createLimits } from '../limits/limits.ts';
import { createReadGate } from '../limits/read-gate.ts';
import { createPasswords } from '../modules/accounts/passwords.ts';
import { createAgreementDrawer } from '../modules/agreements/agreement-drawer.ts';
import { createAgreements } from '../modules/agreements/agreements.service.ts';
import { createCalendars } from '../modules/availability/calendars.service.ts';
import { createConversations } from '../modules/conversations/conversations.service.ts';
import { createDealPictures } from '../modules/conversations/deal-pictures.ts';
import { createOpenPages } from '../modules/deals/open-pages.ts';
import { createPageTokens } from '../modules/deals/page-tokens.ts';
import { createStanding } from '../modules/deals/standing.ts';
import { createListing } from '../modules/equipment/listing.ts';
import { costBasisReader } from '../modules/hire-costs/cost-bases.ts';
import { usualLeadAlerts } from '../modules/leads/lead-alerts.settings.ts';
import { createLeadAlerts, leadMessages } from '../modules/leads/lead-alerts.ts';
import { createLive } from '../modules/live/index.ts';
import { createMail, mailOutbox } from '../modules/mail/mail.service.ts';
import type { Mail } from '../modules/mail/mail.ts';
import { plainDrawing, plainMail } from '../modules/mail/plain-mail.ts';
import { smtp } from '../modules/mail/smtp.ts';
import { createMaintenance } from '../modules/notices/maintenance.ts';
import { cityNames } from '../modules/notifications/city-names.ts';
import { mailSender } from '../modules/notifications/mail-sender.ts';
import { createNotifications } from '../modules/notifications/notifications.service.ts';
import { createPageMessages } from '../modules/notifications/page-messages.ts';
import type { Sender } from '../modules/notifications/sender.ts';
import { smsSender } from '../modules/notifications/sms-sender.ts';
import { alsoInOutbox, outboxSender } from '../modules/outbox/outbox-sender.ts';
import { createOutbox } from '../modules/outbox/outbox.service.ts';
import { createLeadReceipts } from '../modules/partner-keys/lead-receipts.ts';
import { createPartnerSites } from '../modules/partner-keys/partner-sites.service.ts';
import { usualGateway } from '../modules/payments/gateway.settings.ts';
import { openPayments, type PaymentParts } from '../modules/payments/open-payments.ts';
import { readPostOffices } from '../modules/places/post-offices.ts';
import { createReceiptDrawer } from '../modules/purchases/receipt-drawer.ts';
import { demoSeller } from '../modules/purchases/seller.settings.ts';
import { pushSender } from '../modules/push/push-sender.ts';
import { createQuotas } from '../modules/quotas/quotas.ts';
import { newsNow } from '../modules/saved-searches/news-now.ts';
import { createGazetteer } from '../modules/search/vocabulary/gazetteer.ts';
import { vocabularyReader } from '../modules/search/vocabulary/known-vocabulary.ts';
import { createSessions } from '../modules/sessions/sessions.service.ts';
import { createSms } from '../modules/sms/sms.service.ts';
import { hasOutbox, smsProvider, usualSms } from '../modules/sms/sms.settings.ts';
import type { Sms } from '../modules/sms/sms.ts';
import { whatsAppSender } from '../modules/whatsapp/whatsapp-sender.ts';
import { onceRead } from '../once-read.ts';
import type { AppDeps } from './app-deps.ts';
import { openSavedSearches } from './saved-searches.ts';

/** What the platform gives every module. */
function openGround(deps: AppDeps) {
  const { db, clock, logger, settings, random = randomBytes } = deps;
  const { reads = { db, atOnce: usualReadsAtOnce } } = deps;
  const keys = createKeyrings({ db, clock, given: settings.keys });
  const mail = mailOf(deps);
  /* The origin of links in messages, with its port. */
  const siteOrigin = () => new URL(settings.siteUrl ?? deps.listeningAt?.() ?? 'http://localhost').origin;
  return {
    db,
    /** The database for heavy reads. */
    reads: reads.db,
    gate: createReadGate(reads),
    clock,
    logger,
    random,
    keys,
    limits: createLimits({ db, clock, keys }),
    background: createBackground(logger),
    sms: smsOf(deps),
    mail,
    /** Absent without mail. */
    sendMail: deps.sendMail ?? (mail && plainMail({ mail, drawMail: deps.drawMail, siteOrigin })),
    /** The host in text messages with codes. */
    siteHost: new URL(settings.siteUrl ?? 'http://localhost').hostname,
    siteOrigin,
  };
}

/** Services that several modules share, one of each per process. */
export function openServices(deps: AppDeps) {
  const { settings, listeningAt = () => undefined } = deps;
  const ground = openGround(deps);
  const { db, clock, background } = ground;
  const gazetteer = createGazetteer(allCities);
  const postOffices = onceRead(readPostOffices);
  const vocabulary = vocabularyReader({ db, clock, postOffices });
  const cityById = (id: string) => gazetteer.byId(id);
  const cityName = cityNames(cityById);
  const { leadAlerts = usualLeadAlerts } = settings;
  const gates = { lead: { sms: leadMessages(leadAlerts) } };
  const factsNow = { searchNews: newsNow };
  const notifications = createNotifications({ ...ground, gates, factsNow, senders: sendersOf(deps, ground), cityName });
  const hires = openHires(deps, ground);
  const { openPages } = hires;
  const costBases = costBasisReader({ db, vocabulary });
  const listing = createListing({ db, clock });
  const partners = createPartnerSites(ground);
  return {
    ...ground,
    cities: allCities,
    gazetteer,
    cityById,
    cityName,
    postOffices,
    geocoderUrl: settings.geocoderUrl,
    mapTiles: settings.mapTiles,
    vocabulary,
    costBases,
    listing,
    ownOrigin: createOwnOrigin({ siteUrl: settings.siteUrl, listeningAt }),
    sessions: createSessions(ground),
    passwords: deps.passwords ?? createPasswords(),
    partners,
    savedSearches: openSavedSearches({
      ...ground,
      cities: allCities,
      gazetteer,
      cityById,
      vocabulary,
      postOffices,
      costBases,
      listing,
      supplierOf: (key) => partners.supplierOf(key),
    }),
    quotas: createQuotas({ clock }),
    reviewMode: settings.review ?? ('after' as const),
    leadReceipts: createLeadReceipts(ground),
    notifications,
    ...hires,
    /** What people without an account are told. */
    pageMessages: createPageMessages({ ...ground, cityName, pageAddress: openPages.addressOf }),
    alerts: createLeadAlerts({ ...ground, notifications, settings: leadAlerts }),
    live: createLive({ ...ground, pageOf: openPages.pageOf }),
    maintenance: createMaintenance(ground),
    calendars: createCalendars(ground),
    payments: paymentsOf(deps, ground),
    receiptDrawer: createReceiptDrawer(),
    /** Without them nothing can be uploaded. */
    pictures: deps.pictures,
    /** Absent unless it may be read. */
    outbox: hasOutbox(settings) ? createOutbox(db, background, () => notifications.work()) : undefined,
  };
}

/** What stands around deals. */
function openHires(deps: AppDeps, ground: ReturnType<typeof openGround>) {
  const { db } = ground;
  const pages = createPageTokens(ground);
  const standingOf = createStanding({ pages });
  const dealPictures = createDealPictures({ ...ground, pictures: deps.pictures });
  const agreementDrawer = createAgreementDrawer();
  return {
    pages,
    openPages: createOpenPages({ ...ground, pages }),
    standingOf,
    dealPictures,
    conversations: createConversations({ ...ground, dealPictures, standingOf }),
    agreementDrawer,
    agreements: createAgreements({ db, agreementDrawer, standingOf }),
  };
}

/* A way that the platform does not have is not offered. */
function sendersOf({ drawMail = plainDrawing, settings }: AppDeps, ground: ReturnType<typeof openGround>) {
  const { sms, mail } = ground;
  const push = pushSender(ground);
  const senders = new Map<OutsideWay, Sender>([
    ['sms', smsSender(sms)],
    ['push', hasOutbox(settings) ? alsoInOutbox(ground, push) : push],
  ]);
  const { whatsApp } = settings;
  if (whatsApp !== undefined) senders.set('whatsApp', whatsAppSender({ ...ground, settings: whatsApp }));
  else if (hasOutbox(settings)) senders.set('whatsApp', outboxSender(ground));
  if (mail !== undefined) senders.set('email', mailSender({ ...ground, mail, drawMail }));
  return senders;
}

/** The services that the composer hands to modules. */
export type Services = ReturnType<typeof openServices>;

/** The site's known address; undefined if none is set and nothing listens yet. */
export const ownUrlOf = ({ settings, listeningAt }: AppDeps): string | undefined => settings.siteUrl ?? listeningAt?.();

function paymentsOf(deps: AppDeps, ground: ReturnType<typeof openGround>): PaymentParts {
  const { settings } = deps;
  return openPayments({
    ...ground,
    gateway: settings.gateway ?? usualGateway,
    seller: settings.seller ?? demoSeller,
    ownUrl: () => ownUrlOf(deps),
    fetch: deps.gatewayFetch,
  });
}

/* In production there is no outbox: without a mail server no mail is sent, and `doctor` reports it. */
function mailOf({ db, clock, logger, settings: { mail, environment = 'production' } }: AppDeps): Mail | undefined {
  if (mail === undefined && environment === 'production') return undefined;
  return createMail({ db, clock, logger, provider: mail === undefined ? mailOutbox : smtp(mail) });
}

function smsOf({ db, clock, logger, settings: { sms = usualSms } }: AppDeps): Sms {
  const { dailyCap, codeReserve } = sms;
  return createSms({ db, clock, logger, provider: smsProvider(sms), dailyCap, codeReserve });
}
