import type { ListingFault } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** As many reports of one entry are kept; they say the same by then. */
const mostOfItem = 100;

/** Whether the public sees a machine at a moment. */
export async function isPublic(db: Db, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from equipment where id = ${id}::uuid and listed and status <> 'Unavailable' and listed_until > ${at}::timestamptz`.execute(
    db,
  );
  return rows.length > 0;
}

/** What somebody says. */
export interface NewReport {
  readonly equipmentId: string;
  readonly fault: ListingFault;
  readonly words: string;
  readonly userId: string | null;
  readonly at: Date;
}

/** Adds a report to a machine's waiting entry. Who is logged in has one of an entry: the latest counts. */
export async function addReport(trx: Db, { equipmentId, fault, words, userId, at }: NewReport): Promise<void> {
  await sql`
    insert into listing_reports (item_id, fault, words, user_id, created_at)
      select i.id, ${fault}, ${words}, ${userId}::uuid, ${at}::timestamptz from review_items i
      where i.equipment_id = ${equipmentId}::uuid and i.rating_id is null and i.state = 'waiting'
        and (select count(*) from listing_reports l where l.item_id = i.id) < ${mostOfItem}
    on conflict (user_id, item_id) where user_id is not null do update set fault = excluded.fault, words = excluded.words, created_at = excluded.created_at`.execute(
    trx,
  );
}

/** Reports of an account that is deleted: what was said goes, that something was stays. */
export async function forgetReporter(trx: Db, userId: string): Promise<void> {
  await sql`update listing_reports set user_id = null, words = '' where user_id = ${userId}::uuid`.execute(trx);
}
