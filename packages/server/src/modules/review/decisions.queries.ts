import type { ListingFault } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** How a machine or rating stood before a decision. */
export interface Before {
  /** Whether it waited to be looked at. */
  readonly waited: boolean;
  readonly hidden_at: string | null;
  readonly hidden_reason: string | null;
  readonly hidden_words: string;
  readonly hidden_by: string | null;
  readonly held_at: string | null;
}

/** An entry of the queue, decided or not. */
export interface ItemRow {
  readonly id: number;
  readonly version: number;
  readonly state: 'waiting' | 'approved' | 'hidden' | 'asked';
  readonly equipment_id: string;
  readonly rating_id: string | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly before: Before | null;
}

/** An entry, with its machine locked until the transaction ends: what is decided of a machine comes one after the other. */
export async function lockItem(trx: Db, id: number): Promise<ItemRow | undefined> {
  await sql`select from equipment where id = (select equipment_id from review_items where id = ${id}::bigint) for no key update`.execute(
    trx,
  );
  const { rows } = await sql<ItemRow>`
    select id, version, state, equipment_id, rating_id, decided_at, decided_by, before from review_items where id = ${id}::bigint for update`.execute(
    trx,
  );
  return rows[0];
}

/** A machine that is not deleted, locked until the transaction ends, and its waiting entry, if any. */
export async function lockMachine(
  trx: Db,
  equipmentId: string,
): Promise<{ readonly waiting: number | null } | undefined> {
  const { rows } =
    await sql`select id from equipment where id = ${equipmentId}::uuid and deleted_at is null for no key update`.execute(
      trx,
    );
  if (rows.length === 0) return undefined;
  const item = await sql<{ id: number }>`
    select id from review_items where equipment_id = ${equipmentId}::uuid and rating_id is null and state = 'waiting'`.execute(
    trx,
  );
  return { waiting: item.rows[0]?.id ?? null };
}

/** Adds an entry that is decided at once. */
export async function addDecided(trx: Db, equipmentId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into review_items (kind, what, equipment_id, waits_since, state) values ('machine', 'changed', ${equipmentId}::uuid, ${at}::timestamptz, 'approved')
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** How the machine or rating of an entry stands. */
export async function standing(trx: Db, { equipment_id, rating_id }: ItemRow): Promise<Omit<Before, 'waited'>> {
  const { rows } = await (
    rating_id === null
      ? sql<
          Omit<Before, 'waited'>
        >`select hidden_at, hidden_reason, hidden_words, hidden_by, held_at from equipment where id = ${equipment_id}::uuid`
      : sql<
          Omit<Before, 'waited'>
        >`select hidden_at, hidden_reason, '' as hidden_words, null as hidden_by, null as held_at from equipment_ratings
          where id = ${rating_id}::uuid`
  ).execute(trx);
  if (rows[0] === undefined) throw new Error('What is decided about is gone.');
  return rows[0];
}

/** What is decided of an entry. */
export interface Decided {
  readonly state: 'approved' | 'hidden' | 'asked';
  readonly fault: ListingFault | null;
  readonly words: string;
  readonly by: string;
  readonly at: Date;
  readonly tellAt: Date | null;
}

/** Notes what was decided, and how it was before. */
export async function decide(trx: Db, id: number, decided: Decided, before: Before): Promise<void> {
  await sql`
    update review_items set state = ${decided.state}, fault = ${decided.fault}, words = ${decided.words}, decided_by = ${decided.by}::uuid,
      decided_at = ${decided.at}::timestamptz, tell_at = ${decided.tellAt}::timestamptz, before = ${JSON.stringify(before)}::jsonb
    where id = ${id}::bigint`.execute(trx);
}

/** The columns that say whether something is hidden. */
export type Standing = Pick<Before, 'hidden_reason' | 'hidden_words' | 'hidden_by'> & {
  readonly hidden_at: Date | string | null;
  readonly held_at: Date | string | null;
};

/** Shows or hides a machine. */
export async function setMachine(trx: Db, id: string, to: Standing, now: Date): Promise<void> {
  await sql`
    update equipment set hidden_at = ${to.hidden_at}::timestamptz, hidden_reason = ${to.hidden_reason}, hidden_words = ${to.hidden_words},
      hidden_by = ${to.hidden_by}::uuid, held_at = ${to.held_at}::timestamptz where id = ${id}::uuid`.execute(trx);
  await sql`select refresh_listing(${now}::timestamptz, ${[id]}::uuid[])`.execute(trx);
}

/** Shows or hides a rating. @returns its stars, doubled, and whether it was shown before; `undefined` if it is gone */
export async function setRating(
  trx: Db,
  id: string,
  to: Pick<Standing, 'hidden_at' | 'hidden_reason'>,
): Promise<{ readonly halves: number; readonly was_shown: boolean } | undefined> {
  const { rows } = await sql<{ halves: number; was_shown: boolean }>`
    update equipment_ratings r set hidden_at = ${to.hidden_at}::timestamptz, hidden_reason = ${to.hidden_reason}
    from (select id, hidden_at is null as was_shown from equipment_ratings where id = ${id}::uuid for update) o where r.id = o.id
    returning (r.star_rating * 2)::int as halves, o.was_shown`.execute(trx);
  return rows[0];
}

/** Whether anything came of the same machine or rating after an entry was decided. */
export async function isLatest(trx: Db, { id, equipment_id, rating_id, decided_at }: ItemRow): Promise<boolean> {
  const { rows } = await sql`
    select from review_items where equipment_id = ${equipment_id}::uuid and rating_id is not distinct from ${rating_id}::uuid and id <> ${id}::bigint
      and (state = 'waiting' or decided_at >= ${decided_at}::timestamptz) limit 1`.execute(trx);
  return rows.length === 0;
}

/** An entry waits again. */
export async function reopen(trx: Db, id: number): Promise<void> {
  await sql`
    update review_items set state = 'waiting', version = version + 1, fault = null, words = '', decided_at = null, decided_by = null, before = null,
      tell_at = null where id = ${id}::bigint`.execute(trx);
}

/** Forgets an entry. */
export async function remove(trx: Db, id: number): Promise<void> {
  await sql`delete from review_items where id = ${id}::bigint`.execute(trx);
}

/** A decision that its person is still to be told of. */
export interface Untold {
  readonly id: number;
  readonly state: 'approved' | 'hidden' | 'asked';
  readonly fault: ListingFault | null;
  readonly words: string;
  readonly decided_at: Date;
  readonly equipment_id: string;
  readonly is_rating: boolean;
  readonly name: string;
  readonly user_id: string;
}

/** Takes decisions that can no longer be taken back unheard; they are marked as told in this transaction. */
export async function takeUntold(trx: Db, now: Date, most: number): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    with due as (select id from review_items where tell_at <= ${now}::timestamptz order by tell_at limit ${most} for update skip locked),
      taken as (update review_items i set tell_at = null from due where i.id = due.id returning i.*)
    select t.id, t.state, t.fault, t.words, t.decided_at, t.equipment_id, t.rating_id is not null as is_rating, e.name,
      coalesce(r.user_id, e.supplier_id) as user_id
    from taken t join equipment e on e.id = t.equipment_id left join equipment_ratings r on r.id = t.rating_id order by t.id`.execute(
    trx,
  );
  return rows;
}
