import { randomUUID } from 'node:crypto';
import { dayMs, hourMs, minuteMs } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../database/types.ts';
import { createLogger } from '../logger.ts';
import { leftToRefund } from '../modules/payments/asked-refunds.queries.ts';
import { createAskedRefunds } from '../modules/payments/asked-refunds.ts';
import type { GatewayPayment, PaymentGateway } from '../modules/payments/gateway.ts';
import { createRefunds } from '../modules/payments/refunds.ts';
import { createSettle } from '../modules/payments/settle.ts';
import { demoSeller } from '../modules/purchases/seller.settings.ts';
import { addMachines } from './market.ts';

/** What happened to money, one by one, as who looked on would note it. Paise. */
export interface Noted {
  readonly at: Date;
  readonly what: 'paid' | 'refunded' | 'invoiced' | 'credited';
  readonly paise: number;
}

/** Numbers that look random and are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/**
 * Sells plans, gives money back in parts and whole, returns what could not be used, and exchanges plans for larger ones, over some months and by our own
 * code; the gateway takes and returns what it is told to. Takes some sixty days.
 * @param count how many plans are sold at least
 */
export async function generateBooks(db: Kysely<Database>, count: number, start: Date): Promise<readonly Noted[]> {
  const noted: Noted[] = [];
  const below = numbers(count);
  let now = start;
  const clock = { now: () => now };
  const note = (what: Noted['what'], paise: number) => void noted.push({ at: now, what, paise });
  const paidFor = new Map<string, GatewayPayment>();
  const gateway = fakeGateway(paidFor, (paise) => note('refunded', paise));
  const logger = createLogger('silent');
  const { settle } = createSettle({ db, clock, logger, gateway, seller: demoSeller });
  const send = createRefunds({ db, clock, logger, gateway });
  const giveBack = createAskedRefunds({ db, clock, seller: demoSeller, wake: () => undefined });
  const buyers = await addBuyers(db, count, below);
  const staff = await addBuyers(db, 1, below);
  const caller = { userId: staff[0]?.id ?? '', role: 'admin', sessionId: randomUUID() } as const;

  async function sendOwed(orderId: string): Promise<void> {
    const owed = await db.selectFrom('refunds').select('id').where('order_id', '=', orderId).execute();
    for (const { id } of owed) await send(id);
  }

  async function pay(order: NewOrder, paise = order.amount_paise): Promise<void> {
    await addOrder(db, order, now);
    paidFor.set(order.id, paymentOf(order, paise, now));
    await settle(order.id);
    note('paid', paise);
    const { state } = await db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    if (state === 'fulfilled') {
      note('invoiced', order.amount_paise + order.credit_paise);
      if (order.credit_paise > 0) note('credited', order.credit_paise);
    }
    await sendOwed(order.id);
  }

  async function refund(orderId: string): Promise<void> {
    const left = await leftToRefund(db, orderId, now);
    if (left === 0) return;
    const paise = below(3) === 0 ? left : 1 + below(left);
    const asked = { id: orderId, requestId: randomUUID(), amount: paise / 100, reason: 'Generated.' };
    await giveBack(asked, caller);
    note('credited', paise);
    await sendOwed(orderId);
  }

  for (const buyer of buyers) {
    now = new Date(now.getTime() + below((120 * dayMs) / count));
    const order = orderOf(buyer, 100 + below(5_000_000));
    const chance = below(20);
    // A tenth of what is paid is not the price, and goes back by itself.
    if (chance < 2) await pay(order, order.amount_paise - 1);
    else await pay(order);
    for (let part = 0; chance > 11 && part < 1 + below(3); part += 1) {
      now = new Date(now.getTime() + below(minuteMs));
      await refund(order.id);
    }
    if (chance > 15 && (await leftToRefund(db, order.id, now)) > 200) {
      now = new Date(now.getTime() + minuteMs);
      await exchange(buyer, order);
    }
  }

  /** A larger plan, which a part of the old one pays for. */
  async function exchange(buyer: Buyer, order: NewOrder): Promise<void> {
    const old = await db.selectFrom('purchases').select('id').where('order_id', '=', order.id).executeTakeFirst();
    const left = await leftToRefund(db, order.id, now);
    if (old === undefined || left === 0) return;
    const larger = { ...orderOf(buyer, 100 + below(900_000)), credit_paise: 1 + below(left), upgrade_of: old.id };
    await pay(larger);
    if (below(2) === 0) await refund(larger.id);
  }

  return noted;
}

interface Buyer {
  readonly id: string;
  readonly machine: string;
}

/** Half of them in the seller's state, whose tax is of another kind. */
async function addBuyers(db: Kysely<Database>, count: number, below: (below: number) => number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => ({ id: randomUUID(), machine: randomUUID() }));
  for (let first = 0; first < count; first += 200) {
    const some = buyers.slice(first, first + 200);
    const users = some.map(({ id }, index) => ({
      id,
      role: 'supplier' as const,
      first_name: 'Asha',
      phone: `${6 + below(4)}${String(below(1000)).padStart(3, '0')}${String(first + index).padStart(6, '0')}`,
      password_hash: '-',
      state: below(2) === 0 ? 'Karnataka' : 'Maharashtra',
    }));
    await db.insertInto('users').values(users).execute();
    const machines = some.map(({ id, machine }) => ({ id: machine, supplier_id: id }));
    await addMachines(db, machines, { isListed: false });
  }
  return buyers;
}

type NewOrder = ReturnType<typeof orderOf> & { readonly upgrade_of?: string };

const orderOf = ({ id, machine }: Buyer, paise: number) => ({
  id: `order_${randomUUID()}`,
  user_id: id,
  equipment_ids: [machine],
  amount_paise: paise,
  credit_paise: 0,
});

async function addOrder(db: Kysely<Database>, order: NewOrder, now: Date): Promise<void> {
  await db
    .insertInto('orders')
    .values({
      ...order,
      subscription_id: 1,
      plan_version: 1,
      period_months: 12,
      price_paise: order.amount_paise + order.credit_paise,
      discount: 0,
      state: 'open',
      gateway_order_id: `cf_${order.id}`,
      payment_session_id: 'session',
      created_at: now,
      expires_at: new Date(now.getTime() + hourMs),
    })
    .execute();
}

const paymentOf = (order: NewOrder, paidPaise: number, now: Date): GatewayPayment => ({
  id: `payment_${order.id}`,
  status: 'SUCCESS',
  orderAmountPaise: order.amount_paise,
  paidPaise,
  currency: 'INR',
  group: 'upi',
  message: '',
  completedAt: now,
});

function fakeGateway(paidFor: ReadonlyMap<string, GatewayPayment>, onRefund: (paise: number) => void): PaymentGateway {
  const notAsked = () => Promise.reject(new Error('Nobody asks for it.'));
  return {
    createOrder: notAsked,
    terminate: notAsked,
    findOrder: notAsked,
    findRefund: notAsked,
    paymentsOf: (orderId) => Promise.resolve([paidFor.get(orderId)].filter((one) => one !== undefined)),
    refund: ({ amountPaise }) => {
      onRefund(amountPaise);
      return Promise.resolve({ state: 'done' });
    },
  };
}
