import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Identifies a row in any table: by its content and, among equal ones, by position. */
export interface RowKey {
  readonly hash: string;
  /** From 1. */
  readonly nth: number;
}

export const nameOf = ({ hash, nth }: RowKey): string => `${hash} ${nth}`;

const keysOf = (rows: readonly RowKey[]) => sql`
  unnest(${rows.map(({ hash }) => hash)}::text[], ${rows.map(({ nth }) => nth)}::int[]) as k (row_hash, nth)`;
const aDayBefore = (now: Date) => sql`${now}::timestamptz - interval '1 day'`;

/** Records rows as imported; returns the ids for their machines, except for rows imported within the last day. */
export async function claimRows(
  trx: Db,
  userId: string,
  rows: readonly RowKey[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const { rows: claimed } = await sql<RowKey & { id: string }>`
    insert into imported_rows (user_id, row_hash, nth, at, equipment_id)
      select ${userId}::uuid, row_hash, nth, ${now}::timestamptz, gen_random_uuid() from ${keysOf(rows)}
    on conflict (user_id, row_hash, nth) do update set at = excluded.at, equipment_id = excluded.equipment_id
      where imported_rows.at <= ${aDayBefore(now)}
    returning row_hash as hash, nth, equipment_id as id`.execute(trx);
  return new Map(claimed.map((one) => [nameOf(one), one.id]));
}

/** The machines of rows imported within the last day, by row name. */
export async function importedMachines(
  db: Db,
  userId: string,
  rows: readonly RowKey[],
  now: Date,
): Promise<ReadonlyMap<string, { readonly id: string; readonly isDraft: boolean }>> {
  if (rows.length === 0) return new Map();
  const { rows: found } = await sql<RowKey & { id: string; is_draft: boolean }>`
    select i.row_hash as hash, i.nth, e.id, e.is_draft from imported_rows i join ${keysOf(rows)} using (row_hash, nth)
      join equipment e on e.id = i.equipment_id
    where i.user_id = ${userId}::uuid and i.at > ${aDayBefore(now)} and e.supplier_id = ${userId}::uuid
      and e.deleted_at is null`.execute(db);
  return new Map(found.map((one) => [nameOf(one), { id: one.id, isDraft: one.is_draft }]));
}

/** What distinguishes machines in a table. */
export interface Looks {
  readonly name: string;
  readonly model_number: string;
  readonly year_of_mfg: number;
  readonly city_id: string;
}

/** A supplier's machines with one of these names, oldest first. */
export async function ownedLike(db: Db, userId: string, rows: readonly { readonly values: Looks }[]) {
  if (rows.length === 0) return [];
  const names = [...new Set(rows.map(({ values }) => values.name.toLowerCase()))];
  return db
    .selectFrom('equipment')
    .select(['id', 'name', 'model_number', 'year_of_mfg', 'city_id', 'is_draft'])
    .where('supplier_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name) = any(${names}::text[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** How many of these rows were imported within the last day. */
export async function countImported(db: Db, userId: string, rows: readonly RowKey[], now: Date): Promise<number> {
  if (rows.length === 0) return 0;
  const { rows: found } = await sql<{ n: number }>`
    select count(*)::int as n from imported_rows i join ${keysOf(rows)} using (row_hash, nth)
    where i.user_id = ${userId}::uuid and i.at > ${aDayBefore(now)}`.execute(db);
  return found[0]?.n ?? 0;
}
