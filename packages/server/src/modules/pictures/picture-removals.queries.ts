import { dayMs } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** An upload that no machine uses within this time is deleted: its form was never sent. */
export const unusedForMs = 30 * dayMs;
/** A picture taken off a machine is deleted after this: open pages still show it, and its owner may restore it. */
const replacedForMs = dayMs;

/** Schedules a later review of uploads: those unused by their owner's machines are then deleted. */
export async function reviewPictures(trx: Db, ids: readonly string[], dueAt: Date): Promise<void> {
  await sql`
    insert into picture_removals (picture_id, due_at)
    select id, ${dueAt}::timestamptz from pictures where id = any(${ids}::text[]) and kind = 'upload'
    on conflict (picture_id) do nothing`.execute(trx);
}

/** Schedules a review of pictures that a machine no longer uses. */
export const reviewReplaced = (trx: Db, had: readonly string[], has: readonly string[], now: Date) =>
  reviewPictures(
    trx,
    had.filter((id) => !has.includes(id)),
    new Date(now.getTime() + replacedForMs),
  );

/** An upload that was stored. */
export interface NewUpload {
  readonly id: string;
  readonly ownerId: string;
  /** Of its bytes as stored: two of one digest show the same. */
  readonly digest: string;
}

/** Adds an upload, unless its owner's account is deleted; returns whether it was added. */
export async function addUpload(db: Db, { id, ownerId, digest }: NewUpload, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // A shared lock, so that a deletion of the account comes before or after.
    const { rows } = await sql`
      insert into pictures (id, kind, owner_id, created_at, digest)
      select ${id}, 'upload', id, ${now}::timestamptz, ${digest} from (
        select id from users where id = ${ownerId}::uuid and deleted_at is null for key share) owner
      returning id`.execute(trx);
    await reviewPictures(trx, [id], new Date(now.getTime() + unusedForMs));
    return rows.length > 0;
  });
}

/** Removes all of a person's uploads at once; the sweeper deletes them from the storage. */
export async function removePicturesOf(trx: Db, ownerId: string, now: Date): Promise<void> {
  await sql`
    with gone as (delete from pictures where owner_id = ${ownerId}::uuid returning id)
    insert into picture_removals (picture_id, due_at, removed_at) select id, ${now}::timestamptz, ${now}::timestamptz from gone
    on conflict (picture_id) do update set due_at = excluded.due_at, removed_at = excluded.removed_at`.execute(trx);
}

/** Decides on a number of due uploads; returns how many. Concurrent processes get different ones. */
export async function decide(db: Db, now: Date, many: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ picture_id: string }>`
      select picture_id from picture_removals where removed_at is null and due_at <= ${now}::timestamptz
      order by due_at limit ${many} for update skip locked`.execute(trx);
    const ids = rows.map((row) => row.picture_id);
    if (ids.length === 0) return 0;
    await sql`
      with gone as (
        delete from pictures p where id = any(${ids}::text[]) and kind = 'upload'
          and not exists (select 1 from equipment e where e.supplier_id = p.owner_id and p.id = any(e.picture_ids)) returning id)
      update picture_removals set due_at = ${now}::timestamptz, removed_at = ${now}::timestamptz from gone where picture_id = gone.id`.execute(
      trx,
    );
    // Used and already deleted ones need no decision.
    await sql`delete from picture_removals where picture_id = any(${ids}::text[]) and removed_at is null`.execute(trx);
    return ids.length;
  });
}

/** A picture that the storage may still have. */
export interface DueRemoval {
  readonly picture_id: string;
  readonly removed_at: Date;
}

/** Takes due removals for the storage; each becomes due again later and later until it is done. */
export async function takeDueRemovals(db: Db, now: Date, many: number): Promise<DueRemoval[]> {
  const { rows } = await sql<DueRemoval>`
    update picture_removals set tries = tries + 1,
      due_at = ${now}::timestamptz + least(3600, 10 * power(2, least(tries, 10))) * interval '1 second'
    where picture_id in (
      select picture_id from picture_removals where removed_at is not null and due_at <= ${now}::timestamptz
      order by due_at limit ${many} for update skip locked)
    returning picture_id, removed_at`.execute(db);
  return rows;
}

/** The storage has deleted it; it is checked once more then. */
export async function checkAgainAt(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('picture_removals').set({ due_at: at, tries: 0 }).where('picture_id', '=', id).execute();
}

/** Nothing of it is left. */
export async function endRemoval(db: Db, id: string): Promise<void> {
  await db.deleteFrom('picture_removals').where('picture_id', '=', id).execute();
}

/** All removed pictures that the storage may still have. */
export async function removedIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('picture_removals')
    .select('picture_id')
    .where('removed_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.picture_id));
}
