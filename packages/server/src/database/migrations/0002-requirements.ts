import type { Migration } from '../migration.ts';

/** What renters need, and what counts who sends how much. */
export const requirements: Migration = {
  name: '0002-requirements',
  statements: [
    `create table requirements (
       id uuid primary key default gen_random_uuid(), idempotency_key text not null unique, full_name text not null, email text not null,
       phone text not null, category_id int not null references categories, city_id text, details text not null default '',
       consented_at timestamptz not null, created_at timestamptz not null)`,
    `create index requirements_category on requirements (category_id, created_at)`,
    // One row for each time somebody did something that is limited. Who it was stands here only as a keyed hash, and only as long as it counts.
    `create table limit_hits (kind text not null, who text not null, at timestamptz not null)`,
    `create index limit_hits_who on limit_hits (kind, who, at)`,
    `create index limit_hits_age on limit_hits (kind, at)`,
    // Random keys that all processes on this database share.
    `create table secrets (name text primary key, value text not null)`,
  ],
};
