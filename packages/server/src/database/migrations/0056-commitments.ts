import type { Migration } from '../migration.ts';

const active = `c.state = 'active' and (c.expires_at is null or c.expires_at > clock_timestamp())`;
/* The day in India of the transaction's moment, which a service gives with its own clock. */
const dayOfMoment = `(coalesce(nullif(current_setting('yantra.moment', true), '')::timestamptz, now()) at time zone 'Asia/Kolkata')::date`;

const tables = [
  `create extension if not exists btree_gist`,
  `create table commitments (
     id uuid primary key default gen_random_uuid(), equipment_id uuid not null references equipment on delete cascade,
     unit int not null check (unit >= 1), kind text not null check (kind in ('hold', 'booking', 'block', 'repair')),
     state text not null default 'active' check (state in ('active', 'freed', 'lapsed')),
     days daterange not null check (isfinite(lower(days)) and coalesce(isfinite(upper(days)), true)),
     buffer_days int not null default 0 check (buffer_days >= 0),
     span daterange not null generated always as (daterange(lower(days), upper(days) + buffer_days)) stored,
     expires_at timestamptz, deal_id uuid, by_status boolean not null default false, words text not null default '', place text not null default '',
     amount_paise bigint, before jsonb, version int not null default 1, created_at timestamptz not null default now(),
     changed_at timestamptz not null default now(), check (kind = 'hold' or expires_at is null),
     constraint commitments_no_overlap exclude using gist (equipment_id with =, unit with =, span with &&) where (state = 'active'))`,
  `create index commitments_machine on commitments (equipment_id)`,
  `create index commitments_lapsing on commitments (expires_at) where state = 'active' and expires_at is not null`,
  `create table calendars (
     id uuid primary key default gen_random_uuid(), owner_id uuid not null references users on delete cascade,
     equipment_id uuid references equipment on delete cascade, token_hash text not null unique, name text not null, created_at timestamptz not null,
     last_read_at timestamptz)`,
  `create index calendars_owner on calendars (owner_id)`,
  `create index calendars_machine on calendars (equipment_id) where equipment_id is not null`,
  `create table hire_days (one boolean primary key default true check (one), day date not null)`,
  `alter table equipment add column units int not null default 1 check (units >= 1),
     add column buffer_days int not null default 0 check (buffer_days >= 0), add column taken datemultirange not null default '{}',
     add column is_hired boolean not null default false`,
];

const functions = [
  // On a unit no two spans overlap, so that counting spans counts units.
  `create function taken_days(machine uuid, units int, today date) returns datemultirange language sql stable as $$
     select coalesce(range_agg(daterange(at, next)) filter (where n >= units), '{}') from (
       select at, lead(at) over (order by at) as next, sum(change) over (order by at) as n from (
         select v.at, sum(v.change) as change from commitments c
           cross join lateral (values (lower(c.span), 1), (upper(c.span), -1)) v(at, change)
         where c.equipment_id = machine and ${active} and coalesce(upper(c.span) > today, true) and v.at is not null
         group by v.at) steps) counted $$`,
  `create function is_hired_out(machine uuid, units int, today date) returns boolean language sql stable as $$
     select coalesce(count(distinct c.unit) >= units and bool_or(c.kind = 'booking' and c.days @> today), false) from commitments c
     where c.equipment_id = machine and ${active} and c.span @> today $$`,
  // After its lock a statement sees what others have committed before it.
  `create function settle_machines(machines uuid[], by_hand uuid[], today date) returns void language plpgsql as $$
   begin
     perform 1 from equipment where id = any (machines) order by id for no key update;
     update equipment e set taken = t.days
       from (select m.id, taken_days(m.id, m.units, today) as days from equipment m where m.id = any (machines)) t
       where e.id = t.id and e.taken <> t.days;
     update equipment e set status = 'On rent', is_hired = true
       where e.id = any (machines) and e.status = 'Available' and e.deleted_at is null and is_hired_out(e.id, e.units, today);
     update equipment e set status = 'Available', is_hired = false
       where e.id = any (machines) and e.is_hired and not is_hired_out(e.id, e.units, today);
     update equipment e set status = case when e.status = 'Available' then 'On rent' else 'Available' end
       where e.id = any (by_hand) and not e.is_hired and e.deleted_at is null and (e.status = 'Available') = exists (
           select from commitments c where c.equipment_id = e.id and c.by_status and c.state = 'active' and c.days @> today)
         and e.status in ('Available', 'On rent');
   end $$`,
  `create function follow_commitments() returns trigger language plpgsql as $$
   begin
     if current_setting('yantra.bulk', true) = 'on' then return null; end if;
     if tg_op = 'INSERT' then
       perform settle_machines(array_agg(distinct equipment_id), null, ${dayOfMoment}) from new_rows having count(*) > 0;
     else
       perform settle_machines(array_agg(distinct equipment_id), array_agg(distinct equipment_id) filter (where by_status), ${dayOfMoment})
         from old_rows having count(*) > 0;
     end if;
     return null;
   end $$`,
  // On each unit from today until what stands in the calendar already; a unit that is not free today needs none.
  `create function block_on_rent(machine uuid, units int, today date) returns void language sql as $$
     update commitments c set state = 'lapsed', changed_at = now(), version = version + 1
       where c.equipment_id = machine and c.state = 'active' and c.expires_at <= clock_timestamp();
     insert into commitments (equipment_id, unit, kind, days, by_status)
       select machine, u.unit, 'block', daterange(today, (select min(lower(c.span)) from commitments c
           where c.equipment_id = machine and c.unit = u.unit and c.state = 'active' and lower(c.span) > today)), true
       from generate_series(1, units) u(unit) where not exists (
         select from commitments c where c.equipment_id = machine and c.unit = u.unit and c.state = 'active' and c.span @> today) $$`,
  `create function hire_by_status() returns trigger language plpgsql as $$
   begin
     -- Who changes both knows; a status alone was set by hand.
     if new.is_hired = old.is_hired then
       new.is_hired := new.status = 'Available' and new.deleted_at is null and is_hired_out(new.id, new.units, ${dayOfMoment});
       if new.is_hired then new.status := 'On rent'; end if;
     end if;
     return new;
   end $$`,
  `create function follow_status() returns trigger language plpgsql as $$
   declare
     today date := ${dayOfMoment};
     was_by_hand boolean := tg_op = 'UPDATE' and old.status = 'On rent' and not old.is_hired;
     is_by_hand boolean := new.status = 'On rent' and not new.is_hired;
   begin
     if current_setting('yantra.bulk', true) = 'on' then return null; end if;
     if new.deleted_at is not null then
       update commitments c set state = 'freed', changed_at = now(), version = version + 1 where c.equipment_id = new.id and c.state = 'active';
     elsif is_by_hand and not was_by_hand then
       perform block_on_rent(new.id, new.units, today);
     elsif was_by_hand and not is_by_hand then
       update commitments c set changed_at = now(), version = version + 1, before = null,
           state = case when lower(c.days) < today then 'active' else 'freed' end,
           days = case when lower(c.days) < today then daterange(lower(c.days), today) else c.days end
         where c.equipment_id = new.id and c.by_status and c.state = 'active' and coalesce(upper(c.days) > today, true);
     end if;
     return null;
   end $$`,
];

const triggers = [
  `create trigger commitments_inserted after insert on commitments referencing new table as new_rows for each statement
     execute function follow_commitments()`,
  `create trigger commitments_updated after update on commitments referencing old table as old_rows new table as new_rows for each statement
     execute function follow_commitments()`,
  `create trigger commitments_deleted after delete on commitments referencing old table as old_rows for each statement
     execute function follow_commitments()`,
  // Before `equipment_rank_changed`, which ranks by the status.
  `create trigger equipment_hired before update of status on equipment for each row when (old.status is distinct from new.status)
     execute function hire_by_status()`,
  `create trigger equipment_status_new after insert on equipment for each row when (new.status = 'On rent') execute function follow_status()`,
  `create trigger equipment_status_set after update of status, deleted_at on equipment for each row
     when (old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at) execute function follow_status()`,
];

/**
 * In which days units of machines are not free. The constraint refuses an overlap, whatever code does; triggers keep what lists read of it, and the block that a
 * status set by hand stands for, also while the previous version writes.
 */
export const commitments: Migration = {
  name: '0056-commitments',
  statements: [...tables, ...functions, ...triggers],
};

/** Machines that were on rent before there was a calendar. */
export const onRentBlocks: Migration = {
  name: '0056-on-rent-blocks',
  fill: `with few as (
      select e.id, e.units from equipment e where e.status collate "C" = 'On rent' and not e.is_hired and e.deleted_at is null
        and not exists (select from commitments c where c.equipment_id = e.id) limit 5000),
    done as (
      insert into commitments (equipment_id, unit, kind, days, by_status)
        select few.id, u.unit, 'block', daterange((now() at time zone 'Asia/Kolkata')::date, null), true
        from few cross join lateral generate_series(1, few.units) u(unit) returning 1)
    select count(*)::int as filled from done`,
};
