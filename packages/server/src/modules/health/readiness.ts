import { sql } from 'kysely';
import type { Migration } from '../../database/migration.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { Db } from '../../database/types.ts';
import type { Stopping } from '../../http/stopping.ts';
import { within } from '../../within.ts';

/** What keeps a process from being asked. */
export type Unready = 'stopping' | 'database' | 'schema';

/** Whether this process should be asked now. */
export type Readiness = ReturnType<typeof createReadiness>;

/** What the checks need. */
export interface ReadinessParts {
  readonly db: Db;
  readonly stopping: Pick<Stopping, 'isStopping'>;
  /** The database's time to answer, in milliseconds. */
  readonly timeoutMs?: number;
  readonly migrations?: readonly Pick<Migration, 'name'>[];
}

const usualTimeoutMs = 2000;

export function createReadiness(parts: ReadinessParts) {
  const { db, stopping, timeoutMs = usualTimeoutMs, migrations: needed = migrations } = parts;
  let underWay: Promise<ReadonlySet<string>> | undefined;
  // One question at a time: a database that hangs holds one connection for all who ask.
  const ranThere = () => (underWay ??= ranMigrations(db).finally(() => (underWay = undefined)));

  return {
    /** What fails, and why for the log; `undefined` when it is ready. Never rejects, and answers in time though the database does not. */
    async failing(): Promise<{ readonly check: Unready; readonly cause?: unknown } | undefined> {
      if (stopping.isStopping) return { check: 'stopping' };
      try {
        const ran = await within(timeoutMs, ranThere());
        // More than we know is a version after ours: its schema serves ours too.
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
