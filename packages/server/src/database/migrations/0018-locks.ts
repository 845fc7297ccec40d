import { locks } from '../locks.ts';
import type { Migration } from '../migration.ts';
import { counted, keyOf } from './0001-marketplace.ts';

/* What a transaction changed of what is counted and known from machines, categories and types: a row for each of its statements. Nobody else
   ever sees one, for they are folded in and taken out as the transaction commits. */
const changes = [
  `create table pending_changes (
     tx xid8 not null default pg_current_xact_id(), cells rollup_key[], places map_change[], names name_change[], words text[],
     categories text[], types text[], gone text[], vocabulary boolean)`,
  `create index pending_changes_tx on pending_changes (tx)`,
];

const collected = (column: string, what = 'array_agg(c)') =>
  `(select ${what} from pending_changes p cross join lateral unnest(p.${column}) c where p.tx = pg_current_xact_id())`;

/*
 * Everybody's counts under one lock, but only while the database itself commits: whoever stands still before that holds none of them, and
 * after it nothing at all. Once for a whole transaction, however many statements it had.
 */
const fold = [
  `create function fold_pending() returns trigger language plpgsql as $$
   declare all_of record;
   begin
     if not exists (select 1 from pending_changes where tx = pg_current_xact_id()) then return null; end if;
     perform pg_advisory_xact_lock(${locks.rollup});
     select ${collected('cells', 'array_agg(distinct c)')} as cells, ${collected('places')} as places, ${collected('names')} as names,
       ${collected('words')} as words, ${collected('categories')} as categories, ${collected('types')} as types,
       ${collected('gone')} as gone,
       (select bool_or(vocabulary) from pending_changes where tx = pg_current_xact_id()) as vocabulary into all_of;
     delete from pending_changes where tx = pg_current_xact_id();
     perform refresh_rollup(all_of.cells);
     perform fold_map(all_of.places);
     perform fold_names(all_of.names);
     if all_of.words is not null then perform learn_words(all_of.words); end if;
     if all_of.categories is not null then perform learn_names(all_of.categories, 'category'); end if;
     if all_of.types is not null then perform learn_names(all_of.types, 'type'); end if;
     -- Last, for a name may have come and gone within the transaction.
     if all_of.gone is not null then perform forget_names(all_of.gone); end if;
     if all_of.vocabulary then update vocabulary_version set version = version + 1; end if;
     return null;
   end $$`,
  `create constraint trigger pending_changes_fold after insert on pending_changes deferrable initially deferred
     for each row execute function fold_pending()`,
];

/* As in 0001, but for the last lines. */
const equipment = `create or replace function follow_equipment() returns trigger language plpgsql as $$
   declare touched rollup_key[]; texts text[];
   begin
     if current_setting('yantra.bulk', true) = 'on' then return null; end if;
     if tg_op = 'INSERT' then
       texts := array(select name || ' ' || model_number from new_rows);
       select array_agg(distinct ${keyOf('n')}) into touched from new_rows n where n.listed;
     elsif tg_op = 'DELETE' then
       select array_agg(distinct ${keyOf('o')}) into touched from old_rows o where o.listed;
     else
       texts := array(select n.name || ' ' || n.model_number from old_rows o join new_rows n using (id)
         where (o.name, o.model_number) is distinct from (n.name, n.model_number));
       select array_agg(distinct c.k) into touched from old_rows o join new_rows n using (id)
         cross join lateral (values (${keyOf('o')}), (${keyOf('n')})) c(k)
         where (o.listed or n.listed) and (${counted('o')}) is distinct from (${counted('n')});
     end if;
     if touched is not null or cardinality(texts) > 0 then
       insert into pending_changes (cells, words) values (touched, texts);
     end if;
     return null;
   end $$`;

const note = (name: string, column: string, texts: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$
   declare texts text[] := array(select ${texts} where active and not deleted);
   begin
     if cardinality(texts) > 0 then insert into pending_changes (${column}) values (texts); end if;
     return null;
   end $$`;

/* Where the triggers of 0004, 0005 and 0009 counted at once, they now say what is to be counted. */
const noted = [
  `alter function change_map(map_change[]) rename to fold_map`,
  `create function change_map(changes map_change[]) returns void language sql as $$
     insert into pending_changes (places) select changes where changes is not null $$`,
  `alter function change_names(name_change[]) rename to fold_names`,
  `create function change_names(changes name_change[]) returns void language sql as $$
     insert into pending_changes (names) select changes where changes is not null $$`,
  note('follow_categories', 'categories', 'name from new_rows'),
  note('follow_types', 'types', `type || ' ' || sub_type from new_rows`),
  note('forget_categories', 'gone', 'name from old_rows'),
  note('forget_equipment_types', 'gone', `type || ' ' || sub_type from old_rows`),
  // How to join is planned once in a session, for as many rows as there were then: by a nested loop, thousands would take half a minute.
  ...['equipment', 'map', 'names'].map((what) => `alter function follow_${what}() set enable_nestloop = off`),
  `create or replace function follow_vocabulary() returns trigger language plpgsql as $$
   begin insert into pending_changes (vocabulary) values (true); return null; end $$`,
];

/* Machines that somebody holds are left for the next turn, for nobody's standing still may keep a list from being read. */
const due = `create or replace function refresh_listing(moment timestamptz, ids uuid[] default null) returns int language plpgsql as $$
   declare changed int; held uuid[];
   begin
     perform set_config('yantra.moment', moment::text, true);
     if ids is null then
       held := array(select id from equipment where id in (
           select id from equipment where listed and listed_until <= moment
           union all select id from equipment where not listed and listed_from <= moment
             and (status <> 'Unavailable' or listed_until <= moment))
         order by id for no key update skip locked);
     else
       held := array(select id from equipment where id = any(ids) order by id for no key update);
     end if;
     update equipment e set listed_from = p.start_date, listed_until = p.end_date,
       listed = coalesce(e.status in ('Available', 'On rent') and p.start_date <= moment and moment < p.end_date, false)
     from unnest(held) h(id)
       left join lateral (select start_date, end_date from purchase_equipment pe join purchases on purchases.id = pe.purchase_id
         where pe.equipment_id = h.id and end_date > moment order by start_date limit 1) p on true
     where e.id = h.id;
     get diagnostics changed = row_count;
     return changed;
   end $$`;

/* As in 0014, but one who ranks holds nobody's machines while waiting for somebody's: a machine that is being changed keeps its place until the
   next turn. The lock within, so that it is held by no more than one question. */
const ranking = `create or replace function rank_again(after uuid, many int) returns uuid language plpgsql as $$
   declare last uuid;
   begin
     perform pg_advisory_xact_lock(${locks.ranking});
     create temporary table if not exists ranked_again (id uuid, score real) on commit drop;
     truncate ranked_again;
     insert into ranked_again
       select e.id, rank_of(e.id, e.status, e.star_counts, e.rating_count, e.final_rental_paise, t.median_paise, e.created_at, w)
       from ranking_weights w, (select * from equipment where after is null or id > after order by id limit many) e
         left join typical_rents t on t.type_id = e.equipment_type_id and t.rental_type = e.rental_type;
     update equipment e set rank_score = r.score from ranked_again r where r.id = e.id and e.id = any(array(
       select m.id from equipment m join ranked_again using (id) where abs(m.rank_score - score) > 0.001
       order by m.id for no key update of m skip locked));
     select id into last from ranked_again order by id desc limit 1;
     return last;
   end $$`;

/** No transaction holds what others need while its client thinks: counts are made as the database commits, jobs leave what somebody holds. */
export const briefLocks: Migration = {
  name: '0018-locks',
  statements: [...changes, ...fold, equipment, ...noted, due, ranking],
};
