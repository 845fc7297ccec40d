/** The contract: the official SDK, pointed at the gateway, gets along with it. */
import { createRequire } from 'node:module';
import type * as CashfreeSdk from 'cashfree-pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulator, type RunningSimulator } from './main.ts';
import { credentials, notifyUrl, type Received } from './testing/harness.ts';

// The SDK's ES modules name files that Node does not find, so it comes as CommonJS.
const { Cashfree, CFEnvironment } = createRequire(import.meta.url)('cashfree-pg') as typeof CashfreeSdk;

let gateway: RunningSimulator;
let cashfree: CashfreeSdk.Cashfree;
const received: Pick<Received, 'headers' | 'raw'>[] = [];

beforeAll(async () => {
  gateway = await startSimulator({
    ...credentials,
    port: 0,
    deliver: (_url, { headers, body }) => {
      received.push({ headers, raw: body });
      return Promise.resolve({ status: 200 });
    },
  });
  // The seventh argument keeps the SDK from sending reports elsewhere.
  cashfree = new Cashfree(CFEnvironment.SANDBOX, credentials.clientId, credentials.clientSecret, '', '', '', false);
  cashfree.basePath = `${gateway.url}/pg`;
});
afterAll(() => gateway.close());

const wish = (order_id: string) => ({
  order_id,
  order_amount: 8_850.5,
  order_currency: 'INR',
  customer_details: { customer_id: 'user_7', customer_phone: '9876543210' },
  order_meta: { notify_url: notifyUrl },
});

test('the SDK makes, reads and pays an order, gives the money back and believes the webhooks', async () => {
  const { data: order } = await cashfree.PGCreateOrder(wish('sdk_1'), 'request-1', 'key-1');
  expect(order).toMatchObject({ order_id: 'sdk_1', order_status: 'ACTIVE', order_amount: 8_850.5 });
  expect((await cashfree.PGFetchOrder('sdk_1')).data).toEqual(order);
  expect((await cashfree.PGOrderFetchPayments('sdk_1')).data).toEqual([]);

  await fetch(`${gateway.url}/simulate/orders/sdk_1/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'upi', outcome: 'succeed' }),
  });
  const { data: payments } = await cashfree.PGOrderFetchPayments('sdk_1');
  expect(payments).toMatchObject([{ payment_status: 'SUCCESS', payment_amount: 8_850.5, payment_group: 'upi' }]);
  expect((await cashfree.PGFetchOrder('sdk_1')).data.order_status).toBe('PAID');

  const refund = await cashfree.PGOrderCreateRefund('sdk_1', { refund_id: 'sdk_r1', refund_amount: 8_850.5 });
  expect(refund.data).toMatchObject({ refund_id: 'sdk_r1', refund_amount: 8_850.5 });
  expect((await cashfree.PGOrderFetchRefund('sdk_1', 'sdk_r1')).data.refund_status).toBe('SUCCESS');
  expect((await cashfree.PGOrderFetchRefunds('sdk_1')).data).toHaveLength(1);

  await gateway.settled();
  const events = received.map(({ headers, raw }) =>
    cashfree.PGVerifyWebhookSignature(headers['x-webhook-signature'] ?? '', raw, headers['x-webhook-timestamp'] ?? ''),
  );
  expect(events.map(({ type }) => type)).toEqual(['PAYMENT_SUCCESS_WEBHOOK', 'REFUND_STATUS_WEBHOOK']);
});

test('the SDK finds a body that was serialised again to be forged', async () => {
  const { headers, raw } = received[0] ?? { headers: {}, raw: '' };
  const again = JSON.stringify(JSON.parse(raw));
  expect(raw).toContain('8850.50');
  expect(() =>
    cashfree.PGVerifyWebhookSignature(
      (headers as Record<string, string>)['x-webhook-signature'] ?? '',
      again,
      (headers as Record<string, string>)['x-webhook-timestamp'] ?? '',
    ),
  ).toThrow('did not match');
});

test('the SDK terminates an order', async () => {
  await cashfree.PGCreateOrder(wish('sdk_2'));
  const { data } = await cashfree.PGTerminateOrder('sdk_2', { order_status: 'TERMINATED' });
  expect(data.order_status).toBe('TERMINATED');
});

test('the SDK reads a refusal', async () => {
  await expect(cashfree.PGFetchOrder('none')).rejects.toMatchObject({
    response: { status: 404, data: { code: 'order_not_found', type: 'invalid_request_error' } },
  });
  const stranger = new Cashfree(CFEnvironment.SANDBOX, 'other', 'secret', '', '', '', false);
  stranger.basePath = `${gateway.url}/pg`;
  await expect(stranger.PGFetchOrder('sdk_1')).rejects.toMatchObject({ response: { status: 401 } });
});
