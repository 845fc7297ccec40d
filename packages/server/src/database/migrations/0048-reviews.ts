import type { Migration } from '../migration.ts';

/**
 * What moderators look through: `review_items` has one waiting row a machine and one a rating, and keeps what was decided. `listing_reports` is what people said of a
 * machine. A machine is held while nobody may see it before it was looked at. Pictures have a digest, by which the same one is found at another owner.
 */
export const reviews: Migration = {
  name: '0048-reviews',
  statements: [
    `alter table equipment add column held_at timestamptz, add column hidden_words text not null default ''`,
    `alter table equipment_ratings add column hidden_at timestamptz, add column hidden_reason text`,
    `alter table pictures add column digest text`,
    `create index pictures_digest on pictures (digest) where digest is not null`,
    `create table review_items (
       id bigint generated always as identity primary key,
       kind text not null check (kind in ('machine', 'pictures', 'rating', 'report')),
       what text not null check (what in ('new', 'changed', 'mended', 'reported')),
       equipment_id uuid not null references equipment on delete cascade, rating_id uuid references equipment_ratings on delete cascade,
       flags text[] not null default '{}', is_flagged boolean generated always as (flags <> '{}') stored,
       version int not null default 1, waits_since timestamptz not null,
       state text not null default 'waiting' check (state in ('waiting', 'approved', 'hidden', 'asked')),
       fault text, words text not null default '', decided_at timestamptz, decided_by uuid references users on delete set null,
       before jsonb, tell_at timestamptz)`,
    `create unique index review_items_machine on review_items (equipment_id) where state = 'waiting' and rating_id is null`,
    `create unique index review_items_rating on review_items (rating_id) where state = 'waiting' and rating_id is not null`,
    `create index review_items_waiting on review_items (waits_since, id) where state = 'waiting'`,
    `create index review_items_of_kind on review_items (kind, waits_since, id) where state = 'waiting'`,
    `create index review_items_flagged on review_items (waits_since, id) where state = 'waiting' and is_flagged`,
    `create index review_items_counted on review_items (kind, is_flagged) where state = 'waiting'`,
    `create index review_items_equipment on review_items (equipment_id, id)`,
    `create index review_items_of_rating on review_items (rating_id) where rating_id is not null`,
    `create index review_items_decided_by on review_items (decided_by) where decided_by is not null`,
    `create index review_items_untold on review_items (tell_at) where tell_at is not null`,
    `create index review_items_decided on review_items (decided_at) where state <> 'waiting'`,
    `create table listing_reports (
       id bigint generated always as identity primary key, item_id bigint not null references review_items on delete cascade, fault text not null,
       words text not null default '', user_id uuid references users on delete set null, created_at timestamptz not null)`,
    `create index listing_reports_item on listing_reports (item_id, id)`,
    `create unique index listing_reports_user on listing_reports (user_id, item_id) where user_id is not null`,
    `create or replace function may_be_listed(e equipment) returns boolean language sql immutable as $$
       select e.status in ('Available', 'On rent') and not e.is_draft and e.deleted_at is null
         and e.hidden_at is null and e.held_at is null and not e.is_owner_blocked $$`,
  ],
};
