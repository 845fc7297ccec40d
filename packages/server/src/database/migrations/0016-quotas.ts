import type { Migration } from '../migration.ts';

/* Who did how much of something on a day in India. Gone after some days. */
const counts = [
  `create table quota_counts (
     user_id uuid not null references users on delete cascade, kind text not null, day date not null, n int not null,
     primary key (user_id, kind, day))`,
];

/* Which rows somebody has imported lately, by what is in them: what is sent again after a break is there already. Gone after a day. */
const imports = [
  `create table imported_rows (
     user_id uuid not null references users on delete cascade, row_hash text not null, nth int not null, at timestamptz not null,
     primary key (user_id, row_hash, nth))`,
];

/* Which machine was looked at from which address, as a keyed hash: it counts once an hour. Gone after that. */
const views = [
  `create table view_marks (
     visitor text not null, equipment_id uuid not null references equipment on delete cascade, at timestamptz not null,
     primary key (visitor, equipment_id))`,
  `create index view_marks_machine on view_marks (equipment_id)`,
];

/** What keeps people, imports and views within bounds. */
export const quotas: Migration = { name: '0016-quotas', statements: [...counts, ...imports, ...views] };
