import { sql } from 'kysely';
import type { Migration } from '../../database/migration.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { Db } from '../../database/types.ts';
import type { Stopping } from '../../http/stopping.ts';
import { within } from '../../within.ts';

/** Reasons not to send requests to a process. */
export type Unready = 'stopping' | 'database' | 'schema';

/** Whether this process should get requests now. */
export type Readiness = ReturnType<typeof createReadiness>;

/** What the checks need. */
export interface ReadinessParts {
  readonly db: Db;
  readonly stopping: Pick<Stopping, 'isStopping'>;
  /** The database's time limit, in milliseconds. */
  readonly timeoutMs?: number;
  readonly migrations?: readonly Pick<Migration, 'name'>[];
}

const usualTimeoutMs = 2000;

export function createReadiness(parts: ReadinessParts) {
  const { db, stopping, timeoutMs = usualTimeoutMs, migrations: needed = migrations } = parts;
  let underWay: Promise<ReadonlySet<string>> | undefined;
  // One query at a time: a hanging database blocks one connection, however many ask.
  const ranThere = () => (underWay ??= ranMigrations(db).finally(() => (underWay = undefined)));

  return {
    /** The failed check, with the reason for the log; `undefined` if it is ready. Never rejects, and answers in time even if the database does not. */
    async failing(): Promise<{ readonly check: Unready; readonly cause?: unknown } | undefined> {
      if (stopping.isStopping) return { check: 'stopping' };
      try {
        const ran = await within(timeoutMs, ranThere());
        // Additional migrations are a newer version's: its schema serves ours too.
        return needed.every(({ name }) => ran.has(name)) ? undefined : { check: 'schema' };
      } catch (cause) {
        return { check: isMissingTable(cause) ? 'schema' : 'database', cause };
      }
    },
  };
}

async function ranMigrations(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

const isMissingTable = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01';
