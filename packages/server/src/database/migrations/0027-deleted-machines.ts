import type { Migration } from '../migration.ts';

/**
 * A machine that its owner deleted is kept for what was bought, paid and asked for with it, and is in no list. `may_be_listed` alone says so; what
 * lists and map count follows `listed`.
 */
export const deletedMachines: Migration = {
  name: '0027-deleted-machines',
  statements: [
    `alter table equipment add column deleted_at timestamptz`,
    `create or replace function may_be_listed(e equipment) returns boolean language sql immutable as $$
       select e.status in ('Available', 'On rent') and not e.is_draft and e.deleted_at is null $$`,
  ],
};
