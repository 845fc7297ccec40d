import type { Migration } from '../migration.ts';

/**
 * What admins know of people and do about them: what a code proved, notes of which every version is kept, and sessions that ended since their person was blocked
 * or since an admin ended them. Names, contacts and numbers of a person are one text, so that each part of a search finds them.
 */
export const peopleOfAdmins: Migration = {
  name: '0047-people',
  statements: [
    `alter table users add column phone_confirmed_at timestamptz, add column email_confirmed_at timestamptz`,
    `update users u set email_confirmed_at = a.at from (select user_id, max(at) as at from audit_log where kind = 'email.changed' group by 1) a
       where a.user_id = u.id and u.email <> ''`,
    `create table person_notes (
       user_id uuid not null references users on delete cascade, version int not null, text text not null, written_by uuid not null,
       written_at timestamptz not null, primary key (user_id, version))`,
    `alter table ended_sessions drop constraint ended_sessions_why_check,
       add constraint ended_sessions_why_check check (why in ('password', 'phone', 'elsewhere', 'deleted', 'blocked', 'support'))`,
    `create function person_words(first_name text, last_name text, email text, phone text, alt_phone text, gstin text, city text) returns text
       language sql immutable parallel safe as $$
       select lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || alt_phone || ' ' || gstin || ' ' || city) $$`,
  ],
};

/** Everybody but admins signed up with a code to their phone. */
export const provedPhones: Migration = {
  name: '0047-proved-phones',
  fill: `with few as (select id from users where phone_confirmed_at is null and role <> 'admin' and deleted_at is null limit 1000),
      done as (update users u set phone_confirmed_at = u.created_at from few where u.id = few.id returning 1)
    select count(*)::int as filled from done`,
};

/** People are found by parts of what is known of them, and what they sent by their phone. */
export const peopleIndexes: Migration = {
  name: '0047-people-indexes',
  indexes: {
    users_words: {
      on: 'users using gin (person_words(first_name, last_name, email, phone, alt_phone, gstin, city) gin_trgm_ops)',
    },
    organizations_words: { on: 'organizations using gin (lower(name) gin_trgm_ops)' },
    requirements_phone: { on: 'requirements (phone, created_at desc)' },
  },
};
