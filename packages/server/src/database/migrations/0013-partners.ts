import type { Migration } from '../migration.ts';

/** Keys of partners' websites, what is counted there, and which lead came from where. */
export const partners: Migration = {
  name: '0013-partners',
  statements: [
    // The key itself stands in the pages' source: it is no secret, and is kept as it is.
    `create table partner_keys (
       id uuid primary key default gen_random_uuid(), supplier_id uuid not null references users on delete cascade, key text not null unique,
       name text not null, origins text[] not null, created_at timestamptz not null, revoked_at timestamptz)`,
    `create index partner_keys_supplier on partner_keys (supplier_id, created_at)`,
    // A row for each page and widget of a day. Its key is also what it is looked for by, and how many rows a day has is read from it alone.
    `create table partner_counts (
       key_id uuid not null references partner_keys on delete cascade, day date not null, page text not null, widget text not null,
       views int not null default 0, selects int not null default 0, leads int not null default 0, primary key (key_id, day, page, widget))`,
    `create index partner_counts_day on partner_counts (day)`,
    `alter table requirements add column partner_key_id uuid references partner_keys on delete set null,
       add column partner_page text, add column partner_widget text`,
    `create index requirements_partner on requirements (partner_key_id) where partner_key_id is not null`,
  ],
};
