import type { Migration } from '../migration.ts';

/* Beyond this no name is suggested: an entry of an index must fit on its page. */
const mostLetters = 200;
const isSuggested = (row: string) => `${row}.listed and length(${row}.name) <= ${mostLetters}`;
const facts = (row: string) => `${row}.city_id, ${row}.name, ${row}.equipment_type_id`;
const changed = `(o.listed, ${facts('o')}) is distinct from (n.listed, ${facts('n')})`;
const columns = 'city_id, name, type_id, n';

/** The names of listed machines, each once per city (`*` is everywhere), for suggesting them as one types. */
export const listedNames: Migration = {
  name: '0005-listed-names',
  statements: [
    // Each word and the type stand with their city, so that one question finds the names of one city and touches no others.
    `create function name_vector(city_id text, name text, type_id int) returns tsvector language sql immutable parallel safe as $$
       select array_to_tsvector(array(select distinct city_id || '~' || w from unnest(search_words(name)) w) || array[city_id || '#' || type_id::text])
     $$`,
    `create table listed_names (
       city_id text not null, name text not null, type_id int not null, n int not null,
       search tsvector not null generated always as (name_vector(city_id, name, type_id)) stored,
       primary key (city_id, name, type_id))`,
    `create index listed_names_search on listed_names using gin (search) with (fastupdate = off)`,
    // For texts so short that they fit much: the most frequent names are looked at first.
    `create index listed_names_often on listed_names (city_id, n desc, name)`,
    `create type name_change as (city_id text, name text, type_id int, n int)`,
    // Under the rollup's lock, as the map's cells.
    `create function change_names(changes name_change[]) returns void language plpgsql as $$
     begin
       if changes is null then return; end if;
       perform pg_advisory_xact_lock(728101);
       insert into listed_names (${columns})
         select p.city_id, c.name, c.type_id, sum(c.n) from unnest(changes) c cross join lateral (values (c.city_id), ('*')) p(city_id)
         group by 1, 2, 3 having sum(c.n) <> 0 order by 1, 2, 3
       on conflict (city_id, name, type_id) do update set n = listed_names.n + excluded.n;
       delete from listed_names l using (
         select distinct p.city_id, c.name, c.type_id from unnest(changes) c cross join lateral (values (c.city_id), ('*')) p(city_id)) touched
       where l.city_id = touched.city_id and l.name = touched.name and l.type_id = touched.type_id and l.n = 0;
     end $$`,
    `create function follow_names() returns trigger language plpgsql as $$
     declare changes name_change[];
     begin
       if current_setting('yantra.bulk', true) = 'on' then return null; end if;
       if tg_op = 'INSERT' then
         select array_agg(row(${facts('n')}, 1)::name_change) into changes from new_rows n where ${isSuggested('n')};
       elsif tg_op = 'DELETE' then
         select array_agg(row(${facts('o')}, -1)::name_change) into changes from old_rows o where ${isSuggested('o')};
       else
         select array_agg(row(c.city_id, c.name, c.equipment_type_id, c.n)::name_change) into changes from (
           select ${facts('o')}, -1 as n from old_rows o join new_rows n using (id) where ${isSuggested('o')} and ${changed}
           union all select ${facts('n')}, 1 from old_rows o join new_rows n using (id) where ${isSuggested('n')} and ${changed}) c;
       end if;
       perform change_names(changes);
       return null;
     end $$`,
    `create trigger names_inserted after insert on equipment referencing new table as new_rows for each statement execute function follow_names()`,
    `create trigger names_deleted after delete on equipment referencing old table as old_rows for each statement execute function follow_names()`,
    `create trigger names_updated after update on equipment referencing old table as old_rows new table as new_rows
       for each statement execute function follow_names()`,
    `create function rebuild_names() returns void language plpgsql as $$
     begin
       perform pg_advisory_xact_lock(728101);
       delete from listed_names;
       insert into listed_names (${columns})
         select ${facts('e')}, count(*) from equipment e where ${isSuggested('e')} group by 1, 2, 3;
       insert into listed_names (${columns}) select '*', name, type_id, sum(n) from listed_names group by 2, 3;
     end $$`,
    `select rebuild_names()`,
  ],
};
