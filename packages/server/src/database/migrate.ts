import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { tryLock } from './locks.ts';
import { migrateTexts as texts } from './migrate.messages.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import type { OpenDatabase } from './open.ts';
import { type MigrationParts, type MigrationWaits, runMigration, usualMigrationWaits } from './run-migration.ts';
import type { Database, Db } from './types.ts';

export interface MigrateOptions {
  /** This version's by default. */
  readonly all?: readonly Migration[];
  /** Prints a line for the operator. */
  readonly tell?: (line: string) => void;
  readonly patience?: MigrationWaits;
}

/**
 * Brings the schema up to date, one migration after another, each completely or not at all. Several processes may call it at once: one works, the others wait.
 * Returns the names of the migrations that ran now.
 * @throws DatabaseError with one line if a table stays in use
 */
export async function migrate(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  { all = migrations, tell = () => {}, patience = usualMigrationWaits }: MigrateOptions = {},
): Promise<string[]> {
  if (pool === undefined) return runAll(all, { db, isPostgres: false, isPooled: false, patience, tell });
  // Separate connections: one holds the lock, one works, and both are closed so that their settings do not reach the pool.
  const own = new pg.Pool({ ...pool.options, max: 2 });
  own.on('error', () => {});
  const lockDb = new Kysely<Database>({ dialect: new PostgresDialect({ pool: own }) });
  try {
    const isPooled = await hasPooler(own);
    return await holdingLock(lockDb, tell, () =>
      runAll(all, { db: lockDb, isPostgres: true, isPooled, patience, tell }),
    );
  } finally {
    await lockDb.destroy();
  }
}

async function runAll(all: readonly Migration[], parts: MigrationParts): Promise<string[]> {
  await sql`create table if not exists schema_migrations (name text primary key, ran_at timestamptz not null default now())`.execute(
    parts.db,
  );
  const done = await migrationsDone(parts.db);
  const ran: string[] = [];
  for (const migration of all) {
    if (!done.has(migration.name) && (await runMigration(migration, parts))) ran.push(migration.name);
  }
  return ran;
}

async function migrationsDone(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

const lookAgainMs = 250;

/** Works while no other process does. Waiters poll: a query waiting for the lock would block the building of an index, which waits for every older query. */
async function holdingLock<Result>(db: Db, tell: (line: string) => void, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const done = await db.transaction().execute(async (trx) => {
      // Its connection is idle while the other works.
      await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
      if (!(await tryLock(trx, 'migration'))) return undefined;
      // A parameterised query keeps its snapshot until the next one, and the building of an index would wait for it.
      await sql`select 1`.execute(trx);
      return { result: await work() };
    });
    if (done !== undefined) return done.result;
    if (attempt === 1) tell(texts.waitingForOther);
    await setTimeout(lookAgainMs);
  }
}

/** A pooler answers in PostgreSQL's place, with a process id that it made up. */
async function hasPooler(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return (client as { readonly processID?: number }).processID !== rows[0]?.pid;
  } finally {
    client.release();
  }
}

/** How a database's schema compares to this version's. */
export type SchemaState =
  | { readonly is: 'current' }
  | { readonly is: 'empty' }
  /** It lacks these migrations. */
  | { readonly is: 'older'; readonly missing: readonly string[] }
  /** A newer version of the program ran these. */
  | { readonly is: 'newer'; readonly unknown: readonly string[] };

/** Compares the schema; changes nothing. */
export async function schemaState(db: Db, all: readonly Migration[] = migrations): Promise<SchemaState> {
  const { rows } = await sql<{
    is_there: boolean;
  }>`select to_regclass('schema_migrations') is not null as is_there`.execute(db);
  const done = rows[0]?.is_there === true ? await migrationsDone(db) : new Set<string>();
  if (done.size === 0) return { is: 'empty' };
  const known = new Set(all.map(({ name }) => name));
  const unknown = [...done].filter((name) => !known.has(name));
  if (unknown.length > 0) return { is: 'newer', unknown };
  const missing = [...known].filter((name) => !done.has(name));
  return missing.length > 0 ? { is: 'older', missing } : { is: 'current' };
}
