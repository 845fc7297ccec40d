import type { Clock } from '../clock.ts';
import type { RuleInput } from '../rules.ts';
/** A gateway whose time only a test moves, and a shop that receives its webhooks. */
import { createSimulator, type Simulator, type SimulatorOptions } from '../simulator.ts';
import { signWebhook } from '../webhooks/sign.ts';

export const credentials = { clientId: 'TEST_ID', clientSecret: 'test_secret' };
export const notifyUrl = 'https://shop.example.in/hook';

export interface ManualClock extends Clock {
  /** Moves time and runs what became due. */
  pass(ms: number): void;
}

export function manualClock(start = Date.UTC(2026, 0, 31, 6, 30)): ManualClock {
  let now = start;
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => new Date(now),
    after(ms, run) {
      const entry = { at: now + ms, run };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    pass(ms) {
      now += ms;
      for (const entry of [...waiting].filter(({ at }) => at <= now)) {
        waiting.delete(entry);
        entry.run();
      }
    },
  };
}

/** Always the same ids. */
export function countedRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A webhook as the shop received it. */
export interface Received {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: string;
  readonly type: string;
  readonly isSigned: boolean;
}

export interface Shop {
  readonly clock: ManualClock;
  readonly simulator: Simulator;
  readonly received: Received[];
  /** The statuses that the shop answers next; 200 after that. */
  readonly answers: number[];
  call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Without the merchant's headers: rules, payments without a browser, the ledger. */
  plain(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  rule(...rules: readonly RuleInput[]): Promise<void>;
  order(more?: Record<string, unknown>): Promise<Answer>;
  pay(orderId: string, outcome?: string, method?: string): Promise<Answer>;
  payments(orderId: string): Promise<readonly Record<string, unknown>[]>;
}

export interface Answer {
  readonly status: number;
  readonly raw: string;
  // Each test knows its own JSON.
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export const orderRequest = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  order_id: 'order_1',
  order_amount: 170,
  order_currency: 'INR',
  customer_details: { customer_id: 'user_7', customer_phone: '9876543210', customer_name: 'Asha Rao' },
  order_meta: { notify_url: notifyUrl, return_url: 'https://shop.example.in/back?order={order_id}' },
  ...more,
});

export async function openShop(options: Partial<SimulatorOptions> = {}): Promise<Shop> {
  const clock = manualClock();
  const received: Received[] = [];
  const answers: number[] = [];
  const simulator = await createSimulator({
    ...credentials,
    clock,
    random: countedRandom(),
    deliver: (url, { headers, body }) => {
      const timestamp = headers['x-webhook-timestamp'] ?? '';
      received.push({
        url,
        headers,
        raw: body,
        type: (JSON.parse(body) as { type: string }).type,
        isSigned: signWebhook(credentials.clientSecret, timestamp, body) === headers['x-webhook-signature'],
      });
      return Promise.resolve({ status: answers.shift() ?? 200 });
    },
    ...options,
  });
  const plain: Shop['plain'] = (method, path, body) => ask(simulator, method, path, body, {});
  const call: Shop['call'] = (method, path, body, headers) =>
    ask(simulator, method, `/pg${path}`, body, { ...merchant, ...headers });
  return {
    clock,
    simulator,
    received,
    answers,
    call,
    plain,
    rule: async (...rules) => {
      const { status, raw } = await plain('POST', '/rules', { rules });
      if (status !== 200) throw new Error(raw);
    },
    order: (more) => call('POST', '/orders', orderRequest(more)),
    pay: async (orderId, outcome = 'succeed', method = 'upi') => {
      const answer = await plain('POST', `/simulate/orders/${orderId}/pay`, { method, outcome });
      await simulator.settled();
      return answer;
    },
    payments: async (orderId) => {
      const { body } = await call('GET', `/orders/${orderId}/payments`);
      return body as unknown as readonly Record<string, unknown>[];
    },
  };
}

export const merchant: Readonly<Record<string, string>> = {
  'x-client-id': credentials.clientId,
  'x-client-secret': credentials.clientSecret,
  'x-api-version': '2025-01-01',
};

async function ask(
  { http }: Simulator,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await http.inject({ method, url, headers: { ...type, ...headers }, ...payload });
  return {
    status: answer.statusCode,
    raw: answer.body,
    body: JSON.parse(answer.body) as Record<string, unknown>,
    headers: answer.headers,
  };
}
