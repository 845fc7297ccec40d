import type { Migration } from '../migration.ts';

/* What kinds of machine are hired by. One row a type and fact, so that a new fact is a row: how it is called, its unit, and from where to where
   the machines of the type usually go. A machine's own values stand with it, by the fact's name, in that unit. */
const facts = [
  `create table type_facts (
     type_id int not null references equipment_types on delete cascade, fact text not null, unit text not null,
     low double precision not null check (low > 0), high double precision not null check (high >= low), primary key (type_id, fact))`,
  `create trigger type_facts_version after insert or update or delete on type_facts for each statement execute function follow_vocabulary()`,
  `alter table equipment add column facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
     add column capacity double precision generated always as ((facts->>'capacity')::double precision) stored`,
];

/* What admins found people calling a type, beside the trade's words that ship with us. */
const words = [
  `create table type_words (
     id int primary key generated always as identity, type_id int not null references equipment_types on delete cascade, word text not null,
     whole_group boolean not null, created_at timestamptz not null, unique (type_id, word))`,
  `create trigger type_words_version after insert or update or delete on type_words for each statement execute function follow_vocabulary()`,
];

/* "Relevance", beside what depends on the search (handbook: ranking). Each part is 0 to 1, but freshness, which grows by one a year for ever: two
   machines differ by their ages' difference, whenever one looks, and no number has to follow the calendar. */
const ranking = [
  `create table ranking_weights (
     one boolean primary key default true check (one), nearness real not null, size real not null, free real not null, price real not null,
     rating real not null, freshness real not null)`,
  `insert into ranking_weights values (true, 0.6, 0.5, 0.25, 0.2, 0.2, 0.05)`,
  `create trigger ranking_weights_version after update on ranking_weights for each statement execute function follow_vocabulary()`,
  // The middle rent of the listed machines of a type, by unit: what a price is called cheap or dear against.
  `create table typical_rents (
     type_id int not null references equipment_types on delete cascade, rental_type smallint not null, median_paise bigint not null,
     primary key (type_id, rental_type))`,
  `create function refresh_typical_rents() returns void language sql as $$
     insert into typical_rents (type_id, rental_type, median_paise)
       select equipment_type_id, rental_type, percentile_disc(0.5) within group (order by final_rental_paise)
       from equipment where listed group by 1, 2 having count(*) >= 3
     on conflict (type_id, rental_type) do update set median_paise = excluded.median_paise
   $$`,
  // Five ratings of 3.9 beforehand, so that one of 5 stars does not beat forty of 4.5. The machine's id decides between equals, a little. Nothing
  // in it but what is immutable (a moment in UTC, no cast that depends on the session): PostgreSQL then takes it apart into the caller's
  // expression, which is ten times as quick, for every machine that is added.
  `create function rank_of(id uuid, status text, star_counts int[], rating_count int, final_paise bigint, typical_paise bigint,
     created_at timestamptz, w ranking_weights) returns real language sql immutable parallel safe as $$
     select (case when status = 'Available' then w.free else 0 end
       + w.price * coalesce(least(1, greatest(0, 1.5 - final_paise::real / nullif(typical_paise, 0))), 0.5)
       + w.rating * greatest(0, (average_stars(star_counts, rating_count) * rating_count + 5 * 3.9) / (rating_count + 5) - 2.5) / 2.5
       + w.freshness * (date_part('epoch', created_at at time zone 'UTC') - 1577836800) / 31557600
       + 0.02::float8 * (get_byte(uuid_send(id), 14) * 256 + get_byte(uuid_send(id), 15)) / 65535)::real
   $$`,
  `create function rank_machine() returns trigger language plpgsql as $$
   declare w ranking_weights; typical bigint;
   begin
     -- Two short questions whose plans are kept; within the expression they would be planned anew for every machine.
     select * into w from ranking_weights;
     select median_paise into typical from typical_rents t where t.type_id = new.equipment_type_id and t.rental_type = new.rental_type;
     new.rank_score :=
       rank_of(new.id, new.status, new.star_counts, new.rating_count, new.final_rental_paise, typical, new.created_at, w);
     return new;
   end $$`,
  `create trigger equipment_rank_new before insert on equipment for each row execute function rank_machine()`,
  `create trigger equipment_rank_changed before update of status, star_counts, rating_count, final_rental_paise, rental_type, equipment_type_id,
     created_at on equipment for each row execute function rank_machine()`,
  // After a change of weights or of typical rents: so many machines after an id, those whose place changes; answers the last id looked at.
  `create function rank_again(after uuid, many int) returns uuid language plpgsql as $$
   declare last uuid;
   begin
     create temporary table if not exists ranked_again (id uuid, score real) on commit drop;
     truncate ranked_again;
     insert into ranked_again
       select e.id, rank_of(e.id, e.status, e.star_counts, e.rating_count, e.final_rental_paise, t.median_paise, e.created_at, w)
       from ranking_weights w, (select * from equipment where after is null or id > after order by id limit many) e
         left join typical_rents t on t.type_id = e.equipment_type_id and t.rental_type = e.rental_type;
     update equipment e set rank_score = r.score from ranked_again r where r.id = e.id and abs(e.rank_score - r.score) > 0.001;
     select id into last from ranked_again order by id desc limit 1;
     return last;
   end $$`,
  `select refresh_typical_rents()`,
  `update equipment set status = status`,
];

/* Searches by day in India, nothing of who made them: how often, how they ended, and whether something was pressed. */
const counts = [
  `create table searches (
     day date not null, term text not null, n int not null default 0, empty int not null default 0, answer text not null default '',
     kinds text not null default '', pressed int not null default 0, pressed_top int not null default 0, primary key (day, term))`,
  `insert into searches (day, term, n, empty, answer) select day, term, n, n, 'nothing' from search_misses`,
  `drop table search_misses`,
  `create table unknown_words (day date not null, word text not null, n int not null, primary key (day, word))`,
];

/** What machines are hired by, what people call them, in which order they stand, and how well searches serve. */
export const search: Migration = { name: '0014-search', statements: [...facts, ...words, ...ranking, ...counts] };
