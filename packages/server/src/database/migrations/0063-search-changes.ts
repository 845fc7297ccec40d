import type { Migration } from '../migration.ts';

/* What searches read of a machine. */
const columns = [
  'final_rental_paise',
  'rental_type',
  'discount',
  'insurance_available',
  'no_of_working_hrs',
  'city_id',
  'region',
  'latitude',
  'longitude',
  'equipment_type_id',
  'category_ids',
  'supplier_id',
  'capacity',
  'search',
  'units',
  'buffer_days',
];
const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
const kept = ['id', 'listed', 'taken', ...columns].map((column) => `'${column}', old.${column}`).join(', ');

/**
 * Machines that saved searches have to be asked for, written with what made it so: those that are listed now, and listed ones of which something changed that
 * searches read, with how they were. Only added to, so that nobody waits for who works through them. Days that are taken find nothing new; days that become
 * free do.
 */
export const searchChanges: Migration = {
  name: '0063-search-changes',
  statements: [
    `create function note_search_change() returns trigger language plpgsql as $$
     begin
       if current_setting('yantra.bulk', true) = 'on' then return null; end if;
       if tg_op = 'INSERT' or not old.listed then
         insert into search_changes (equipment_id) values (new.id);
       else
         insert into search_changes (equipment_id, before) values (new.id, jsonb_build_object(${kept}));
       end if;
       return null;
     end $$`,
    `create trigger search_change_inserted after insert on equipment for each row when (new.listed) execute function note_search_change()`,
    `create trigger search_change_updated after update on equipment for each row
       when (new.listed and (not old.listed or (${of('old')}) is distinct from (${of('new')}) or not old.taken <@ new.taken))
       execute function note_search_change()`,
  ],
};
