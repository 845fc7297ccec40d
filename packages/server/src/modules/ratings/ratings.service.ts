import type { callSchemas } from '@yantra/contract/schemas';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import * as queries from './ratings.queries.ts';

/** What people say of machines. */
export interface Ratings {
  /** @throws AppError `equipment.unknown` when it is not public, `rating.own`, `rating.again` */
  add(
    input: z.output<(typeof callSchemas)['addEquipmentRating']['input']>,
    caller: Caller,
  ): Promise<Record<string, never>>;
}

export function createRatings({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }): Ratings {
  return {
    async add({ equipmentId, starRating, comment }, { userId }) {
      if (!isUuid(equipmentId)) throw new AppError('equipment.unknown');
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const machine = await queries.lockRateable(trx, equipmentId, userId, now);
        if (machine === undefined) throw new AppError('equipment.unknown');
        if (machine.supplier_id === userId) throw new AppError('rating.own');
        const rating = {
          equipment_id: equipmentId,
          user_id: userId,
          star_rating: starRating,
          comment,
          created_at: now,
        };
        if (!(await queries.insertRating(trx, rating))) throw new AppError('rating.again');
        await queries.countRating(trx, equipmentId, starRating * 2);
      });
      return {};
    },
  };
}
