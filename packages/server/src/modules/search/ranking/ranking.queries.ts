import type { RankingWeights } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { tryLock } from '../../../database/locks.ts';
import type { Db } from '../../../database/types.ts';

/* Stored as `real`: six digits are what was set. */
const digits = (weight: number): number => Number(weight.toPrecision(6));

/** The current weights. */
export async function readWeights(db: Db): Promise<RankingWeights> {
  const row = await db
    .selectFrom('ranking_weights')
    .select(['nearness', 'size', 'free', 'price', 'rating', 'freshness'])
    .executeTakeFirstOrThrow();
  return {
    nearness: digits(row.nearness),
    size: digits(row.size),
    free: digits(row.free),
    price: digits(row.price),
    rating: digits(row.rating),
    freshness: digits(row.freshness),
  };
}

/** Sets the weights for future ranking. */
export async function writeWeights(trx: Db, weights: RankingWeights): Promise<void> {
  const { nearness, size, free, price, rating, freshness } = weights;
  await trx.updateTable('ranking_weights').set({ nearness, size, free, price, rating, freshness }).execute();
}

/** Ranks some machines after an id, in one statement; returns the last one, undefined at the end. */
export async function rankSome(db: Db, after: string | undefined, many: number): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    select rank_again(${after ?? null}::uuid, ${many}::int) as last`.execute(db);
  return rows[0]?.last ?? undefined;
}

/** Recomputes the median rents; returns whether one changed. If another process is doing it, nothing happens. */
export async function refreshRents(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, 'rents'))) return false;
    const before = await rentsAsText(trx);
    await sql`select refresh_typical_rents()`.execute(trx);
    return (await rentsAsText(trx)) !== before;
  });
}

async function rentsAsText(trx: Db): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(type_id || ' ' || rental_type || ' ' || median_paise, ',' order by type_id, rental_type), '') as text
    from typical_rents`.execute(trx);
  return rows[0]?.text ?? '';
}
