import type { Clock, GatewayTime } from '../clock.ts';
import type { Ids } from '../ids.ts';
import { type Rule, type Rules, type WebhookRule, webhookRules } from '../rules.ts';
import type { Order, Webhook, WebhookType } from '../state/records.ts';
import type { Store } from '../state/store.ts';
import { signWebhook } from './sign.ts';

/** Sends a webhook; `fetch` is one. */
export type Deliver = (
  url: string,
  request: {
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly signal: AbortSignal;
    readonly redirect: 'manual';
  },
) => Promise<{ readonly status: number }>;

export interface DeliveryParts {
  readonly clock: Clock;
  readonly time: GatewayTime;
  readonly store: Store;
  readonly rules: Rules;
  readonly ids: Ids;
  readonly clientSecret: string;
  readonly deliver: Deliver;
  /** Delays after the first, second, … failed delivery; after the last it is given up. */
  readonly retryDelaysMs: readonly number[];
  /** Called when something new waits. */
  readonly wake: () => void;
}

export type Deliveries = ReturnType<typeof createDeliveries>;

const answerWithinMs = 10_000;
const defaultStaleMs = 3_600_000;
const defaultHoldMs = 5_000;

export function createDeliveries(parts: DeliveryParts) {
  const { store, time, wake } = parts;
  const underWay = new Map<string, Promise<void>>();

  const send = async (webhook: Webhook) => {
    const attempts = webhook.attempts + 1;
    // Nothing is announced that a kill could undo.
    await store.flush();
    const lastStatus = await post(parts, webhook, attempts);
    const delay = parts.retryDelaysMs[attempts - 1];
    const isDelivered = lastStatus >= 200 && lastStatus < 300;
    const state = isDelivered ? 'delivered' : delay === undefined ? 'given-up' : 'waiting';
    const at = time.now() + (delay ?? 0);
    underWay.delete(webhook.id);
    store.save({ kind: 'webhook', webhook: { ...webhook, attempts, lastStatus, state, at, behindNext: false } });
    for (const later of store.webhooksOf(webhook.orderId)) {
      if (later.behindNext && later.state === 'waiting' && later.id !== webhook.id) release(later);
    }
    wake();
  };
  const release = (webhook: Webhook) =>
    store.save({ kind: 'webhook', webhook: { ...webhook, behindNext: false, at: time.now() } });

  return {
    /** Queues a webhook for the order's notify_url, under the rules. */
    announce(order: Order, type: WebhookType, body: string): void {
      for (const webhook of webhooksFor(parts, order, type, body)) store.save({ kind: 'webhook', webhook });
    },
    /** Sends what is due, and with `isEarly` also what waits for later. */
    sendDue(orderId?: string, isEarly: boolean = false): void {
      for (const webhook of store.waitingWebhooks.values()) {
        if (underWay.has(webhook.id) || (orderId !== undefined && webhook.orderId !== orderId)) continue;
        if (isEarly || webhook.at <= time.now()) underWay.set(webhook.id, send(webhook));
      }
    },
    /** When the next is due, if any waits. */
    nextAt(): number | undefined {
      const waiting = [...store.waitingWebhooks.values()].filter(({ id }) => !underWay.has(id));
      return waiting.length === 0 ? undefined : waiting.reduce((least, { at }) => Math.min(least, at), Infinity);
    },
    /** Resolves when no delivery is under way. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}

/** The status of the answer; 0 without one. */
async function post({ clock, clientSecret, deliver }: DeliveryParts, webhook: Webhook, attempt: number) {
  // The real time: a receiver does not know how far ours was advanced.
  const timestamp = String(clock.now().getTime() - webhook.staleMs);
  const secret = webhook.isForged ? `not ${clientSecret}` : clientSecret;
  try {
    const { status } = await deliver(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-idempotency-key': webhook.idempotencyKey,
        'x-webhook-attempt': String(attempt),
        'x-webhook-signature': signWebhook(secret, timestamp, webhook.body),
        'x-webhook-timestamp': timestamp,
        'x-webhook-version': '2025-01-01',
      },
      body: webhook.body,
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'manual',
    });
    return status;
  } catch {
    return 0;
  }
}

function webhooksFor(
  { time, ids, rules, store }: DeliveryParts,
  order: Order,
  type: WebhookType,
  body: string,
): Webhook[] {
  if (order.notifyUrl === null) return [];
  const rule = (name: WebhookRule) =>
    rules.take([name], { orderId: order.orderId, on: type, customerName: order.customer.customer_name });
  // Different kinds of trouble may combine: a duplicate with a bad signature, say.
  const found = new Map(webhookRules.map((name) => [name, rule(name)]));
  // A webhook right behind a held one goes first, even if every webhook is to be held.
  const isHolding = store.webhooksOf(order.orderId).some((one) => one.behindNext && one.state === 'waiting');
  const held = isHolding ? undefined : found.get('reorder');
  const webhook: Omit<Webhook, 'id'> = {
    orderId: order.orderId,
    type,
    url: order.notifyUrl,
    body,
    idempotencyKey: ids.secret(),
    attempts: 0,
    state: found.get('no-webhook') === undefined ? 'waiting' : 'withheld',
    at: time.now() + (held === undefined ? 0 : (held.ms ?? defaultHoldMs)),
    behindNext: held !== undefined,
    isForged: found.get('bad-signature') !== undefined,
    staleMs: staleness(found.get('stale-timestamp')),
    lastStatus: null,
  };
  return Array.from({ length: copies(found.get('duplicate')) }, () => ({ ...webhook, id: `wh_${ids.secret()}` }));
}

const staleness = (rule: Rule | undefined) => (rule === undefined ? 0 : (rule.ms ?? defaultStaleMs));
const copies = (rule: Rule | undefined) => (rule === undefined ? 1 : (rule.times ?? 2));
