import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migration.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { Database } from '../../database/types.ts';
import type { Stopping } from '../../http/stopping.ts';
import { within } from '../../within.ts';

/** What keeps a process from being asked. */
export type Unready = 'stopping' | 'database' | 'schema';

/** Whether this process should be asked now. */
export interface Readiness {
  /** What fails, and why for the log; `undefined` when it is ready. Never rejects, and answers in time though the database does not. */
  failing(): Promise<{ readonly check: Unready; readonly cause?: unknown } | undefined>;
}

/** What the checks need. */
export interface ReadinessParts {
  readonly db: Kysely<Database>;
  readonly stopping: Pick<Stopping, 'isStopping'>;
  /** The database's time to answer, in milliseconds. */
  readonly timeoutMs?: number;
  readonly migrations?: readonly Pick<Migration, 'name'>[];
}

const usualTimeoutMs = 2000;

export function createReadiness(parts: ReadinessParts): Readiness {
  const { db, stopping, timeoutMs = usualTimeoutMs, migrations: needed = migrations } = parts;
  let underWay: Promise<ReadonlySet<string>> | undefined;
  // One question at a time: a database that hangs holds one connection for all who ask.
  const ranThere = () => (underWay ??= ranMigrations(db).finally(() => (underWay = undefined)));

  return {
    async failing() {
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

async function ranMigrations(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

const isMissingTable = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01';
