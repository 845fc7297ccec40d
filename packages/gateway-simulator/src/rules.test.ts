import { beforeEach, describe, expect, test } from 'vitest';
import type { RuleInput } from './rules.ts';
import { openShop, orderRequest, type Shop } from './testing/harness.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
const advance = (body?: object) => shop.plain('POST', '/rules/advance', body);
const statusOf = async (orderId: string) => (await shop.call('GET', `/orders/${orderId}`)).body['order_status'];
const types = () => shop.received.map(({ type }) => type);

describe('rules for payments', () => {
  test('fail: the attempt fails whatever the person pressed; the next succeeds', async () => {
    await shop.rule({ do: 'fail' });
    await shop.order();
    await shop.pay('order_1');
    await shop.pay('order_1');
    expect(await shop.payments('order_1')).toMatchObject([{ payment_status: 'FAILED' }, { payment_status: 'SUCCESS' }]);
  });

  test('pending: the attempt succeeds when the gateway is told to go on', async () => {
    await shop.rule({ do: 'pending' });
    await shop.order();
    expect((await shop.pay('order_1')).body).toMatchObject({
      payment_status: 'PENDING',
      payment_completion_time: null,
    });
    shop.clock.pass(3_600_000);
    expect([await statusOf('order_1'), types()]).toEqual(['ACTIVE', []]);
    await advance();
    expect([await statusOf('order_1'), types()]).toEqual(['PAID', ['PAYMENT_SUCCESS_WEBHOOK']]);
  });

  test('pending with ms: the attempt succeeds by itself', async () => {
    await shop.rule({ do: 'pending', ms: 5_000 });
    await shop.order();
    await shop.pay('order_1');
    shop.clock.pass(4_999);
    expect(await statusOf('order_1')).toBe('ACTIVE');
    shop.clock.pass(1);
    await shop.simulator.settled();
    expect([await statusOf('order_1'), types()]).toEqual(['PAID', ['PAYMENT_SUCCESS_WEBHOOK']]);
  });

  test('pending: two attempts on one order may both succeed in the end', async () => {
    await shop.rule({ do: 'pending' });
    await shop.order();
    await shop.pay('order_1');
    await shop.pay('order_1');
    await advance();
    expect((await shop.plain('GET', '/ledger')).body).toMatchObject({ totals: { takenPaise: 34_000 } });
  });

  test('success-after-expiry: the order expires under the attempt, which then takes the money', async () => {
    await shop.rule({ do: 'success-after-expiry' });
    await shop.order();
    await shop.pay('order_1');
    expect([await statusOf('order_1'), types()]).toEqual(['EXPIRED', []]);
    shop.clock.pass(1_000);
    await shop.simulator.settled();
    expect([await statusOf('order_1'), types()]).toEqual(['PAID', ['PAYMENT_SUCCESS_WEBHOOK']]);
  });

  test.each([
    ['both', { order_amount: 1, payment_amount: 1 }, 100],
    ['order_amount', { order_amount: 1, payment_amount: 170 }, 17_000],
    ['payment_amount', { order_amount: 170, payment_amount: 1 }, 100],
  ] as const)('wrong-amount of %s: what is told and taken differs from the order', async (field, amounts, taken) => {
    await shop.rule({ do: 'wrong-amount', amount: 1, field });
    await shop.order();
    await shop.pay('order_1');
    expect(await shop.payments('order_1')).toMatchObject([{ ...amounts, payment_status: 'SUCCESS' }]);
    const { data } = JSON.parse(shop.received[0]?.raw ?? '') as {
      data: { order: { order_amount: number }; payment: { payment_amount: number } };
    };
    expect({ ...data.order, ...data.payment }).toMatchObject(amounts);
    expect((await shop.plain('GET', '/ledger')).body).toMatchObject({ totals: { takenPaise: taken } });
  });
});

describe('rules for webhooks', () => {
  const payUnder = async (...rules: readonly RuleInput[]) => {
    await shop.rule(...rules);
    await shop.order();
    await shop.pay('order_1');
  };

  test('no-webhook: the order is paid and nobody is told', async () => {
    await payUnder({ do: 'no-webhook' });
    await advance();
    expect([await statusOf('order_1'), types()]).toEqual(['PAID', []]);
  });

  test('duplicate: the same is told as often as wished, under one key', async () => {
    await payUnder({ do: 'duplicate', times: 3 });
    expect(shop.received).toHaveLength(3);
    expect(new Set(shop.received.map(({ headers, raw }) => headers['x-idempotency-key'] + raw)).size).toBe(1);
  });

  test('reorder: a failure is told after the success that followed it', async () => {
    await payUnder({ do: 'reorder', count: 'always' }, { do: 'fail' });
    expect(types()).toEqual([]);
    await shop.pay('order_1');
    await shop.simulator.settled();
    expect(types()).toEqual(['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK']);
  });

  test('reorder: what nothing follows is told late', async () => {
    await payUnder({ do: 'reorder', ms: 2_000 });
    shop.clock.pass(2_000);
    await shop.simulator.settled();
    expect(types()).toEqual(['PAYMENT_SUCCESS_WEBHOOK']);
  });

  test('bad-signature: the signature does not fit', async () => {
    await payUnder({ do: 'bad-signature' });
    expect(shop.received).toMatchObject([{ isSigned: false }]);
  });

  test('stale-timestamp: rightly signed, but an hour old', async () => {
    await payUnder({ do: 'stale-timestamp' });
    const [webhook] = shop.received;
    expect(webhook?.isSigned).toBe(true);
    expect(shop.clock.now().getTime() - Number(webhook?.headers['x-webhook-timestamp'])).toBe(3_600_000);
  });

  test('may go together, and name the webhook they mean', async () => {
    await payUnder(
      { do: 'duplicate' },
      { do: 'bad-signature', on: 'PAYMENT_SUCCESS_WEBHOOK' },
      { do: 'no-webhook', on: 'PAYMENT_FAILED_WEBHOOK' },
    );
    expect(shop.received).toMatchObject([{ isSigned: false }, { isSigned: false }]);
  });
});

describe('rules for calls', () => {
  test('error-after: the order is made and 500 answered; the same key hears 500 again, and the order is found', async () => {
    await shop.rule({ do: 'error-after', on: 'createOrder' });
    const key = { 'x-idempotency-key': 'k1' };
    const first = await shop.call('POST', '/orders', orderRequest(), key);
    expect(first).toMatchObject({ status: 500, body: { type: 'api_error' } });
    expect(await shop.call('POST', '/orders', orderRequest(), key)).toMatchObject({ status: 500, raw: first.raw });
    expect(await statusOf('order_1')).toBe('ACTIVE');
    expect((await shop.order()).status).toBe(409);
  });

  test('slow: the answer waits, the work does not', async () => {
    await shop.rule({ do: 'slow', ms: 8_000, on: 'createOrder' });
    let isAnswered = false;
    const answer = shop.order().finally(() => (isAnswered = true));
    await expect.poll(() => statusOf('order_1')).toBe('ACTIVE');
    expect(isAnswered).toBe(false);
    shop.clock.pass(8_000);
    expect((await answer).status).toBe(200);
  });

  test('too-many-requests: 429 and nothing done', async () => {
    await shop.rule({ do: 'too-many-requests' });
    expect(await shop.order()).toMatchObject({
      status: 429,
      body: { type: 'rate_limit_error' },
      headers: { 'x-ratelimit-retry': '1' },
    });
    expect((await shop.order()).status).toBe(200);
  });
});

describe('the list of rules', () => {
  test('is used in order, each as often as it counts, each for its order', async () => {
    await shop.rule({ do: 'fail', orderId: 'order_2', count: 'always' }, { do: 'fail', count: 2 });
    await shop.order();
    await shop.order({ order_id: 'order_2' });
    const outcomes = [];
    for (const orderId of ['order_2', 'order_1', 'order_2', 'order_1', 'order_1'])
      outcomes.push((await shop.pay(orderId)).body['payment_status']);
    expect(outcomes).toEqual(['FAILED', 'FAILED', 'FAILED', 'FAILED', 'SUCCESS']);
    expect((await shop.plain('GET', '/rules')).body).toMatchObject({ rules: [{ do: 'fail', orderId: 'order_2' }] });
    expect((await shop.plain('DELETE', '/rules')).body).toEqual({ rules: [] });
  });

  test('takes no rule it does not know', async () => {
    expect(await shop.plain('POST', '/rules', { do: 'explode' })).toMatchObject({ status: 400 });
    expect(await shop.plain('POST', '/rules', { do: 'fail', oderId: 'x' })).toMatchObject({ status: 400 });
    expect((await shop.plain('GET', '/rules')).body).toEqual({ rules: [] });
  });

  test('is not for other sites: a form or a script elsewhere cannot set one', async () => {
    const answer = await shop.simulator.http.inject({
      method: 'POST',
      url: '/rules',
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
      payload: JSON.stringify({ do: 'fail' }),
    });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([400, undefined]);
    expect((await shop.plain('GET', '/rules')).body).toEqual({ rules: [] });
  });

  test('is brought along by a customer’s name', async () => {
    const customer = { customer_id: 'user_7', customer_phone: '9876543210' };
    await shop.order({ customer_details: { ...customer, customer_name: 'SIM pending 700' } });
    await shop.pay('order_1');
    shop.clock.pass(699);
    expect(await statusOf('order_1')).toBe('ACTIVE');
    shop.clock.pass(1);
    expect(await statusOf('order_1')).toBe('PAID');
    await shop.order({ order_id: 'order_2', customer_details: { ...customer, customer_name: 'SIM duplicate' } });
    await shop.pay('order_2');
    expect(types().filter((type) => type === 'PAYMENT_SUCCESS_WEBHOOK')).toHaveLength(3);
  });
});

describe('going on', () => {
  test('moves the gateway’s time ahead, for every expiry and wait', async () => {
    await shop.order({ order_expiry_time: '2026-01-31T12:16:00+05:30' });
    await advance({ ms: 960_000 });
    expect(await statusOf('order_1')).toBe('EXPIRED');
  });

  test('is for one order alone if one is named', async () => {
    await shop.rule({ do: 'pending', count: 2 });
    await shop.order();
    await shop.order({ order_id: 'order_2' });
    await shop.pay('order_1');
    await shop.pay('order_2');
    await advance({ orderId: 'order_2' });
    expect([await statusOf('order_1'), await statusOf('order_2')]).toEqual(['ACTIVE', 'PAID']);
  });
});
