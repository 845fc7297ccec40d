import type { Migration } from '../migration.ts';

/**
 * Keys that change: `secrets` holds the newest of each name, which signs from a moment on that every process has learned it by, and `old_keys`
 * those before, as long as what they signed is good.
 */
export const keys: Migration = {
  name: '0020-keys',
  statements: [
    `alter table secrets add column signs_from timestamptz`,
    `create table old_keys (
       name text not null, value text not null, valid_until timestamptz not null, primary key (name, value))`,
  ],
};
