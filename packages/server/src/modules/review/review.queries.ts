import type { ListingFault, ReviewFlag, ReviewKind } from '@yantra/domain';
import { reviewLimits } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A line of the queue. */
export interface LineRow {
  readonly id: number;
  readonly kind: ReviewKind;
  readonly what: 'new' | 'changed' | 'mended' | 'reported';
  readonly flags: readonly ReviewFlag[];
  readonly version: number;
  readonly waits_since: Date;
  readonly is_held: boolean;
  readonly equipment_id: string;
  readonly rating_id: string | null;
  readonly name: string;
  readonly picture_id: string | null;
  readonly star_rating: string | null;
  readonly comment: string | null;
  readonly person_id: string;
  readonly person_name: string;
  readonly reports: number;
}

/** Which lines are wanted. */
export interface LineFilter {
  readonly kind?: ReviewKind | undefined;
  readonly isFlagged?: boolean | undefined;
  /** The last line of the page before. */
  readonly after?: { readonly at: Date; readonly id: number } | undefined;
  readonly limit: number;
}

/* Lines with what stands on them; the items come first, so that only those of a page are looked up. */
const linesOf = (items: RawBuilder<unknown>): RawBuilder<LineRow> => sql`
  select i.id, i.kind, i.what, i.flags, i.version, i.waits_since, i.equipment_id, i.rating_id, e.name, e.picture_ids[1] as picture_id,
    case when i.rating_id is null then e.held_at is not null or e.hidden_at is not null else r.hidden_at is not null end as is_held, r.star_rating, r.comment, u.id as person_id,
    coalesce(o.name, trim(u.first_name || ' ' || u.last_name)) as person_name,
    (select count(*)::int from listing_reports l where l.item_id = i.id) as reports
  from (${items}) i join equipment e on e.id = i.equipment_id left join equipment_ratings r on r.id = i.rating_id
    join users u on u.id = coalesce(r.user_id, e.supplier_id) left join organizations o on o.user_id = u.id and i.rating_id is null
  order by i.waits_since, i.id`;

/** Waiting lines, the longest waiting first. */
export async function findLines(db: Db, { kind, isFlagged, after, limit }: LineFilter): Promise<LineRow[]> {
  const all = [
    sql`state = 'waiting'`,
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(isFlagged === true ? [sql`is_flagged`] : []),
    ...(after === undefined ? [] : [sql`(waits_since, id) > (${after.at}::timestamptz, ${after.id}::bigint)`]),
  ];
  const items = sql`select * from review_items where ${sql.join(all, sql` and `)} order by waits_since, id limit ${limit}`;
  return (await linesOf(items).execute(db)).rows;
}

/** One waiting line; `undefined` if it waits no more. */
export async function findLine(db: Db, id: number): Promise<LineRow | undefined> {
  return (await linesOf(sql`select * from review_items where id = ${id}::bigint and state = 'waiting'`).execute(db))
    .rows[0];
}

/** How many wait, by kind, and since when the oldest does. */
export async function countWaiting(db: Db) {
  const [counted, oldest] = await Promise.all([
    sql<{ kind: ReviewKind; n: number; flagged: number }>`
      select kind, count(*)::int as n, (count(*) filter (where is_flagged))::int as flagged from review_items where state = 'waiting' group by kind`.execute(
      db,
    ),
    sql<{
      at: Date;
    }>`select waits_since as at from review_items where state = 'waiting' order by waits_since, id limit 1`.execute(db),
  ]);
  return { kinds: counted.rows, oldest: oldest.rows[0]?.at };
}

/** What a decision about a machine needs. */
export async function findChecked(db: Db, equipmentId: string) {
  const { rows } = await sql<{
    type: string;
    sub_type: string;
    city: string;
    state: string;
    address: string;
    pin_code: string;
    model_number: string;
    description: string;
    final_rental_paise: number;
    rental_type: number;
    picture_ids: string[];
    listed: boolean;
    hidden_reason: string | null;
    hidden_words: string;
    middle_paise: number | null;
    picture_owners: number;
    owner_machines: number;
    owner_hidden: number;
  }>`
    select coalesce(t.type, '') as type, coalesce(t.sub_type, '') as sub_type, e.city, e.state, e.address, e.pin_code, e.model_number, e.description,
      e.final_rental_paise, e.rental_type, e.picture_ids, e.listed, e.hidden_reason, e.hidden_words, m.median_paise as middle_paise,
      (select count(distinct q.owner_id)::int from pictures p join pictures q on q.digest = p.digest where p.id = any(e.picture_ids)
        and q.owner_id <> e.supplier_id) as picture_owners,
      (select count(*)::int from equipment h where h.supplier_id = e.supplier_id and h.deleted_at is null) as owner_machines,
      (select count(distinct r.equipment_id)::int from equipment h join review_items r on r.equipment_id = h.id
        where h.supplier_id = e.supplier_id and r.state = 'hidden' and r.rating_id is null) as owner_hidden
    from equipment e left join equipment_types t on t.id = e.equipment_type_id
      left join typical_rents m on m.type_id = e.equipment_type_id and m.rental_type = e.rental_type
    where e.id = ${equipmentId}::uuid`.execute(db);
  return rows[0];
}

/** What people reported, the newest first. */
export async function findReports(db: Db, itemId: number) {
  const { rows } = await sql<{ fault: ListingFault; words: string; created_at: Date }>`
    select fault, words, created_at from listing_reports where item_id = ${itemId}::bigint order by id desc limit ${reviewLimits.lines}`.execute(
    db,
  );
  return rows;
}
