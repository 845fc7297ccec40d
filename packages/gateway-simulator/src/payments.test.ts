import { beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from './testing/harness.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  await shop.order();
});
const status = async () => (await shop.call('GET', '/orders/order_1')).body['order_status'];
const ledger = async () => (await shop.plain('GET', '/ledger')).body;

describe('a payment', () => {
  test('that succeeds pays the order, is listed in Cashfree’s shape and told by a webhook', async () => {
    await shop.pay('order_1', 'succeed', 'upi');
    expect(await status()).toBe('PAID');
    const [payment] = await shop.payments('order_1');
    expect(payment).toMatchObject({
      cf_payment_id: expect.stringMatching(/^\d{10}$/),
      entity: 'payment',
      is_captured: true,
      order_id: 'order_1',
      order_amount: 170,
      order_currency: 'INR',
      payment_amount: 170,
      payment_currency: 'INR',
      payment_group: 'upi',
      payment_status: 'SUCCESS',
      payment_time: '2026-01-31T12:00:00+05:30',
      payment_completion_time: '2026-01-31T12:00:00+05:30',
      payment_message: expect.any(String),
      bank_reference: expect.any(String),
      error_details: null,
    });
    expect(shop.received).toMatchObject([{ type: 'PAYMENT_SUCCESS_WEBHOOK', isSigned: true }]);
    expect(await ledger()).toMatchObject({ totals: { paid: 1, takenPaise: 17_000, returnedPaise: 0 } });
  });

  test('that fails leaves the order open for another', async () => {
    await shop.pay('order_1', 'fail', 'card');
    expect(await status()).toBe('ACTIVE');
    await shop.pay('order_1', 'succeed', 'netbanking');
    expect(await status()).toBe('PAID');
    expect(await shop.payments('order_1')).toMatchObject([
      {
        payment_status: 'FAILED',
        payment_group: 'credit_card',
        is_captured: false,
        error_details: { error_source: 'bank' },
      },
      { payment_status: 'SUCCESS', payment_group: 'net_banking' },
    ]);
    expect(shop.received.map(({ type }) => type)).toEqual(['PAYMENT_FAILED_WEBHOOK', 'PAYMENT_SUCCESS_WEBHOOK']);
  });

  test('that the person leaves is dropped, and takes nothing', async () => {
    await shop.pay('order_1', 'drop');
    expect(await shop.payments('order_1')).toMatchObject([{ payment_status: 'USER_DROPPED' }]);
    expect(shop.received.map(({ type }) => type)).toEqual(['PAYMENT_USER_DROPPED_WEBHOOK']);
    expect(await ledger()).toMatchObject({ totals: { takenPaise: 0 } });
  });

  test('is not taken twice', async () => {
    await shop.pay('order_1');
    expect(await shop.pay('order_1')).toMatchObject({ status: 400, body: { code: 'order_already_paid' } });
    expect(await ledger()).toMatchObject({ totals: { takenPaise: 17_000 } });
  });

  test('nobody has begun is an empty list', async () => {
    expect(await shop.payments('order_1')).toEqual([]);
  });
});

describe('a refund', () => {
  const refund = (more: object = {}) =>
    shop.call('POST', '/orders/order_1/refunds', { refund_id: 'refund_1', refund_amount: 170, ...more });

  test('gives the money back, and says so in lists, webhook and ledger', async () => {
    await shop.pay('order_1');
    expect(await refund()).toMatchObject({
      status: 200,
      body: {
        refund_id: 'refund_1',
        refund_status: 'PENDING',
        refund_amount: 170,
        entity: 'refund',
        cf_refund_id: expect.stringMatching(/^\d+$/),
      },
    });
    await shop.simulator.settled();
    const { body } = await shop.call('GET', '/orders/order_1/refunds/refund_1');
    expect(body).toMatchObject({ refund_status: 'SUCCESS', processed_at: expect.any(String) });
    expect((await shop.call('GET', '/orders/order_1/refunds')).body).toEqual([body]);
    expect(shop.received.at(-1)).toMatchObject({ type: 'REFUND_STATUS_WEBHOOK', isSigned: true });
    expect(await ledger()).toMatchObject({ totals: { takenPaise: 17_000, returnedPaise: 17_000 } });
  });

  test('of parts goes up to what was taken, and not above', async () => {
    await shop.pay('order_1');
    expect((await refund({ refund_amount: 100.5 })).status).toBe(200);
    expect(await refund({ refund_id: 'refund_2', refund_amount: 69.51 })).toMatchObject({
      status: 400,
      body: { code: 'refund_amount_invalid' },
    });
    expect((await refund({ refund_id: 'refund_2', refund_amount: 69.5 })).status).toBe(200);
    expect(await ledger()).toMatchObject({ totals: { returnedPaise: 17_000 } });
  });

  test('with an id of another is refused', async () => {
    await shop.pay('order_1');
    await refund({ refund_amount: 1 });
    expect(await refund({ refund_amount: 1 })).toMatchObject({ status: 409, body: { code: 'refund_already_exists' } });
  });

  test('of what nobody paid is refused', async () => {
    expect(await refund()).toMatchObject({ status: 400, body: { code: 'order_not_paid' } });
    expect(await shop.call('GET', '/orders/order_1/refunds/refund_1')).toMatchObject({
      status: 404,
      body: { code: 'refund_not_found' },
    });
  });

  test('may be pending, or fail, by a rule that names it', async () => {
    await shop.pay('order_1');
    await shop.rule({ do: 'pending', on: 'refund' }, { do: 'fail', on: 'refund' });
    await refund({ refund_amount: 70 });
    expect((await shop.call('GET', '/orders/order_1/refunds/refund_1')).body['refund_status']).toBe('PENDING');
    expect(await ledger()).toMatchObject({ totals: { refundingPaise: 7_000 } });
    await shop.plain('POST', '/rules/advance');
    expect((await shop.call('GET', '/orders/order_1/refunds/refund_1')).body['refund_status']).toBe('SUCCESS');
    await refund({ refund_id: 'refund_2', refund_amount: 100 });
    expect((await shop.call('GET', '/orders/order_1/refunds/refund_2')).body['refund_status']).toBe('FAILED');
    expect(await ledger()).toMatchObject({ totals: { refundingPaise: 0, returnedPaise: 7_000 } });
  });
});
