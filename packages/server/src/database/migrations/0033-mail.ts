import type { Migration } from '../migration.ts';

/**
 * Mails, kept as text messages are; and who is still to be told of a purchase, written in its transaction. An order knows in which language it was
 * made.
 */
export const mail: Migration = {
  name: '0033-mail',
  statements: [
    `create table mail_messages (
       id uuid primary key default gen_random_uuid(), provider text not null check (provider in ('outbox', 'smtp')), kind text not null,
       email text, subject text, text text, html text, state text not null check (state in ('sending', 'sent', 'failed')),
       created_at timestamptz not null)`,
    `create index mail_messages_created on mail_messages (created_at)`,
    `create index mail_messages_email on mail_messages (email, created_at desc) where email is not null`,
    `create table purchase_news (
       purchase_id uuid primary key references purchases on delete cascade, queued_at timestamptz not null, due_at timestamptz not null,
       tries int not null default 0)`,
    `create index purchase_news_due on purchase_news (due_at, purchase_id)`,
    `alter table orders add column locale text not null default ''`,
  ],
};
