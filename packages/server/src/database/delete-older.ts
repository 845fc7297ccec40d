import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from './types.ts';

/* Few enough not to block others. */
const atOnce = 500;

/** Deletes the rows of a table whose moment lies before another one: some at a time, each time in a transaction of its own. Rows that somebody
 * holds, as other processes that delete do, wait for the next time. @param only which of them */
export async function deleteOlder(
  db: Db,
  table: keyof Database,
  column: string,
  before: Date,
  only: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  const [rowsOf, moment] = [sql.table(table), sql.ref(column)];
  for (let gone = atOnce; gone >= atOnce;) {
    const { rows } = await sql<{ gone: number }>`
      with gone as (
        delete from ${rowsOf} where ctid = any(array(
          select ctid from ${rowsOf} where ${moment} <= ${before}::timestamptz and ${only} order by ${moment} limit ${atOnce} for update skip locked))
        returning 1)
      select count(*)::int as gone from gone`.execute(db);
    gone = rows[0]?.gone ?? 0;
  }
}
