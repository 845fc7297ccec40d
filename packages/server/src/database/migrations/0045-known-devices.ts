import type { Migration } from '../migration.ts';

/** On which kinds of devices somebody has logged in: of another they are told. Who is logged in somewhere knows that device. */
export const knownDevices: Migration = {
  name: '0045-known-devices',
  statements: [
    `create table known_devices (
       user_id uuid not null references users on delete cascade, device text not null, seen_at timestamptz not null, primary key (user_id, device))`,
    `create index known_devices_seen on known_devices (seen_at)`,
    `insert into known_devices (user_id, device, seen_at) select user_id, device, max(last_used_at) from sessions group by 1, 2`,
  ],
};
