import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, EquipmentTable } from '../../database/types.ts';
import { all, distanceKm, gatherConditions, nameConditions, walkConditions } from './search/conditions.ts';
import type { Filters } from './search/filters.ts';

/** What a card needs of a machine. */
const cardColumns = [
  'id',
  'name',
  'status',
  'picture_ids',
  'model_number',
  'year_of_mfg',
  'no_of_working_hrs',
  'rental_paise',
  'final_rental_paise',
  'rental_type',
  'discount',
  'region',
  'city',
  'city_id',
  'state',
  'latitude',
  'longitude',
  'insurance_available',
  'equipment_type_id',
  'category_ids',
  'star_counts',
] as const;

/** A machine as the lists' queries answer it. */
export type EquipmentRow = Pick<Selectable<EquipmentTable>, (typeof cardColumns)[number]> & {
  readonly distance_km?: number | null;
};

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

/** Which rows of the ordered list. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

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

/** A page of a list by first gathering all that matches: for few matches, and where only counting them tells the total. */
export async function gatherPage(
  db: Kysely<Database>,
  filters: Filters,
  order: SortOrder,
  slice: Slice,
): Promise<{ rows: EquipmentRow[]; total: number }> {
  const distance = filters.near === undefined ? sql<null>`null::float8` : distanceKm(filters.near);
  const keys = sql.join(
    ['id', ...orders[order].map(([column]) => column)]
      .filter((one, at, list) => one !== 'distance_km' && list.indexOf(one) === at)
      .map((one) => sql.ref(one)),
  );
  const { rows } = await sql<EquipmentRow & { total: number; place: number | null }>`
    with matched as materialized (select ${keys}, ${distance} as distance_km from equipment where ${all(gatherConditions(filters))}),
      page as materialized (select id, distance_km, row_number() over (order by ${orderBy(order)}) as place from matched
        order by ${orderBy(order)} limit ${slice.limit} offset ${slice.offset}),
      total as (select count(*)::int as total from matched)
    select total.total, page.place, page.distance_km, ${columns}
    from total left join page on true left join equipment e on e.id = page.id
    order by page.place`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.place !== null) };
}

/** What a machine's page needs besides. */
export const detailColumns = [...cardColumns, 'description', 'youtube_link', 'registration_certificate'] as const;

/** A machine as the queries for its page answer it. */
export type DetailsRow = EquipmentRow & Pick<Selectable<EquipmentTable>, (typeof detailColumns)[number]>;
/** What somebody said of a machine. */
export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number];

/** One listed machine with what its page shows besides; `undefined` when it is not public at the moment given. */
export async function findListed(db: Kysely<Database>, id: string, at: Date) {
  return db
    .selectFrom('equipment')
    .select(detailColumns)
    .where('id', '=', id)
    .where('listed', '=', true)
    .where('status', '!=', 'Unavailable')
    .where('listed_until', '>', at)
    .executeTakeFirst();
}

/** The reviews of a machine, newest first, with the names people see: first name and an initial. */
export async function reviewsOf(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('equipment_ratings')
    .innerJoin('users', 'users.id', 'equipment_ratings.user_id')
    .select(['first_name', 'last_name', 'comment', 'star_rating'])
    .where('equipment_id', '=', id)
    .orderBy('equipment_ratings.created_at', 'desc')
    .orderBy('equipment_ratings.id')
    .limit(500)
    .execute();
}

/** Grows with every change of categories and types. */
export async function vocabularyVersion(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('vocabulary_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** The active categories and types. */
export async function vocabularyRows(db: Kysely<Database>) {
  const [categories, types] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', 'name', 'color_code'])
      .where('active', '=', true)
      .where('deleted', '=', false)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('equipment_types')
      .select(['id', 'type', 'sub_type'])
      .where('active', '=', true)
      .where('deleted', '=', false)
      .orderBy('id')
      .execute(),
  ]);
  return { categories, types };
}
