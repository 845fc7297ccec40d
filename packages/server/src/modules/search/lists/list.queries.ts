import type { Place } from '@yantra/places';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/types.ts';
import type { Slice } from '../../../page.ts';
import { cardColumns, type EquipmentRow } from '../../equipment/index.ts';
import { all, distanceKm, gatherConditions, nameConditions, walkConditions } from './conditions.ts';
import type { Filters } from './filters.ts';
import { groupOf, isPlain, type Ranking, scoreOf } from './ranked.ts';

/** How lists may be ordered in the database. */
export type SortOrder = 'relevance' | 'priceAsc' | 'priceDesc' | 'rating' | 'newest' | 'distance';

type Direction = 'asc' | 'desc';

/* Each order has an index that ends in the id, so that no two machines tie and pages never overlap. */
const orders: Record<SortOrder, readonly (readonly [string, Direction])[]> = {
  relevance: [
    ['rank_score', 'desc'],
    ['id', 'asc'],
  ],
  priceAsc: [
    ['final_rental_paise', 'asc'],
    ['id', 'asc'],
  ],
  priceDesc: [
    ['final_rental_paise', 'desc'],
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

const columnsOf = (order: SortOrder) => sql.join(orders[order].map(([column]) => sql.ref(column)));
const turned = { asc: sql`desc`, desc: sql`asc` };
const straight = { asc: sql`asc`, desc: sql`desc` };
const orderBy = (order: SortOrder, isReversed = false): RawBuilder<unknown> =>
  sql.join(orders[order].map(([column, way]) => sql`${sql.ref(column)} ${(isReversed ? turned : straight)[way]}`));
const columns = sql.join(cardColumns.map((column) => sql.ref(`e.${column}`)));

/**
 * A page of a list whose total is known, read in the order of an index that also carries the filters' columns; the machines' own rows are
 * read for the page alone. What lies in the far half is read from the far end.
 * @param entries how many entries of the index the page is expected to take
 */
export async function walkPage(
  db: Kysely<Database>,
  filters: Filters,
  order: SortOrder,
  slice: Slice,
  { total, entries }: { readonly total: number; readonly entries: number },
): Promise<EquipmentRow[]> {
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return [];
  const isFar = slice.offset > total / 2;
  const offset = isFar ? total - slice.offset - limit : slice.offset;
  const walk = sql`from equipment e where ${all(walkConditions(filters))} order by ${orderBy(order, isFar)}
    limit ${limit} offset ${offset}`;
  if (entries <= shortWalk) {
    const { rows } = await sql<EquipmentRow>`select ${columns} ${walk}`.execute(db);
    return isFar ? rows.reverse() : rows;
  }
  const { rows } = await sql<EquipmentRow>`
    with page as materialized (select ${columnsOf(order)} ${walk})
    select ${columns} from page join equipment e on e.id = page.id
    order by ${sql.join(orders[order].map(([column, way]) => sql`${sql.ref(`page.${column}`)} ${straight[way]}`))}`.execute(
    db,
  );
  return rows;
}

/* Up to here reading a row for each entry costs less than planning to read only the page's (measured: 0.3 of 0.7 ms). */
const shortWalk = 300;

/** How many listed machines the words of a search find everywhere (`isInNames`), from their names alone. */
export async function countByNames(db: Kysely<Database>, filters: Filters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(n), 0)::int as total from listed_names where ${all(nameConditions(filters))}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * A page of a list by first gathering all that matches: for few matches, where only counting them tells the total, and where the search itself
 * has a say in the order. Kinds that were asked for together take turns.
 * @param from what distances are measured from, when not from the filters' own place
 */
export async function gatherPage(
  db: Kysely<Database>,
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
      .map((one) => sql.ref(one)),
  );
  const ranked = isRanked
    ? sql`, turns as materialized (select id, distance_km, score, kind, row_number() over (partition by kind order by score desc, id) as turn from matched)`
    : sql``;
  const [table, by] = isRanked ? [sql`turns`, sql`turn, kind, score desc, id`] : [sql`matched`, orderBy(order)];
  const byScore = isRanked && ranking.groups.length < 2 ? sql`score desc, id` : by;
  const scored = isRanked ? sql`, ${scoreOf(ranking)} as score, ${groupOf(ranking.groups)} as kind` : sql``;
  const { rows } = await sql<EquipmentRow & { total: number; place: number | null }>`
    with matched as materialized (select ${keys}, ${distance} as distance_km${scored} from equipment where ${all(gatherConditions(filters))})${ranked},
      page as materialized (select id, distance_km, row_number() over (order by ${byScore}) as place from ${table}
        order by ${byScore} limit ${slice.limit} offset ${slice.offset}),
      total as (select count(*)::int as total from matched)
    select total.total, page.place, page.distance_km, ${columns}
    from total left join page on true left join equipment e on e.id = page.id
    order by page.place`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.place !== null) };
}

/** The nearest machines to a place that pass filters, with their distance: for few that match. */
export async function nearestMachines(
  db: Kysely<Database>,
  filters: Filters,
  from: Place,
  limit: number,
): Promise<EquipmentRow[]> {
  const { rows } = await sql<EquipmentRow>`
    select ${columns}, ${distanceKm(from)} as distance_km from equipment e where ${all(gatherConditions(filters))}
    order by distance_km, id limit ${limit}`.execute(db);
  return rows;
}
