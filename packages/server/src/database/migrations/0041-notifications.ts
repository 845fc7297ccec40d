import type { Migration } from '../migration.ts';

/**
 * What people are told: `notifications` is what happened, once a person, written in the transaction in which it happened; `notification_messages` are the
 * messages made of it, one a way, and `notification_deliveries` say which notification went with which.
 */
export const notifications: Migration = {
  name: '0041-notifications',
  statements: [
    `create table notifications (
       id bigint generated always as identity primary key, user_id uuid not null references users on delete cascade, kind text not null, key text not null,
       facts jsonb not null, created_at timestamptz not null, planned_at timestamptz, read_at timestamptz, email text, phone text, without text[],
       unique (user_id, kind, key))`,
    `create index notifications_of on notifications (user_id, id desc)`,
    `create index notifications_unread on notifications (user_id, id desc) where read_at is null`,
    `create index notifications_unplanned on notifications (id) where planned_at is null`,
    `create index notifications_created on notifications (created_at)`,
    `create table notification_messages (
       id uuid primary key default gen_random_uuid(), user_id uuid not null references users on delete cascade, kind text not null,
       way text not null check (way in ('email', 'sms', 'whatsApp', 'push')), bundle text not null,
       state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'dead')), due_at timestamptz not null,
       tries int not null default 0, lost_answers int not null default 0, is_under_way boolean not null default false, failure text,
       created_at timestamptz not null, ended_at timestamptz)`,
    `create unique index notification_messages_open on notification_messages (user_id, kind, way, bundle) where state = 'waiting' and tries = 0`,
    `create index notification_messages_due on notification_messages (due_at, id) where state = 'waiting'`,
    `create index notification_messages_sent on notification_messages (user_id, kind, way, ended_at) where state = 'sent'`,
    `create index notification_messages_dead on notification_messages (ended_at) where state = 'dead'`,
    `create table notification_deliveries (
       notification_id bigint not null references notifications on delete cascade, way text not null,
       message_id uuid not null references notification_messages on delete cascade, primary key (notification_id, way))`,
    `create index notification_deliveries_message on notification_deliveries (message_id)`,
    `create table notification_choices (
       user_id uuid not null references users on delete cascade, kind text not null, way text not null, is_on boolean not null,
       primary key (user_id, kind, way))`,
    `create table notification_settings (
       user_id uuid primary key references users on delete cascade, quiet_from int not null default 21 check (quiet_from between 0 and 23),
       quiet_to int not null default 8 check (quiet_to between 0 and 23))`,
  ],
};
