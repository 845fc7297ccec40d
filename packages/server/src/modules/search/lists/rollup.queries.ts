import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import { all, baseConditions, gatherConditions, priceCondition, rollupConditions } from './conditions.ts';
import type { Filters } from './filters.ts';

/** The number of listed machines with equal values for all facets. */
export interface Cell {
  readonly categoryIds: readonly number[];
  readonly typeId: number;
  readonly zone: string;
  /** The greatest step of the discount filter that they reach. */
  readonly step: number;
  readonly insurance: boolean;
  readonly n: number;
  readonly minPaise: number;
  readonly maxPaise: number;
  /** Whether they pass the discount filter, if its percentage is not a step. */
  readonly isReduced?: boolean;
  /** Whether they pass the price filter; absent without one. */
  readonly isPriced?: boolean;
}

/** The cells of a city, or of everywhere (`*`), at a version. */
export type CityCells = Awaited<ReturnType<typeof rollupCells>>;

/** The versions of cities' cells; a city without one never had a listed machine. */
export async function rollupVersions(db: Db, cityIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('equipment_rollup_versions')
    .select(['city_id', 'version'])
    .where('city_id', 'in', [...cityIds])
    .execute();
  return new Map(rows.map((row) => [row.city_id, row.version]));
}

/** A city's cells with their version: one query, so one moment. */
export async function rollupCells(db: Db, cityId: string) {
  const { rows } = await sql<Cell & { version: number; typeId: number | null }>`
    select v.version, category_ids as "categoryIds", type_id as "typeId", region as zone, discount_step as step, insurance, n,
      min_paise as "minPaise", max_paise as "maxPaise"
    from equipment_rollup_versions v left join equipment_rollup r on r.city_id = v.city_id where v.city_id = ${cityId}`.execute(
    db,
  );
  return { version: rows[0]?.version ?? 0, cells: rows.filter((row) => row.typeId !== null) };
}

/** How many machines there are in a city. */
export interface CityCount {
  readonly cityId: string;
  readonly n: number;
}

/** How many machines pass the rollup's filters, by city. */
export async function rollupCountsByCity(db: Db, filters: Filters): Promise<readonly CityCount[]> {
  const { rows } = await sql<CityCount>`
    select city_id as "cityId", sum(n)::int as n from equipment_rollup
    where city_id <> '*' and ${all(rollupConditions(filters))} group by city_id`.execute(db);
  return rows;
}

/** How many machines pass any filters, by city, counted from the machines themselves. */
export async function liveCountsByCity(db: Db, filters: Filters): Promise<readonly CityCount[]> {
  const { rows } = await sql<CityCount>`
    select city_id as "cityId", count(*)::int as n from equipment where ${all(gatherConditions(filters))} group by city_id`.execute(
    db,
  );
  return rows;
}

/** Cells counted from the machines themselves: for filters that the rollup does not know. */
export async function liveCells(db: Db, filters: Filters): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select category_ids as "categoryIds", equipment_type_id as "typeId", region as zone, discount_step(discount) as step,
      insurance_available as insurance, discount >= ${filters.discount ?? 0}::numeric as "isReduced",
      (${priceCondition(filters)}) as "isPriced", count(*)::int as n, min(final_rental_paise) as "minPaise",
      max(final_rental_paise) as "maxPaise"
    from equipment where ${all(baseConditions(filters))} group by 1, 2, 3, 4, 5, 6, 7`.execute(db);
  return rows;
}
