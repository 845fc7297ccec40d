import type { Insertable, Kysely } from 'kysely';
import type { Database, RequirementTable } from '../../database/types.ts';

/** Stores a requirement, unless its key is known: then answers `isNew: false` and the id that was stored first. */
export async function insertOnce(
  trx: Kysely<Database>,
  row: Insertable<RequirementTable>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const stored = await trx
    .insertInto('requirements')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored !== undefined) return { id: stored.id, isNew: true };
  const first = await trx
    .selectFrom('requirements')
    .select('id')
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  return { id: first.id, isNew: false };
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
