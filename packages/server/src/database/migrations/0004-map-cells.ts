import type { Migration } from '../migration.ts';

/* Grids of 2^level cells each way over the web's map (modules/map/mercator.ts reads the same levels): cells of 64 px at zoom 6, 9, 12 and 15;
   the zooms between are put together from the next finer grid, and closer than that few machines are in sight. */
const levels = [8, 11, 14, 17];
const finest = 17;

/* The middle of a cell is kept as sums in hundred-thousandths of a degree: whole numbers, so that adding and taking away is exact. */
const place = (row: string) =>
  `round(${row}.latitude * 100000)::bigint as latitudes, round(${row}.longitude * 100000)::bigint as longitudes,
   floor(map_x(${row}.longitude) * ${2 ** finest})::int as x, floor(map_y(${row}.latitude) * ${2 ** finest})::int as y`;
const isOnMap = (row: string) => `${row}.listed and ${row}.latitude is not null and ${row}.longitude is not null`;
const changed = `(o.listed, o.latitude, o.longitude) is distinct from (n.listed, n.latitude, n.longitude)`;
const columns = 'level, x, y, n, latitudes, longitudes';
const coarser = (level: number) => `x >> ${finest - level}, y >> ${finest - level}`;

/** Machines of the unfiltered map, counted by cell, so that a million of them are drawn as quickly as a hundred. */
export const mapCells: Migration = {
  name: '0004-map-cells',
  statements: [
    `create table map_cells (
       level smallint not null, x int not null, y int not null, n int not null, latitudes bigint not null, longitudes bigint not null,
       primary key (level, x, y))`,
    // A strip from west to east is read by its rows.
    `create index map_cells_rows on map_cells (level, y, x)`,
    `create type map_change as (n int, latitudes bigint, longitudes bigint, x int, y int)`,
    // Under the rollup's lock: statements that touch the same cells wait for each other instead of deadlocking.
    `create function change_map(changes map_change[]) returns void language plpgsql as $$
     begin
       if changes is null then return; end if;
       perform pg_advisory_xact_lock(728101);
       insert into map_cells (${columns})
         select l.level, c.x >> (${finest} - l.level), c.y >> (${finest} - l.level), sum(c.n), sum(c.n * c.latitudes), sum(c.n * c.longitudes)
         from unnest(changes) c cross join (values ${levels.map((level) => `(${level})`).join(', ')}) l(level) group by 1, 2, 3 order by 1, 2, 3
       on conflict (level, x, y) do update set n = map_cells.n + excluded.n, latitudes = map_cells.latitudes + excluded.latitudes,
         longitudes = map_cells.longitudes + excluded.longitudes;
       delete from map_cells m using (
         select distinct l.level, c.x >> (${finest} - l.level) as x, c.y >> (${finest} - l.level) as y
         from unnest(changes) c cross join (values ${levels.map((level) => `(${level})`).join(', ')}) l(level)) touched
       where m.level = touched.level and m.x = touched.x and m.y = touched.y and m.n = 0;
     end $$`,
    `create function follow_map() returns trigger language plpgsql as $$
     declare changes map_change[];
     begin
       if current_setting('yantra.bulk', true) = 'on' then return null; end if;
       if tg_op = 'INSERT' then
         select array_agg(row(1, p.latitudes, p.longitudes, p.x, p.y)::map_change) into changes
         from new_rows n cross join lateral (select ${place('n')}) p where ${isOnMap('n')};
       elsif tg_op = 'DELETE' then
         select array_agg(row(-1, p.latitudes, p.longitudes, p.x, p.y)::map_change) into changes
         from old_rows o cross join lateral (select ${place('o')}) p where ${isOnMap('o')};
       else
         select array_agg(row(c.n, c.latitudes, c.longitudes, c.x, c.y)::map_change) into changes from (
           select -1 as n, ${place('o')} from old_rows o join new_rows n using (id) where ${isOnMap('o')} and ${changed}
           union all select 1, ${place('n')} from old_rows o join new_rows n using (id) where ${isOnMap('n')} and ${changed}) c;
       end if;
       perform change_map(changes);
       return null;
     end $$`,
    `create trigger map_inserted after insert on equipment referencing new table as new_rows for each statement execute function follow_map()`,
    `create trigger map_deleted after delete on equipment referencing old table as old_rows for each statement execute function follow_map()`,
    `create trigger map_updated after update on equipment referencing old table as old_rows new table as new_rows
       for each statement execute function follow_map()`,
    `create function rebuild_map() returns void language plpgsql as $$
     begin
       perform pg_advisory_xact_lock(728101);
       delete from map_cells;
       insert into map_cells (${columns})
         select ${finest}, x, y, count(*), sum(latitudes), sum(longitudes)
         from (select ${place('e')} from equipment e where ${isOnMap('e')}) placed group by x, y;
       ${levels
         .filter((level) => level !== finest)
         .map(
           (level) => `insert into map_cells (${columns})
         select ${level}, ${coarser(level)}, sum(n), sum(latitudes), sum(longitudes) from map_cells where level = ${finest} group by 2, 3;`,
         )
         .join('\n')}
     end $$`,
    `select rebuild_map()`,
  ],
};
