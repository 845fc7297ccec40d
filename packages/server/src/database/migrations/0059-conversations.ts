import type { Migration } from '../migration.ts';

/** What stands beside deals: what people without an account are told by text message, pictures of conversations, and when a deal last moved. */
export const conversationTables: Migration = {
  name: '0059-conversations',
  statements: [
    // Without a foreign key: writing a message must not wait for who holds the requirement, nor they for who writes it.
    `create table page_messages (
       id uuid primary key default gen_random_uuid(), requirement_id uuid not null, kind text not null, key text not null, facts jsonb not null,
       state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'dead')), due_at timestamptz not null,
       tries int not null default 0, failure text, created_at timestamptz not null, ended_at timestamptz, unique (requirement_id, kind, key))`,
    `create index page_messages_due on page_messages (due_at, id) where state = 'waiting'`,
    `create index page_messages_sent on page_messages (requirement_id, kind, ended_at) where state = 'sent'`,
    `create index page_messages_created on page_messages (created_at)`,
    // A picture is the deal's, not its sender's: no public address leads to it. Without a place its message was never sent.
    `create table deal_pictures (
       id text primary key, deal_id uuid not null references deals on delete cascade, side text not null check (side in ('renter', 'owner')),
       width int not null, height int not null, place int, created_at timestamptz not null)`,
    `create index deal_pictures_deal on deal_pictures (deal_id)`,
    `create index deal_pictures_unsent on deal_pictures (created_at) where place is null`,
    `create function remove_deal_picture() returns trigger language plpgsql as $$
     begin
       insert into picture_removals (picture_id, due_at, removed_at) values (old.id, now(), now())
         on conflict (picture_id) do update set due_at = excluded.due_at, removed_at = excluded.removed_at;
       return null;
     end $$`,
    `create trigger deal_pictures_removed after delete on deal_pictures for each row execute function remove_deal_picture()`,
    // Asked where the database does not tell of news.
    `alter table deals add column moved_at timestamptz not null default now()`,
    `create index deals_moved on deals (moved_at)`,
  ],
};
