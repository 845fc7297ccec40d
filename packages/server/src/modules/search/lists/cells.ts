import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import { all, takenConditions } from './conditions.ts';
import type { Filters } from './filters.ts';
import type { Cell, CityCount } from './rollup.queries.ts';
import { type Rollup, totalOf } from './rollup.ts';

/**
 * The cells of a list that they can count (`isCountable`), and how many machines are in its cities. With days each cell is without the machines that are not
 * free on them; its rents are still those of all.
 * @param forFacets also exact where only the filter of a facet excludes machines
 */
export async function cellsOf(
  { db, rollup }: { readonly db: Db; readonly rollup: Rollup },
  filters: Filters,
  forFacets: boolean,
): Promise<{ readonly cells: readonly Cell[]; readonly scope: number }> {
  const [stored, taken] = await Promise.all([
    rollup.cellsFor(filters),
    filters.freeOn === undefined ? undefined : takenCells(db, filters, forFacets),
  ]);
  return { cells: taken === undefined ? stored : without(stored, taken), scope: totalOf(stored, filters).scope };
}

/** How many machines are free on the filters' days, by city. */
export async function freeCountsByCity(
  { db, rollup }: { readonly db: Db; readonly rollup: Rollup },
  filters: Filters,
): Promise<readonly CityCount[]> {
  const { freeOn: _days, ...onAnyDay } = filters;
  const [stored, { rows: taken }] = await Promise.all([
    rollup.countsByCity(onAnyDay),
    sql<CityCount>`select city_id as "cityId", count(*)::int as n
      from busy_machines where ${all(takenConditions(filters, false))} group by 1`.execute(db),
  ]);
  const cities = filters.cityIds && new Set(filters.cityIds);
  const takenIn = new Map(taken.map(({ cityId, n }) => [cityId, n]));
  return stored.flatMap(({ cityId, n }) => {
    const free = n - (takenIn.get(cityId) ?? 0);
    return free > 0 && (cities?.has(cityId) ?? true) ? [{ cityId, n: free }] : [];
  });
}

type Counted = Pick<Cell, 'categoryIds' | 'typeId' | 'zone' | 'step' | 'insurance' | 'n'>;

/** The machines that are not free, by cells. */
async function takenCells(db: Db, filters: Filters, forFacets: boolean): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select category_ids as "categoryIds", equipment_type_id as "typeId", region as zone, discount_step(discount) as step,
      insurance_available as insurance, count(*)::int as n
    from busy_machines where ${all(takenConditions(filters, forFacets))} group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

const keyOf = ({ categoryIds, typeId, zone, step, insurance }: Counted): string =>
  `${categoryIds.join()} ${typeId} ${zone} ${step} ${insurance}`;

/** Of several cities' cells those with equal values are taken from one after the other, which adds up to the same. */
function without(stored: readonly Cell[], taken: readonly Counted[]): readonly Cell[] {
  const left = new Map(taken.map((cell) => [keyOf(cell), cell.n]));
  return stored.flatMap((cell) => {
    const key = keyOf(cell);
    const some = Math.min(cell.n, left.get(key) ?? 0);
    if (some > 0) left.set(key, (left.get(key) ?? 0) - some);
    return some === cell.n ? [] : [{ ...cell, n: cell.n - some }];
  });
}
