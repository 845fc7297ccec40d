import type { Migration } from '../migration.ts';

/**
 * `pg_dump` writes functions in the order of their names where it knows no other, and without a search path: what a generated column calls was not there yet
 * when a copy was put back, and the whole table failed. A body that PostgreSQL has parsed names what it calls, and comes after it.
 */
export const restorable: Migration = {
  name: '0039-restorable',
  statements: [
    `create or replace function search_vector(name text, model text, city_id text, category_ids int[], type_id int, region text) returns tsvector
       language sql immutable parallel safe
       return (select array_to_tsvector(words || array(select w || '~c' || city_id from unnest(words) w)
           || array['~c' || city_id, '~t' || type_id::text, '~z' || region]
           || array(select '~k' || k::text from unnest(category_ids) k))
         from (select search_words(name || ' ' || model)) s(words))`,
    `create or replace function name_vector(city_id text, name text, model text, type_id int) returns tsvector
       language sql immutable parallel safe
       return array_to_tsvector(array(select distinct city_id || '~' || w from unnest(search_words(name)) w) || array[city_id || '#' || type_id::text]
         || case when city_id = '*' then array(select distinct '=' || w from unnest(search_words(name || ' ' || model)) w) else '{}' end)`,
  ],
};
