import type { Migration } from '../migration.ts';

/* What somebody says of themselves; empty texts were not given. Of a deleted account only the row is left, for what must keep its id. */
const profiles = [
  `alter table users add column alt_phone text not null default '', add column pan text not null default '',
     add column gstin text not null default '', add column date_of_birth date, add column address_line1 text not null default '',
     add column city text not null default '', add column state text not null default '', add column pincode text not null default '',
     add column deleted_at timestamptz`,
  `create index users_role_created on users (role, created_at desc, id)`,
];

/* Grows with every change of categories and types: whoever keeps them in memory asks here whether they are still the current ones. */
const vocabulary = [
  `create table vocabulary_version (one boolean primary key default true check (one), version bigint not null)`,
  `insert into vocabulary_version (version) values (1)`,
  `create function follow_vocabulary() returns trigger language plpgsql as $$
   begin update vocabulary_version set version = version + 1; return null; end $$`,
  ...['categories', 'equipment_types'].map(
    (table) =>
      `create trigger ${table}_version after insert or update or delete on ${table} for each statement execute function follow_vocabulary()`,
  ),
];

const sources = { categories: `name`, equipment_types: `type || ' ' || sub_type` } as const;
const current = Object.entries(sources)
  .map(([table, text]) => `select unnest(search_words(${text})) from ${table} where active and not deleted`)
  .join(' union ');

/* A word that no category or type has any more is forgotten as their name. Where machines bear it, it stays known as theirs. */
const lexicon = [
  `create function forget_names(texts text[]) returns void language plpgsql as $$
   declare gone text[];
   begin
     select array_agg(distinct w) into gone from unnest(texts) t, unnest(search_words(t)) w where w not in (${current});
     if gone is null then return; end if;
     delete from lexicon where word = any(gone) and kind in ('category', 'type');
     insert into lexicon (word, kind, weight)
       select w, 'word', sum(l.n) from unnest(gone) w
         join listed_names l on l.city_id = '*' and l.search @@ format('%L', '=' || w)::tsquery
       where length(w) >= 3 group by w order by w
     on conflict (word) do nothing;
   end $$`,
  ...Object.entries(sources).flatMap(([table, text]) => [
    `create function forget_${table}() returns trigger language plpgsql as $$
     begin perform forget_names(array(select ${text} from old_rows where active and not deleted)); return null; end $$`,
    `create trigger ${table}_forget after update on ${table} referencing old table as old_rows for each statement
       execute function forget_${table}()`,
  ]),
];

const leads = [
  // What a supplier made of a requirement; nobody else sees it.
  `create table lead_states (
     user_id uuid not null references users on delete cascade, requirement_id uuid not null references requirements on delete cascade,
     status text not null default 'New' check (status in ('New', 'Replied', 'Won', 'Closed')), notes text not null default '',
     updated_at timestamptz not null, primary key (user_id, requirement_id))`,
  `create index lead_states_requirement on lead_states (requirement_id)`,
  `create index requirements_created on requirements (created_at desc, id)`,
];

const figures = [
  // Searches that found nothing, by day in India.
  `create table search_misses (day date not null, term text not null, n int not null, primary key (day, term))`,
  `create index purchases_created on purchases (created_at)`,
  `create index seller_reveals_supplier on seller_reveals (supplier_id, day)`,
];

/** Profiles, the state of leads, and what the overview counts. */
export const people: Migration = {
  name: '0009-people',
  statements: [...profiles, ...vocabulary, ...lexicon, ...leads, ...figures],
};
