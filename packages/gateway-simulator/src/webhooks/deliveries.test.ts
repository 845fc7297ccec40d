import { beforeEach, describe, expect, test } from 'vitest';
import { notifyUrl, openShop, type Shop } from '../testing/harness.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
const pass = async (ms: number) => {
  shop.clock.pass(ms);
  await shop.simulator.settled();
};
const minute = 60_000;

describe('a webhook', () => {
  test('goes to notify_url with the headers Cashfree sends and amounts of two decimals in its raw body', async () => {
    await shop.order();
    await shop.pay('order_1');
    const [webhook] = shop.received;
    expect(webhook?.url).toBe(notifyUrl);
    expect(webhook?.headers).toEqual({
      'content-type': 'application/json',
      'x-idempotency-key': expect.stringMatching(/^[a-z0-9]{32}$/),
      'x-webhook-attempt': '1',
      'x-webhook-signature': expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      'x-webhook-timestamp': String(shop.clock.now().getTime()),
      'x-webhook-version': '2025-01-01',
    });
    expect(webhook?.raw).toContain('"order_amount":170.00,');
    expect(webhook?.raw).toContain('"payment_amount":170.00,');
    expect(JSON.parse(webhook?.raw ?? '')).toMatchObject({
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      event_time: '2026-01-31T12:00:00+05:30',
      data: {
        order: { order_id: 'order_1', order_currency: 'INR', order_tags: null },
        payment: {
          cf_payment_id: expect.stringMatching(/^\d{10}$/),
          payment_status: 'SUCCESS',
          payment_currency: 'INR',
          payment_group: 'upi',
          payment_time: '2026-01-31T12:00:00+05:30',
        },
        customer_details: { customer_id: 'user_7', customer_phone: '9876543210' },
        payment_gateway_details: { gateway_name: 'CASHFREE' },
      },
    });
  });

  test('is sent again after 2, 10 and 30 minutes until it is taken, each time signed anew', async () => {
    shop.answers.push(500, 0, 302);
    await shop.order();
    await shop.pay('order_1');
    await pass(2 * minute - 1);
    expect(shop.received).toHaveLength(1);
    await pass(1);
    expect(shop.received).toHaveLength(2);
    await pass(10 * minute);
    await pass(30 * minute);
    await pass(600 * minute);
    expect(shop.received.map(({ headers }) => headers['x-webhook-attempt'])).toEqual(['1', '2', '3', '4']);
    expect(new Set(shop.received.map(({ headers }) => headers['x-webhook-timestamp'])).size).toBe(4);
    expect(new Set(shop.received.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
    expect(shop.received.every(({ isSigned }) => isSigned)).toBe(true);
    const { body } = await shop.plain('GET', '/ledger?orderId=order_1');
    expect(body).toMatchObject({ orders: [{ webhooks: [{ attempts: 4, state: 'delivered', lastStatus: 200 }] }] });
  });

  test('is given up after the last time', async () => {
    shop = await openShop({ retryDelaysMs: [100], deliver: () => Promise.reject(new Error('refused')) });
    await shop.order();
    await shop.pay('order_1');
    await pass(100);
    await pass(minute);
    const { body } = await shop.plain('GET', '/ledger');
    expect(body).toMatchObject({ orders: [{ webhooks: [{ attempts: 2, state: 'given-up', lastStatus: 0 }] }] });
  });

  test('that waits is sent at once when the gateway is told to go on', async () => {
    shop.answers.push(503);
    await shop.order();
    await shop.pay('order_1');
    await shop.plain('POST', '/rules/advance');
    expect(shop.received).toHaveLength(2);
  });

  test('is not sent for an order without notify_url', async () => {
    await shop.order({ order_meta: undefined });
    expect((await shop.pay('order_1')).body['payment_status']).toBe('SUCCESS');
    expect(shop.received).toEqual([]);
  });
});
