import type { GatewayTime } from '../clock.ts';
import type { Journal } from './journal.ts';
import type { JournalRecord, Order, OrderStatus, Payment, Refund, StoredAnswer, Webhook } from './records.ts';

/** Everything the gateway knows. Each `save` replaces one thing and writes it to the ledger. */
export interface Store {
  readonly orders: ReadonlyMap<string, Order>;
  readonly webhooks: ReadonlyMap<string, Webhook>;
  /** What still happens by itself: attempts and refunds that are pending, webhooks that wait. */
  readonly pendingPayments: ReadonlyMap<string, Payment>;
  readonly pendingRefunds: ReadonlyMap<string, Refund>;
  readonly waitingWebhooks: ReadonlyMap<string, Webhook>;
  orderOfSession(sessionId: string): Order | undefined;
  /** Oldest first. */
  paymentsOf(orderId: string): readonly Payment[];
  refundsOf(orderId: string): readonly Refund[];
  webhooksOf(orderId: string): readonly Webhook[];
  answerFor(key: string): StoredAnswer | undefined;
  statusOf(order: Order): OrderStatus;
  save(record: JournalRecord): void;
  /** Resolves when all that was saved would survive a kill. */
  flush(): Promise<void>;
}

export function createStore(journal: Journal, time: GatewayTime): Store {
  const orders = new Map<string, Order>();
  const sessions = new Map<string, string>();
  const payments = new Map<string, Map<string, Payment>>();
  const refunds = new Map<string, Map<string, Refund>>();
  const webhooks = new Map<string, Webhook>();
  const webhooksByOrder = new Map<string, Set<string>>();
  const answers = new Map<string, StoredAnswer>();
  const pendingPayments = new Map<string, Payment>();
  const pendingRefunds = new Map<string, Refund>();
  const waitingWebhooks = new Map<string, Webhook>();

  const learn = (record: JournalRecord): void => {
    switch (record.kind) {
      case 'order':
        orders.set(record.order.orderId, record.order);
        sessions.set(record.order.sessionId, record.order.orderId);
        return;
      case 'payment':
        within(payments, record.payment.orderId).set(record.payment.cfPaymentId, record.payment);
        keepIf(pendingPayments, record.payment.cfPaymentId, record.payment, record.payment.status === 'PENDING');
        return;
      case 'refund':
        within(refunds, record.refund.orderId).set(record.refund.refundId, record.refund);
        keepIf(pendingRefunds, record.refund.cfRefundId, record.refund, record.refund.status === 'PENDING');
        return;
      case 'webhook': {
        const { webhook } = record;
        webhooks.set(webhook.id, webhook);
        const ofOrder = webhooksByOrder.get(webhook.orderId) ?? new Set();
        webhooksByOrder.set(webhook.orderId, ofOrder.add(webhook.id));
        keepIf(waitingWebhooks, webhook.id, webhook, webhook.state === 'waiting');
        return;
      }
      case 'answer':
        answers.set(record.answer.key, record.answer);
        return;
      case 'clock':
        time.moveAhead(record.aheadMs - time.aheadMs);
        return;
    }
  };
  for (const record of journal.past) learn(record);

  return {
    orders,
    webhooks,
    pendingPayments,
    pendingRefunds,
    waitingWebhooks,
    orderOfSession: (sessionId) => orders.get(sessions.get(sessionId) ?? ''),
    paymentsOf: (orderId) => [...(payments.get(orderId)?.values() ?? [])],
    refundsOf: (orderId) => [...(refunds.get(orderId)?.values() ?? [])],
    webhooksOf: (orderId) => [...(webhooksByOrder.get(orderId) ?? [])].flatMap((id) => webhooks.get(id) ?? []),
    answerFor: (key) => answers.get(key),
    statusOf: (order) => (order.status === 'ACTIVE' && time.now() >= order.expiresAt ? 'EXPIRED' : order.status),
    save: (record) => {
      learn(record);
      journal.append(record);
    },
    flush: () => journal.flush(),
  };
}

function within<Value>(all: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const found = all.get(key) ?? new Map<string, Value>();
  all.set(key, found);
  return found;
}

function keepIf<Value>(all: Map<string, Value>, key: string, value: Value, isKept: boolean): void {
  if (isKept) all.set(key, value);
  else all.delete(key);
}
