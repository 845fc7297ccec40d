import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

export interface PayerRow {
  readonly userId: string;
  readonly fullName: string;
  readonly organization: string;
}

export async function payerByPhone(db: Db, phone: string): Promise<PayerRow | undefined> {
  const { rows } = await sql<PayerRow>`
    select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as "fullName", coalesce(o.name, '') as organization
    from users u left join organizations o on o.user_id = u.id
    where u.phone = ${phone} and u.deleted_at is null and u.role <> 'admin'`.execute(db);
  return rows[0];
}

/** What somebody has that a plan could follow, the last to end first. */
export async function renewable(db: Db, userId: string, now: Date) {
  const { rows } = await sql<{ id: string; displayName: string; endDate: Date }>`
    select p.id, v.display_name as "displayName", p.end_date as "endDate"
    from purchases p join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where p.user_id = ${userId}::uuid and p.end_date > ${now}::timestamptz order by p.end_date desc, p.id`.execute(db);
  return rows;
}

/** The machines of a person's purchase that are still there. */
export async function machinesToRenew(trx: Db, purchaseId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id::text from purchase_equipment pe join purchases p on p.id = pe.purchase_id join equipment e on e.id = pe.equipment_id
    where p.id = ${purchaseId}::uuid and p.user_id = ${userId}::uuid and e.deleted_at is null and e.supplier_id = p.user_id
    order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}

export interface TransferRow {
  readonly orderId: string;
  readonly reference: string;
  readonly transferredOn: string;
  readonly addedBy: string;
  readonly now: Date;
}

/** Whether it was added; a reference pays once. */
export async function addTransferRow(trx: Db, { orderId, reference, transferredOn, addedBy, now }: TransferRow) {
  const { rows } = await sql`
    insert into hand_payments (order_id, reference, transferred_on, added_by, created_at)
      values (${orderId}, ${reference}, ${transferredOn}::date, ${addedBy}::uuid, ${now}::timestamptz)
    on conflict do nothing returning order_id`.execute(trx);
  return rows.length > 0;
}

/** Whether it was paid by bank transfer: the gateway does not know it. */
export async function isByTransfer(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('hand_payments')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}
