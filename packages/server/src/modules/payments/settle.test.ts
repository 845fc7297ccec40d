import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPurchase, testNow } from '../../testing/market.ts';
import { addOrder } from '../../testing/ordered.ts';
import { fillPriced } from '../../testing/paying.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { demoSeller } from '../purchases/seller.settings.ts';
import type { GatewayOrder, GatewayPayment, PaymentGateway } from './gateway.ts';
import { fulfilOrder, type OrderRow } from './payments.queries.ts';
import { createSettle } from './settle.ts';

const database = databaseForFile(fillPriced);
const minutes = (some: number) => new Date(testNow.getTime() + some * 60_000);
const tenDays = 10 * 86_400_000;
/** The gateway's answers, and the questions beside the payments. */
let payments: GatewayPayment[];
let known: GatewayOrder | undefined;
let searches: string[];
let now: Date;
let log: unknown[][];
beforeEach(() => {
  [payments, known, searches, now, log] = [[], undefined, [], testNow, []];
});

const notAsked = () => Promise.reject(new Error('Settling does not ask for it.'));
const gateway: PaymentGateway = {
  createOrder: notAsked,
  terminate: notAsked,
  refund: notAsked,
  findRefund: notAsked,
  paymentsOf: () => Promise.resolve(payments),
  findOrder: (orderId) => {
    searches.push(orderId);
    return Promise.resolve(known);
  },
};
const settle = (orderId: string) =>
  createSettle({
    db: database.db,
    clock: { now: () => now },
    logger: { info: (...told: unknown[]) => void log.push(told) },
    gateway,
    seller: demoSeller,
  }).settle(orderId);

const ordered = (facts: Partial<OrderRow> = {}) => addOrder(database.db, facts);

const attempt = (facts: Partial<GatewayPayment> = {}): GatewayPayment => ({
  id: randomUUID(),
  status: 'SUCCESS',
  orderAmountPaise: 99_900,
  paidPaise: 99_900,
  currency: 'INR',
  group: 'upi',
  message: '',
  completedAt: testNow,
  ...facts,
});
const atGateway = (status: string): GatewayOrder => ({
  gatewayOrderId: 'cf_found',
  paymentSessionId: 'session_found',
  status,
  amountPaise: 99_900,
  currency: 'INR',
});

const rowOf = ({ id }: OrderRow) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = async (order: OrderRow) => (await rowOf(order)).state;
const purchasesOf = ({ id }: OrderRow) =>
  database.db.selectFrom('purchases').select(['id', 'start_date']).where('order_id', '=', id).execute();
const refundsOf = ({ id }: OrderRow) =>
  database.db
    .selectFrom('refunds')
    .select(['cf_payment_id', 'amount_paise', 'reason'])
    .where('order_id', '=', id)
    .execute();
const isListed = async ({ equipment_ids: [machine = ''] }: OrderRow) =>
  (await database.db.selectFrom('equipment').select('listed').where('id', '=', machine).executeTakeFirst())?.listed;
const auditOf = async ({ id }: OrderRow) => {
  const rows = await database.db.selectFrom('audit_log').select(['kind', 'user_id']).where('detail', '=', id).execute();
  return rows.map(({ kind, user_id }) => [kind, user_id]);
};
const settled = async (order: OrderRow) => {
  await settle(order.id);
  return stateOf(order);
};

describe('a payment', () => {
  test.each(['new', 'open', 'closed'] as const)(
    'of an order that is %s becomes its purchase, lists its machine and is told of',
    async (state) => {
      const order = await ordered({ state });
      payments = [attempt()];
      expect(await isListed(order)).toBe(false);
      expect(await settled(order)).toBe('fulfilled');
      expect(await isListed(order)).toBe(true);
      expect([(await purchasesOf(order)).length, await refundsOf(order)]).toEqual([1, []]);
      expect(log).toEqual([[{ order: order.id, outcome: 'fulfilled' }, 'A payment was settled.']]);
      expect(await auditOf(order)).toEqual([['purchase.fulfilled', order.user_id]]);
      expect(searches).toEqual([]);
    },
  );

  test('of a buyer in another state is booked with the tax between states', async () => {
    const order = await ordered();
    await database.db.updateTable('users').set({ state: 'Karnataka' }).where('id', '=', order.user_id).execute();
    payments = [attempt()];
    await settle(order.id);
    const sale = await database.db
      .selectFrom('ledger_entries')
      .select(['account', 'amount_paise'])
      .where('journal', '=', `sale:${order.id}`)
      .orderBy('id')
      .execute();
    expect(sale.map(({ account, amount_paise }) => [account, amount_paise])).toEqual([
      ['customer', 99_900],
      ['sales', -84_661],
      ['igst', -15_239],
    ]);
  });

  test.each([
    ['fulfilled', 'fulfilled'],
    ['refunding', 'refunding'],
    ['refunded', 'refunding'],
  ] as const)('of an order that is %s goes back, and is told of', async (state, after) => {
    const order = await ordered({ state });
    // A fee of the gateway's own is no part of it.
    payments = [attempt({ paidPaise: 101_000 })];
    expect(await settled(order)).toBe(after);
    const refund = { cf_payment_id: payments[0]?.id, amount_paise: 99_900, reason: 'again' };
    expect([await purchasesOf(order), await refundsOf(order)]).toEqual([[], [refund]]);
    expect(log).toEqual([[{ order: order.id, outcome: 'again' }, 'A payment was settled.']]);
    expect(await auditOf(order)).toEqual([['payment.refunded', order.user_id]]);
  });

  test.each([
    [{ paidPaise: 99_899 }, 99_899],
    [{ orderAmountPaise: 99_800 }, 99_900],
    [{ currency: 'USD' }, 99_900],
  ])(
    'of less than the price, for another or in another currency goes back as what it was: %j',
    async (facts, paise) => {
      const order = await ordered();
      payments = [attempt(facts)];
      expect(await settled(order)).toBe('refunding');
      expect(await refundsOf(order)).toMatchObject([{ amount_paise: paise, reason: 'amount' }]);
      const arrived = await database.db
        .selectFrom('ledger_entries')
        .select(['account', 'amount_paise'])
        .where('journal', '=', `payment:${payments[0]?.id}`)
        .orderBy('id')
        .execute();
      expect(arrived).toEqual([
        { account: 'gateway', amount_paise: paise },
        { account: 'customer', amount_paise: -paise },
      ]);
    },
  );

  test('of nothing buys nothing, and nothing goes back', async () => {
    const order = await ordered();
    payments = [attempt({ paidPaise: 0 })];
    now = minutes(31);
    expect(await settled(order)).toBe('open');
    expect([await purchasesOf(order), await refundsOf(order), log]).toEqual([[], [], []]);
  });

  test('for an account that was closed goes back', async () => {
    const order = await ordered();
    await database.db.updateTable('users').set({ deleted_at: testNow }).where('id', '=', order.user_id).execute();
    payments = [attempt()];
    expect(await settled(order)).toBe('refunding');
    expect([await purchasesOf(order), await refundsOf(order)]).toMatchObject([[], [{ reason: 'account' }]]);
  });

  test('for a machine in another subscription goes back', async () => {
    const order = await ordered();
    await addPurchase(database.db, order.equipment_ids[0] ?? '', [-1, 5]);
    payments = [attempt()];
    expect(await settled(order)).toBe('refunding');
    expect(await refundsOf(order)).toMatchObject([{ reason: 'running' }]);
  });

  test.each([
    ['runs begins when that ends', 10, 10],
    ['ended long ago begins when it is paid', -10, 0],
  ])('for the renewal of a subscription that %s', async (_which, ended, begins) => {
    const first = await ordered();
    const period = { start: minutes(-20), end: minutes(ended) };
    const renewal_of = await fulfilOrder(database.db, first, period, testNow);
    const order = await ordered({ user_id: first.user_id, equipment_ids: first.equipment_ids, renewal_of });
    payments = [attempt()];
    expect(await settled(order)).toBe('fulfilled');
    expect(await purchasesOf(order)).toMatchObject([{ start_date: minutes(begins) }]);
  });

  test('for a machine, or the renewal of a subscription, that is another’s goes back', async () => {
    const [another, other] = [await ordered(), await ordered()];
    payments = [attempt()];
    await settle(another.id);
    const [theirs] = await purchasesOf(another);
    for (const facts of [{ equipment_ids: other.equipment_ids }, { renewal_of: theirs?.id ?? null }]) {
      const order = await ordered(facts);
      payments = [attempt()];
      expect(await settled(order)).toBe('refunding');
      expect([await purchasesOf(order), await refundsOf(order)]).toMatchObject([[], [{ reason: 'machines' }]]);
    }
  });

  test('of an order that is not ours changes nothing', async () => {
    payments = [attempt()];
    await settle('order_of_nobody');
    const kept = database.db
      .selectFrom('order_payments')
      .selectAll()
      .where('cf_payment_id', '=', payments[0]?.id ?? '');
    expect([await kept.execute(), log]).toEqual([[], []]);
  });

  test('is kept with the moment it was complete, where the gateway says it', async () => {
    const order = await ordered();
    payments = [attempt({ completedAt: minutes(-1) }), attempt({ status: 'PENDING', completedAt: undefined })];
    await settle(order.id);
    const kept = await database.db
      .selectFrom('order_payments')
      .select(['status', 'completed_at'])
      .where('order_id', '=', order.id)
      .orderBy('status')
      .execute();
    expect(kept).toEqual([
      { status: 'PENDING', completed_at: null },
      { status: 'SUCCESS', completed_at: minutes(-1) },
    ]);
  });
});

describe('of two payments the first counts, and the other goes back', () => {
  const later = { completedAt: minutes(1) };
  test.each([
    ['by the moment they were complete', { id: 'a', ...later }, { id: 'b' }, 'a'],
    ['also where it is told of first', { id: 'b' }, { id: 'a', ...later }, 'a'],
    ['by their ids where that is the same', { id: 'b' }, { id: 'a' }, 'b'],
    ['by their ids as they are told of', { id: 'a' }, { id: 'b' }, 'b'],
    ['which is one of which no moment is known', { id: 'b', completedAt: undefined }, { id: 'a' }, 'a'],
    ['which is one of which none is known, told of later', { id: 'a' }, { id: 'b', completedAt: undefined }, 'a'],
  ])('%s', async (_how, one, other, back) => {
    const order = await ordered();
    payments = [one, other].map((facts) => attempt({ ...facts, id: `${facts.id}_${order.id}` }));
    expect(await settled(order)).toBe('fulfilled');
    expect(await purchasesOf(order)).toHaveLength(1);
    expect(await refundsOf(order)).toEqual([
      { cf_payment_id: `${back}_${order.id}`, amount_paise: 99_900, reason: 'again' },
    ]);
  });
});

describe('an order that nobody paid', () => {
  const failed = attempt({ status: 'FAILED' });
  test.each(['EXPIRED', 'TERMINATED'])('ends when the gateway says that it is %s', async (status) => {
    const order = await ordered();
    [known, payments] = [atGateway(status), [{ ...failed, id: randomUUID() }]];
    expect(await settled(order)).toBe('closed');
    expect(await rowOf(order)).toMatchObject({ settled_at: testNow, gateway_order_id: order.gateway_order_id });
    expect([await purchasesOf(order), searches]).toEqual([[], [order.id]]);
  });

  test('goes on while the gateway takes money for it, whatever our clock says', async () => {
    const order = await ordered();
    known = atGateway('ACTIVE');
    for (now of [testNow, minutes(31)]) expect(await settled(order)).toBe('open');
  });

  test.each(['PENDING', 'NOT_ATTEMPTED'])('goes on while an attempt is %s', async (status) => {
    const order = await ordered();
    [known, payments] = [atGateway('EXPIRED'), [{ ...failed, id: randomUUID() }, attempt({ status })]];
    expect(await settled(order)).toBe('open');
  });

  test('of which the gateway never heard goes on to its last moment', async () => {
    const order = await ordered({ state: 'new', gateway_order_id: null, payment_session_id: null });
    now = new Date(order.expires_at.getTime() - 1);
    expect(await settled(order)).toBe('new');
    now = order.expires_at;
    expect(await settled(order)).toBe('closed');
  });

  test('is opened with what the gateway knows, where its answer was lost', async () => {
    const order = await ordered({ state: 'new', gateway_order_id: null, payment_session_id: null });
    known = atGateway('ACTIVE');
    expect(await settled(order)).toBe('open');
    expect(await rowOf(order)).toMatchObject({ gateway_order_id: 'cf_found', payment_session_id: 'session_found' });
  });
});

describe('an order is asked about no more', () => {
  /** When it is asked about next, after it was settled. */
  const nextOf = async (order: OrderRow) => {
    await settle(order.id);
    return (await rowOf(order)).next_check_at;
  };

  test.each([
    ['fulfilled', null],
    ['refunded', null],
    ['refunding', minutes(1)],
    ['closed', minutes(1)],
    ['open', minutes(1)],
  ] as const)('once nothing can come any more: %s', async (state, next) => {
    known = atGateway('ACTIVE');
    expect(await nextOf(await ordered({ state }))).toEqual(next);
  });

  test('though an attempt failed that is told of each time', async () => {
    const order = await ordered({ state: 'fulfilled' });
    payments = [attempt({ status: 'FAILED' })];
    expect([await nextOf(order), await nextOf(order)]).toEqual([null, null]);
  });

  test('but while a payment runs', async () => {
    payments = [attempt({ status: 'PENDING' }), attempt({ status: 'FAILED' })];
    expect(await nextOf(await ordered({ state: 'fulfilled' }))).toEqual(minutes(1));
  });

  test('but when something new was heard, until it is asked again', async () => {
    const order = await ordered({ state: 'refunded' });
    payments = [attempt()];
    expect(await nextOf(order)).toEqual(minutes(1));
    const fulfilled = await ordered();
    payments = [attempt()];
    const next = await nextOf(fulfilled);
    expect(next).not.toBeNull();
    expect(await nextOf(fulfilled)).toBeNull();
  });

  test.each([
    [5000, false],
    [5001, true],
  ])('but where it was told of meanwhile: due in %i ms', async (ms, rests) => {
    const due = new Date(testNow.getTime() + ms);
    expect(await nextOf(await ordered({ state: 'fulfilled', next_check_at: due }))).toEqual(rests ? null : due);
  });

  test('and stays so', async () => {
    expect(await nextOf(await ordered({ state: 'fulfilled', next_check_at: null }))).toBeNull();
  });

  test.each([
    [-1, false],
    [0, true],
  ])('ten days after its end, whatever runs: %i ms from there', async (ms, rests) => {
    const order = await ordered({ next_check_at: minutes(30 * 24 * 60) });
    now = new Date(order.expires_at.getTime() + tenDays + ms);
    payments = [attempt({ status: 'PENDING' })];
    expect(await nextOf(order)).toEqual(rests ? null : minutes(30 * 24 * 60));
  });
});
