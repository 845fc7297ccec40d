import { locks } from '../locks.ts';
import type { Migration } from '../migration.ts';

/* An entry of an index must fit on its page; the forms ask for less. */
const mostLetters = 200;
const facts = (row: string) =>
  `${row}.city_id, ${row}.name, ${row}.model_number, ${row}.equipment_type_id, ${row}.category_ids`;
const changed = `(o.listed, ${facts('o')}) is distinct from (n.listed, ${facts('n')})`;
const key = 'city_id, name, model_number, type_id, category_ids';
const columns = `${key}, n`;
const same = (a: string, b: string) =>
  `(${a}.city_id, ${a}.name, ${a}.model_number, ${a}.type_id, ${a}.category_ids) = (${b}.city_id, ${b}.name, ${b}.model_number, ${b}.type_id, ${b}.category_ids)`;

/**
 * The names of listed machines with how many bear them, each once per city (`*` is everywhere): for suggesting them as one types, and for
 * counting what words find everywhere without fetching every machine.
 */
export const listedNames: Migration = {
  name: '0005-listed-names',
  statements: [
    `alter table equipment add constraint equipment_texts check (length(name) <= ${mostLetters} and length(model_number) <= ${mostLetters})`,
    // Each word and the type stand with their city, so that one question finds the names of one city and touches no others.
    // Everywhere, each word of name and model stands once more as a search finds it.
    `create function name_vector(city_id text, name text, model text, type_id int) returns tsvector language sql immutable parallel safe as $$
       select array_to_tsvector(array(select distinct city_id || '~' || w from unnest(search_words(name)) w) || array[city_id || '#' || type_id::text]
         || case when city_id = '*' then array(select distinct '=' || w from unnest(search_words(name || ' ' || model)) w) else '{}' end)
     $$`,
    `create table listed_names (
       city_id text not null, name text not null, model_number text not null, type_id int not null, category_ids int[] not null, n int not null,
       search tsvector not null generated always as (name_vector(city_id, name, model_number, type_id)) stored,
       primary key (${key}))`,
    `create index listed_names_search on listed_names using gin (search) with (fastupdate = off)`,
    // For texts so short that they fit much: the most frequent names are looked at first.
    `create index listed_names_often on listed_names (city_id, n desc, name)`,
    `create type name_change as (city_id text, name text, model_number text, type_id int, category_ids int[], n int)`,
    // Under the rollup's lock, as the map's cells.
    `create function change_names(changes name_change[]) returns void language plpgsql as $$
     begin
       if changes is null then return; end if;
       perform pg_advisory_xact_lock(${locks.rollup});
       insert into listed_names (${columns})
         select p.city_id, c.name, c.model_number, c.type_id, c.category_ids, sum(c.n)
         from unnest(changes) c cross join lateral (values (c.city_id), ('*')) p(city_id)
         group by 1, 2, 3, 4, 5 having sum(c.n) <> 0 order by 1, 2, 3, 4, 5
       on conflict (${key}) do update set n = listed_names.n + excluded.n;
       delete from listed_names l using (
         select distinct p.city_id, c.name, c.model_number, c.type_id, c.category_ids
         from unnest(changes) c cross join lateral (values (c.city_id), ('*')) p(city_id)) touched
       where ${same('l', 'touched')} and l.n = 0;
     end $$`,
    `create function follow_names() returns trigger language plpgsql as $$
     declare changes name_change[];
     begin
       if current_setting('yantra.bulk', true) = 'on' then return null; end if;
       if tg_op = 'INSERT' then
         select array_agg(row(${facts('n')}, 1)::name_change) into changes from new_rows n where n.listed;
       elsif tg_op = 'DELETE' then
         select array_agg(row(${facts('o')}, -1)::name_change) into changes from old_rows o where o.listed;
       else
         select array_agg(row(c.city_id, c.name, c.model_number, c.equipment_type_id, c.category_ids, c.n)::name_change) into changes from (
           select ${facts('o')}, -1 as n from old_rows o join new_rows n using (id) where o.listed and ${changed}
           union all select ${facts('n')}, 1 from old_rows o join new_rows n using (id) where n.listed and ${changed}) c;
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
       perform pg_advisory_xact_lock(${locks.rollup});
       delete from listed_names;
       insert into listed_names (${columns})
         select ${facts('e')}, count(*) from equipment e where e.listed group by 1, 2, 3, 4, 5;
       insert into listed_names (${columns}) select '*', name, model_number, type_id, category_ids, sum(n) from listed_names group by 2, 3, 4, 5;
     end $$`,
    `select rebuild_names()`,
  ],
};
