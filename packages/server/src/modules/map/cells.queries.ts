import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { all, type Bounds, type Filters, isWithin, takenConditions } from '../search/lists/index.ts';
import { type MapCell, type MapMachine, mostTogether } from './draw.ts';
import {
  around,
  boundsAround,
  boundsOf,
  type CellRange,
  cellsTouched,
  cellsWithin,
  inFiner,
  sizeOf,
} from './mercator.ts';
import type { Scope } from './scope.ts';

/** The grids with stored counts (migration 0004). */
const keptLevels = [8, 11, 14, 17] as const;

/** Which stored cells, and the conditions for machines at the rim. */
export interface KeptQuestion extends Scope {
  readonly bounds: Bounds;
  /** The grid drawn: at most the finest one stored. */
  readonly level: number;
  /** The filters on machines, without the bounds. */
  readonly conditions: readonly RawBuilder<unknown>[];
}

/**
 * The listed machines within bounds by the cells of a grid, exactly: the middle from stored cells of the nearest grid that is as fine, its rim from finer ones,
 * and the last metres from the machines themselves. So the cost grows with the rim of the view, not its area.
 */
export async function keptCells(db: Db, question: KeptQuestion): Promise<MapCell[]> {
  const { bounds, level, finestLevel } = question;
  const parts: RawBuilder<unknown>[] = [];
  let inner: CellRange = { left: 0, right: -1, top: 0, bottom: -1 };
  let innerLevel = level;
  for (const kept of keptLevels) {
    if (kept < level || kept > finestLevel) continue;
    const outer = cellsWithin(bounds, kept);
    const rim = around(outer, sizeOf(inner) === 0 ? inner : inFiner(inner, kept - innerLevel));
    parts.push(...rim.map((range) => keptRange(range, kept, question)));
    [inner, innerLevel] = [outer, kept];
  }
  parts.push(lastRim(inner, question));
  const { rows } = await sql<{ x: number; y: number; n: number; latitudes: number; longitudes: number }>`
    select x, y, sum(n)::int as n, sum(latitudes)::float8 / 100000 as latitudes, sum(longitudes)::float8 / 100000 as longitudes
    from (${sql.join(parts, sql` union all `)}) parts group by x, y`.execute(db);
  return rows;
}

/** The machines within bounds that are not free on the filters' days, by the cells of a grid. */
export async function takenCells(db: Db, filters: Filters, level: number): Promise<MapCell[]> {
  const width = 2 ** level;
  const { rows } = await sql<MapCell>`
    select floor(map_x(longitude) * ${width}::float8)::int as x, floor(map_y(latitude) * ${width}::float8)::int as y, count(*)::int as n,
      sum(round(latitude * 100000)::bigint)::float8 / 100000 as latitudes, sum(round(longitude * 100000)::bigint)::float8 / 100000 as longitudes
    from busy_machines where ${all(takenConditions(filters, false))} group by 1, 2`.execute(db);
  return rows;
}

/** Cells without some of their machines. */
export function without(cells: readonly MapCell[], taken: readonly MapCell[]): MapCell[] {
  const takenAt = new Map(taken.map((cell) => [`${cell.x} ${cell.y}`, cell]));
  return cells.flatMap((cell) => {
    const some = takenAt.get(`${cell.x} ${cell.y}`);
    if (some === undefined) return [cell];
    const { n, latitudes, longitudes } = some;
    if (n >= cell.n) return [];
    return [
      { ...cell, n: cell.n - n, latitudes: cell.latitudes - latitudes, longitudes: cell.longitudes - longitudes },
    ];
  });
}

function keptRange({ left, right, top, bottom }: CellRange, kept: number, { level, kinds }: KeptQuestion) {
  const [kind, ...others] = kinds;
  const ofKind = others.length === 0 ? sql`kind = ${kind}::int` : sql`kind = any(${[...kinds]}::int[])`;
  const shift = kept - level;
  return sql`
    select x >> ${shift}::int as x, y >> ${shift}::int as y, n, latitudes, longitudes from map_cells
    where level = ${kept}::smallint and ${ofKind} and x between ${left}::int and ${right}::int and y between ${top}::int and ${bottom}::int`;
}

function lastRim(inner: CellRange, { bounds, level, finestLevel, conditions }: KeptQuestion): RawBuilder<unknown> {
  const width = 2 ** finestLevel;
  const shift = finestLevel - level;
  const { left, right, top, bottom } = inner;
  const inRim = [...conditions, isWithin(bounds)];
  if (sizeOf(inner) > 0) {
    inRim.push(
      sql`(${sql.join(boundsAround(bounds, inner, finestLevel).map(isWithin), sql` or `)})`,
      sql`not (floor(map_x(longitude) * ${width}::float8) between ${left}::float8 and ${right}::float8
        and floor(map_y(latitude) * ${width}::float8) between ${top}::float8 and ${bottom}::float8)`,
    );
  }
  return sql`
    select floor(map_x(longitude) * ${width}::float8)::int >> ${shift}::int, floor(map_y(latitude) * ${width}::float8)::int >> ${shift}::int, 1,
      round(latitude * 100000)::bigint, round(longitude * 100000)::bigint
    from equipment where ${all(inRim)}`;
}

/* Few machines that may be drawn singly are read; at most this many rows are scanned for it. */
const mostRead = 2000;

/**
 * Adds the machines to cells with few of them: first where the least rows must be scanned, up to a limit.
 * @param everything the cells without filters
 */
export async function withMachines(
  db: Db,
  cells: readonly MapCell[],
  everything: readonly MapCell[],
  { bounds, level, conditions }: KeptQuestion,
): Promise<MapCell[]> {
  const few = fewest(cells, everything);
  if (few.length === 0) return [...cells];
  const boxes = few.map((cell) => cut(boundsOf(cell, level), bounds));
  const list = (side: keyof Bounds) => sql`${boxes.map((one) => one[side])}::float8[]`;
  const { rows } = await sql<MapMachine>`
    select e.id, e.name, e.latitude, e.longitude, e.final_rental_paise as "rentPaise", e.rental_type as "rentalType"
    from unnest(${list('west')}, ${list('south')}, ${list('east')}, ${list('north')}) c(west, south, east, north)
    cross join lateral (
      select id, name, latitude, longitude, final_rental_paise, rental_type from equipment
      where ${all(conditions)} and point(longitude, latitude) <@ box(point(c.west, c.south), point(c.east, c.north)) limit ${mostTogether + 2}) e`.execute(
    db,
  );
  const found = new Map<string, Map<string, MapMachine>>();
  for (const machine of rows) {
    const { latitude, longitude } = machine;
    const at = cellsTouched({ south: latitude, north: latitude, west: longitude, east: longitude }, level);
    const key = `${at.left} ${at.top}`;
    const there = found.get(key) ?? new Map<string, MapMachine>();
    found.set(key, there.set(machine.id, machine));
  }
  return cells.map((cell) => {
    const machines = [...(found.get(`${cell.x} ${cell.y}`)?.values() ?? [])];
    // If something changed between the two queries, the count is used.
    return machines.length === cell.n ? { ...cell, machines } : cell;
  });
}

function fewest(cells: readonly MapCell[], everything: readonly MapCell[]): MapCell[] {
  const keyOf = ({ x, y }: MapCell) => `${x} ${y}`;
  const totals = new Map(everything.map((cell) => [keyOf(cell), cell.n]));
  const few = cells
    .filter((cell) => cell.n <= mostTogether)
    .map((cell) => ({ cell, total: totals.get(keyOf(cell)) ?? cell.n }))
    .sort((a, b) => a.total - b.total);
  let read = 0;
  return few.filter(({ total }) => (read += total) <= mostRead).map(({ cell }) => cell);
}

/* Slightly wider than the cell, since its edges are computed; neighbours' machines are removed afterwards. */
function cut(cell: Bounds, bounds: Bounds): Bounds {
  const hair = 1e-7;
  return {
    south: Math.max(cell.south - hair, bounds.south),
    north: Math.min(cell.north + hair, bounds.north),
    west: Math.max(cell.west - hair, bounds.west),
    east: Math.min(cell.east + hair, bounds.east),
  };
}
