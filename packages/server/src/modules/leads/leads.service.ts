import { randomUUID } from 'node:crypto';
import type { RequirementInput } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Caller } from '../../http/bind.ts';
import type { LeadOrigin, LeadReceipts } from '../partner-keys/lead-receipts.ts';
import type { LeadAlerts } from './lead-alerts.ts';
import { leadsTexts } from './leads.messages.ts';
import * as queries from './leads.queries.ts';

/** What the leads' rules need from outside. */
export interface LeadsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly cityById: (id: string) => City | undefined;
  readonly alerts: Pick<LeadAlerts, 'announce'>;
  /** Says from which partner's page one comes. */
  readonly receipts: LeadReceipts;
}

/** Where a requirement is sent from. */
export interface LeadSender {
  readonly address: string;
  /** The origin of a page that is not ours. */
  readonly foreignOrigin?: string | undefined;
  /** Who is logged in there. */
  readonly caller?: Caller | undefined;
}

/** What renters need. */
export interface Leads {
  /**
   * Stores a requirement once per key and answers its id.
   * @throws AppError `category.unknown`, `lead.tooMany`, `receipt.invalid`, `request.origin` from another website without a receipt, or
   * `request.invalid` for a city that is none
   */
  submit(input: RequirementInput, from: LeadSender): Promise<{ id: string }>;
}

/** So many requirements an hour from one address. */
export const requirementLimit: Limit = { kind: 'requirement', most: 10, withinMs: 3_600_000 };

/** So many an hour from all pages of one partner. */
export const partnerLeadLimit: Limit = { kind: 'partnerLead', most: 200, withinMs: 3_600_000 };

export function createLeads({ db, clock, limits, cityById, alerts, receipts }: LeadsParts): Leads {
  /** @throws AppError `lead.tooMany` */
  const within = async (trx: Kysely<Database>, limit: Limit, who: string) => {
    const { retryAfterSeconds } = await limits.hit(trx, limit, who);
    if (retryAfterSeconds !== undefined) throw new AppError('lead.tooMany', undefined, { retryAfterSeconds });
  };
  /** The partner's page, proved by its receipt; a page of another website has to have one. */
  const originOf = async ({ receipt }: RequirementInput, { foreignOrigin }: LeadSender) => {
    if (receipt !== undefined) return receipts.verify(receipt, foreignOrigin);
    if (foreignOrigin !== undefined) throw new AppError('request.origin');
    return undefined;
  };
  return {
    async submit(input, from) {
      const partner = await originOf(input, from);
      // No person sees that field. Whoever fills it learns nothing.
      if (input.website !== undefined) return { id: randomUUID() };
      const { selectedCityId } = input;
      if (selectedCityId !== undefined && cityById(selectedCityId) === undefined) {
        throw new AppError('request.invalid', { selectedCityId: leadsTexts.unknownCity });
      }
      const who = await limits.whoIs(from.address);
      const stored = await db.transaction().execute(async (trx) => {
        if (!(await queries.isActiveCategory(trx, input.categoryId))) throw new AppError('category.unknown');
        const row = rowOf(input, clock.now(), partner);
        // Whoever is logged in has proved their account's phone.
        const isTheirs = from.caller !== undefined && (await queries.hasPhone(trx, from.caller.userId, input.phone));
        const phone_confirmed_at = isTheirs ? row.created_at : null;
        const { id, isNew } = await queries.insertOnce(trx, { ...row, phone_confirmed_at });
        if (!isNew) return { id, isNew };
        // Thrown inside, so that nothing is stored.
        await within(trx, requirementLimit, who);
        if (partner !== undefined) {
          await within(trx, partnerLeadLimit, partner.keyId);
          await receipts.count(trx, partner);
        }
        return { id, isNew };
      });
      if (stored.isNew) alerts.announce(stored.id, { address: from.address, phone: input.phone });
      return { id: stored.id };
    },
  };
}

function rowOf(input: RequirementInput, now: Date, partner: LeadOrigin | undefined) {
  return {
    idempotency_key: input.idempotencyKey,
    full_name: input.fullName,
    email: input.email,
    phone: input.phone,
    category_id: input.categoryId,
    city_id: input.selectedCityId ?? null,
    details: input.details ?? '',
    consented_at: now,
    created_at: now,
    partner_key_id: partner?.keyId ?? null,
    partner_page: partner?.page ?? null,
    partner_widget: partner?.widget ?? null,
  };
}
