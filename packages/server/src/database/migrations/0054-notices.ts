import type { Migration } from '../migration.ts';

/** What admins say above the dashboard, until when changes are paused, and the names of categories that became part of another. */
export const notices: Migration = {
  name: '0054-notices',
  statements: [
    `create table announcements (
       id int primary key generated always as identity, text text not null, text_hi text not null default '', text_mr text not null default '',
       link text not null default '', audience text not null check (audience in ('all', 'suppliers', 'city')),
       city_id text, city text not null default '', starts_at timestamptz not null, ends_at timestamptz not null, version int not null default 1,
       check ((audience = 'city') = (city_id is not null)))`,
    `create table maintenance (one boolean primary key default true check (one), until timestamptz not null)`,
    `create table category_words (
       category_id int not null references categories on delete cascade, word text not null, primary key (category_id, word))`,
    `create trigger category_words_version after insert or update or delete on category_words for each statement
       execute function follow_vocabulary()`,
  ],
};
