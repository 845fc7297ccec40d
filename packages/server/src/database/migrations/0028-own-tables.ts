import type { Migration } from '../migration.ts';

/* As in 0010, of the machines that are not deleted: each holds what is filtered by too, so that a page in the middle of a hundred thousand
   machines is counted off from the index alone. */
const columns = ['supplier_id', 'equipment_type_id', 'category_ids', 'status'];
const owned = (key: string, own: readonly string[], idWay = ' desc'): string => {
  const rest = [...own, ...columns.filter((one) => !own.includes(one) && one !== key)];
  return `equipment (${key}, id${idWay}) include (${rest.join(', ')}) where deleted_at is null`;
};
const lowered = (column: string): string => `(lower(${column}) collate "C")`;
const aDay = (amount: string): string => `rent_a_day(${amount}, rental_type)`;

/** What machines are sorted by, in tables of them and by their price in public; a bulk load drops them first and creates them afterwards. */
export const ownTableIndexes = {
  equipment_own_newest: owned('created_at desc', [], ''),
  equipment_own_name: owned(lowered('name'), ['name']),
  equipment_own_model: owned(lowered('model_number'), ['model_number']),
  equipment_own_city: owned(lowered('city'), ['city']),
  equipment_own_status: owned('(status collate "C")', ['status']),
  equipment_own_rental: owned(aDay('rental_paise'), ['rental_paise', 'rental_type']),
  equipment_own_final: owned(aDay('final_rental_paise'), ['final_rental_paise', 'rental_type']),
  equipment_own_discount: owned('discount', []),
  equipment_own_category: owned('first_category_id', []),
  equipment_own_type: owned('equipment_type_id', []),
  equipment_price_a_day: `equipment (${aDay('final_rental_paise')}, id) include (final_rental_paise, rental_type, city_id, equipment_type_id,
    category_ids, region, discount, insurance_available, no_of_working_hrs) where listed`,
} as const;

/**
 * The rents of machines beside each other: by the day (domain, `rentADay`; a test holds the two to each other). Nothing in it but what is immutable, so
 * that PostgreSQL takes it apart into the caller's expression and finds it in an index.
 */
export const rentADay: Migration = {
  name: '0028-rent-a-day',
  statements: [
    `create function rent_a_day(paise bigint, rental_type smallint) returns bigint language sql immutable parallel safe as $$
       select case rental_type when 0 then paise * 8 when 2 then (paise * 2 + 7) / 14 when 3 then (paise + 15) / 30 else paise end $$`,
  ],
};

/** Tables of machines leave deleted ones out, and compare rents by the day. */
export const ownTables: Migration = {
  name: '0028-own-tables',
  indexes: Object.fromEntries(Object.entries(ownTableIndexes).map(([name, on]) => [name, { on }])),
};

/** What 0008, 0010 and 0012 had for the same, over deleted machines too. Who still runs the version before finds all, a little later. */
export const oldTables: Migration = {
  name: '0028-old-tables',
  statements: ['', '_name', '_model', '_city', '_status', '_rental', '_final', '_discount', '_category', '_type'].map(
    (what) => `drop index equipment_table${what}`,
  ),
};
