import { locks } from '../locks.ts';
import type { Migration } from '../migration.ts';

/* A machine counts in the cells of everything (kind 0), of each of its categories (the category's id) and of its type (the id, negative). The
   finest grid is for everything alone: what is filtered is so little there that it is counted as it is. */
const finest = 17;
const levels = `(values (8, true), (11, true), (14, true), (17, false)) l(level, has_kinds)`;

/* The middle of a cell is kept as sums in hundred-thousandths of a degree: whole numbers, so that adding and taking away is exact. */
const place = (row: string) =>
  `round(${row}.latitude * 100000)::bigint as latitudes, round(${row}.longitude * 100000)::bigint as longitudes,
   floor(map_x(${row}.longitude) * ${2 ** finest})::int as x, floor(map_y(${row}.latitude) * ${2 ** finest})::int as y,
   map_kinds(${row}.category_ids, ${row}.equipment_type_id) as kinds`;
const isOnMap = (row: string) => `${row}.listed and ${row}.latitude is not null and ${row}.longitude is not null`;
const facts = (row: string) =>
  `${row}.listed, ${row}.latitude, ${row}.longitude, ${row}.category_ids, ${row}.equipment_type_id`;
const changed = `(${facts('o')}) is distinct from (${facts('n')})`;
const columns = 'level, kind, x, y, n, latitudes, longitudes';
const touched = `unnest(changes) c cross join ${levels} cross join lateral unnest(c.kinds) k(kind)`;
const cell = `l.level, k.kind, c.x >> (${finest} - l.level), c.y >> (${finest} - l.level)`;
const change = (row: string, n: number) =>
  `row(${n}, ${row}.latitudes, ${row}.longitudes, ${row}.x, ${row}.y, ${row}.kinds)::map_change`;

/**
 * Listed machines counted by the cells of grids over the web's map (modules/map/mercator.ts): of 64 px at zoom 6, 9, 12 and 15. The zooms between
 * are put together from the next finer grid, and closer than that few machines are in sight. So a million machines are drawn as quickly as a
 * hundred, also under the filters that people use most.
 */
export const mapCells: Migration = {
  name: '0004-map-cells',
  statements: [
    `create table map_cells (
       level smallint not null, kind int not null, x int not null, y int not null, n int not null, latitudes bigint not null,
       longitudes bigint not null, primary key (level, kind, x, y))`,
    // A strip from west to east is read by its rows.
    `create index map_cells_rows on map_cells (level, kind, y, x)`,
    `create function map_kinds(category_ids int[], type_id int) returns int[] language sql immutable parallel safe as $$
       select array(select distinct k from unnest(category_ids || array[0, -type_id]) k) $$`,
    `create type map_change as (n int, latitudes bigint, longitudes bigint, x int, y int, kinds int[])`,
    // Under the rollup's lock: statements that touch the same cells wait for each other instead of deadlocking.
    `create function change_map(changes map_change[]) returns void language plpgsql as $$
     begin
       if changes is null then return; end if;
       perform pg_advisory_xact_lock(${locks.rollup});
       insert into map_cells (${columns})
         select ${cell}, sum(c.n), sum(c.n * c.latitudes), sum(c.n * c.longitudes)
         from ${touched} where k.kind = 0 or l.has_kinds group by 1, 2, 3, 4 order by 1, 2, 3, 4
       on conflict (level, kind, x, y) do update set n = map_cells.n + excluded.n, latitudes = map_cells.latitudes + excluded.latitudes,
         longitudes = map_cells.longitudes + excluded.longitudes;
       delete from map_cells m using (select distinct ${cell} from ${touched}) t(level, kind, x, y)
       where m.level = t.level and m.kind = t.kind and m.x = t.x and m.y = t.y and m.n = 0;
     end $$`,
    `create function follow_map() returns trigger language plpgsql as $$
     declare changes map_change[];
     begin
       if current_setting('yantra.bulk', true) = 'on' then return null; end if;
       if tg_op = 'INSERT' then
         select array_agg(${change('p', 1)}) into changes
         from new_rows n cross join lateral (select ${place('n')}) p where ${isOnMap('n')};
       elsif tg_op = 'DELETE' then
         select array_agg(${change('p', -1)}) into changes
         from old_rows o cross join lateral (select ${place('o')}) p where ${isOnMap('o')};
       else
         select array_agg(c.change) into changes from (
           select ${change('p', -1)} as change from old_rows o join new_rows n using (id)
             cross join lateral (select ${place('o')}) p where ${isOnMap('o')} and ${changed}
           union all
           select ${change('p', 1)} from old_rows o join new_rows n using (id)
             cross join lateral (select ${place('n')}) p where ${isOnMap('n')} and ${changed}) c;
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
       perform pg_advisory_xact_lock(${locks.rollup});
       delete from map_cells;
       insert into map_cells (${columns})
         select ${finest}, 0, x, y, count(*), sum(latitudes), sum(longitudes)
         from (select ${place('e')} from equipment e where ${isOnMap('e')}) p group by x, y;
       insert into map_cells (${columns})
         select 14, kind, x >> 3, y >> 3, count(*), sum(latitudes), sum(longitudes)
         from (select ${place('e')} from equipment e where ${isOnMap('e')}) p cross join lateral unnest(kinds) k(kind) group by 2, 3, 4;
       insert into map_cells (${columns})
         select 11, kind, x >> 3, y >> 3, sum(n), sum(latitudes), sum(longitudes) from map_cells where level = 14 group by 2, 3, 4;
       insert into map_cells (${columns})
         select 8, kind, x >> 3, y >> 3, sum(n), sum(latitudes), sum(longitudes) from map_cells where level = 11 group by 2, 3, 4;
     end $$`,
    `select rebuild_map()`,
  ],
};
