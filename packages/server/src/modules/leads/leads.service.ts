import { randomUUID } from 'node:crypto';
import type { RequirementInput } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { timesAnHour, dayInIndia, isJobDay, jobLimits } from '@yantra/domain';
import { hourMs } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Insertable } from 'kysely';
import type { DbAndClock, RequirementTable } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { LeadOrigin, LeadReceipts } from '../partner-keys/index.ts';
import type { LeadAlerts } from './lead-alerts.ts';
import * as queries from './leads.queries.ts';

export interface LeadsParts extends DbAndClock {
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
export type Leads = ReturnType<typeof createLeads>;

/** So many requirements an hour from one address. */
export const requirementLimit: Limit = { kind: 'requirement', most: timesAnHour.requirements, withinMs: hourMs };

/** So many an hour from all pages of one partner. */
export const partnerLeadLimit: Limit = {
  kind: 'partnerLead',
  most: timesAnHour.requirementsOfPartner,
  withinMs: hourMs,
};

export function createLeads({ db, clock, limits, cityById, alerts, receipts }: LeadsParts) {
  /**
   * Stores what is within the limits, or nothing. They are counted before, and taken back if nothing came of it: what is counted of an address,
   * or of all pages of a partner, no transaction may hold.
   */
  async function storeWithin(counted: readonly (readonly [Limit, string])[], row: Insertable<RequirementTable>) {
    const since = clock.now();
    const { retryAfterSeconds } = await limits.hitAll(db, counted);
    if (retryAfterSeconds !== undefined) throw new AppError('lead.tooMany', undefined, { retryAfterSeconds });
    const cancelCounts = async () => {
      for (const [limit, who] of counted) await limits.cancel(db, limit, who, since);
    };
    const stored = await queries.insertOnce(db, row).catch(async (error: unknown) => {
      await cancelCounts();
      throw error;
    });
    // Somebody sent the same at the same moment.
    if (!stored.isNew) await cancelCounts();
    return stored;
  }
  /** The partner's page, proved by its receipt; a page of another website has to have one. */
  const originOf = async ({ receipt }: RequirementInput, { foreignOrigin }: LeadSender) => {
    if (receipt !== undefined) return receipts.verify(receipt, foreignOrigin);
    if (foreignOrigin !== undefined) throw new AppError('request.origin');
    return undefined;
  };
  return {
    /**
     * Stores a requirement once per key and answers its id.
     * @throws AppError `category.unknown`, `lead.tooMany`, `receipt.invalid`, `request.origin` from another website without a receipt, or
     * `request.invalid` for a city that is none or a day that is over
     */
    async submit(input: RequirementInput, from: LeadSender): Promise<{ id: string }> {
      const partner = await originOf(input, from);
      // No person sees that field. Whoever fills it learns nothing.
      if (input.website !== undefined) return { id: randomUUID() };
      const { selectedCityId } = input;
      if (selectedCityId !== undefined && cityById(selectedCityId) === undefined) {
        throw new AppError('request.invalid', { selectedCityId: wrong('city.unknown') });
      }
      if (input.jobFrom !== undefined && !isJobDay(input.jobFrom, dayInIndia(clock.now()), jobLimits.daysLate)) {
        throw new AppError('request.invalid', { jobFrom: wrong('jobFrom.invalid') });
      }
      const who = await limits.whoIs(from.address);
      if (!(await queries.isActiveCategory(db, input.categoryId))) throw new AppError('category.unknown');
      const known = await queries.findSent(db, input.idempotencyKey);
      if (known !== undefined) return { id: known };
      const row = rowOf(input, clock.now(), partner);
      // Whoever is logged in has proved their account's phone.
      const isTheirs = from.caller !== undefined && (await queries.hasPhone(db, from.caller.userId, input.phone));
      const phone_confirmed_at = isTheirs ? row.created_at : null;
      const ofPartner = partner === undefined ? [] : [[partnerLeadLimit, partner.keyId] as const];
      const stored = await storeWithin([[requirementLimit, who], ...ofPartner], { ...row, phone_confirmed_at });
      if (stored.isNew) {
        if (partner !== undefined) await receipts.count(partner);
        alerts.announce(stored.id, { address: from.address, phone: input.phone });
      }
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
    job_from: input.jobFrom ?? null,
    job_days: input.jobDays ?? null,
    job_place: input.jobPlace || null,
    job_hours: input.jobHours ?? null,
    job_operator: input.jobOperator ?? null,
    consented_at: now,
    created_at: now,
    partner_key_id: partner?.keyId ?? null,
    partner_page: partner?.page ?? null,
    partner_widget: partner?.widget ?? null,
  };
}
