import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { all, gatherConditions, type Filters } from '../search/lists/index.ts';
import { type MapCell, type MapMachine, mostTogether } from './draw.ts';

interface CellRow {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly latitudes: number;
  readonly longitudes: number;
  readonly id: string | null;
  readonly name: string | null;
  readonly rentPaise: number | null;
  readonly rentalType: number | null;
}

/**
 * The machines that pass the filters, by the cells of a grid: counted, and listed in cells with few. Scans every one of them.
 * @param level the grid has 2^level cells each way
 */
export async function liveCells(db: Db, filters: Filters, level: number): Promise<MapCell[]> {
  const width = 2 ** level;
  const { rows } = await sql<CellRow>`
    with matched as materialized (
        select id, latitude, longitude, floor(map_x(longitude) * ${width}::float8)::int as x, floor(map_y(latitude) * ${width}::float8)::int as y
        from equipment where ${all(gatherConditions(filters))}),
      cells as materialized (
        select x, y, count(*)::int as n, sum(latitude) as latitudes, sum(longitude) as longitudes from matched group by x, y)
    select x, y, n, latitudes, longitudes, null as id, null as name, null as "rentPaise", null as "rentalType"
    from cells where n > ${mostTogether}
    union all
    select m.x, m.y, 1, m.latitude, m.longitude, m.id, e.name, e.final_rental_paise, e.rental_type
    from cells c join matched m on m.x = c.x and m.y = c.y join equipment e on e.id = m.id where c.n <= ${mostTogether}`.execute(
    db,
  );
  return cellsOf(rows);
}

/** Rows of single machines, grouped by cell. */
function cellsOf(rows: readonly CellRow[]): MapCell[] {
  const cells: MapCell[] = [];
  const few = new Map<string, { x: number; y: number; machines: MapMachine[] }>();
  for (const { x, y, n, latitudes, longitudes, id, name, rentPaise, rentalType } of rows) {
    if (id === null || name === null || rentPaise === null || rentalType === null) {
      cells.push({ x, y, n, latitudes, longitudes });
      continue;
    }
    const key = `${x} ${y}`;
    const cell = few.get(key) ?? { x, y, machines: [] };
    cell.machines.push({ id, name, latitude: latitudes, longitude: longitudes, rentPaise, rentalType });
    few.set(key, cell);
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  for (const { x, y, machines } of few.values()) {
    const latitudes = sum(machines.map((machine) => machine.latitude));
    const longitudes = sum(machines.map((machine) => machine.longitude));
    cells.push({ x, y, n: machines.length, latitudes, longitudes, machines });
  }
  return cells;
}
