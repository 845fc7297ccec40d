import type { Migration } from '../migration.ts';

/* Where and as what a machine is listed, and since when: that decides whose a lead is. What was before is kept, so that a lead stays with those
   who were there when it came, and a machine that is moved about takes none along. */
const places = [
  // Machines that are listed as this is added have been there since ever: their leads stay theirs. A default that is no computation is kept once
  // and rewrites no row; machines that come later get none, and have been listed since `listed_from`.
  `alter table equipment add column placed_at timestamptz default '1970-01-01T00:00:00Z'`,
  `alter table equipment alter column placed_at drop default`,
  `create table past_listings (
     supplier_id uuid not null references users, equipment_id uuid not null references equipment on delete cascade,
     category_ids int[] not null, city_id text not null, placed_at timestamptz not null, ended_at timestamptz not null)`,
  `create index past_listings_supplier on past_listings (supplier_id)`,
  `create index past_listings_machine on past_listings (equipment_id)`,
  // As of the moment that the transaction was told (the server's clock), or else the database's own.
  `create function keep_place() returns trigger language plpgsql as $$
   declare
     moment timestamptz := coalesce(nullif(current_setting('yantra.moment', true), '')::timestamptz, now());
     since timestamptz := coalesce(old.placed_at, old.listed_from);
     has_moved boolean := old.city_id <> new.city_id
       or not (old.category_ids @> new.category_ids and old.category_ids <@ new.category_ids);
   begin
     if old.listed and (has_moved or not new.listed) and since < moment then
       insert into past_listings values (old.supplier_id, old.id, old.category_ids, old.city_id, since, moment);
     end if;
     new.placed_at := case when not new.listed then null when has_moved or not old.listed then moment else since end;
     return new;
   end $$`,
  `create trigger equipment_place before update of listed, city_id, category_ids on equipment for each row
     when (old.listed or new.listed) execute function keep_place()`,
  // As in 0001, but for the first line.
  `create or replace function refresh_listing(moment timestamptz, ids uuid[] default null) returns int language plpgsql as $$
   declare changed int;
   begin
     perform set_config('yantra.moment', moment::text, true);
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

const leads = [
  // When it was proved that the phone is the sender's.
  `alter table requirements add column phone_confirmed_at timestamptz`,
  // Who saw the phone of whom, once each: the first time.
  `create table lead_opens (
     user_id uuid not null references users on delete cascade, requirement_id uuid not null references requirements on delete cascade,
     day date not null, at timestamptz not null, primary key (user_id, requirement_id))`,
  `create index lead_opens_day on lead_opens (user_id, day)`,
  `create index lead_opens_requirement on lead_opens (requirement_id)`,
];

const messages = [
  // How many of a day's messages carried no code: those never touch the codes' reserve.
  `alter table sms_days add column others int not null default 0, add column is_others_reported boolean not null default false`,
  // Whether it failed because nothing leaves at the provider, not because of its number.
  `alter table sms_messages add column is_outage boolean not null default false`,
];

/* Who is to be told of which requirement, and when they next may be: one message then tells of all that wait for them. */
const alerts = [
  `create table lead_alert_queue (
     user_id uuid not null references users on delete cascade, requirement_id uuid not null references requirements on delete cascade,
     purchase_id uuid not null references purchases on delete cascade, queued_at timestamptz not null, primary key (user_id, requirement_id))`,
  `create index lead_alert_queue_requirement on lead_alert_queue (requirement_id)`,
  `create index lead_alert_queue_purchase on lead_alert_queue (purchase_id)`,
  `create table lead_alert_turns (user_id uuid primary key references users on delete cascade, due_at timestamptz not null)`,
  `create index lead_alert_turns_due on lead_alert_turns (due_at)`,
  // Told of in a message that counts with another row.
  `alter table lead_alerts add column is_extra boolean not null default false`,
];

/** Leads go to who was there when they came; who opened which is kept; codes have a share of the day's messages, and alerts turns. */
export const leadPlaces: Migration = { name: '0015-leads', statements: [...places, ...leads, ...messages, ...alerts] };

/** What leads and alerts are looked up by, in tables that are in use. */
export const leadIndexes: Migration = {
  name: '0015-leads-indexes',
  indexes: {
    requirements_place: { on: 'requirements (category_id, city_id, created_at)' },
    lead_alerts_user: { on: 'lead_alerts (user_id, sent_at)' },
  },
};
