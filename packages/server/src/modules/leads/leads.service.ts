import { randomUUID } from 'node:crypto';
import type { RequirementInput } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { leadsTexts } from './leads.messages.ts';
import * as queries from './leads.queries.ts';

/** What the leads' rules need from outside. */
export interface LeadsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly cityById: (id: string) => City | undefined;
  /** Has suppliers told of a new requirement. */
  readonly alert: (requirementId: string) => void;
}

/** What renters need. */
export interface Leads {
  /**
   * Stores a requirement once per key and answers its id.
   * @throws AppError `category.unknown`, `lead.tooMany`, or `request.invalid` for a city that is none
   */
  submit(input: RequirementInput, address: string): Promise<{ id: string }>;
}

/** So many requirements an hour from one address. */
export const requirementLimit: Limit = { kind: 'requirement', most: 10, withinMs: 3_600_000 };

export function createLeads({ db, clock, limits, cityById, alert }: LeadsParts): Leads {
  return {
    async submit(input, address) {
      // No person sees that field. Whoever fills it learns nothing.
      if (input.website !== undefined) return { id: randomUUID() };
      const { selectedCityId } = input;
      if (selectedCityId !== undefined && cityById(selectedCityId) === undefined) {
        throw new AppError('request.invalid', { selectedCityId: leadsTexts.unknownCity });
      }
      const who = await limits.whoIs(address);
      const stored = await db.transaction().execute(async (trx) => {
        if (!(await queries.isActiveCategory(trx, input.categoryId))) throw new AppError('category.unknown');
        const { id, isNew } = await queries.insertOnce(trx, rowOf(input, clock.now()));
        if (!isNew) return { id, isNew };
        const { retryAfterSeconds } = await limits.hit(trx, requirementLimit, who);
        // Thrown inside, so that nothing is stored.
        if (retryAfterSeconds !== undefined) throw new AppError('lead.tooMany', undefined, { retryAfterSeconds });
        return { id, isNew };
      });
      if (stored.isNew) alert(stored.id);
      return { id: stored.id };
    },
  };
}

function rowOf(input: RequirementInput, now: Date) {
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
  };
}
