import { locks } from '../locks.ts';
import type { Migration } from '../migration.ts';

const dayOf = (moment: string) => `(${moment} at time zone 'UTC' + interval '330 minutes')::date`;
const monthOf = (moment: string) => `date_trunc('month', ${moment} at time zone 'UTC' + interval '330 minutes')::date`;

/* Figures are added up beside the rows, in the transaction that writes these: each statement appends what it adds, so that nobody waits for a common
   sum, and a job folds that into the sums. A report reads both at once, so it is exact at every moment. */
const columns = `figure text not null, day date not null, place text not null, kind text not null, value bigint not null`;
const figures = [
  `create table report_figures (${columns}, primary key (figure, day, place, kind))`,
  `create table report_changes (${columns})`,
  `create function fold_reports() returns void language sql as $$
     with gone as (delete from report_changes returning figure, day, place, kind, value)
     insert into report_figures as f (figure, day, place, kind, value)
       select figure, day, place, kind, sum(value)::bigint from gone group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (figure, day, place, kind) do update set value = f.value + excluded.value $$`,
];

const change = (what: string) => `insert into report_changes (figure, day, place, kind, value) ${what}`;
const reported = (table: string, what: string) => [
  `create function report_${table}() returns trigger language plpgsql as $$
   begin
     ${what};
     return null;
   end $$`,
  `create trigger ${table}_reported after insert on ${table} referencing new table as new_rows for each statement execute function report_${table}()`,
];

/* By month: the ledger by account and by what the journal is; plans by what became of them. */
const ledger = (rows: string) =>
  change(`select 'ledger', ${monthOf('created_at')}, '', split_part(journal, ':', 1) || ':' || account, sum(amount_paise)::bigint
    from ${rows} group by 2, 4`);
const bought = (rows: string) =>
  change(`select 'plan', ${monthOf('n.created_at')}, n.subscription_id::text,
      case when o.upgrade_of is not null then 'upgraded' when o.renewal_of is not null then 'renewed' else 'sold' end, count(*)
    from ${rows} n left join orders o on o.id = n.order_id group by 2, 3, 4`);
/* By the day on which it came, so that shares never exceed the whole. */
const came = (rows: string) =>
  change(
    `select 'requirement', ${dayOf('created_at')}, coalesce(city_id, ''), 'came', count(*) from ${rows} group by 2, 3`,
  );
/* An owner answers a requirement by opening it: only then the renter's number is shown. */
const answered = (rows: string) =>
  `with first as (
       insert into requirement_answers (requirement_id, at)
         select n.requirement_id, min(n.at) from ${rows} n join users u on u.id = n.user_id where u.role <> 'admin' group by 1 order by 1
       on conflict do nothing returning requirement_id, at)
     ${change(`select 'requirement', ${dayOf('r.created_at')}, coalesce(r.city_id, ''),
         case when f.at - r.created_at <= interval '1 hour' then 'hour' when f.at - r.created_at <= interval '1 day' then 'day'
           when f.at - r.created_at <= interval '3 days' then 'days' else 'later' end, count(*)
       from first f join requirements r on r.id = f.requirement_id group by 2, 3, 4`)}`;

const followed = [
  `create table requirement_answers (requirement_id uuid primary key references requirements on delete cascade, at timestamptz not null)`,
  ...reported('ledger_entries', ledger('new_rows')),
  ...reported('purchases', bought('new_rows')),
  ...reported('requirements', came('new_rows')),
  ...reported('lead_opens', answered('new_rows')),
  // What was there before.
  ledger('ledger_entries'),
  bought('purchases'),
  came('requirements'),
  answered('lead_opens'),
  `select fold_reports()`,
];

/* A plan has ended for good if nothing of its buyer runs at that moment. Each end is counted once, however long nobody looked. */
const ends = [
  `alter table purchases add column is_end_counted boolean not null default false`,
  `create function count_ends(moment timestamptz) returns int language plpgsql as $$
   declare counted int;
   begin
     with due as (
         select id from purchases where not is_end_counted and end_date <= moment order by id for no key update skip locked),
       ended as (
         update purchases p set is_end_counted = true from due where p.id = due.id
         returning p.id, p.user_id, p.subscription_id, p.start_date, p.end_date, p.bought_until),
       written as (
         insert into report_changes (figure, day, place, kind, value)
           select 'plan', ${monthOf('e.end_date')}, e.subscription_id::text, k.kind, count(*)
           from ended e cross join lateral (values ('ended', e.bought_until is null),
             ('left', not exists (select from purchases p where p.user_id = e.user_id and p.id <> e.id
               and p.start_date <= e.end_date and p.end_date > e.end_date))) k(kind, is_so)
           where k.is_so group by 2, 3, 4)
     select count(*) from ended into counted;
     return counted;
   end $$`,
];

/* Listed machines and their owners by city and type; '*' is everywhere, type 0 every type. Only cities whose rollup has changed
   since are counted again. The versions are read first: what changes meanwhile is counted by the next turn. */
const owners = [
  `create table owner_cells (
     city_id text not null, type_id int not null, supplier_id uuid not null, machines int not null, primary key (city_id, type_id, supplier_id))`,
  `create table owner_counts (
     city_id text not null, type_id int not null, machines int not null, owners int not null, primary key (city_id, type_id))`,
  `create table owner_count_versions (city_id text primary key, version bigint not null)`,
  `create function count_owners() returns int language plpgsql as $$
   declare touched text[]; seen bigint[];
   begin
     if not pg_try_advisory_xact_lock(${locks.owners}) then return 0; end if;
     select array_agg(v.city_id), array_agg(v.version) into touched, seen from equipment_rollup_versions v
       left join owner_count_versions o using (city_id) where v.city_id <> '*' and v.version is distinct from o.version;
     if touched is null then return 0; end if;
     delete from owner_cells where city_id = any(touched);
     insert into owner_cells (city_id, type_id, supplier_id, machines)
       select city_id, equipment_type_id, supplier_id, count(*) from equipment where listed and city_id = any(touched) group by 1, 2, 3;
     delete from owner_counts where city_id = any(touched) or city_id = '*';
     insert into owner_counts (city_id, type_id, machines, owners)
       select city_id, coalesce(type_id, 0), sum(machines), count(distinct supplier_id) from owner_cells where city_id = any(touched)
       group by grouping sets ((city_id, type_id), (city_id));
     insert into owner_counts (city_id, type_id, machines, owners)
       select '*', coalesce(type_id, 0), sum(machines), count(distinct supplier_id) from owner_cells
       group by grouping sets ((type_id), ()) having count(*) > 0;
     insert into owner_count_versions (city_id, version) select * from unnest(touched, seen)
     on conflict (city_id) do update set version = excluded.version;
     return cardinality(touched);
   end $$`,
];

/* What people look for and do not find, by place: nothing of who looked. */
const radar = [
  `create table search_days (
     day date not null, city_id text not null, searches int not null, unknown int not null, far int not null, primary key (day, city_id))`,
  `create table unmet_searches (
     day date not null, city_id text not null, term text not null, n int not null, why text not null check (why in ('word', 'far')),
     nearest_km int, kinds text not null, primary key (day, city_id, term))`,
  `create table owner_invites (
     code text primary key, city_id text not null, term text not null, created_at timestamptz not null, visits int not null default 0,
     unique (city_id, term))`,
];

/** Figures for the reports, kept as rows are written; and searches that found nothing, by place. */
export const reports: Migration = {
  name: '0052-reports',
  statements: [...figures, ...followed, ...ends, ...owners, ...radar],
};

/** Where ends are looked for, in a table that is in use. */
export const reportIndexes: Migration = {
  name: '0053-report-indexes',
  indexes: { purchases_ends_uncounted: { on: 'purchases (end_date) where not is_end_counted' } },
};
