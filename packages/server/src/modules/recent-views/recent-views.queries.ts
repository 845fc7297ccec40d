import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { detailColumns, type DetailsRow } from '../equipment/equipment.queries.ts';
import { wordsOf } from '../equipment/search/words.ts';

/** A machine that somebody looked at. */
export interface ViewedRow extends DetailsRow {
  readonly viewed_at: Date;
  readonly is_own: boolean;
  readonly own_stars: string | number | null;
  readonly own_comment: string | null;
}

/** Counts one look at a machine. */
export async function countView(db: Kysely<Database>, machineId: string, day: string): Promise<void> {
  await sql`select count_view(${machineId}::uuid, ${day}::date)`.execute(db);
}

/** Keeps that somebody looked at a machine; counts it unless one of theirs was counted within the hour before. */
export async function keepView(
  db: Kysely<Database>,
  look: {
    readonly userId: string;
    readonly machineId: string;
    readonly at: Date;
    readonly day: string;
    readonly counts: boolean;
  },
): Promise<void> {
  const { userId, machineId, at, day, counts } = look;
  const kept = await sql<{ equipment_id: string }>`
    insert into recent_views (user_id, equipment_id, viewed_at, counted_at)
      values (${userId}::uuid, ${machineId}::uuid, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (user_id, equipment_id) do update set viewed_at = excluded.viewed_at, counted_at = excluded.counted_at
      where recent_views.counted_at <= excluded.counted_at - interval '1 hour'
    returning equipment_id`.execute(db);
  if (kept.rows.length > 0) {
    if (counts) await countView(db, machineId, day);
    return;
  }
  await sql`update recent_views set viewed_at = ${at}::timestamptz
    where user_id = ${userId}::uuid and equipment_id = ${machineId}::uuid and viewed_at < ${at}::timestamptz`.execute(
    db,
  );
}

/* What may be sorted by: from here alone comes what stands in the order. */
const keys: Readonly<Record<string, RawBuilder<unknown>>> = {
  viewedAt: sql`v.viewed_at`,
  name: sql`lower(e.name) collate "C"`,
  modelNumber: sql`lower(e.model_number) collate "C"`,
  region: sql`e.region collate "C"`,
  finalRentalValue: sql`e.final_rental_paise`,
};

function whereOf(userId: string, searchTerm: string | undefined, now: Date): RawBuilder<unknown> {
  const words = searchTerm === undefined ? undefined : wordsOf(searchTerm).slice(0, 8);
  const query = words?.map((word) => `'${word}':*`).join(' & ');
  const isFound =
    query === undefined || searchTerm === ''
      ? sql`true`
      : query === ''
        ? sql`false`
        : sql`e.search @@ ${query}::tsquery`;
  return sql`v.user_id = ${userId}::uuid and ${isFound}
    and (e.supplier_id = v.user_id or (e.listed and e.status <> 'Unavailable' and e.listed_until > ${now}::timestamptz))`;
}

/** A page of the machines somebody looked at that are still public, or theirs. */
export async function viewedPage(
  db: Kysely<Database>,
  {
    userId,
    searchTerm,
    sort = '-viewedAt',
    now,
  }: { userId: string; searchTerm?: string | undefined; sort?: string | undefined; now: Date },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ViewedRow[]; total: number }> {
  const isTurned = sort.startsWith('-');
  const key = keys[isTurned ? sort.slice(1) : sort] ?? sql`v.viewed_at`;
  const where = whereOf(userId, searchTerm, now);
  const columns = sql.join(detailColumns.map((column) => sql.ref(`e.${column}`)));
  const [{ rows }, total] = await Promise.all([
    sql<ViewedRow>`
      select ${columns}, v.viewed_at, e.supplier_id = v.user_id as is_own, r.star_rating as own_stars, r.comment as own_comment
      from recent_views v join equipment e on e.id = v.equipment_id
        left join equipment_ratings r on r.equipment_id = e.id and r.user_id = v.user_id
      where ${where} order by ${key} ${isTurned ? sql`desc` : sql`asc`}, e.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{
      total: number;
    }>`select count(*)::int as total from recent_views v join equipment e on e.id = v.equipment_id where ${where}`.execute(
      db,
    ),
  ]);
  return { rows, total: total.rows[0]?.total ?? 0 };
}
