import type { Migration } from '../migration.ts';

/** One-time codes, how often they were guessed wrongly, and the messages that carry them. */
export const verification: Migration = {
  name: '0006-verification',
  statements: [
    // The session of a code, and once it is verified the grant of one use. Of the code a keyed hash, of the stamp a hash: who reads the
    // table can use neither, and the code goes once it is verified, replaced or over. The newest of a phone and purpose is the one that counts, hence the number.
    `create table otp_sessions (
       id uuid primary key, number bigint not null generated always as identity, purpose text not null check (purpose in ('signUp', 'resetPassword')),
       phone text not null, code text, stamp text not null, sent_at timestamptz not null, expires_at timestamptz not null,
       verified_at timestamptz, consumed_at timestamptz)`,
    `create index otp_sessions_phone on otp_sessions (phone, purpose, number)`,
    `create index otp_sessions_age on otp_sessions (sent_at)`,
    // By phone and purpose, not by code: a new code brings no new tries.
    `create table otp_failures (
       phone text not null, purpose text not null, count int not null, first_at timestamptz not null, primary key (phone, purpose))`,
    // The text stands here only when the provider is our own outbox; of what went out, the number is masked.
    `create table sms_messages (
       id uuid primary key default gen_random_uuid(), provider text not null, kind text not null, phone text not null, text text,
       state text not null check (state in ('sending', 'sent', 'failed')), provider_id text, created_at timestamptz not null)`,
    `create index sms_messages_newest on sms_messages (created_at desc)`,
    `create index sms_messages_phone on sms_messages (phone, created_at desc)`,
    // How many messages went out on each day in India, for the cap.
    `create table sms_days (day text primary key, count int not null, is_reported boolean not null default false)`,
  ],
};
