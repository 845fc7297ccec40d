import type { Migration } from '../migration.ts';

/** Finds the orders that take the place of a purchase. */
export const upgradeIndexes: Migration = {
  name: '0026-upgrade-indexes',
  indexes: { orders_upgrade: { on: 'orders (upgrade_of) where upgrade_of is not null' } },
};
