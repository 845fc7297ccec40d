import { retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import { takeLockFor } from '../../database/locks.ts';
import type { Db } from '../../database/types.ts';

/** The owner of a machine that is public at this moment, or the requester's own; `undefined` otherwise. */
export async function findSeller(db: Db, machineId: string, requesterId: string, now: Date) {
  return db
    .selectFrom('equipment')
    .innerJoin('users', 'users.id', 'equipment.supplier_id')
    .leftJoin('organizations', 'organizations.user_id', 'users.id')
    .select([
      'equipment.supplier_id',
      'equipment.phone as machine_phone',
      'users.phone',
      'first_name',
      'last_name',
      'organizations.name as organization',
    ])
    .where('equipment.id', '=', machineId)
    .where((row) =>
      row.or([
        row('equipment.supplier_id', '=', requesterId),
        row.and([row('listed', '=', true), row('status', '!=', 'Unavailable'), row('listed_until', '>', now)]),
      ]),
    )
    .executeTakeFirst();
}

/** Makes concurrent reveals by the same person wait until this transaction ends. */
export async function lockRequester(trx: Db, requesterId: string): Promise<void> {
  await takeLockFor(trx, 'seller', requesterId);
}

/** The owners revealed to a person on a day. */
export async function sellersSeen(trx: Db, requesterId: string, day: string): Promise<string[]> {
  const { rows } = await sql<{ supplier_id: string }>`
    select distinct supplier_id from seller_reveals where user_id = ${requesterId} and day = ${day}::date`.execute(trx);
  return rows.map((row) => row.supplier_id);
}

/** Records that a machine's owner was revealed to a person; returns whether it is new on this day. */
export async function insertReveal(
  trx: Db,
  reveal: { user_id: string; day: string; supplier_id: string; equipment_id: string; at: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('seller_reveals')
    .values(reveal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes old records of reveals. */
export const forgetReveals = (db: Db, clock: Clock): Promise<void> =>
  deleteOlder(db, 'seller_reveals', 'at', spanBefore(clock.now(), retention.reveals));
