import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

/** Our own records, to be compared with the gateway's. Whole paise. */
export interface Books {
  readonly orders: readonly OrderBook[];
  /** Journals that do not balance. */
  readonly unbalanced: number;
  /** Pairs of purchases that hold one machine at one time. */
  readonly overlaps: number;
  readonly invoices: number;
  /** The highest serial; with no gap it is their count. */
  readonly lastSerial: number;
}

export interface OrderBook {
  readonly id: string;
  readonly state: string;
  readonly amountPaise: number;
  readonly purchases: number;
  /** By our ledger: what the gateway holds for it, and what we owe its customer. */
  readonly gatewayPaise: number;
  readonly customerPaise: number;
}

export async function booksOf(db: Kysely<Database>): Promise<Books> {
  const orders = await sql<OrderBook>`
    select o.id, o.state, o.amount_paise::float8 as "amountPaise",
      (select count(*)::int from purchases p where p.order_id = o.id) as purchases,
      coalesce((select sum(amount_paise) from ledger_entries where order_id = o.id and account = 'gateway'), 0)::float8 as "gatewayPaise",
      coalesce((select sum(amount_paise) from ledger_entries where order_id = o.id and account = 'customer'), 0)::float8 as "customerPaise"
    from orders o`.execute(db);
  const others = await sql<Omit<Books, 'orders'>>`
    select (select count(*)::int from (select journal from ledger_entries group by journal having sum(amount_paise) <> 0) j) as unbalanced,
      (select count(*)::int from purchase_equipment a join purchases p on p.id = a.purchase_id
         join purchase_equipment b on b.equipment_id = a.equipment_id and b.purchase_id > a.purchase_id
         join purchases q on q.id = b.purchase_id and q.start_date < p.end_date and q.end_date > p.start_date) as overlaps,
      (select count(*)::int from invoices) as invoices, (select coalesce(max(serial), 0) from invoices) as "lastSerial"`.execute(
    db,
  );
  const [rest] = others.rows;
  if (rest === undefined) throw new Error('There are no books.');
  return { orders: orders.rows, ...rest };
}

/** The part of the gateway's ledger in use. */
export interface GatewayBook {
  readonly orderId: string;
  readonly takenPaise: number;
  readonly refundingPaise: number;
  readonly returnedPaise: number;
}

/** Where gateway and records differ, in words; empty if they agree. */
export function disagreements(gateway: readonly GatewayBook[], books: Books): string[] {
  const ours = new Map(books.orders.map((order) => [order.id, order]));
  const found = gateway.flatMap((theirs) => {
    const order = ours.get(theirs.orderId);
    if (order === undefined) return theirs.takenPaise > 0 ? [`lost: ${theirs.orderId} is paid and unknown to us`] : [];
    return ofOrder(order, theirs).map((what) => `${what}: ${order.id} (${order.state})`);
  });
  if (books.unbalanced > 0) found.push(`unbalanced: ${books.unbalanced} journals`);
  if (books.overlaps > 0) found.push(`double: ${books.overlaps} machines are in two purchases at once`);
  if (books.invoices !== books.lastSerial) found.push(`gap: ${books.invoices} invoices up to ${books.lastSerial}`);
  return found;
}

function ofOrder(order: OrderBook, { takenPaise, refundingPaise, returnedPaise }: GatewayBook): string[] {
  const kept = takenPaise - refundingPaise - returnedPaise;
  const found: string[] = [];
  if (order.purchases > 1) found.push('double: bought twice');
  if (order.purchases === 1 && kept < order.amountPaise) found.push('paid for nothing taken');
  if (kept > order.purchases * order.amountPaise) found.push('paid and unfulfilled');
  if ((order.state === 'fulfilled') !== (order.purchases === 1)) found.push('state and purchase differ');
  if (order.gatewayPaise !== takenPaise - returnedPaise) found.push('ledgers differ');
  if (order.customerPaise !== 0) found.push('owed to the customer');
  return found;
}
