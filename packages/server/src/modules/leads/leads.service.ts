import { randomUUID } from 'node:crypto';
import type { RequirementInput } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { timesAnHour, dayInIndia, isJobDay, jobLimits, languageCode } from '@yantra/domain';
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
  /** Identifies the partner's page. */
  readonly receipts: LeadReceipts;
  /** Asks owners for quotes, once a phone is proved. */
  readonly offer: (requirementId: string) => Promise<unknown>;
}

/** A requirement, perhaps about one machine, or about several. */
type AskedInput = RequirementInput & {
  readonly equipmentId?: string;
  readonly otherEquipmentIds?: readonly string[];
};

/** The sender of a requirement. */
export interface LeadSender {
  readonly address: string;
  /** The origin of a foreign page. */
  readonly foreignOrigin?: string | undefined;
  /** The person logged in there. */
  readonly caller?: Caller | undefined;
}

/** Requirements of renters. */
export type Leads = ReturnType<typeof createLeads>;

/** Requirements an hour from one address. */
export const requirementLimit: Limit = { kind: 'requirement', most: timesAnHour.requirements, withinMs: hourMs };

/** Requirements an hour from all pages of one partner. */
export const partnerLeadLimit: Limit = {
  kind: 'partnerLead',
  most: timesAnHour.requirementsOfPartner,
  withinMs: hourMs,
};

export function createLeads({ db, clock, limits, cityById, alerts, receipts, offer }: LeadsParts) {
  /**
   * Stores within the limits, or not at all. Counted last, so that what was sent twice at once counts once, and counters that many share are locked for the
   * commit alone.
   */
  const storeWithin = (
    counted: readonly (readonly [Limit, string])[],
    row: Insertable<RequirementTable>,
    otherMachines: readonly string[],
  ) =>
    db.transaction().execute(async (trx) => {
      const stored = await queries.insertOnce(trx, row);
      if (!stored.isNew) return stored;
      await queries.insertMachines(trx, stored.id, otherMachines);
      const { retryAfterSeconds } = await limits.hitAll(trx, counted);
      if (retryAfterSeconds !== undefined) throw new AppError('lead.tooMany', undefined, { retryAfterSeconds });
      return stored;
    });
  /** The partner's page, proved by its receipt, which other websites must send. */
  const originOf = async ({ receipt }: RequirementInput, { foreignOrigin }: LeadSender) => {
    if (receipt !== undefined) return receipts.verify(receipt, foreignOrigin);
    if (foreignOrigin !== undefined) throw new AppError('request.origin');
    return undefined;
  };
  const answerOf = async (id: string) => ({
    id,
    ...((await queries.isConfirmed(db, id)) && { isConfirmed: true as const }),
  });
  return {
    /**
     * Stores a requirement once per key and returns its id.
     * @throws AppError `category.unknown`, `lead.tooMany`, `receipt.invalid`, `request.origin` from another website without a receipt, or `request.invalid` for
     * an unknown city or a past day
     */
    async submit(input: AskedInput, from: LeadSender): Promise<{ id: string; isConfirmed?: true }> {
      const partner = await originOf(input, from);
      // The hidden honeypot field; a program that fills it learns nothing.
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
      if (known !== undefined) return answerOf(known);
      const row = rowOf(input, clock.now(), partner);
      // A logged-in person's own phone is already verified.
      const isTheirs = from.caller !== undefined && (await queries.hasPhone(db, from.caller.userId, input.phone));
      const proved = isTheirs
        ? { phone_confirmed_at: row.created_at, offer_due_at: row.created_at, renter_id: from.caller.userId }
        : {};
      const ofPartner = partner === undefined ? [] : [[partnerLeadLimit, partner.keyId] as const];
      const stored = await storeWithin(
        [[requirementLimit, who], ...ofPartner],
        { ...row, ...proved },
        input.otherEquipmentIds ?? [],
      );
      if (stored.isNew) {
        if (partner !== undefined) await receipts.count(partner);
        alerts.announce(stored.id, { address: from.address, phone: input.phone });
        if (isTheirs) await offer(stored.id);
      }
      return answerOf(stored.id);
    },
  };
}

function rowOf(input: AskedInput, now: Date, partner: LeadOrigin | undefined) {
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
    job_latitude: input.jobAt?.latitude ?? null,
    job_longitude: input.jobAt?.longitude ?? null,
    equipment_id: input.equipmentId ?? null,
    language: languageCode(input.locale),
    consented_at: now,
    created_at: now,
    partner_key_id: partner?.keyId ?? null,
    partner_page: partner?.page ?? null,
    partner_widget: partner?.widget ?? null,
  };
}
