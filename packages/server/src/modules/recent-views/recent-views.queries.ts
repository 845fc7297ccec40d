import { retention, spanBefore } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import { wordsOf } from '../../database/search-words.ts';
import type { Db } from '../../database/types.ts';
import type { Slice } from '../../page.ts';
import { detailColumns, type DetailsRow } from '../equipment/index.ts';

/** A machine that a person viewed. */
export interface ViewedRow extends DetailsRow {
  readonly viewed_at: Date;
  readonly is_own: boolean;
  readonly own_stars: string | number | null;
  readonly own_comment: string | null;
}

/** Counts one view of a machine. */
export async function countView(db: Db, machineId: string, day: string): Promise<void> {
  await sql`select count_view(${machineId}::uuid, ${day}::date)`.execute(db);
}

/**
 * Counts an anonymous view, unless one from the same address was counted within the last hour, or too many of other machines.
 * @param visitor the keyed hash of the address
 */
export async function countVisitorsView(
  db: Db,
  {
    visitor,
    machineId,
    at,
    day,
    most,
  }: {
    readonly visitor: string;
    readonly machineId: string;
    readonly at: Date;
    readonly day: string;
    readonly most: number;
  },
): Promise<void> {
  const anHourAgo = sql`${at}::timestamptz - interval '1 hour'`;
  const marked = await sql`
    insert into view_marks (visitor, equipment_id, at) select ${visitor}, ${machineId}::uuid, ${at}::timestamptz
      where (select count(*) from view_marks where visitor = ${visitor} and at > ${anHourAgo}) < ${most}::int
    on conflict (visitor, equipment_id) do update set at = excluded.at where view_marks.at <= ${anHourAgo}
    returning visitor`.execute(db);
  if (marked.rows.length > 0) await countView(db, machineId, day);
}

/* Who rated a machine finds it here as long as the rating stands, to change it or take it back. */
const isNotRated = sql`not exists (
  select from equipment_ratings r where r.equipment_id = recent_views.equipment_id and r.user_id = recent_views.user_id)`;

/** Forgets what somebody looked at before so many others and did not rate. */
async function forgetOldest(db: Db, userId: string, most: number): Promise<void> {
  await sql`delete from recent_views where user_id = ${userId}::uuid and ${isNotRated} and equipment_id in (
    select equipment_id from recent_views where user_id = ${userId}::uuid and ${isNotRated}
      order by viewed_at desc, equipment_id offset ${most}::int)`.execute(db);
}

/** Saves a person's view of a machine; counts it unless another of theirs was counted within the last hour. */
export async function keepView(
  db: Db,
  look: {
    readonly userId: string;
    readonly machineId: string;
    readonly at: Date;
    readonly day: string;
    readonly counts: boolean;
    /** How many machines are kept per person. */
    readonly most: number;
  },
): Promise<void> {
  const { userId, machineId, at, day, counts, most } = look;
  const kept = await sql<{ equipment_id: string }>`
    insert into recent_views (user_id, equipment_id, viewed_at, counted_at)
      values (${userId}::uuid, ${machineId}::uuid, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (user_id, equipment_id) do update set viewed_at = excluded.viewed_at, counted_at = excluded.counted_at
      where recent_views.counted_at <= excluded.counted_at - interval '1 hour'
    returning equipment_id`.execute(db);
  if (kept.rows.length > 0) {
    if (counts) await countView(db, machineId, day);
    await forgetOldest(db, userId, most);
    return;
  }
  await sql`update recent_views set viewed_at = ${at}::timestamptz
    where user_id = ${userId}::uuid and equipment_id = ${machineId}::uuid and viewed_at < ${at}::timestamptz`.execute(
    db,
  );
}

/* The sortable columns: order clauses are made only from these. */
const keys: Readonly<Record<string, RawBuilder<unknown>>> = {
  viewedAt: sql`v.viewed_at`,
  name: sql`lower(e.name) collate "C"`,
  modelNumber: sql`lower(e.model_number) collate "C"`,
  region: sql`e.region collate "C"`,
  finalRentalValue: sql`rent_a_day(e.final_rental_paise, e.rental_type)`,
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
    and ((e.supplier_id = v.user_id and e.deleted_at is null) or (e.listed and e.status <> 'Unavailable' and e.listed_until > ${now}::timestamptz))`;
}

/** A page of the machines a person viewed that are still public, or their own. */
export async function viewedPage(
  db: Db,
  {
    userId,
    searchTerm,
    sort = '-viewedAt',
    now,
  }: { userId: string; searchTerm?: string | undefined; sort?: string | undefined; now: Date },
  { limit, offset }: Slice,
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

/** Forgets which machines somebody has not looked at for long and did not rate; how often each was looked at stays. */
export const forgetViews = (db: Db, clock: Clock): Promise<void> =>
  deleteOlder(db, 'recent_views', 'viewed_at', spanBefore(clock.now(), retention.recentViews), isNotRated);
