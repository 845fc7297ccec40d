import { createSimulator } from '@yantra/gateway-simulator';
import { gatewaySecret } from '../paying.ts';
import type { GatewayBook } from './books.ts';
import type { Purchase } from './purchase.ts';

/** The steps of a purchase that the gateway sees: its calls as they are made and answered, webhooks as they leave and arrive. */
export const steps = [
  'createOrder asked',
  'createOrder answered',
  'fetchPayments asked',
  'fetchPayments answered',
  'fetchOrder asked',
  'webhook leaves',
  'webhook arrived',
  'refund asked',
  'refund answered',
] as const;
export type Step = (typeof steps)[number];

/** A gateway that delivers late, twice and out of order, and reports each step. */
export interface GatewayForChaos {
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  pay(orderId: string, pays: Purchase['pays']): Promise<void>;
  ledger(): Promise<readonly GatewayBook[]>;
  /** Resolves when a step happens next, before anything follows it. */
  onStep(listener: (step: Step) => void): () => void;
  close(): Promise<void>;
}

const clientId = 'TEST_yantra';
const retryDelaysMs = [300, 900, 2000];

/** @param hookUrl where a webhook for a server goes, which may be another one */
export async function startChaosGateway(hookUrl: (url: string) => string): Promise<GatewayForChaos> {
  const listeners = new Set<(step: Step) => void>();
  const tell = (step: Step) => listeners.forEach((listener) => listener(step));
  const tellOf = (method: string, path: string, moment: 'asked' | 'answered') => {
    const call = callOf(method, path);
    const step = steps.find((one) => one === `${call} ${moment}`);
    if (step !== undefined) tell(step);
  };
  const simulator = await createSimulator({
    clientId,
    clientSecret: gatewaySecret,
    retryDelaysMs,
    deliver: async (url, { headers, body }) => {
      tell('webhook leaves');
      const answer = await fetch(hookUrl(url), { method: 'POST', headers, body });
      await answer.body?.cancel();
      tell('webhook arrived');
      return { status: answer.status };
    },
  });
  simulator.http.addHook('onRequest', async ({ method, url }) => tellOf(method, url, 'asked'));
  simulator.http.addHook('onSend', async ({ method, url }) => tellOf(method, url, 'answered'));
  const url = await simulator.http.listen({ port: 0, host: 'localhost' });
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    // On a busy machine the first of two attempts may be through before the second is made.
    if (!answer.ok && !text.includes('order_already_paid')) throw new Error(`${path}: ${text}`);
  };
  const payOnce = (orderId: string, outcome = 'succeed') =>
    post(`/simulate/orders/${orderId}/pay`, { method: 'upi', outcome });
  await post('/rules', {
    rules: [
      { do: 'duplicate', times: 2, count: 'always', on: 'PAYMENT_SUCCESS_WEBHOOK' },
      { do: 'reorder', ms: 150, count: 'always', on: 'PAYMENT_FAILED_WEBHOOK' },
    ],
  });
  const port = Number(new URL(url).port);
  return {
    port,
    settings: { GATEWAY_PORT: String(port), GATEWAY_CLIENT_ID: clientId, GATEWAY_CLIENT_SECRET: gatewaySecret },
    async pay(orderId, pays) {
      if (pays === 'not') return;
      if (pays === 'after failing') await payOnce(orderId, 'fail');
      // Two attempts at once, as from two tabs of a bank: both succeed.
      if (pays === 'twice') {
        await post('/rules', { rules: [{ do: 'pending', orderId, ms: 200 }] });
        await payOnce(orderId);
      }
      await payOnce(orderId);
    },
    async ledger() {
      const answer = await fetch(`${url}/ledger`);
      return ((await answer.json()) as { orders: GatewayBook[] }).orders;
    },
    onStep(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => simulator.close(),
  };
}

function callOf(method: string, path: string): string {
  if (/\/refunds/.test(path)) return 'refund';
  if (method === 'POST') return path.endsWith('/pg/orders') ? 'createOrder' : '';
  return path.endsWith('/payments') ? 'fetchPayments' : /\/pg\/orders\//.test(path) ? 'fetchOrder' : '';
}
