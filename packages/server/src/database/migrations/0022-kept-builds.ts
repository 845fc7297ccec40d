import type { Migration } from '../migration.ts';

/* Builds of the site are kept beside those of the embed, by the same rule. Nothing has read or written the table until now, so it may take another name. */
export const keptBuilds: Migration = {
  name: '0022-kept-builds',
  statements: [
    `alter table embed_builds rename to kept_builds`,
    `alter table kept_builds add column kind text not null default 'embed' check (kind in ('site', 'embed'))`,
  ],
};
