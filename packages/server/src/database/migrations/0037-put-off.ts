import type { Migration } from '../migration.ts';

/** What was bought to follow a plan is put off when a larger one takes that one's place; its invoice goes on telling the period it was bought for. */
export const putOff: Migration = {
  name: '0037-put-off',
  statements: [`alter table purchases add column bought_from timestamptz`],
};
