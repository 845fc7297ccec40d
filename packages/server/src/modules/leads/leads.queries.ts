import type { Insertable, Kysely } from 'kysely';
import type { Database, RequirementTable } from '../../database/types.ts';

/** Stores a requirement, unless its key is known: then answers `isNew: false` and the id that was stored first. */
export async function insertOnce(
  db: Kysely<Database>,
  row: Insertable<RequirementTable>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const stored = await db
    .insertInto('requirements')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored !== undefined) return { id: stored.id, isNew: true };
  const id = await findSent(db, row.idempotency_key);
  // What was just there is only gone with all of what its sender had sent.
  if (id === undefined) throw new Error('A requirement with this key was there and is gone.');
  return { id, isNew: false };
}

/** The id of what was sent with a key. */
export async function findSent(db: Kysely<Database>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('requirements').select('id').where('idempotency_key', '=', key).executeTakeFirst();
  return row?.id;
}

/** Whether a category can be chosen at this moment. */
export async function isActiveCategory(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody's account is of a phone. */
export async function hasPhone(db: Kysely<Database>, userId: string, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}
