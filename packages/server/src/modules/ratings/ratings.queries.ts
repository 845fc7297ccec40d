import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

/** A machine that is public at the moment given, or this user's own; held until the transaction ends, so that its counts change one by one. */
export async function lockRateable(trx: Kysely<Database>, id: string, userId: string, now: Date) {
  return trx
    .selectFrom('equipment')
    .select('supplier_id')
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('supplier_id', '=', userId),
        row.and([row('listed', '=', true), row('status', '!=', 'Unavailable'), row('listed_until', '>', now)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps a rating; answers whether it is this user's first of the machine. */
export async function insertRating(
  trx: Kysely<Database>,
  rating: { equipment_id: string; user_id: string; star_rating: number; comment: string; created_at: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('equipment_ratings')
    .values(rating)
    .onConflict((conflict) => conflict.columns(['equipment_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a rating among the machine's; its rank follows by itself. @param halves its stars, doubled */
export async function countRating(trx: Kysely<Database>, id: string, halves: number): Promise<void> {
  await sql`
    update equipment set star_counts[${halves + 1}::int] = star_counts[${halves + 1}::int] + 1, rating_count = rating_count + 1
    where id = ${id}::uuid`.execute(trx);
}
