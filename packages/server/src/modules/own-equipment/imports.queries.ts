import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

/** Which row of a table it is, whatever table: by what is in it and, of those that are alike, by its place among them. */
export interface RowKey {
  readonly hash: string;
  /** From 1. */
  readonly nth: number;
}

export const nameOf = ({ hash, nth }: RowKey): string => `${hash} ${nth}`;

const keysOf = (rows: readonly RowKey[]) => sql`
  unnest(${rows.map(({ hash }) => hash)}::text[], ${rows.map(({ nth }) => nth)}::int[]) as k (row_hash, nth)`;
const aDayBefore = (now: Date) => sql`${now}::timestamptz - interval '1 day'`;

/** Notes that rows are imported now; answers the names of those that were not within the day before. */
export async function claimRows(
  trx: Kysely<Database>,
  userId: string,
  rows: readonly RowKey[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows: claimed } = await sql<RowKey>`
    insert into imported_rows (user_id, row_hash, nth, at) select ${userId}::uuid, row_hash, nth, ${now}::timestamptz from ${keysOf(rows)}
    on conflict (user_id, row_hash, nth) do update set at = excluded.at where imported_rows.at <= ${aDayBefore(now)}
    returning row_hash as hash, nth`.execute(trx);
  return new Set(claimed.map(nameOf));
}

/** How many of these rows were imported within the day before. */
export async function countImported(
  db: Kysely<Database>,
  userId: string,
  rows: readonly RowKey[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const { rows: found } = await sql<{ n: number }>`
    select count(*)::int as n from imported_rows i join ${keysOf(rows)} using (row_hash, nth)
    where i.user_id = ${userId}::uuid and i.at > ${aDayBefore(now)}`.execute(db);
  return found[0]?.n ?? 0;
}
