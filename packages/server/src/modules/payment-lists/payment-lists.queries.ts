import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Slice } from '../../page.ts';
import { paymentHolds } from './payment-search.ts';
import type { Span } from './span.ts';

/** An order with its most telling attempt. */
export interface PaymentListRow {
  readonly order_id: string;
  readonly user_id: string;
  readonly subscription_id: number;
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
  readonly refund_note: string | null;
  readonly refund_created_at: Date | null;
}

/** How it stands with a payment. */
export type PaymentStanding = 'paid' | 'pending' | 'failed' | 'dropped' | 'refunded' | 'transfer' | 'tried' | 'untried';

/** A request for a list of payments. */
export interface PaymentsQuestion extends Slice {
  /** Whose; everybody's if absent. */
  readonly userId?: string | undefined;
  readonly searchTerm?: string | undefined;
  readonly status?: PaymentStanding | undefined;
  readonly subscriptionId?: number | undefined;
  /** When it was paid, or else begun. */
  readonly span?: Span | undefined;
  /** Whether the asker may find people by parts of phones and e-mails. */
  readonly seesPeople: boolean;
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
  join subscription_versions v on v.subscription_id = o.subscription_id and v.version = o.plan_version
  left join purchases p on p.order_id = o.id left join invoices i on i.purchase_id = p.id left join hand_payments h on h.order_id = o.id`;

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`o.created_at`,
  userFullname: sql`lower(${fullName})`,
  userPhonenumber: sql`u.phone`,
  paymentCompletionTime: sql`a.completed_at`,
  orderAmount: sql`o.amount_paise`,
  paymentGroup: sql`coalesce(a.payment_group, '')`,
  paymentStatus: sql`coalesce(a.status, '')`,
};

const untried = sql`coalesce(a.status, 'NOT_ATTEMPTED') = 'NOT_ATTEMPTED'`;
const standings: Readonly<Record<PaymentStanding, RawBuilder<unknown>>> = {
  paid: sql`a.status = 'SUCCESS'`,
  pending: sql`a.status = 'PENDING'`,
  failed: sql`a.status in ('FAILED', 'VOID')`,
  dropped: sql`a.status in ('USER_DROPPED', 'CANCELLED')`,
  refunded: sql`exists (select 1 from refunds s where s.order_id = o.id)`,
  transfer: sql`h.order_id is not null`,
  tried: sql`not (${untried})`,
  untried,
};

const columns = sql`o.id as order_id, o.user_id, o.subscription_id, ${fullName} as full_name, u.phone, o.state, o.expires_at, o.created_at, o.amount_paise, o.period_months,
  v.display_name, a.cf_payment_id, a.status, a.payment_group, a.completed_at,
  array(select status from order_payments where order_id = o.id) as statuses, p.id as purchase_id, i.number as invoice_number,
  r.id as refund_id, r.amount_paise as refund_paise, r.state as refund_state, r.reason as refund_reason, r.note as refund_note,
  r.created_at as refund_created_at`;

function conditionsOf({ userId, searchTerm, status, subscriptionId, span, seesPeople }: PaymentsQuestion) {
  const conditions = [sql`(o.gateway_order_id is not null or h.order_id is not null)`];
  if (userId !== undefined) conditions.push(sql`o.user_id = ${userId}::uuid`);
  if (status !== undefined) conditions.push(standings[status]);
  if (subscriptionId !== undefined) conditions.push(sql`o.subscription_id = ${subscriptionId}`);
  const at = sql`coalesce(a.completed_at, o.created_at)`;
  if (span?.from !== undefined) conditions.push(sql`${at} >= ${span.from}::timestamptz`);
  if (span?.until !== undefined) conditions.push(sql`${at} < ${span.until}::timestamptz`);
  if (searchTerm !== undefined) conditions.push(paymentHolds(searchTerm, seesPeople));
  return sql.join(conditions, sql` and `);
}

/** A page of the orders known to the gateway or paid by transfer, with their total. */
export async function paymentsPage(
  db: Db,
  question: PaymentsQuestion,
): Promise<{ rows: PaymentListRow[]; total: number }> {
  const { sort, limit, offset } = question;
  const isTurned = sort.startsWith('-');
  const by = sorts[isTurned ? sort.slice(1) : sort] ?? sql`o.created_at`;
  const way = isTurned ? sql`desc` : sql`asc`;
  const where = conditionsOf(question);
  // Most lists are counted without looking at each order's attempts.
  const isByAttempt =
    question.status !== undefined || question.span?.from !== undefined || question.span?.until !== undefined;
  const [page, count] = await Promise.all([
    sql<PaymentListRow>`
      select ${columns} from ${tables} ${attempt} ${refund}
      where ${where} order by ${by} ${way} nulls last, o.created_at desc, o.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{
      total: number;
    }>`select count(*)::int as total from ${tables} ${isByAttempt ? attempt : sql``} where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** One order, with what its own page shows besides. */
export interface PaymentPageRow extends PaymentListRow {
  readonly credit_paise: number;
  readonly start_date: Date | null;
  readonly end_date: Date | null;
  readonly receiver: string;
  readonly gstin: string;
}

export async function paymentPageOf(db: Db, orderId: string): Promise<PaymentPageRow | undefined> {
  const { rows } = await sql<PaymentPageRow>`
    select ${columns}, o.credit_paise, p.start_date, p.end_date, coalesce(i.buyer->>'name', '') as receiver,
      coalesce(i.buyer->>'gstin', '') as gstin
    from ${tables} ${attempt} ${refund} where o.id = ${orderId}`.execute(db);
  return rows[0];
}

export interface RefundListRow {
  readonly id: string;
  readonly amount_paise: number;
  readonly state: 'owed' | 'sent' | 'done';
  readonly reason: string;
  readonly note: string;
  readonly reference: string;
  readonly created_at: Date;
  readonly credit_note: string | null;
  readonly asked_by: string | null;
}

/** Every refund of an order, the latest first. */
export async function refundsOf(db: Db, orderId: string): Promise<RefundListRow[]> {
  const { rows } = await sql<RefundListRow>`
    select r.id, r.amount_paise, r.state, r.reason, r.note, r.reference, r.created_at, c.number as credit_note,
      trim(u.first_name || ' ' || u.last_name) as asked_by
    from refunds r left join credit_notes c on c.refund_id = r.id left join users u on u.id = r.asked_by
    where r.order_id = ${orderId} order by r.created_at desc, r.id`.execute(db);
  return rows;
}

export interface TransferRow {
  readonly reference: string;
  readonly transferred_on: string;
  readonly added_by: string;
  readonly created_at: Date;
}

export async function transferOf(db: Db, orderId: string): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    select h.reference, to_char(h.transferred_on, 'YYYY-MM-DD') as transferred_on, h.created_at,
      coalesce(trim(u.first_name || ' ' || u.last_name), '') as added_by
    from hand_payments h left join users u on u.id = h.added_by where h.order_id = ${orderId}`.execute(db);
  return rows[0];
}
