import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { all } from '../equipment/search/conditions.ts';
import { type MapCell, type MapMachine, mostTogether } from './draw.ts';
import {
  around,
  type Bounds,
  boundsAround,
  boundsOf,
  type CellRange,
  cellsTouched,
  cellsWithin,
  inFiner,
  sizeOf,
} from './mercator.ts';

/** The grids whose cells are kept counted (migration 0004). */
const keptLevels = [8, 11, 14, 17] as const;
const finestLevel = 17;

/** Whether a grid can be put together from kept cells. */
export const isKept = (level: number): boolean => level <= finestLevel;

/**
 * All listed machines within bounds by the cells of a grid, exactly: the middle from the kept cells of the nearest grid that is as fine, its
 * rim from the finer ones, and the last metres from the machines themselves. So the work grows with the rim of what is seen, not with it all.
 */
export async function keptCells(db: Kysely<Database>, bounds: Bounds, level: number): Promise<MapCell[]> {
  const parts: RawBuilder<unknown>[] = [];
  let inner: CellRange = { left: 0, right: -1, top: 0, bottom: -1 };
  let innerLevel = level;
  for (const kept of keptLevels) {
    if (kept < level) continue;
    const outer = cellsWithin(bounds, kept);
    const rim = around(outer, sizeOf(inner) === 0 ? inner : inFiner(inner, kept - innerLevel));
    parts.push(...rim.map((range) => keptRange(range, kept, kept - level)));
    [inner, innerLevel] = [outer, kept];
  }
  parts.push(lastRim(bounds, inner, level));
  const { rows } = await sql<{ x: number; y: number; n: number; latitudes: number; longitudes: number }>`
    select x, y, sum(n)::int as n, sum(latitudes)::float8 / 100000 as latitudes, sum(longitudes)::float8 / 100000 as longitudes
    from (${sql.join(parts, sql` union all `)}) parts group by x, y`.execute(db);
  return rows;
}

const keptRange = ({ left, right, top, bottom }: CellRange, level: number, shift: number) => sql`
  select x >> ${shift}::int as x, y >> ${shift}::int as y, n, latitudes, longitudes from map_cells
  where level = ${level}::smallint and x between ${left}::int and ${right}::int and y between ${top}::int and ${bottom}::int`;

const box = ({ south, west, north, east }: Bounds) =>
  sql`point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`;

function lastRim(bounds: Bounds, inner: CellRange, level: number): RawBuilder<unknown> {
  const width = 2 ** finestLevel;
  const shift = finestLevel - level;
  const { left, right, top, bottom } = inner;
  const conditions = [sql`listed`, box(bounds)];
  if (sizeOf(inner) > 0) {
    conditions.push(
      sql`(${sql.join(boundsAround(bounds, inner, finestLevel).map(box), sql` or `)})`,
      sql`not (floor(map_x(longitude) * ${width}::float8) between ${left}::float8 and ${right}::float8
        and floor(map_y(latitude) * ${width}::float8) between ${top}::float8 and ${bottom}::float8)`,
    );
  }
  return sql`
    select floor(map_x(longitude) * ${width}::float8)::int >> ${shift}::int, floor(map_y(latitude) * ${width}::float8)::int >> ${shift}::int, 1,
      round(latitude * 100000)::bigint, round(longitude * 100000)::bigint
    from equipment where ${all(conditions)}`;
}

/* Those few that may stand singly are read one by one. */
const mostRead = 600;

/** Gives the cells with few machines those machines; the emptiest first, up to a limit. */
export async function withMachines(
  db: Kysely<Database>,
  cells: readonly MapCell[],
  bounds: Bounds,
  level: number,
): Promise<MapCell[]> {
  const few = fewest(cells);
  if (few.length === 0) return [...cells];
  const boxes = few.map((cell) => cut(boundsOf(cell, level), bounds));
  const list = (side: keyof Bounds) => sql`${boxes.map((one) => one[side])}::float8[]`;
  const { rows } = await sql<MapMachine>`
    select e.id, e.name, e.latitude, e.longitude
    from unnest(${list('west')}, ${list('south')}, ${list('east')}, ${list('north')}) c(west, south, east, north)
    cross join lateral (
      select id, name, latitude, longitude from equipment
      where listed and point(longitude, latitude) <@ box(point(c.west, c.south), point(c.east, c.north)) limit ${mostTogether + 2}) e`.execute(
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
    // Something changed between the two questions: then the count stands.
    return machines.length === cell.n ? { ...cell, machines } : cell;
  });
}

function fewest(cells: readonly MapCell[]): MapCell[] {
  const few = cells.filter((cell) => cell.n <= mostTogether).sort((a, b) => a.n - b.n);
  let read = 0;
  return few.filter((cell) => (read += cell.n) <= mostRead);
}

/* A hair wider than the cell, for its edges are computed; what belongs to a neighbour is sorted out afterwards. */
function cut(cell: Bounds, bounds: Bounds): Bounds {
  const hair = 1e-7;
  return {
    south: Math.max(cell.south - hair, bounds.south),
    north: Math.min(cell.north + hair, bounds.north),
    west: Math.max(cell.west - hair, bounds.west),
    east: Math.min(cell.east + hair, bounds.east),
  };
}
