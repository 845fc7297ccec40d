import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/* A hire is rated though its machine is let out no more. */
const wasHiredBy = (userId: string) => sql<boolean>`exists (
  select from deals d join requirements r on r.id = d.requirement_id join users u on u.id = ${userId}::uuid
  where d.equipment_id = equipment.id and d.state = 'done'
    and (r.renter_id = u.id or r.renter_id is null and r.phone_confirmed_at is not null and r.phone = u.phone))`;

/** A machine that is public at this moment, that this user has hired, or their own; locked until the transaction ends, so that its counts change one by one. */
export async function lockRateable(trx: Db, id: string, userId: string, now: Date) {
  return trx
    .selectFrom('equipment')
    .select('supplier_id')
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('supplier_id', '=', userId),
        row.and([row('listed', '=', true), row('status', '!=', 'Unavailable'), row('listed_until', '>', now)]),
        row.and([row('deleted_at', 'is', null), wasHiredBy(userId)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Saves a rating; returns its id, or `undefined` if it is not this user's first of the machine. */
export async function insertRating(
  trx: Db,
  rating: {
    equipment_id: string;
    user_id: string;
    star_rating: number;
    comment: string;
    created_at: Date;
    hidden_at: Date | null;
  },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('equipment_ratings')
    .values(rating)
    .onConflict((conflict) => conflict.columns(['equipment_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A person's rating of a machine; both are locked until the transaction ends, so that counts change one by one. */
export async function lockOwnRating(trx: Db, equipmentId: string, userId: string) {
  await trx.selectFrom('equipment').select('id').where('id', '=', equipmentId).forUpdate().execute();
  return trx
    .selectFrom('equipment_ratings')
    .select(['id', 'star_rating', 'hidden_at', 'hidden_reason'])
    .where('equipment_id', '=', equipmentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function updateRating(
  trx: Db,
  id: string,
  given: {
    readonly star_rating: number;
    readonly comment: string;
    readonly changed_at: Date;
    readonly hidden_at: Date | null;
  },
): Promise<void> {
  await trx.updateTable('equipment_ratings').set(given).where('id', '=', id).execute();
}

export async function deleteRating(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('equipment_ratings').where('id', '=', id).execute();
}

/** Answers a rating of one of this supplier's machines. @returns the machine; `undefined` if it is not theirs */
export async function setAnswer(
  trx: Db,
  { ratingId, supplierId, answer, now }: { ratingId: string; supplierId: string; answer: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ equipment_id: string }>`
    update equipment_ratings r set answer = ${answer}, answered_at = ${answer === '' ? null : now}::timestamptz
    from equipment e where r.id = ${ratingId}::uuid and e.id = r.equipment_id and e.supplier_id = ${supplierId}::uuid
    returning r.equipment_id`.execute(trx);
  return rows[0]?.equipment_id;
}
