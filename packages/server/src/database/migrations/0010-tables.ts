import type { Migration } from '../migration.ts';

/* Each holds what is filtered by too, so that a page in the middle of a hundred thousand machines is counted off from the index alone. The
   id goes the other way than the key, as the newest do in `equipment_table`. */
const covered = (key: string, column: string): string => {
  const rest = ['supplier_id', 'equipment_type_id', 'category_ids', 'status'].filter((one) => one !== column);
  return `(${key}, id desc) include (${(key === column ? rest : [column, ...rest]).join(', ')})`;
};
const lowered = (column: string): string => `(lower(${column}) collate "C")`;

/** What the tables of machines are sorted by; a bulk load drops them first and creates them afterwards. */
export const tableIndexes: Readonly<Record<string, string>> = {
  equipment_table_name: `create index equipment_table_name on equipment ${covered(lowered('name'), 'name')}`,
  equipment_table_model: `create index equipment_table_model on equipment ${covered(lowered('model_number'), 'model_number')}`,
  equipment_table_city: `create index equipment_table_city on equipment ${covered(lowered('city'), 'city')}`,
  equipment_table_status: `create index equipment_table_status on equipment ${covered('(status collate "C")', 'status')}`,
  equipment_table_rental: `create index equipment_table_rental on equipment ${covered('rental_paise', 'rental_paise')}`,
  equipment_table_final: `create index equipment_table_final on equipment ${covered('final_rental_paise', 'final_rental_paise')}`,
  equipment_table_discount: `create index equipment_table_discount on equipment ${covered('discount', 'discount')}`,
};

/** Tables over a hundred thousand machines are read in the order they are sorted by. */
export const tables: Migration = { name: '0010-tables', statements: Object.values(tableIndexes) };
