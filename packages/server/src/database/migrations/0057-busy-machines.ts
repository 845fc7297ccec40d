import type { Migration } from '../migration.ts';

const columns = [
  'id',
  'city_id',
  'equipment_type_id',
  'category_ids',
  'region',
  'discount',
  'insurance_available',
  'latitude',
  'longitude',
  'units',
  'buffer_days',
  'taken',
];
const isBusy = (row: string) => `${row}.listed and (${row}.taken <> '{}' or ${row}.units > 1)`;
const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
const asBefore = columns
  .slice(1)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');
const kept = `insert into busy_machines (${columns.join(', ')})`;

/**
 * Listed machines that are not free on some day ahead, or have several units: in the columns by which lists and the map count. Those that are not free on the
 * days of a job are counted here and taken from the stored counts, so that what is always free costs nothing. A table of its own, since an index over
 * `equipment.taken` would have every booking write into all indexes of the machine.
 */
export const busyMachines: Migration = {
  name: '0057-busy-machines',
  statements: [
    `create table busy_machines (
       id uuid primary key references equipment on delete cascade, city_id text not null, equipment_type_id int not null, category_ids int[] not null,
       region text not null, discount numeric(5,2) not null, insurance_available boolean not null, latitude double precision,
       longitude double precision, units int not null, buffer_days int not null, taken datemultirange not null)`,
    `create index busy_machines_city on busy_machines (city_id, equipment_type_id)`,
    `create index busy_machines_type on busy_machines (equipment_type_id)`,
    `create index busy_machines_point on busy_machines using gist (point(longitude, latitude))`,
    `create function follow_busy() returns trigger language plpgsql as $$
     begin
       if current_setting('yantra.bulk', true) = 'on' then return null; end if;
       if ${isBusy('new')} then
         ${kept} values (${of('new')}) on conflict (id) do update set ${asBefore};
       else
         delete from busy_machines where id = new.id;
       end if;
       return null;
     end $$`,
    `create trigger busy_inserted after insert on equipment for each row when (${isBusy('new')}) execute function follow_busy()`,
    `create trigger busy_updated after update on equipment for each row
       when ((${isBusy('old')} or ${isBusy('new')}) and (old.listed, ${of('old')}) is distinct from (new.listed, ${of('new')})) execute function follow_busy()`,
    `create function rebuild_busy() returns void language sql as $$
       delete from busy_machines;
       ${kept} select ${of('e')} from equipment e where ${isBusy('e')} $$`,
  ],
};

/** Machines that were busy before. */
export const busyBefore: Migration = {
  name: '0057-busy-before',
  fill: `with few as (
      select e.* from equipment e where ${isBusy('e')} and not exists (select from busy_machines b where b.id = e.id) limit 5000),
    done as (${kept} select ${of('few')} from few on conflict (id) do nothing returning 1)
    select count(*)::int as filled from done`,
};
