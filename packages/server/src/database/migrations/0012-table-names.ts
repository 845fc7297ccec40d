import type { Migration } from '../migration.ts';

/* A table that is sorted by category or type counts the machines of each, and reads those of the names that its page is of, by id. */
export const tableNameIndexes: Readonly<Record<string, string>> = {
  equipment_table_category: `create index equipment_table_category on equipment (first_category_id, id desc)
    include (category_ids, supplier_id, equipment_type_id, status)`,
  equipment_table_type: `create index equipment_table_type on equipment (equipment_type_id, id desc)
    include (supplier_id, category_ids, status)`,
};

/** Tables over a hundred thousand machines are sorted by the names of categories and types without sorting machines. */
export const tableNames: Migration = {
  name: '0012-table-names',
  statements: [
    // Taking it out of a list, for each of so many machines, costs more than counting them. 0 for a machine without.
    'alter table equipment add column first_category_id integer not null generated always as (coalesce(category_ids[1], 0)) stored',
    ...Object.values(tableNameIndexes),
  ],
};
