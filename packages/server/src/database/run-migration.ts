import { setTimeout } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { DatabaseError } from './database-error.ts';
import { migrateTexts as texts } from './migrate.messages.ts';
import type { ConcurrentIndexes, Fill, Migration, Statements } from './migration.ts';
import type { Database, Db } from './types.ts';

/** How long a migration waits for locks. */
export interface MigrationWaits {
  /** How long others wait behind us for a table. */
  readonly lockTimeoutMs: number;
  /** Before the second try; each later one waits half as long again. */
  readonly firstWaitMs: number;
  readonly tries: number;
}

/** About two minutes in total. */
export const usualMigrationWaits: MigrationWaits = { lockTimeoutMs: 2000, firstWaitMs: 500, tries: 12 };

/** What a migration runs with. */
export interface MigrationParts {
  readonly db: Db;
  readonly isPostgres: boolean;
  /** Whether a pooler is in between, so that session settings must not be used. */
  readonly isPooled: boolean;
  readonly patience: MigrationWaits;
  readonly tell: (line: string) => void;
}

/** Runs a migration unless it has already run; returns whether it ran now. @throws DatabaseError with one line if a table stays in use */
export async function runMigration(migration: Migration, parts: MigrationParts): Promise<boolean> {
  const run = (): Promise<boolean> => {
    if ('statements' in migration) return runStatements(migration, parts);
    return 'fill' in migration ? fillRows(migration, parts) : buildIndexes(migration, parts);
  };
  const { tries, firstWaitMs } = parts.patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (cause) {
      if (!isContended(cause)) throw cause;
      if (attempt === tries) throw new DatabaseError(texts.noLock(migration.name), { cause });
      parts.tell(texts.waitingForLock(migration.name));
      await setTimeout(firstWaitMs * 1.5 ** (attempt - 1));
    }
  }
}

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';
const queryCanceled = '57014';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const isContended = (error: unknown): boolean => [lockNotAvailable, deadlockDetected].includes(String(codeOf(error)));

/** A transaction that may take long, but never blocks others for long. */
async function inTransaction<Result>(
  { db, patience: { lockTimeoutMs } }: MigrationParts,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(
      trx,
    );
    return work(trx);
  });
}

/** Records a migration, unless it is recorded; a concurrent caller waits and then finds it. */
async function markDone(db: Db, { name }: Migration): Promise<boolean> {
  const { rows } = await sql`
    insert into schema_migrations (name) values (${name}) on conflict do nothing returning name`.execute(db);
  return rows.length === 1;
}

async function runStatements(migration: Statements, parts: MigrationParts): Promise<boolean> {
  return inTransaction(parts, async (trx) => {
    if (!(await markDone(trx, migration))) return false;
    for (const statement of migration.statements) await sql.raw(statement).execute(trx);
    return true;
  });
}

async function fillRows(migration: Fill, parts: MigrationParts): Promise<boolean> {
  const fill = () =>
    inTransaction(
      parts,
      async (trx) => (await sql.raw<{ filled: number }>(migration.fill).execute(trx)).rows[0]?.filled,
    );
  while (((await fill()) ?? 0) > 0);
  return markDone(parts.db, migration);
}

async function buildIndexes(migration: ConcurrentIndexes, parts: MigrationParts): Promise<boolean> {
  await parts.db.connection().execute((session) => withoutLimits(session, parts, () => build(session)));
  return markDone(parts.db, migration);

  async function build(session: Db): Promise<void> {
    // The embedded database has no concurrent users.
    const concurrently = parts.isPostgres ? 'concurrently' : '';
    for (const [index, { on, isUnique = false }] of Object.entries(migration.indexes)) {
      if (await isHalfBuilt(session, index)) await sql.raw(`drop index ${concurrently} ${index}`).execute(session);
      const create = `create ${isUnique ? 'unique ' : ''}index ${concurrently} if not exists ${index} on ${on}`;
      await sql
        .raw(create)
        .execute(session)
        .catch((cause: unknown) => {
          if (!parts.isPooled || codeOf(cause) !== queryCanceled) throw cause;
          throw new DatabaseError(texts.tooSlowForPooler(migration.name), { cause });
        });
    }
  }
}

async function isHalfBuilt(db: Db, index: string): Promise<boolean> {
  const { rows } = await sql<{ indisvalid: boolean }>`
    select indisvalid from pg_index where indexrelid = to_regclass(${index})`.execute(db);
  return rows[0]?.indisvalid === false;
}

/* Without a transaction settings go to the session, which is ours unless pooled. It waits for others without blocking them. */
async function withoutLimits(session: Db, parts: MigrationParts, work: () => Promise<void>): Promise<void> {
  if (parts.isPooled || !parts.isPostgres) return work();
  await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`.execute(
    session,
  );
  return work();
}
