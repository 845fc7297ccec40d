import type { Migration } from '../migration.ts';

/** Admins say in which order the facts of a type stand. As long as nobody has, all are at 0, and the order is the code's own. */
export const factPlaces: Migration = {
  name: '0038-fact-places',
  statements: [`alter table type_facts add column place smallint not null default 0`],
};
