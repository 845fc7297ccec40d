import { followersOf, putOffMs } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { purchasesOf } from '../purchases/index.ts';
import { wouldMeet } from './upgrades.queries.ts';

/** What was bought to follow a plan that a larger one is to take the place of, and what becomes of it. */
export interface Followers {
  readonly ids: readonly string[];
  readonly equipmentIds: readonly string[];
  /** They all begin so much later, so that the first of them follows the larger plan. */
  readonly byMs: number;
  /** Whether they would then meet another plan that holds a machine of theirs. */
  readonly isBarred: boolean;
}

/** @param end of the larger plan */
export async function followersAfter(trx: Db, userId: string, upgradeOf: string, end: Date): Promise<Followers> {
  const rows = followersOf(await purchasesOf(trx, userId), upgradeOf.toLowerCase());
  const ids = rows.map(({ id }) => id);
  const equipmentIds = rows.flatMap(({ equipment_ids }) => equipment_ids);
  const byMs = putOffMs(
    rows.map(({ start_date }) => ({ startDate: start_date })),
    end,
  );
  const isBarred = byMs > 0 && (await wouldMeet(trx, ids, byMs, upgradeOf));
  return { ids, equipmentIds, byMs, isBarred };
}
