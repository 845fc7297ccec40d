import type { Migration } from '../migration.ts';

/* What somebody says of themselves; the rest of their row changes without anybody having typed it. */
const profile = 'first_name, last_name, alt_phone, pan, gstin, date_of_birth, address_line1, city, state, pincode';

/**
 * Rows that people change in forms have versions, so that who saves late learns that another saved before. Counted by the database, for a process
 * of the version before, which knows nothing of them, may write beside this one.
 */
export const versions: Migration = {
  name: '0021-versions',
  statements: [
    ...['users', 'categories', 'equipment_types'].map(
      (table) => `alter table ${table} add column version int not null default 1`,
    ),
    `create function next_version() returns trigger language plpgsql as $$
     begin
       new.version := old.version + 1;
       return new;
     end $$`,
    `create trigger users_own_version before update of ${profile} on users for each row execute function next_version()`,
    ...['categories', 'equipment_types'].map(
      (table) =>
        `create trigger ${table}_own_version before update on ${table} for each row execute function next_version()`,
    ),
  ],
};
