import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepsOf } from '../../testing/paying-steps.ts';
import { addBuyer, type Buyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const database = databaseForFile(fillPriced);
let server: PayingApp;
let finance: SignedIn;
let buyer: Buyer;
let references = 0;
beforeEach(async () => {
  server = await payingApp(database.db);
  finance = await signedIn(server, 'user', { rights: ['finance'] });
  buyer = await addBuyer(server);
  references += 1;
});
afterEach(() => server.close());

const { sweepAfter, purchasesOf, entriesOf } = stepsOf(() => server);
const transfer = (facts: object = {}) =>
  server.post(
    '/api/Payment/AddTransfer',
    {
      userId: buyer.userId,
      subscriptionId: 1,
      subscriptionPeriod: 1,
      amount: 999,
      reference: `UTR0000${references}`,
      transferredOn: '2026-03-09',
      ...facts,
    },
    finance.bearer,
  );
const added = async (facts: object = {}) => (await transfer(facts)).json<{ data: { orderId: string } }>().data.orderId;
const paymentOf = async (orderId: string) =>
  (await server.get(`/api/Payment/GetPayment?id=${orderId}`, finance.bearer)).json<{ data: object }>().data;

describe('a plan paid by bank transfer', () => {
  test('is bought, invoiced and booked at the bank; the gateway hears nothing of it', async () => {
    const orderId = await added();
    expect(await purchasesOf(buyer.userId)).toMatchObject([{ order_id: orderId, final_price_paise: 99_900 }]);
    expect(await paymentOf(orderId)).toMatchObject({
      paymentStatus: 'SUCCESS',
      paymentGroup: 'bank_transfer',
      orderState: 'fulfilled',
      invoiceNumber: expect.stringMatching(/^YN\//) as string,
      transfer: { reference: `UTR0000${references}`, transferredOn: '2026-03-09' },
      refundable: 999,
    });
    expect((await entriesOf(orderId)).slice(0, 2)).toEqual([
      ['payment', 'bank', 99_900],
      ['payment', 'customer', -99_900],
    ]);
    await sweepAfter(1, 3);
    expect((await server.ledger()).totals.orders).toBe(0);
    const ask = await server.post('/api/Payment/AskGateway', { id: orderId }, finance.bearer);
    expect(ask.json()).toMatchObject({ code: 'order.byHand' });
  });

  test('is in the list of payments, and tells the buyer', async () => {
    const orderId = await added();
    const list = await server.post('/api/Payment/GetPayments', { status: 'transfer' }, finance.bearer);
    expect(list.json<{ data: { orderId: string }[] }>().data.map((row) => row.orderId)).toContain(orderId);
    const told = await server.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', buyer.userId)
      .execute();
    expect(told).toEqual([{ kind: 'paid' }]);
  });

  test('counts once by its reference, in whatever case', async () => {
    await added({ reference: 'utr-abc-1' });
    expect((await transfer({ reference: 'UTR-ABC-1' })).json()).toMatchObject({ code: 'transfer.taken' });
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
  });

  test('renews a plan with its machines, from its end', async () => {
    const first = await startedOrder(server, buyer);
    await server.pay(first);
    const [running] = await purchasesOf(buyer.userId);
    const payer = await server.post('/api/Payment/GetPayer', { phone: await phoneOf(buyer) }, finance.bearer);
    expect(payer.json()).toMatchObject({ data: { userId: buyer.userId, purchases: [{ id: running?.id }] } });
    await added({ renewalOf: running?.id });
    const [, next] = await purchasesOf(buyer.userId);
    expect(next?.start_date).toEqual(running?.end_date);
    const held = await server.db
      .selectFrom('purchase_equipment')
      .select('equipment_id')
      .where('purchase_id', '=', next?.id ?? '')
      .execute();
    expect(held.map(({ equipment_id }) => equipment_id).toSorted()).toEqual([...buyer.machines].toSorted());
  });

  test.each([
    ['of another amount', { amount: 998 }, 'payment.amountWrong'],
    ['of nobody', { userId: '00000000-0000-4000-8000-000000000000' }, 'payer.unknown'],
    ['of a plan there is not', { subscriptionId: 99 }, 'subscription.unknown'],
    ['without a reference', { reference: '' }, 'request.invalid'],
    ['of tomorrow', { transferredOn: '2026-03-11' }, 'request.invalid'],
    ['renewing what is not theirs', { renewalOf: '00000000-0000-4000-8000-000000000000' }, 'purchase.unknown'],
  ])('%s is not taken', async (_what, facts, code) => {
    expect((await transfer(facts)).json()).toMatchObject({ code });
    expect(await purchasesOf(buyer.userId)).toEqual([]);
  });

  test('is not entered by who bought it', async () => {
    expect((await transfer({ userId: finance.userId })).json()).toMatchObject({ code: 'auth.forbidden' });
  });

  test('goes back by hand, with the reference of the way back', async () => {
    const id = await added();
    const input = { id, requestId: crypto.randomUUID(), amount: 999, reason: 'Paid twice.' };
    const refund = (more: object = {}) => server.post('/api/Payment/Refund', { ...input, ...more }, finance.bearer);
    expect((await refund()).json()).toMatchObject({ errorCodes: { reference: { code: 'reference.required' } } });
    expect((await refund({ reference: 'NEFT-BACK-1' })).json()).toMatchObject({
      data: { status: 'SUCCESS', hasEnded: true },
    });
    await sweepAfter(1);
    expect((await entriesOf(id)).filter(([journal]) => journal === 'refund')).toEqual([
      ['refund', 'customer', 99_900],
      ['refund', 'bank', -99_900],
    ]);
    expect(await paymentOf(id)).toMatchObject({ refundable: 0, refunds: [{ reference: 'NEFT-BACK-1' }] });
  });
});

const phoneOf = async ({ userId }: Buyer): Promise<string> =>
  (await server.db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow()).phone;

test('a phone of nobody, or of an admin, is no payer', async () => {
  const admin = await signedIn(server, 'admin');
  const { phone } = await server.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  for (const of of ['9123456780', phone]) {
    const answer = await server.post('/api/Payment/GetPayer', { phone: of }, finance.bearer);
    expect(answer.json()).toMatchObject({ code: 'payer.unknown' });
  }
});
