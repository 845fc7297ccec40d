import type { ReviewFlag, ReviewKind } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** What flags of a machine are found by, and how it stands. */
export interface MachineFacts {
  readonly id: string;
  readonly texts: readonly string[];
  readonly pin_code: string;
  readonly rent_paise: number;
  readonly middle_paise: number | null;
  readonly is_picture_elsewhere: boolean;
  readonly hidden_before: number;
  readonly is_draft: boolean;
  readonly is_hidden: boolean;
  readonly is_held: boolean;
  /** What was decided last; null if nothing was. */
  readonly last_state: string | null;
}

/** The facts of some machines; they stay locked until the transaction ends. */
export async function factsOf(trx: Db, ids: readonly string[]): Promise<MachineFacts[]> {
  const { rows } = await sql<MachineFacts>`
    with chosen as materialized (select * from equipment where id = any(${[...ids]}::uuid[]) order by id for no key update),
      owners as (select s.supplier_id, (select count(distinct r.equipment_id)::int from equipment h join review_items r on r.equipment_id = h.id
        where h.supplier_id = s.supplier_id and r.state = 'hidden' and r.rating_id is null) as hidden_before from (select distinct supplier_id from chosen) s)
    select e.id, array[e.name, e.model_number, e.description, e.address] as texts, e.pin_code, e.final_rental_paise as rent_paise,
      t.median_paise as middle_paise, o.hidden_before, e.is_draft, e.hidden_at is not null as is_hidden, e.held_at is not null as is_held,
      exists (select from pictures p join pictures q on q.digest = p.digest where p.id = any(e.picture_ids) and q.owner_id <> e.supplier_id)
        as is_picture_elsewhere,
      (select state from review_items r where r.equipment_id = e.id and r.rating_id is null and r.state <> 'waiting' order by r.id desc limit 1) as last_state
    from chosen e join owners o on o.supplier_id = e.supplier_id
      left join typical_rents t on t.type_id = e.equipment_type_id and t.rental_type = e.rental_type`.execute(trx);
  return rows;
}

/** A machine or a rating that is to be looked at. */
export interface NewItem {
  readonly equipmentId: string;
  readonly kind: ReviewKind;
  readonly what: 'new' | 'changed' | 'mended' | 'reported';
  readonly flags: readonly ReviewFlag[];
}

/** Adds machines to the queue. One that waits already keeps its place; a report stays one. */
export async function addMachines(trx: Db, items: readonly NewItem[], at: Date): Promise<void> {
  await sql`
    insert into review_items (kind, what, equipment_id, flags, waits_since)
      select kind, what, equipment_id, coalesce(string_to_array(nullif(flags, ''), ','), '{}'), ${at}::timestamptz from (
        select kind, what, equipment_id, flags from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ what }) => what)}::text[],
          ${items.map(({ equipmentId }) => equipmentId)}::uuid[], ${items.map(({ flags }) => flags.join())}::text[]) i(kind, what, equipment_id, flags)) i
    on conflict (equipment_id) where state = 'waiting' and rating_id is null do update set version = review_items.version + 1, flags = excluded.flags,
      kind = case when 'report' in (review_items.kind, excluded.kind) then 'report' when 'machine' in (review_items.kind, excluded.kind) then 'machine'
        else excluded.kind end,
      what = case when excluded.what = 'changed' then review_items.what else excluded.what end`.execute(trx);
}

/** Holds machines back until they were looked at, or lets them go. */
export async function holdMachines(
  trx: Db,
  machines: readonly { readonly id: string; readonly isHeld: boolean }[],
  at: Date,
): Promise<void> {
  if (machines.length === 0) return;
  await sql`
    update equipment e set held_at = case when h.is_held then coalesce(e.held_at, ${at}::timestamptz) end
    from unnest(${machines.map(({ id }) => id)}::uuid[], ${machines.map(({ isHeld }) => isHeld)}::boolean[]) h(id, is_held)
    where e.id = h.id`.execute(trx);
}

/** Adds a rating to the queue. */
export async function addRating(trx: Db, item: NewItem & { readonly ratingId: string }, at: Date): Promise<void> {
  await sql`
    insert into review_items (kind, what, equipment_id, rating_id, flags, waits_since)
      values ('rating', ${item.what}, ${item.equipmentId}::uuid, ${item.ratingId}::uuid, ${[...item.flags]}::text[], ${at}::timestamptz)
    on conflict (rating_id) where state = 'waiting' and rating_id is not null do update set version = review_items.version + 1,
      flags = excluded.flags, what = case when review_items.what = 'new' then 'new' else excluded.what end`.execute(
    trx,
  );
}

/** Takes machines that are gone out of the queue. */
export async function leaveQueue(trx: Db, equipmentIds: readonly string[]): Promise<void> {
  await sql`delete from review_items where equipment_id = any(${[...equipmentIds]}::uuid[]) and state = 'waiting'`.execute(
    trx,
  );
}
