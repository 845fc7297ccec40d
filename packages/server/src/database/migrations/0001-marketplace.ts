import { locks } from '../locks.ts';
import type { Migration } from '../migration.ts';

const extension = `create extension if not exists pg_trgm`;

/* Words are cut the same way here and in search-words.ts: lower case, accents folded, cut at whatever is neither an ASCII letter, a digit nor
   beyond ASCII. Own rules instead of a text search parser, because both sides must agree to the letter. */
const functions = [
  `create function search_words(source text) returns text[] language sql immutable parallel safe as $$
     select array_remove(regexp_split_to_array(
       translate(lower(source), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäåçèéêëìíîïñòóôõöùúûü', 'aaaaaaceeeeiiiinooooouuuuaaaaaaceeeeiiiinooooouuuu'),
       '[^a-z0-9\\u0080-\\uffff]+'), '')
   $$`,
  // What a machine can be found by: its words, each word in its city (a word and a city apart are two long lists to cut, together a short
  // one), and one token each for its city, categories, type and region.
  `create function search_vector(name text, model text, city_id text, category_ids int[], type_id int, region text) returns tsvector
     language sql immutable parallel safe as $$
     select array_to_tsvector(words || array(select w || '~c' || city_id from unnest(words) w)
       || array['~c' || city_id, '~t' || type_id::text, '~z' || region]
       || array(select '~k' || k::text from unnest(category_ids) k))
     from (select search_words(name || ' ' || model)) s(words)
   $$`,
  // The greatest step of the discount filter that a discount reaches; 0 below the first.
  `create function discount_step(discount numeric) returns smallint language sql immutable parallel safe as $$
     select (case when discount >= 70 then 70 when discount >= 60 then 60 when discount >= 50 then 50
       when discount >= 35 then 35 when discount >= 25 then 25 when discount >= 10 then 10 else 0 end)::smallint
   $$`,
  `create function average_stars(counts int[], total int) returns real language sql immutable parallel safe as $$
     select case when total = 0 then 0::real else ((coalesce(counts[2],0) + coalesce(counts[3],0)*2 + coalesce(counts[4],0)*3
       + coalesce(counts[5],0)*4 + coalesce(counts[6],0)*5 + coalesce(counts[7],0)*6 + coalesce(counts[8],0)*7
       + coalesce(counts[9],0)*8 + coalesce(counts[10],0)*9 + coalesce(counts[11],0)*10) / 2.0 / total)::real end
   $$`,
];

const tables = [
  `create table categories (
     id int primary key, name text not null, color_code text not null default '#FFF7E7',
     active boolean not null default true, deleted boolean not null default false)`,
  `create table equipment_types (
     id int primary key, type text not null, sub_type text not null default '',
     active boolean not null default true, deleted boolean not null default false)`,
  `create table users (
     id uuid primary key default gen_random_uuid(), role text not null check (role in ('admin', 'supplier', 'user')),
     first_name text not null, last_name text not null default '', phone text not null unique, email text not null default '',
     password_hash text not null, organization_name text, created_at timestamptz not null default now())`,
  `create table subscriptions (
     id int primary key, name text not null, display_name text not null, equipment_count int not null,
     contact_to_be_viewed int not null default 1, sms_count_allowed int not null default 1, active boolean not null default true,
     price_1_month_paise bigint not null default 0, discount_1_month numeric(5,2) not null default 0,
     price_2_month_paise bigint not null default 0, discount_2_month numeric(5,2) not null default 0,
     price_3_month_paise bigint not null default 0, discount_3_month numeric(5,2) not null default 0,
     price_6_month_paise bigint not null default 0, discount_6_month numeric(5,2) not null default 0,
     price_12_month_paise bigint not null default 0, discount_12_month numeric(5,2) not null default 0)`,
  `create table purchases (
     id uuid primary key default gen_random_uuid(), user_id uuid not null references users, subscription_id int not null references subscriptions,
     period_months smallint not null, start_date timestamptz not null, end_date timestamptz not null,
     price_paise bigint not null, discount numeric(5,2) not null default 0, final_price_paise bigint not null,
     created_at timestamptz not null default now(), check (end_date > start_date))`,
  `create index purchases_user on purchases (user_id, end_date)`,
  `create table pictures (
     id text primary key, kind text not null check (kind in ('demo', 'upload')), recipe jsonb, created_at timestamptz not null default now())`,
  `create table equipment (
     id uuid primary key default gen_random_uuid(), supplier_id uuid not null references users,
     name text not null, model_number text not null default '', year_of_mfg int not null, no_of_working_hrs int not null,
     rental_paise bigint not null, rental_type smallint not null check (rental_type between 0 and 3),
     discount numeric(5,2) not null default 0 check (discount between 0 and 100), final_rental_paise bigint not null,
     description text not null default '', youtube_link text not null default '', registration_certificate boolean not null default false,
     hypo_to_bank boolean not null default false, insurance_available boolean not null default false,
     picture_ids text[] not null default '{}', address text not null default '', city_id text not null, city text not null,
     state text not null, pin_code text not null default '', country text not null default 'India', region text not null,
     latitude double precision, longitude double precision, phone text not null default '',
     status text not null default 'Available' check (status in ('Available', 'On rent', 'Unavailable')),
     equipment_type_id int not null references equipment_types, category_ids int[] not null,
     star_counts int[] not null default '{0,0,0,0,0,0,0,0,0,0,0}', rating_count int not null default 0,
     rating_average real not null generated always as (average_stars(star_counts, rating_count)) stored,
     rank_score real not null default 0, listed_from timestamptz, listed_until timestamptz, listed boolean not null default false,
     search tsvector generated always as (search_vector(name, model_number, city_id, category_ids, equipment_type_id, region)) stored,
     version int not null default 1, created_at timestamptz not null default now())`,
  `create table purchase_equipment (
     purchase_id uuid not null references purchases on delete cascade, equipment_id uuid not null references equipment on delete cascade,
     primary key (purchase_id, equipment_id))`,
  `create index purchase_equipment_machine on purchase_equipment (equipment_id)`,
  `create table equipment_ratings (
     id uuid primary key default gen_random_uuid(), equipment_id uuid not null references equipment on delete cascade,
     user_id uuid not null references users, star_rating numeric(2,1) not null check (star_rating between 0 and 5 and star_rating * 2 = trunc(star_rating * 2)),
     comment text not null default '', created_at timestamptz not null default now(), unique (equipment_id, user_id))`,
  // A cell of the facets. city_id '*' is everywhere; the counts of listed machines only.
  `create table equipment_rollup (
     city_id text not null, category_ids int[] not null, type_id int not null, region text not null, discount_step smallint not null,
     insurance boolean not null, n int not null, min_paise bigint not null, max_paise bigint not null,
     primary key (city_id, category_ids, type_id, region, discount_step, insurance))`,
  `create index equipment_rollup_type on equipment_rollup (type_id)`,
  // Whoever keeps a city's cells in memory asks here whether they are still the current ones.
  `create table equipment_rollup_versions (city_id text primary key, version bigint not null)`,
  // Every word a search may mean; a typed word that is not here is corrected to the nearest that is.
  `create table lexicon (
     word text primary key, kind text not null check (kind in ('word', 'category', 'type', 'city')), weight bigint not null default 0)`,
  `create index lexicon_trigrams on lexicon using gin (word gin_trgm_ops)`,
];

/* Lists walk one of these in their order and read the filters' columns from the index itself, so that a page costs what it shows and not
   what the table holds; rows are fetched for the page alone. The partial condition keeps what is not public out of them. */
const covered = (key: string, rest: string) =>
  `(${key}) include (${rest}, equipment_type_id, category_ids, region, discount, insurance_available, no_of_working_hrs) where listed`;

/** The indexes of lists; a bulk load drops them first and creates them afterwards. */
export const equipmentIndexes: Readonly<Record<string, string>> = {
  equipment_search: `create index equipment_search on equipment using gin (search) with (fastupdate = off) where listed`,
  equipment_city_rank: `create index equipment_city_rank on equipment ${covered('city_id, rank_score desc, id', 'final_rental_paise, rating_average, rating_count, created_at')}`,
  equipment_rank: `create index equipment_rank on equipment ${covered('rank_score desc, id', 'city_id, final_rental_paise')}`,
  equipment_price: `create index equipment_price on equipment ${covered('final_rental_paise, id', 'city_id')}`,
  equipment_rating: `create index equipment_rating on equipment ${covered('rating_average desc, rating_count desc, id', 'city_id, final_rental_paise')}`,
  equipment_newest: `create index equipment_newest on equipment ${covered('created_at desc, id', 'city_id, final_rental_paise')}`,
  equipment_point: `create index equipment_point on equipment using gist (point(longitude, latitude)) where listed`,
};

const plainIndexes = [
  `create index equipment_supplier on equipment (supplier_id)`,
  `create index equipment_ends on equipment (listed_until) where listed`,
  `create index equipment_starts on equipment (listed_from) where not listed`,
];

const key = 'city_id, category_ids, type_id, region, discount_step, insurance';
export const keyOf = (row: string): string =>
  `row(${row}.city_id, ${row}.category_ids, ${row}.equipment_type_id, ${row}.region, discount_step(${row}.discount), ${row}.insurance_available)::rollup_key`;
export const counted = (row: string): string =>
  `${row}.listed, ${row}.city_id, ${row}.category_ids, ${row}.equipment_type_id, ${row}.region, ${row}.discount, ${row}.insurance_available, ${row}.final_rental_paise`;
const same = (a: string, b: string, columns: string) =>
  columns
    .split(', ')
    .map((column) => `${a}.${column} = ${b}.${column}`)
    .join(' and ');

/* The rollup follows the machines by statement. A cell that a statement touches is counted anew, under one lock: two transactions that
   counted at once would each miss the other's machines. A bulk load sets yantra.bulk and rebuilds at its end. */
const rollup = [
  `create type rollup_key as (city_id text, category_ids int[], type_id int, region text, discount_step smallint, insurance boolean)`,
  `create function refresh_rollup(cells rollup_key[]) returns void language plpgsql as $$
   begin
     if cells is null then return; end if;
     delete from equipment_rollup r using unnest(cells) k where ${same('r', 'k', key)};
     insert into equipment_rollup (${key}, n, min_paise, max_paise)
       select k.city_id, k.category_ids, k.type_id, k.region, k.discount_step, k.insurance, count(*), min(e.final_rental_paise), max(e.final_rental_paise)
       from unnest(cells) k join equipment e on e.listed and e.city_id = k.city_id and e.equipment_type_id = k.type_id
         and e.category_ids = k.category_ids and e.region = k.region and discount_step(e.discount) = k.discount_step
         and e.insurance_available = k.insurance
       group by 1, 2, 3, 4, 5, 6;
     delete from equipment_rollup r using unnest(cells) k where r.city_id = '*' and ${same('r', 'k', key.replace('city_id, ', ''))};
     insert into equipment_rollup (${key}, n, min_paise, max_paise)
       select '*', k.category_ids, k.type_id, k.region, k.discount_step, k.insurance, sum(r.n), min(r.min_paise), max(r.max_paise)
       from (select distinct category_ids, type_id, region, discount_step, insurance from unnest(cells)) k
         join equipment_rollup r on r.city_id <> '*' and ${same('r', 'k', key.replace('city_id, ', ''))}
       group by 2, 3, 4, 5, 6;
     insert into equipment_rollup_versions (city_id, version)
       select city_id, 1 from (select distinct city_id from unnest(cells) union select '*') touched
     on conflict (city_id) do update set version = equipment_rollup_versions.version + 1;
   end $$`,
  `create function rebuild_rollup() returns void language plpgsql as $$
   begin
     perform pg_advisory_xact_lock(${locks.rollup});
     delete from equipment_rollup;
     insert into equipment_rollup (${key}, n, min_paise, max_paise)
       select city_id, category_ids, equipment_type_id, region, discount_step(discount), insurance_available, count(*),
         min(final_rental_paise), max(final_rental_paise)
       from equipment where listed group by 1, 2, 3, 4, 5, 6;
     insert into equipment_rollup (${key}, n, min_paise, max_paise)
       select '*', category_ids, type_id, region, discount_step, insurance, sum(n), min(min_paise), max(max_paise)
       from equipment_rollup group by 2, 3, 4, 5, 6;
     update equipment_rollup_versions set version = version + 1;
     insert into equipment_rollup_versions (city_id, version)
       select distinct city_id, 1 from equipment_rollup on conflict do nothing;
   end $$`,
  `create function follow_equipment() returns trigger language plpgsql as $$
   declare cells rollup_key[];
   begin
     if current_setting('yantra.bulk', true) = 'on' then return null; end if;
     if tg_op = 'INSERT' then
       perform learn_words(array(select name || ' ' || model_number from new_rows));
       select array_agg(distinct ${keyOf('n')}) into cells from new_rows n where n.listed;
     elsif tg_op = 'DELETE' then
       select array_agg(distinct ${keyOf('o')}) into cells from old_rows o where o.listed;
     else
       perform learn_words(array(select n.name || ' ' || n.model_number from old_rows o join new_rows n using (id)
         where (o.name, o.model_number) is distinct from (n.name, n.model_number)));
       select array_agg(distinct c.k) into cells from old_rows o join new_rows n using (id)
         cross join lateral (values (${keyOf('o')}), (${keyOf('n')})) c(k)
         where (o.listed or n.listed) and (${counted('o')}) is distinct from (${counted('n')});
     end if;
     if cells is not null then
       perform pg_advisory_xact_lock(${locks.rollup});
       perform refresh_rollup(cells);
     end if;
     return null;
   end $$`,
  `create trigger equipment_inserted after insert on equipment referencing new table as new_rows for each statement execute function follow_equipment()`,
  `create trigger equipment_deleted after delete on equipment referencing old table as old_rows for each statement execute function follow_equipment()`,
  `create trigger equipment_updated after update on equipment referencing old table as old_rows new table as new_rows
     for each statement execute function follow_equipment()`,
];

const lexicon = [
  // Sorted, so that two statements learning the same words at once wait for each other instead of deadlocking.
  `create function learn_words(texts text[]) returns void language sql as $$
     insert into lexicon (word, kind, weight)
       select w, 'word', count(*) from unnest(texts) t, unnest(search_words(t)) w where length(w) >= 3 group by w order by w
     on conflict (word) do update set weight = lexicon.weight + excluded.weight where lexicon.kind = 'word'
   $$`,
  `create function learn_names(texts text[], new_kind text) returns void language sql as $$
     insert into lexicon (word, kind, weight)
       select w, new_kind, 1000 from unnest(texts) t, unnest(search_words(t)) w where length(w) >= 3 group by w order by w
     on conflict (word) do update set kind = excluded.kind, weight = greatest(lexicon.weight, excluded.weight) where lexicon.kind = 'word'
   $$`,
  `create function rebuild_lexicon() returns void language plpgsql as $$
   begin
     delete from lexicon where kind <> 'city';
     perform learn_names(array(select name from categories where active and not deleted), 'category');
     perform learn_names(array(select type from equipment_types where active and not deleted), 'type');
     perform learn_names(array(select sub_type from equipment_types where active and not deleted), 'type');
     insert into lexicon (word, kind, weight)
       select w, 'word', sum(c) from (select name, model_number, count(*) as c from equipment group by 1, 2) e,
         unnest(search_words(e.name || ' ' || e.model_number)) w where length(w) >= 3 group by w order by w
     on conflict (word) do nothing;
   end $$`,
  `create function follow_categories() returns trigger language plpgsql as $$
   begin perform learn_names(array(select name from new_rows where active and not deleted), 'category'); return null; end $$`,
  `create function follow_types() returns trigger language plpgsql as $$
   begin perform learn_names(array(select type || ' ' || sub_type from new_rows where active and not deleted), 'type'); return null; end $$`,
  ...['insert', 'update'].flatMap((event) => [
    `create trigger categories_${event} after ${event} on categories referencing new table as new_rows for each statement execute function follow_categories()`,
    `create trigger equipment_types_${event} after ${event} on equipment_types referencing new table as new_rows for each statement execute function follow_types()`,
  ]),
];

/* The one place that says what is public: status Available or On rent, and a purchase whose half-open period covers the given moment. Without
   ids only machines whose period began or ended are looked at; with ids (after a purchase, or a change of status) exactly those. */
const listing = [
  `create function refresh_listing(moment timestamptz, ids uuid[] default null) returns int language plpgsql as $$
   declare changed int;
   begin
     update equipment e set listed_from = p.start_date, listed_until = p.end_date,
       listed = coalesce(e.status in ('Available', 'On rent') and p.start_date <= moment and moment < p.end_date, false)
     from (
       select e2.id, q.start_date, q.end_date from equipment e2
         left join lateral (select start_date, end_date from purchase_equipment pe join purchases on purchases.id = pe.purchase_id
           where pe.equipment_id = e2.id and end_date > moment order by start_date limit 1) q on true
       where e2.id in (
         select unnest(ids)
         union all select id from equipment where ids is null and listed and listed_until <= moment
         union all select id from equipment where ids is null and not listed and listed_from <= moment
           and (status <> 'Unavailable' or listed_until <= moment))
     ) p where p.id = e.id;
     get diagnostics changed = row_count;
     return changed;
   end $$`,
];

/** The marketplace's first tables, and what keeps its search quick. */
export const marketplace: Migration = {
  name: '0001-marketplace',
  statements: [
    extension,
    ...functions,
    ...tables,
    ...Object.values(equipmentIndexes),
    ...plainIndexes,
    ...lexicon,
    ...rollup,
    ...listing,
  ],
};
