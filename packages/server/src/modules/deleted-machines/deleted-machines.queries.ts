import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A person's machine, deleted or not, locked until the transaction ends; `undefined` if it is not theirs. */
export async function lockOwn(trx: Db, id: string, supplierId: string) {
  return trx
    .selectFrom('equipment')
    .select(['status', 'picture_ids', 'deleted_at'])
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes a machine. Its place, contact and pictures are removed; its name and town stay for the invoices and leads that name it. */
export async function deleteMachine(trx: Db, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('equipment')
    .set({
      deleted_at: now,
      picture_ids: [],
      phone: '',
      address: '',
      pin_code: '',
      latitude: null,
      longitude: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  await sql`select refresh_listing(${now}::timestamptz, ${[id]}::uuid[])`.execute(trx);
}
