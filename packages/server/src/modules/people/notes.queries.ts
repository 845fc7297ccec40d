import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../database/types.ts';

/* Enough for the versions that are shown, though single saves are put together. */
const most = 500;

/** Whether there is such an account. */
export async function isPerson(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The saved notes about a person, the latest first, with their writers' names. */
export async function versionsOf(db: Db, id: string) {
  return db
    .selectFrom('person_notes')
    .innerJoin('users', 'users.id', 'person_notes.written_by')
    .select([
      'text',
      'person_notes.version',
      'written_at',
      'written_by',
      sql<string>`trim(first_name || ' ' || last_name)`.as('writer'),
    ])
    .where('user_id', '=', id)
    .orderBy('person_notes.version', 'desc')
    .limit(most)
    .execute();
}

/** The number of the latest; 0 without any. */
export async function latestVersion(trx: Db, id: string): Promise<number> {
  const { version } = await trx
    .selectFrom('person_notes')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

export async function addVersion(trx: Db, row: Insertable<Database['person_notes']>): Promise<void> {
  await trx.insertInto('person_notes').values(row).execute();
}
