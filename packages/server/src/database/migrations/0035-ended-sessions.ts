import type { Migration } from '../migration.ts';

/** Why sessions ended that their browser does not know of yet: it is told when it asks again. By their id alone; whose they were is not kept. */
export const endedSessions: Migration = {
  name: '0035-ended-sessions',
  statements: [
    `create table ended_sessions (
       id uuid primary key, why text not null check (why in ('password', 'phone', 'elsewhere', 'deleted')), ended_at timestamptz not null)`,
    `create index ended_sessions_age on ended_sessions (ended_at)`,
  ],
};
