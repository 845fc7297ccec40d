/** The contract: the official SDK works with the simulator. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSimulator, startSimulator } from './main.ts';
import { credentials, notifyUrl, type Received } from './testing/harness.ts';
import type { SdkSession, WebhookQuestion } from './testing/sdk-session.ts';

let gateway: RunningSimulator;
let sdk: ChildProcess;
let session: SdkSession;
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
  const { clientId, clientSecret } = credentials;
  sdk = fork(join(import.meta.dirname, 'testing/sdk-session.ts'), [gateway.url, clientId, clientSecret, notifyUrl], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  session = await nextMessage<SdkSession>();
}, 30_000);
afterAll(async () => {
  sdk.kill();
  await gateway.close();
});

/** The next message of the SDK's process; if it ends, that is a failure. */
async function nextMessage<Message>(): Promise<Message> {
  const ended = once(sdk, 'exit').then(([code]) => {
    throw new Error(`The SDK's process ended with ${String(code)}.`);
  });
  const [message] = (await Promise.race([once(sdk, 'message'), ended])) as [Message];
  return message;
}

async function ask({ headers, raw }: Pick<Received, 'headers' | 'raw'>): Promise<{ type?: string; refused?: string }> {
  const question: WebhookQuestion = {
    signature: headers['x-webhook-signature'] ?? '',
    timestamp: headers['x-webhook-timestamp'] ?? '',
    raw,
  };
  const answer = nextMessage<{ type?: string; refused?: string }>();
  sdk.send(question);
  return answer;
}

test('the SDK makes and reads an order, the same again with the same key', () => {
  expect(session.made).toMatchObject({ order_id: 'sdk_1', order_status: 'ACTIVE', order_amount: 8_850.5 });
  expect(session.madeAgain).toEqual(session.made);
  expect(session.fetched).toEqual(session.made);
});

test('the SDK reads attempts, and that the order is paid', () => {
  expect(session.paymentsBefore).toEqual([]);
  expect(session.payments).toMatchObject([
    { payment_status: 'SUCCESS', payment_amount: 8_850.5, payment_group: 'upi' },
  ]);
  expect(session.paid.order_status).toBe('PAID');
});

test('the SDK gives the money back', () => {
  expect(session.refund).toMatchObject({ refund_id: 'sdk_r1', refund_amount: 8_850.5 });
  expect(session.refunded.refund_status).toBe('SUCCESS');
  expect(session.refunds).toHaveLength(1);
});

test('the SDK terminates an order', () => {
  expect(session.terminated.order_status).toBe('TERMINATED');
});

test('the SDK reads refusals', () => {
  expect(session.unknown).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  expect(session.stranger).toMatchObject({ status: 401, body: { type: 'authentication_error' } });
});

test('the SDK believes the webhooks, but not a body that was serialised again', async () => {
  const [payment, refund] = received;
  if (payment === undefined || refund === undefined) throw new Error('No webhook came.');
  expect([await ask(payment), await ask(refund)]).toEqual([
    { type: 'PAYMENT_SUCCESS_WEBHOOK' },
    { type: 'REFUND_STATUS_WEBHOOK' },
  ]);
  expect(payment.raw).toContain('8850.50');
  const again = await ask({ ...payment, raw: JSON.stringify(JSON.parse(payment.raw)) });
  expect(again.refused).toContain('did not match');
});
