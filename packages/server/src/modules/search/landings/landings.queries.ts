import { landingAtLeast } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import type { Slice } from '../../../page.ts';
import type { Kind } from '../vocabulary/index.ts';

/** The number of listed machines with this type and these categories in a city. */
export interface CityCell {
  readonly typeId: number;
  readonly categoryIds: readonly number[];
  readonly n: number;
}

/** A city's listed machines, from the rollup. */
export async function cellsOfCity(db: Db, cityId: string): Promise<CityCell[]> {
  const { rows } = await sql<CityCell>`
    select type_id as "typeId", category_ids as "categoryIds", sum(n)::int as n
    from equipment_rollup where city_id = ${cityId} group by 1, 2`.execute(db);
  return rows;
}

const ofKind = ({ categoryId, typeIds }: Kind) =>
  categoryId === undefined ? sql`type_id = any(${[...typeIds]}::int[])` : sql`category_ids @> ${[categoryId]}::int[]`;

/** Cities with a page of a kind, with their counts: among the near ones, and if there are too few, among all. */
export async function citiesWithPage(
  db: Db,
  kind: Kind,
  near: readonly string[],
  wanted: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ city_id: string; n: number }>`
    with near as materialized (
      select city_id, sum(n)::int as n from equipment_rollup
      where city_id = any(${[...near]}::text[]) and ${ofKind(kind)} group by 1 having sum(n) >= ${landingAtLeast})
    select * from near
    union all
    select city_id, sum(n)::int as n from equipment_rollup
      where (select count(*) from near) < ${wanted} and city_id <> '*' and ${ofKind(kind)}
      group by 1 having sum(n) >= ${landingAtLeast}`.execute(db);
  return new Map(rows.map(({ city_id, n }) => [city_id, n]));
}

/* A kind is represented by its index in the list. */
const pages = (kinds: readonly Kind[], cityIds: readonly string[]) => {
  const numbered = kinds.map((kind, place) => ({ ...kind, place }));
  const categories = numbered.filter(({ categoryId }) => categoryId !== undefined);
  const types = numbered.flatMap(({ typeIds, place }) => typeIds.map((id) => ({ id, place })));
  return sql`
    select city_id, k.place, sum(n) as n from equipment_rollup
      join unnest(${types.map(({ id }) => id)}::int[], ${types.map(({ place }) => place)}::int[]) k (id, place) on k.id = type_id
      where city_id = any(${cityIds}::text[]) group by 1, 2 having sum(n) >= ${landingAtLeast}
    union all
    select city_id, k.place, sum(n) as n from equipment_rollup cross join unnest(category_ids) c (id)
      join unnest(${categories.map(({ categoryId }) => categoryId)}::int[], ${categories.map(({ place }) => place)}::int[]) k (id, place)
        on k.id = c.id
      where city_id = any(${cityIds}::text[]) group by 1, 2 having sum(n) >= ${landingAtLeast}`;
};

/** How many landing pages exist. */
export async function countPages(db: Db, kinds: readonly Kind[], cityIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${pages(kinds, cityIds)}) p`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The existing landing pages, by city and then by their kind's index. */
export async function listPages(
  db: Db,
  kinds: readonly Kind[],
  cityIds: readonly string[],
  { offset, limit }: Slice,
): Promise<{ cityId: string; place: number }[]> {
  const { rows } = await sql<{ cityId: string; place: number }>`
    select city_id as "cityId", place from (${pages(kinds, cityIds)}) p
    order by length(city_id), city_id, place offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** The facts of a city's listed machines of a kind, each with its count. */
export type KindFacts = Awaited<ReturnType<typeof factsOf>>;

interface FactsRow {
  readonly is: 'rent' | 'pin' | 'unit';
  readonly rental_type: number;
  readonly pin_code: string;
  readonly unit: string | null;
  readonly n: number;
  readonly min_paise: number;
  readonly median_paise: number;
  readonly max_paise: number;
  readonly least: number | null;
  readonly most: number | null;
}

/** Rents by unit, PINs and capacities of a city's machines of a kind: one scan through the city's index. */
export async function factsOf(db: Db, kind: Kind, cityId: string) {
  const { categoryId, typeIds } = kind;
  const isKind =
    categoryId === undefined
      ? sql`equipment_type_id = any(${[...typeIds]}::int[])`
      : sql`category_ids @> ${[categoryId]}::int[]`;
  const { rows } = await sql<FactsRow>`
    select case when grouping(rental_type) = 0 then 'rent' when grouping(pin_code) = 0 then 'pin' else 'unit' end as "is",
      rental_type, pin_code, f.unit, count(*)::int as n, min(final_rental_paise) as min_paise, max(final_rental_paise) as max_paise,
      percentile_disc(0.5) within group (order by final_rental_paise) as median_paise, min(capacity) as least, max(capacity) as most
    from equipment left join type_facts f on f.type_id = equipment_type_id and f.fact = 'capacity'
    where listed and city_id = ${cityId} and ${isKind}
    group by grouping sets ((rental_type), (pin_code), (f.unit)) order by n desc, rental_type, pin_code`.execute(db);
  return {
    rents: rows
      .filter((row) => row.is === 'rent')
      .map((row) => ({
        rentalType: row.rental_type,
        minPaise: row.min_paise,
        medianPaise: row.median_paise,
        maxPaise: row.max_paise,
        n: row.n,
      })),
    pins: rows.filter((row) => row.is === 'pin').map((row) => ({ pinCode: row.pin_code, n: row.n })),
    /** By unit; only machines with a known capacity. */
    capacities: rows.flatMap(({ is, unit, least, most }) =>
      is === 'unit' && unit !== null && least !== null && most !== null ? [{ unit, min: least, max: most }] : [],
    ),
  };
}
