import { locks } from '../locks.ts';
import type { Migration } from '../migration.ts';

const organizations = [
  `create table organizations (
     id uuid primary key default gen_random_uuid(), user_id uuid not null unique references users on delete cascade, name text not null,
     designation text not null default '', cin_number text not null default '', website_url text not null default '',
     company_email text not null default '', created_at timestamptz not null default now())`,
  `insert into organizations (user_id, name) select id, organization_name from users where organization_name is not null`,
  `alter table users drop column organization_name`,
];

const sessions = [
  // A session lives while its row is here. Its refresh tokens are made from its id and how often they were changed (sessions module).
  `create table sessions (
     id uuid primary key, user_id uuid not null references users on delete cascade, rotation int not null default 0,
     rotated_at timestamptz not null, device text not null, started_at timestamptz not null, last_used_at timestamptz not null,
     expires_at timestamptz not null)`,
  `create index sessions_user on sessions (user_id)`,
  `create index sessions_age on sessions (expires_at)`,
  // Tries to log in that did not succeed, by account and address; an empty one stands for all of them. Both only as keyed hashes.
  `create table login_attempts (
     account text not null, address text not null, failures double precision not null default 0, last_at timestamptz not null,
     failed_at timestamptz, succeeded_at timestamptz, primary key (account, address))`,
  `create index login_attempts_age on login_attempts (last_at)`,
  // Tries with phones that have no account, of each day in India: anybody can make as many as they like, so the audit log is not for them.
  `create table unknown_log_ins (day text primary key, count int not null)`,
];

/* Each row's hash covers the one before, so that a row cannot be changed, moved or taken out without breaking all that follow. Whoever writes
   the next row holds the lock to the end of the transaction, so that no two rows follow the same one. */
const audit = [
  `create table audit_log (
     id bigint primary key, at timestamptz not null, kind text not null, user_id uuid, session_id uuid, subject_id uuid,
     detail text not null default '', hash text not null)`,
  `create index audit_log_user on audit_log (user_id, id)`,
  `create function audit_hash(before text, id bigint, at timestamptz, kind text, user_id uuid, session_id uuid, subject_id uuid, detail text)
     returns text language sql stable as $$
     select encode(sha256(convert_to(concat_ws('|', before, id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), kind,
       coalesce(user_id::text, ''), coalesce(session_id::text, ''), coalesce(subject_id::text, ''), detail), 'UTF8')), 'hex')
   $$`,
  `create function append_audit(at timestamptz, kind text, user_id uuid, session_id uuid, subject_id uuid, detail text)
     returns void language plpgsql as $$
   declare before record;
   begin
     perform pg_advisory_xact_lock(${locks.audit});
     select l.id, l.hash into before from audit_log l order by l.id desc limit 1;
     insert into audit_log values (coalesce(before.id, 0) + 1, at, kind, user_id, session_id, subject_id, detail,
       audit_hash(coalesce(before.hash, ''), coalesce(before.id, 0) + 1, at, kind, user_id, session_id, subject_id, detail));
   end $$`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
   begin raise exception 'The audit log is only ever added to.'; end $$`,
  `create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_audit_change()`,
  `create trigger audit_log_not_emptied before truncate on audit_log for each statement execute function refuse_audit_change()`,
];

const roles = [
  // Wherever a role is changed, it is told.
  `create function follow_roles() returns trigger language plpgsql as $$
   begin
     perform append_audit(clock_timestamp(), 'role.changed', new.id, null, null, old.role || ' to ' || new.role);
     return null;
   end $$`,
  `create trigger users_role after update of role on users for each row when (old.role is distinct from new.role)
     execute function follow_roles()`,
  `create function make_suppliers() returns trigger language plpgsql as $$
   begin
     if current_setting('yantra.bulk', true) = 'on' then return null; end if;
     update users set role = 'supplier' where role = 'user' and id in (select supplier_id from new_rows);
     return null;
   end $$`,
  // Named so that it comes after the machines' other triggers: whoever writes the audit log makes the others wait, so it goes last.
  `create trigger equipment_who_supplies after insert on equipment referencing new table as new_rows for each statement
     execute function make_suppliers()`,
];

const reveals = [
  // Which owners somebody looked up on which day in India.
  `create table seller_reveals (
     user_id uuid not null references users on delete cascade, day date not null, supplier_id uuid not null references users on delete cascade,
     equipment_id uuid not null references equipment on delete cascade, at timestamptz not null,
     primary key (user_id, day, supplier_id, equipment_id))`,
];

/** Organizations, sessions, what slows guessing down, and the log that tells who did what. */
export const accounts: Migration = {
  name: '0007-accounts',
  statements: [...organizations, ...sessions, ...audit, ...roles, ...reveals],
};
