import type { Migration } from '../migration.ts';

/** What people keep, and since when a machine is not listed any more. */
export const favourites: Migration = {
  name: '0061-favourites',
  statements: [
    `alter table equipment add column left_at timestamptz`,
    `create function note_leaving() returns trigger language plpgsql as $$
     begin
       new.left_at := case when not new.listed then coalesce(nullif(current_setting('yantra.moment', true), '')::timestamptz, clock_timestamp()) end;
       return new;
     end $$`,
    `create trigger equipment_leaves before update of listed on equipment for each row
       when (old.listed is distinct from new.listed) execute function note_leaving()`,
    `create table kept_machines (
       user_id uuid not null references users on delete cascade, equipment_id uuid not null references equipment on delete cascade,
       kept_at timestamptz not null, note text not null default '', primary key (user_id, equipment_id))`,
    `create index kept_machines_machine on kept_machines (equipment_id)`,
    // Browsers make the ids, so they are each account's own; 'page_id' is ours, for the secret page.
    `create table kept_lists (
       user_id uuid not null references users on delete cascade, id uuid not null, name text not null, also uuid[] not null default '{}',
       made_at timestamptz not null, page_id uuid not null default gen_random_uuid() unique, page_generation int not null default 0,
       is_shared boolean not null default false, primary key (user_id, id))`,
    `create table kept_places (
       user_id uuid not null, list_id uuid not null, equipment_id uuid not null, put_at timestamptz not null,
       primary key (user_id, list_id, equipment_id), foreign key (user_id, list_id) references kept_lists on delete cascade,
       foreign key (user_id, equipment_id) references kept_machines on delete cascade)`,
    `create index kept_places_machine on kept_places (user_id, equipment_id)`,
    // When each part was last changed, so that the last change wins in whatever order they come; and which changes were made, so that none is made twice.
    `create table kept_changes (
       user_id uuid not null references users on delete cascade, subject text not null, at timestamptz not null, primary key (user_id, subject))`,
    `create index kept_changes_at on kept_changes (at)`,
    `create table made_changes (
       user_id uuid not null references users on delete cascade, id uuid not null, at timestamptz not null, primary key (user_id, id))`,
    `create index made_changes_at on made_changes (at)`,
  ],
};
