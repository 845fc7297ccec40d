import type { Migration } from '../migration.ts';

/** An owner is asked about each of their machines that one request names: a deal a machine, by its place in the request (decisions/0070). */
export const dealsOfMachines: Migration = {
  name: '0065-deals-of-machines',
  statements: [
    `alter table deals add column place smallint not null default 0,
       drop constraint deals_requirement_id_owner_id_key, add constraint deals_asked_once unique (requirement_id, owner_id, place)`,
  ],
};
