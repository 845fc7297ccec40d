import { type RawBuilder, sql } from 'kysely';
import { containing, phoneHolds } from '../../database/containing.ts';
import type { Db } from '../../database/types.ts';
import type { Slice } from '../../page.ts';

/** An order with its most telling attempt. */
export interface PaymentListRow {
  readonly order_id: string;
  readonly full_name: string;
  readonly phone: string;
  readonly state: 'new' | 'open' | 'closed' | 'fulfilled' | 'refunding' | 'refunded';
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly amount_paise: number;
  readonly period_months: number;
  readonly display_name: string;
  readonly cf_payment_id: string | null;
  readonly status: string | null;
  readonly payment_group: string | null;
  readonly completed_at: Date | null;
  /** Of every attempt. */
  readonly statuses: string[];
  readonly purchase_id: string | null;
  readonly invoice_number: string | null;
  readonly refund_id: string | null;
  readonly refund_paise: number | null;
  readonly refund_state: 'owed' | 'sent' | 'done' | null;
  readonly refund_reason: string | null;
  readonly refund_created_at: Date | null;
}

/** A request for a list of payments. */
export interface PaymentsQuestion extends Slice {
  /** Whose; everybody's if absent. */
  readonly userId?: string | undefined;
  readonly searchTerm?: string | undefined;
  /** A column of the contract's, with `-` for descending. */
  readonly sort: string;
}

/* In order: a success, one that may still succeed, a failure, not attempted; of each the latest. */
const telling = sql`array['NOT_ATTEMPTED', 'USER_DROPPED', 'CANCELLED', 'VOID', 'FAILED', 'PENDING', 'SUCCESS']`;
const attempt = sql`left join lateral (
  select a.* from order_payments a where a.order_id = o.id
  order by coalesce(array_position(${telling}, a.status), 0) desc, a.completed_at desc nulls last, a.cf_payment_id limit 1) a on true`;
const refund = sql`left join lateral (
  select r.* from refunds r where r.order_id = o.id order by r.created_at desc, r.id limit 1) r on true`;
const fullName = sql`trim(u.first_name || ' ' || u.last_name)`;
const tables = sql`orders o join users u on u.id = o.user_id
  join subscription_versions v on v.subscription_id = o.subscription_id and v.version = o.plan_version`;

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`o.created_at`,
  userFullname: sql`lower(${fullName})`,
  userPhonenumber: sql`u.phone`,
  paymentCompletionTime: sql`a.completed_at`,
  orderAmount: sql`o.amount_paise`,
  paymentGroup: sql`coalesce(a.payment_group, '')`,
  paymentStatus: sql`coalesce(a.status, '')`,
};

/** A page of the orders known to the gateway, with their total. */
export async function paymentsPage(
  db: Db,
  { userId, searchTerm, sort, limit, offset }: PaymentsQuestion,
): Promise<{ rows: PaymentListRow[]; total: number }> {
  const isTurned = sort.startsWith('-');
  const by = sorts[isTurned ? sort.slice(1) : sort] ?? sql`o.created_at`;
  const way = isTurned ? sql`desc` : sql`asc`;
  const conditions = [sql`o.gateway_order_id is not null`];
  if (userId !== undefined) conditions.push(sql`o.user_id = ${userId}::uuid`);
  if (searchTerm !== undefined) conditions.push(search(searchTerm));
  const where = sql.join(conditions, sql` and `);
  const [page, count] = await Promise.all([
    sql<PaymentListRow>`
      select o.id as order_id, ${fullName} as full_name, u.phone, o.state, o.expires_at, o.created_at, o.amount_paise, o.period_months,
        v.display_name, a.cf_payment_id, a.status, a.payment_group, a.completed_at,
        array(select status from order_payments where order_id = o.id) as statuses, p.id as purchase_id, i.number as invoice_number,
        r.id as refund_id, r.amount_paise as refund_paise, r.state as refund_state, r.reason as refund_reason, r.created_at as refund_created_at
      from ${tables} ${attempt} ${refund} left join purchases p on p.order_id = o.id left join invoices i on i.purchase_id = p.id
      where ${where} order by ${by} ${way} nulls last, o.created_at desc, o.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${tables} where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}

function search(term: string): RawBuilder<unknown> {
  const like = containing(term);
  return sql`(${fullName} ilike ${like} or o.id ilike ${like} or v.display_name ilike ${like} or ${phoneHolds('u.phone', term)})`;
}
