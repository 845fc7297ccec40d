import type { Migration } from '../migration.ts';

/** One request about several machines: its further ones, whose owners are asked as well (decisions/0070). */
export const requirementMachines: Migration = {
  name: '0064-requirement-machines',
  statements: [
    `create table requirement_machines (
       requirement_id uuid not null references requirements on delete cascade, equipment_id uuid not null references equipment on delete cascade,
       place smallint not null, primary key (requirement_id, equipment_id))`,
    `create index requirement_machines_machine on requirement_machines (equipment_id)`,
  ],
};
