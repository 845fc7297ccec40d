import { locks } from '../locks.ts';
import type { Migration } from '../migration.ts';

const pictures = [
  // Whose upload a picture is; a demo picture is nobody's.
  `alter table pictures add column owner_id uuid references users on delete set null`,
  `create index pictures_owner on pictures (owner_id) where owner_id is not null`,
];

const views = [
  // When somebody last looked at a machine, and when that last counted: once an hour.
  `create table recent_views (
     user_id uuid not null references users on delete cascade, equipment_id uuid not null references equipment on delete cascade,
     viewed_at timestamptz not null, counted_at timestamptz not null, primary key (user_id, equipment_id))`,
  `create index recent_views_newest on recent_views (user_id, viewed_at desc)`,
  `create index recent_views_machine on recent_views (equipment_id)`,
  // Everybody's, by the day in India.
  `create table equipment_view_days (
     equipment_id uuid not null references equipment on delete cascade, day date not null, views int not null default 0,
     primary key (equipment_id, day))`,
  `create function count_view(machine uuid, on_day date) returns void language sql as $$
     insert into equipment_view_days (equipment_id, day, views) values (machine, on_day, 1)
     on conflict (equipment_id, day) do update set views = equipment_view_days.views + 1
   $$`,
];

const ids = [
  `create function next_type_id() returns int language plpgsql as $$
   begin
     perform pg_advisory_xact_lock(${locks.ids});
     return (select coalesce(max(id), 0) + 1 from equipment_types);
   end $$`,
  `create function next_category_id() returns int language plpgsql as $$
   begin
     perform pg_advisory_xact_lock(${locks.ids});
     return (select coalesce(max(id), 0) + 1 from categories);
   end $$`,
];

const tables = [
  // What a table of machines is sorted and filtered by, without the rest of the machines' rows: it is read whole from the index.
  `create index equipment_table on equipment (created_at desc, id) include
     (supplier_id, name, model_number, equipment_type_id, category_ids, rental_paise, discount, final_rental_paise, city, status)`,
  // Searching among machines that the public's index does not hold.
  `create index equipment_search_unlisted on equipment using gin (search) with (fastupdate = off) where not listed`,
];

/** Uploaded pictures have owners, views are counted, and tables over all machines are quick. */
export const machines: Migration = { name: '0008-machines', statements: [...pictures, ...views, ...ids, ...tables] };
