import type { Migration } from '../migration.ts';

/**
 * Rights besides the roles (of admins the role is what counts: their row says who made them one), and two more reasons for which a machine is in no list: it was hidden, or its owner is blocked. Machines follow their owner's
 * block here, so that `may_be_listed` needs nothing but their own row; who blocks or hides then refreshes their listing.
 */
export const rights: Migration = {
  name: '0046-rights',
  statements: [
    `create table staff_rights (
       user_id uuid not null references users on delete cascade, "right" text not null check ("right" in ('admin', 'moderator', 'finance')),
       given_by uuid references users on delete set null, given_at timestamptz not null, primary key (user_id, "right"))`,
    `create index staff_rights_given_by on staff_rights (given_by)`,
    `alter table users add column blocked_at timestamptz, add column blocked_reason text, add column blocked_by uuid references users on delete set null`,
    `create index users_blocked_by on users (blocked_by) where blocked_by is not null`,
    `alter table equipment add column is_owner_blocked boolean not null default false,
       add column hidden_at timestamptz, add column hidden_reason text, add column hidden_by uuid references users on delete set null`,
    `create index equipment_hidden_by on equipment (hidden_by) where hidden_by is not null`,
    `create function follow_block() returns trigger language plpgsql as $$
     begin
       update equipment set is_owner_blocked = new.blocked_at is not null where supplier_id = new.id;
       return null;
     end $$`,
    `create trigger users_blocked after update of blocked_at on users for each row
       when ((old.blocked_at is null) is distinct from (new.blocked_at is null)) execute function follow_block()`,
    `create or replace function may_be_listed(e equipment) returns boolean language sql immutable as $$
       select e.status in ('Available', 'On rent') and not e.is_draft and e.deleted_at is null
         and e.hidden_at is null and not e.is_owner_blocked $$`,
  ],
};
