import type { Migration } from '../migration.ts';

/* Searches that people saved. What several people look for is one row of `wanted_searches`; the people hang on it. */
const tables = [
  // Its form never changes: who looks for something else, as their words mean something else now, moves to another row.
  `create table wanted_searches (
     id bigint primary key generated always as identity, digest text not null unique, filters jsonb not null, first_day date,
     people int not null default 0, daily int not null default 0, at_once int not null default 0)`,
  // Where a machine asks for what may find it. Prices and sizes leave out most of what is under a popular key.
  `create table wanted_keys (
     key text collate "C" not null, search_id bigint not null references wanted_searches on delete cascade,
     least_paise bigint not null, most_paise bigint not null, least_size double precision not null, most_size double precision not null,
     primary key (key, most_paise, search_id) include (least_paise, least_size, most_size))`,
  `create index wanted_keys_search on wanted_keys (search_id)`,
  // What a search waits for, in the words of owners: a kind in a city.
  `create table wanted_places (
     search_id bigint not null references wanted_searches on delete cascade, kind text not null, city_id text not null,
     primary key (search_id, kind, city_id))`,
  `create index wanted_places_place on wanted_places (city_id, kind)`,
  // As it was asked, in its order. The texts and the name are what its term asked the words of machines for: it may mean something else once they are others.
  `create table saved_searches (
     id uuid primary key default gen_random_uuid(), user_id uuid not null references users on delete cascade, search_id bigint not null references wanted_searches,
     input json not null, reads text not null default '', texts text[] not null default '{}', name text,
     size double precision, unit text,
     pace text not null check (pace in ('daily', 'atOnce')), paused_at timestamptz, created_at timestamptz not null,
     since_hit bigint not null, seen_hit bigint not null, told_hit bigint not null, told_at timestamptz)`,
  `create index saved_searches_user on saved_searches (user_id, created_at)`,
  `create index saved_searches_search on saved_searches (search_id, pace, id)`,
  `create index saved_searches_reads on saved_searches (reads, id) where reads <> ''`,
  `create index saved_searches_texts on saved_searches using gin (texts)`,
  `create index saved_searches_name on saved_searches (name) where name is not null`,
  // Each text once, with the known words that were near it.
  `create table wanted_texts (text text primary key, near text not null)`,
  `create index wanted_texts_trigrams on wanted_texts using gin (text gin_trgm_ops)`,
];

/* What was found for searches, and who is still to be told. */
const news = [
  `create sequence search_hits_place`,
  // A machine once a search: it takes a later place when it got cheaper, or came back to people who were never told of it.
  `create table search_hits (
     search_id bigint not null references wanted_searches on delete cascade, equipment_id uuid not null references equipment on delete cascade,
     place bigint not null, told_place bigint not null, told_paise bigint not null, told_type smallint not null, before_paise bigint, at timestamptz not null,
     primary key (search_id, equipment_id))`,
  `create index search_hits_places on search_hits (search_id, place)`,
  `create index search_hits_machine on search_hits (equipment_id)`,
  `create index search_hits_at on search_hits (at)`,
  `create table search_news (
     id bigint primary key generated always as identity, search_id bigint not null references wanted_searches on delete cascade,
     pace text not null check (pace in ('daily', 'atOnce')), due_at timestamptz not null, after_id uuid)`,
  `create unique index search_news_waiting on search_news (search_id, pace) where after_id is null`,
  `create index search_news_search on search_news (search_id)`,
  `create index search_news_due on search_news (due_at, id)`,
  // Without a foreign key: deleting a machine waits for nothing here.
  `create table search_changes (
     id bigint primary key generated always as identity, equipment_id uuid not null, before jsonb, at timestamptz not null default now())`,
];

/* How many people a search has; the last one takes it along. */
const counting = [
  `create function count_savers(one bigint, n int, was_paused boolean, its_pace text) returns void language sql as $$
     update wanted_searches set people = people + n, daily = daily + case when not was_paused and its_pace = 'daily' then n else 0 end,
       at_once = at_once + case when not was_paused and its_pace = 'atOnce' then n else 0 end where id = one $$`,
  `create function follow_savers() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'DELETE' then perform count_savers(new.search_id, 1, new.paused_at is not null, new.pace); end if;
     if tg_op <> 'INSERT' then
       perform count_savers(old.search_id, -1, old.paused_at is not null, old.pace);
       delete from wanted_searches where id = old.search_id and people = 0;
     end if;
     return null;
   end $$`,
  `create trigger saved_searches_counted after insert or delete on saved_searches for each row execute function follow_savers()`,
  `create trigger saved_searches_changed after update on saved_searches for each row
     when ((old.search_id, old.pace, old.paused_at is null) is distinct from (new.search_id, new.pace, new.paused_at is null))
     execute function follow_savers()`,
];

export const savedSearches: Migration = {
  name: '0062-saved-searches',
  statements: [...tables, ...news, ...counting],
};
