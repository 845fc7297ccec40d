import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { locks } from '../database/locks.ts';
import type { Db } from '../database/types.ts';
import { within } from '../within.ts';

/** What only the database knows. */
export interface DatabaseFigures {
  /** Sessions that wait for an advisory lock, by its name; those without a number of their own are `other`. */
  readonly locksWaiting: ReadonlyMap<string, number>;
  /** Text messages that a provider has not answered for yet, and how old the oldest is; what is older than an hour was given up. */
  readonly smsSending: number;
  readonly smsOldestSeconds: number;
  readonly ordersDue: number;
  readonly refundsDue: number;
}

const givenUpAfter = '1 hour';

/** Asks for all of them at once. */
export async function databaseFigures(db: Db, now: Date): Promise<DatabaseFigures> {
  const waiting = await sql<{ number: number; waiting: number }>`
    select case when classid = 0 and objsubid = 1 then objid::bigint else 0 end as number, count(*)::int as waiting
    from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())
    group by 1`.execute(db);
  const { rows } = await sql<Omit<DatabaseFigures, 'locksWaiting'>>`
    select count(*)::int as "smsSending",
      coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as "smsOldestSeconds",
      (select count(*)::int from orders where next_check_at <= ${now}::timestamptz) as "ordersDue",
      (select count(*)::int from refunds where next_try_at <= ${now}::timestamptz) as "refundsDue"
    from sms_messages
    where state = 'sending' and created_at > ${now}::timestamptz - ${givenUpAfter}::interval`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('The database told no figures.');
  return { ...figures, locksWaiting: byName(waiting.rows) };
}

function byName(rows: readonly { readonly number: number; readonly waiting: number }[]): ReadonlyMap<string, number> {
  const names = new Map<number, string>(Object.entries(locks).map(([name, number]) => [number, name]));
  const found = new Map<string, number>([...names.values(), 'other'].map((name) => [name, 0]));
  for (const { number, waiting } of rows) {
    const name = names.get(number) ?? 'other';
    found.set(name, (found.get(name) ?? 0) + waiting);
  }
  return found;
}

/** The database's time for them: whoever looks waits no longer. */
const timeoutMs = 2000;

/** Keeps the last look at a database; while it does not answer there is none, and one question waits for all who look. */
export function databaseLook(
  db: Db,
  clock: Clock,
): { readonly look: () => Promise<void>; readonly last: () => DatabaseFigures | undefined } {
  let last: DatabaseFigures | undefined;
  let underWay: Promise<DatabaseFigures> | undefined;
  return {
    last: () => last,
    async look() {
      underWay ??= databaseFigures(db, clock.now()).finally(() => (underWay = undefined));
      last = await within(timeoutMs, underWay).catch(() => undefined);
    },
  };
}
