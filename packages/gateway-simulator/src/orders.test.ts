import { beforeEach, describe, expect, test } from 'vitest';
import { merchant, notifyUrl, openShop, orderRequest, type Shop } from './testing/harness.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

describe('an order', () => {
  test('is made in Cashfree’s shape, ids as strings, amounts with two decimals, times of India', async () => {
    const { status, body, raw } = await shop.order();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cf_order_id: expect.stringMatching(/^\d{10}$/),
      created_at: '2026-01-31T12:00:00+05:30',
      order_expiry_time: '2026-03-02T12:00:00+05:30',
      entity: 'order',
      order_id: 'order_1',
      order_amount: 170,
      order_currency: 'INR',
      order_status: 'ACTIVE',
      payment_session_id: expect.stringMatching(/^session_[a-z0-9]{32}$/),
      customer_details: { customer_id: 'user_7', customer_phone: '9876543210', customer_name: 'Asha Rao' },
      order_meta: { notify_url: notifyUrl },
    });
    expect(raw).toContain('"order_amount":170.00,');
    expect((await shop.call('GET', '/orders/order_1')).raw).toBe(raw);
  });

  test('has an id of its own when none is wished', async () => {
    const { body } = await shop.order({ order_id: undefined });
    expect(body['order_id']).toMatch(/^order_[a-z0-9]{32}$/);
  });

  test('cannot be made twice', async () => {
    await shop.order();
    expect(await shop.order()).toMatchObject({
      status: 409,
      body: { code: 'order_already_exists', type: 'invalid_request_error', message: expect.any(String) },
    });
  });

  test.each([
    ['more than two decimals', { order_amount: 170.005 }, 'order_amount_invalid'],
    ['a text for an amount', { order_amount: '170' }, 'order_amount_invalid'],
    ['less than a rupee', { order_amount: 0.99 }, 'order_amount_invalid'],
    ['no amount', { order_amount: undefined }, 'order_amount_missing'],
    ['another currency', { order_currency: 'USD' }, 'order_currency_invalid'],
    ['an id with a space', { order_id: 'order 1' }, 'order_id_invalid'],
    ['no customer', { customer_details: undefined }, 'customer_details_missing'],
    [
      'a customer’s id with signs',
      { customer_details: { customer_id: 'a@b', customer_phone: '9876543210' } },
      'customer_id_invalid',
    ],
    ['no phone', { customer_details: { customer_id: 'abc' } }, 'customer_phone_missing'],
    ['webhooks in the clear', { order_meta: { notify_url: 'http://shop.example.in/hook' } }, 'notify_url_invalid'],
    ['a long address', { order_meta: { return_url: `https://a.in/${'a'.repeat(250)}` } }, 'return_url_invalid'],
    ['an expiry in the past', { order_expiry_time: '2026-01-31T06:29:59Z' }, 'order_expiry_time_invalid'],
    ['an expiry that is no time', { order_expiry_time: 'tomorrow' }, 'order_expiry_time_invalid'],
  ])('with %s is refused', async (_name, more, code) => {
    expect(await shop.order(more)).toMatchObject({ status: 400, body: { code, type: 'invalid_request_error' } });
    expect((await shop.plain('GET', '/ledger')).body).toMatchObject({ totals: { orders: 0 } });
  });

  test('takes every amount of two decimals, however a computer writes it', async () => {
    for (const [index, order_amount] of [1.1, 4.35, 1.01, 19.99, 1234567.89, 8750.4].entries()) {
      const { status, body } = await shop.order({ order_id: `order_${index}`, order_amount });
      expect([status, body['order_amount']]).toEqual([200, order_amount]);
    }
  });

  test('may send webhooks in the clear to this machine', async () => {
    const { status } = await shop.order({ order_meta: { notify_url: 'http://localhost:3000/api/Payment/Webhook' } });
    expect(status).toBe(200);
  });

  test('expires at its time, and takes no money then', async () => {
    await shop.order({ order_expiry_time: '2026-01-31T12:16:00+05:30' });
    shop.clock.pass(959_999);
    expect((await shop.call('GET', '/orders/order_1')).body['order_status']).toBe('ACTIVE');
    shop.clock.pass(1);
    expect((await shop.call('GET', '/orders/order_1')).body['order_status']).toBe('EXPIRED');
    expect(await shop.pay('order_1')).toMatchObject({ status: 400, body: { code: 'order_inactive' } });
  });

  test('that is terminated takes no money, and cannot be terminated again', async () => {
    await shop.order();
    const request = { order_status: 'TERMINATED' };
    expect((await shop.call('PATCH', '/orders/order_1', request)).body['order_status']).toBe('TERMINATED');
    expect(await shop.pay('order_1')).toMatchObject({ body: { code: 'order_inactive' } });
    expect(await shop.call('PATCH', '/orders/order_1', request)).toMatchObject({ body: { code: 'order_inactive' } });
  });

  test('with an attempt under way is terminated after it, unless that succeeds', async () => {
    await shop.rule({ do: 'pending' });
    await shop.order();
    await shop.pay('order_1');
    const { body } = await shop.call('PATCH', '/orders/order_1', { order_status: 'TERMINATED' });
    expect(body['order_status']).toBe('TERMINATION_REQUESTED');
    await shop.plain('POST', '/rules/advance');
    expect((await shop.call('GET', '/orders/order_1')).body['order_status']).toBe('PAID');
  });

  test('nobody knows is not found', async () => {
    for (const path of ['/orders/none', '/orders/none/payments', '/orders/none/refunds'])
      expect(await shop.call('GET', path)).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    expect(await shop.call('GET', '/nothing')).toMatchObject({ status: 404, body: { code: 'path_not_found' } });
  });
});

describe('a caller', () => {
  test.each([
    ['without headers', {}],
    ['with a wrong secret', { ...merchant, 'x-client-secret': 'guess' }],
    ['with another’s id', { ...merchant, 'x-client-id': 'other' }],
  ])('%s is not let in', async (_name, headers) => {
    const answer = await shop.simulator.http.inject({ method: 'GET', url: '/pg/orders/order_1', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: 'authentication Failed',
      code: 'request_failed',
      type: 'authentication_error',
    });
  });

  test('says which version it speaks, and reads it and its request’s id in the answer', async () => {
    expect(await shop.call('GET', '/orders/order_1', undefined, { 'x-api-version': '1' })).toMatchObject({
      status: 400,
      body: { code: 'version_invalid' },
    });
    await shop.order();
    const { headers } = await shop.call('GET', '/orders/order_1', undefined, { 'x-request-id': 'r1' });
    expect(headers).toMatchObject({ 'x-api-version': '2025-01-01', 'x-request-id': 'r1' });
  });

  test('who sends no JSON hears so in the usual shape', async () => {
    const answer = await shop.simulator.http.inject({
      method: 'POST',
      url: '/pg/orders',
      headers: { ...merchant, 'content-type': 'application/json' },
      payload: '{"order_id":',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'request_invalid' }]);
  });
});

describe('an idempotency key', () => {
  const key = { 'x-idempotency-key': 'k1' };

  test('gives the first answer again, byte for byte, and makes nothing new', async () => {
    const first = await shop.call('POST', '/orders', orderRequest(), key);
    await shop.pay('order_1');
    const again = await shop.call('POST', '/orders', orderRequest(), key);
    expect([again.status, again.raw]).toEqual([200, first.raw]);
    expect((await shop.plain('GET', '/ledger')).body).toMatchObject({ totals: { orders: 1 } });
  });

  test('gives a refusal again, too', async () => {
    const wrong = orderRequest({ order_amount: 0 });
    const first = await shop.call('POST', '/orders', wrong, key);
    expect((await shop.call('POST', '/orders', wrong, key)).raw).toBe(first.raw);
  });

  test('with another body is refused', async () => {
    await shop.call('POST', '/orders', orderRequest(), key);
    expect(await shop.call('POST', '/orders', orderRequest({ order_amount: 171 }), key)).toMatchObject({
      status: 422,
      body: { type: 'idempotency_error' },
    });
  });

  test('stores no answer of a caller who was not let in', async () => {
    await shop.call('POST', '/orders', orderRequest(), { ...key, 'x-client-secret': 'guess' });
    expect((await shop.call('POST', '/orders', orderRequest(), key)).status).toBe(200);
  });
});
