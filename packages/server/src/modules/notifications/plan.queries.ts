import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A notification whose ways are not worked out yet. */
export interface Unplanned {
  readonly id: number;
  readonly user_id: string;
  readonly kind: string;
  readonly created_at: Date;
  readonly has_email: boolean;
  readonly has_phone: boolean;
  /** A browser that takes pushes. */
  readonly has_device: boolean;
  readonly is_deleted: boolean;
  /** Ways that it does not go by. */
  readonly without: readonly string[] | null;
  /** The person's choices for the kind, by way. */
  readonly choices: Readonly<Record<string, boolean>>;
}

/** Takes the oldest that nobody else is planning; they stay locked until the transaction ends. */
export async function takeUnplanned(trx: Db, most: number): Promise<Unplanned[]> {
  const { rows } = await sql<Unplanned>`
    with taken as (
      select id, user_id, kind, created_at, email, phone, without from notifications where planned_at is null
      order by id limit ${most} for update skip locked)
    select t.id, t.user_id, t.kind, t.created_at, t.without, coalesce(t.email, u.email) <> '' as has_email, coalesce(t.phone, u.phone) <> '' as has_phone,
      exists (select from push_devices d where d.user_id = t.user_id) as has_device,
      u.deleted_at is not null as is_deleted,
      coalesce((select jsonb_object_agg(c.way, c.is_on) from notification_choices c where c.user_id = t.user_id and c.kind = t.kind), '{}') as choices
    from taken t join users u on u.id = t.user_id order by t.id`.execute(trx);
  return rows;
}

/** A notification that goes by a way. */
export interface Planned {
  readonly notification_id: number;
  readonly user_id: string;
  readonly kind: string;
  readonly way: string;
  /** Those of a person, kind and way with the same one become one message: empty for bundled kinds. */
  readonly bundle: string;
}

/** Adds deliveries to the messages that are still open, and opens the missing ones, due at once. */
export async function addDeliveries(trx: Db, planned: readonly Planned[], now: Date): Promise<void> {
  if (planned.length === 0) return;
  const column = <Name extends keyof Planned>(name: Name) => planned.map((one) => one[name]);
  // In one order, so that two processes do not wait for each other.
  await sql`
    with planned as (
      select * from unnest(${column('notification_id')}::bigint[], ${column('user_id')}::uuid[], ${column('kind')}::text[], ${column('way')}::text[],
        ${column('bundle')}::text[]) p(notification_id, user_id, kind, way, bundle)),
    opened as (
      insert into notification_messages (user_id, kind, way, bundle, due_at, created_at)
        select distinct user_id, kind, way, bundle, ${now}::timestamptz, ${now}::timestamptz from planned order by 1, 2, 3, 4
      on conflict (user_id, kind, way, bundle) where state = 'waiting' and tries = 0 do update set kind = excluded.kind
      returning id, user_id, kind, way, bundle)
    insert into notification_deliveries (notification_id, way, message_id)
      select notification_id, way, o.id from planned join opened o using (user_id, kind, way, bundle)
    on conflict do nothing`.execute(trx);
}

/** They are worked out. */
export async function markPlanned(trx: Db, ids: readonly number[], now: Date): Promise<void> {
  await sql`update notifications set planned_at = ${now}::timestamptz where id = any(${ids}::bigint[])`.execute(trx);
}
