import type { Migration } from '../migration.ts';

/**
 * What the ways out need: browsers that get pushes, what WhatsApp took (it says later whether it arrived), and what stands in the outbox of ways without
 * a provider. `stopped_at`: WhatsApp switched off by a STOP, which a START takes back.
 */
export const waysOut: Migration = {
  name: '0042-ways-out',
  statements: [
    `create table push_devices (
       id uuid primary key default gen_random_uuid(), user_id uuid not null references users on delete cascade,
       session_id uuid not null references sessions on delete cascade, endpoint text not null unique, p256dh text not null, auth text not null,
       key_id text not null, device text not null, created_at timestamptz not null, last_ok_at timestamptz)`,
    `create index push_devices_of on push_devices (user_id)`,
    `create index push_devices_session on push_devices (session_id)`,
    `create table whatsapp_messages (
       id text primary key, message_id uuid not null references notification_messages on delete cascade)`,
    `create index whatsapp_messages_message on whatsapp_messages (message_id)`,
    `create table outbox_messages (
       id uuid primary key, way text not null check (way in ('whatsApp', 'push')), address text not null, kind text not null, title text not null,
       text text not null, path text not null, button text not null, created_at timestamptz not null)`,
    `create index outbox_messages_created on outbox_messages (created_at)`,
    `alter table notification_choices add column stopped_at timestamptz`,
  ],
};
