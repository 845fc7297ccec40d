import type { RankingWeights } from '@yantra/contract/calls';
import type { Place } from '@yantra/places';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, EquipmentTable } from '../../database/types.ts';
import type { Slice } from '../../page.ts';
import { all, bears, distanceKm, gatherConditions, nameConditions, walkConditions } from './search/conditions.ts';
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
  'capacity',
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

/** What, besides the place it has by itself, decides a machine's place in "relevance" for one search. */
export interface Ranking {
  readonly weights: RankingWeights;
  /** Kinds that take turns, a list of types each. */
  readonly groups: readonly (readonly number[])[];
  /** Which fact of a type the size is of, the type's usual value, and the size in that fact's unit. */
  readonly sizes: readonly {
    readonly typeId: number;
    readonly fact: string;
    readonly usual: number;
    readonly wanted: number;
  }[];
  /** Words that a name should have. */
  readonly preferred: readonly string[];
  /** Nearer to this is better. */
  readonly near?: { readonly latitude: number; readonly longitude: number; readonly radiusKm: number } | undefined;
  /** The static part is computed with the weights too, instead of being read: to try weights that do not count yet. */
  readonly isTrial?: boolean | undefined;
}

/* How much a name that has all preferred words is worth: more than all else together but the kind. */
const preferredWorth = 1.5;

/** Whether machines stand in the order of their stored score alone. */
export function isPlain({ groups, sizes, preferred, near, isTrial }: Ranking): boolean {
  return groups.length < 2 && sizes.length === 0 && preferred.length === 0 && near === undefined && isTrial !== true;
}

/* Sums of what counts; each part is 0 to 1 times its weight (handbook: ranking). */
function scoreOf({ weights: w, sizes, preferred, near, isTrial }: Ranking): RawBuilder<number> {
  const own =
    isTrial === true
      ? sql`rank_of(id, status, star_counts, rating_count, final_rental_paise,
          (select median_paise from typical_rents t where t.type_id = equipment_type_id and t.rental_type = equipment.rental_type), created_at,
          row(true, ${w.nearness}::real, ${w.size}::real, ${w.free}::real, ${w.price}::real, ${w.rating}::real, ${w.freshness}::real)::ranking_weights)`
      : sql`rank_score`;
  const parts: RawBuilder<unknown>[] = [own];
  if (sizes.length > 0) parts.push(sql`${w.size}::float8 * ${fitOf(sizes)}`);
  for (const word of preferred) {
    parts.push(sql`${preferredWorth / preferred.length}::float8 * (${bears(word)})::int`);
  }
  if (near !== undefined) {
    parts.push(sql`${w.nearness}::float8 * greatest(0, 1 - ${distanceKm(near)} / ${near.radiusKm}::float8)`);
  }
  return sql<number>`(${sql.join(parts, sql` + `)})`;
}

/* The capacity is a column of its own; other facts are read out of the machine's. */
const factOf = (fact: string): RawBuilder<number> =>
  fact === 'capacity' ? sql<number>`capacity` : sql<number>`(facts->>${fact})::float8`;

/** How near a machine is to the size that was asked for, 1 to 0: twice or half of it is as bad as any other. */
function fitOf(sizes: Ranking['sizes']): RawBuilder<number> {
  const cases = [...Map.groupBy(sizes, ({ fact, wanted }) => `${fact} ${wanted}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const usual = sql`case equipment_type_id ${sql.join(
      alike.map((one) => sql`when ${one.typeId}::int then ${one.usual}::float8`),
      sql` `,
    )} end`;
    return [
      sql`when equipment_type_id = any(${alike.map(({ typeId }) => typeId)}::int[])
        then greatest(0, 1 - abs(ln(coalesce(${factOf(first.fact)}, ${usual}) / ${first.wanted}::float8)) / ln(2::float8))`,
    ];
  });
  return sql<number>`(case ${sql.join(cases, sql` `)} else 0 end)`;
}

/** Which of the kinds a machine is of. */
const groupOf = (groups: readonly (readonly number[])[]): RawBuilder<number> =>
  groups.length < 2
    ? sql<number>`0`
    : sql<number>`case ${sql.join(
        groups.map((ids, index) => sql`when equipment_type_id = any(${[...ids]}::int[]) then ${index}::int`),
        sql` `,
      )} else ${groups.length}::int end`;

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
