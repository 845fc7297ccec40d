import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A browser that gets pushes. */
export interface PushDeviceRow {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly key_id: string;
  readonly device: string;
  readonly created_at: Date;
  readonly last_ok_at: Date | null;
}

/** A person's browsers, the newest first. */
export const devicesOf = (db: Db, userId: string): Promise<PushDeviceRow[]> =>
  db
    .selectFrom('push_devices')
    .select(['id', 'endpoint', 'p256dh', 'auth', 'key_id', 'device', 'created_at', 'last_ok_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Adds a browser, with the words of its session; beyond the most, the oldest go. */
export async function addDevice(
  db: Db,
  device: Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth' | 'key_id' | 'created_at'> & {
    readonly user_id: string;
    readonly session_id: string;
  },
  most: number,
): Promise<void> {
  const { endpoint, p256dh, auth, key_id, created_at, user_id, session_id } = device;
  await db.transaction().execute(async (trx) => {
    // One at a time for a person, so that two do not both see room.
    await sql`select 1 from users where id = ${user_id}::uuid for update`.execute(trx);
    await sql`
      insert into push_devices (user_id, session_id, endpoint, p256dh, auth, key_id, device, created_at)
        select user_id, id, ${endpoint}, ${p256dh}, ${auth}, ${key_id}, device, ${created_at}::timestamptz from sessions
        where id = ${session_id}::uuid and user_id = ${user_id}::uuid
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
        key_id = excluded.key_id, device = excluded.device, created_at = excluded.created_at, last_ok_at = null`.execute(
      trx,
    );
    await sql`
      delete from push_devices where id in (
        select id from push_devices where user_id = ${user_id}::uuid order by created_at desc, id offset ${most})`.execute(
      trx,
    );
  });
}

export async function removeDevice(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_devices').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();
}

/** Deletes browsers that want nothing any more, unless they subscribed anew meanwhile. */
export async function forgetDevices(db: Db, gone: readonly Pick<PushDeviceRow, 'id' | 'auth'>[]): Promise<void> {
  if (gone.length === 0) return;
  await sql`
    delete from push_devices d using unnest(${gone.map(({ id }) => id)}::uuid[], ${gone.map(({ auth }) => auth)}::text[]) g(id, auth)
    where d.id = g.id and d.auth = g.auth`.execute(db);
}

export async function markPushed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('push_devices').set({ last_ok_at: now }).where('id', 'in', ids).execute();
}
