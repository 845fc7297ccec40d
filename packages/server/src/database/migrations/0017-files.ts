import type { Migration } from '../migration.ts';

/* A receipt as it was drawn, for whoever asks again. It can be drawn anew from its invoice at any time. */
const receipts = [
  `create table receipt_files (
     purchase_id uuid primary key references purchases on delete cascade, content text not null, bytes bytea not null, made_at timestamptz not null)`,
  // A PDF is compressed already.
  `alter table receipt_files alter column bytes set storage external`,
  `create index receipt_files_made on receipt_files (made_at)`,
];

/* Uploads to be looked at once, and to be removed unless a machine shows them by then; with \`removed_at\` those that are gone for everybody, and whose
   bytes the storage may still have. */
const pictures = [
  `create table picture_removals (
     picture_id text primary key, due_at timestamptz not null, removed_at timestamptz, tries int not null default 0)`,
  `create index picture_removals_due on picture_removals (due_at)`,
  `insert into picture_removals (picture_id, due_at) select id, now() + interval '30 days' from pictures where kind = 'upload'`,
];

/* What partners' pages have loaded once: the builds that the storage keeps, and which of them is a version for good. */
const builds = [
  `create table embed_builds (
     build text primary key, files text[] not null, kept_at timestamptz not null, asked_at timestamptz not null)`,
  `create table embed_releases (version text primary key, build text not null references embed_builds)`,
];

/* The processes that run on this database, by where they keep files; \`seen_at\` is the database's clock. */
const processes = [
  `create table server_processes (
     id uuid primary key, store text not null, is_shared boolean not null, host text not null, started_at timestamptz not null, seen_at timestamptz not null)`,
];

/** Receipts that were drawn, pictures that go, builds that stay, and who keeps files where. */
export const files: Migration = {
  name: '0017-files',
  statements: [...receipts, ...pictures, ...builds, ...processes],
};
