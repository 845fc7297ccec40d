import type { Place } from '@yantra/places';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import type { Slice } from '../../../page.ts';
import { isUnitFree } from '../../availability/index.ts';
import { cardColumns, type EquipmentRow } from '../../equipment/index.ts';
import { all, distanceKm, gatherConditions, nameConditions, walkConditions } from './conditions.ts';
import type { Filters } from './filters.ts';
import { groupOf, isPlain, type Ranking, scoreOf } from './ranked.ts';

/** The orders of lists in the database. */
export type SortOrder = 'relevance' | 'priceAsc' | 'priceDesc' | 'rating' | 'newest' | 'distance';

type Direction = 'asc' | 'desc';

/* Each order has an index that ends in the id, so that there are no ties and pages never overlap. */
const orders: Record<SortOrder, readonly (readonly [string, Direction])[]> = {
  relevance: [
    ['rank_score', 'desc'],
    ['id', 'asc'],
  ],
  priceAsc: [
    ['rent_a_day', 'asc'],
    ['id', 'asc'],
  ],
  priceDesc: [
    ['rent_a_day', 'desc'],
    ['id', 'desc'],
  ],
  rating: [
    ['rating_average', 'desc'],
    ['rating_count', 'desc'],
    ['id', 'asc'],
  ],
  newest: [
    ['created_at', 'desc'],
    ['id', 'asc'],
  ],
  distance: [
    ['distance_km', 'asc'],
    ['id', 'asc'],
  ],
};

/* Computed by an index instead of a column: prices are compared per day. */
const computed: Readonly<Record<string, RawBuilder<unknown>>> = {
  rent_a_day: sql`rent_a_day(final_rental_paise, rental_type)`,
};
const valueOf = (column: string): RawBuilder<unknown> => computed[column] ?? sql.ref(column);
const named = (column: string): RawBuilder<unknown> => sql`${valueOf(column)} as ${sql.ref(column)}`;
const columnsOf = (order: SortOrder) => sql.join(orders[order].map(([column]) => named(column)));
const turned = { asc: sql`desc`, desc: sql`asc` };
const straight = { asc: sql`asc`, desc: sql`desc` };
const orderBy = (order: SortOrder, isReversed = false, of: (column: string) => RawBuilder<unknown> = valueOf) =>
  sql.join(orders[order].map(([column, way]) => sql`${of(column)} ${(isReversed ? turned : straight)[way]}`));
/** A card's columns of `equipment e`. */
export const selectedColumns = sql.join(cardColumns.map((column) => sql.ref(`e.${column}`)));

/**
 * A page of a list with a known total, read from the order's index, which also has the filters' columns; machines' rows are read for the page only. Pages in
 * the far half are read from the end.
 * @param entries the expected number of index entries
 */
export async function walkPage(
  db: Db,
  filters: Filters,
  order: SortOrder,
  slice: Slice,
  { total, entries }: { readonly total: number; readonly entries: number },
): Promise<EquipmentRow[]> {
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return [];
  const isFar = slice.offset > total / 2;
  const offset = isFar ? total - slice.offset - limit : slice.offset;
  const { freeOn, ...onAnyDay } = filters;
  const entriesOf = sql`from equipment e where ${all(walkConditions(onAnyDay))} order by ${orderBy(order, isFar)}`;
  const part = sql`limit ${limit} offset ${offset}`;
  // Days are not in the index: they are looked up for each entry that passes all else.
  const walk =
    freeOn === undefined
      ? sql`${entriesOf} ${part}`
      : sql`from (select ${columnsOf(order)} ${entriesOf} offset 0) walked
          where coalesce((select ${isUnitFree(freeOn)} from busy_machines b where b.id = walked.id), true)
          order by ${orderBy(order, isFar, (column) => sql.ref(column))} ${part}`;
  if (freeOn === undefined && entries <= shortWalk) {
    const { rows } = await sql<EquipmentRow>`select ${selectedColumns} ${walk}`.execute(db);
    return isFar ? rows.reverse() : rows;
  }
  const { rows } = await sql<EquipmentRow>`
    with page as materialized (select ${freeOn === undefined ? columnsOf(order) : sql`*`} ${walk})
    select ${selectedColumns} from page join equipment e on e.id = page.id
    order by ${sql.join(orders[order].map(([column, way]) => sql`${sql.ref(`page.${column}`)} ${straight[way]}`))}`.execute(
    db,
  );
  return rows;
}

/* Up to this many entries, reading each row costs less than planning to read only the page's (measured: 0.3 of 0.7 ms). */
const shortWalk = 300;

/** How many listed machines a search everywhere finds by words (`isInNames`), from their names only. */
export async function countByNames(db: Db, filters: Filters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(n), 0)::int as total from listed_names where ${all(nameConditions(filters))}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many machines pass all filters, by finding them. */
export async function countMatches(db: Db, filters: Filters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from equipment where ${all(gatherConditions(filters))}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Machines by their ids, in no order. */
export async function rowsById(db: Db, ids: readonly string[]): Promise<EquipmentRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EquipmentRow>`
    select ${selectedColumns} from equipment e where e.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/**
 * A page of a list by gathering all matches: for few matches, where only counting gives the total, and where the search affects the order. Kinds requested
 * together alternate.
 * @param from the origin of distances, if not the filters' own place
 */
export async function gatherPage(
  db: Db,
  filters: Filters,
  order: SortOrder,
  slice: Slice,
  { ranking, from = filters.near }: { ranking?: Ranking | undefined; from?: Place | undefined } = {},
): Promise<{ rows: EquipmentRow[]; total: number }> {
  const distance = from === undefined ? sql<null>`null::float8` : distanceKm(from);
  const isRanked = order === 'relevance' && ranking !== undefined && !isPlain(ranking);
  const keys = sql.join(
    ['id', ...(isRanked ? [] : orders[order].map(([column]) => column))]
      .filter((one, at, list) => one !== 'distance_km' && list.indexOf(one) === at)
      .map(named),
  );
  const ranked = isRanked
    ? sql`, turns as materialized (select id, distance_km, score, kind, row_number() over (partition by kind order by score desc, id) as turn from matched)`
    : sql``;
  const [table, by] = isRanked
    ? [sql`turns`, sql`turn, kind, score desc, id`]
    : [sql`matched`, orderBy(order, false, (column) => sql.ref(column))];
  const byScore = isRanked && ranking.groups.length < 2 ? sql`score desc, id` : by;
  const scored = isRanked ? sql`, ${scoreOf(ranking)} as score, ${groupOf(ranking.groups)} as kind` : sql``;
  const { rows } = await sql<EquipmentRow & { total: number; place: number | null }>`
    with matched as materialized (select ${keys}, ${distance} as distance_km${scored} from equipment where ${all(gatherConditions(filters))})${ranked},
      page as materialized (select id, distance_km, row_number() over (order by ${byScore}) as place from ${table}
        order by ${byScore} limit ${slice.limit} offset ${slice.offset}),
      total as (select count(*)::int as total from matched)
    select total.total, page.place, page.distance_km, ${selectedColumns}
    from total left join page on true left join equipment e on e.id = page.id
    order by page.place`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.place !== null) };
}

/** The nearest machines to a place that pass filters, with their distance: for few matches. */
export async function nearestMachines(db: Db, filters: Filters, from: Place, limit: number): Promise<EquipmentRow[]> {
  const { rows } = await sql<EquipmentRow>`
    select ${selectedColumns}, ${distanceKm(from)} as distance_km from equipment e where ${all(gatherConditions(filters))}
    order by distance_km, id limit ${limit}`.execute(db);
  return rows;
}

/** Of these machines those that are listed at a moment. */
export async function listedByIds(db: Db, ids: readonly string[], at: Date): Promise<EquipmentRow[]> {
  const { rows } = await sql<EquipmentRow>`
    select ${selectedColumns}, null::float8 as distance_km from equipment e
    where id = any(${ids}::uuid[]) and listed and status <> 'Unavailable' and listed_until > ${at}::timestamptz`.execute(
    db,
  );
  return rows;
}
