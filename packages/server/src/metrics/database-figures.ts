import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { locks } from '../database/locks.ts';
import type { Db } from '../database/types.ts';
import { within } from '../within.ts';

/** Figures that only the database knows. */
export interface DatabaseFigures {
  /** Sessions waiting for an advisory lock, by name; unnumbered ones are `other`. */
  readonly locksWaiting: ReadonlyMap<string, number>;
  /** Unanswered text messages at the provider, and the age of the oldest; those older than an hour were given up. */
  readonly smsSending: number;
  readonly smsOldestSeconds: number;
  readonly ordersDue: number;
  readonly refundsDue: number;
}

const givenUpAfter = '1 hour';

/** Queries all of them at once. */
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

/** The time limit for the database. */
const timeoutMs = 2000;

/** Keeps the last figures; while the database does not answer there are none, and all readers share one query. */
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
