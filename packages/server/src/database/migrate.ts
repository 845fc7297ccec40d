import { type Kysely, sql } from 'kysely';
import { takeLock } from './locks.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './types.ts';

/**
 * Brings the schema up to date, all or nothing. Several processes may call it at once on one database.
 * Answers the names of the migrations that ran now.
 */
export async function migrate(db: Kysely<Database>, all: readonly Migration[] = migrations): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await takeLock(trx, 'migration');
    await sql`create table if not exists schema_migrations (name text primary key, ran_at timestamptz not null default now())`.execute(
      trx,
    );
    const done = await sql<{ name: string }>`select name from schema_migrations`.execute(trx);
    const known = new Set(done.rows.map((row) => row.name));
    const ran: string[] = [];
    for (const migration of all) {
      if (known.has(migration.name)) continue;
      for (const statement of migration.statements) await sql.raw(statement).execute(trx);
      await sql`insert into schema_migrations (name) values (${migration.name})`.execute(trx);
      ran.push(migration.name);
    }
    return ran;
  });
}
