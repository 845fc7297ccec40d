import type { GatewayTime } from '../clock.ts';
import type { Journal } from './journal.ts';
import type { JournalRecord, Order, OrderStatus, Payment, Refund, StoredAnswer, Webhook } from './records.ts';

/** All of the gateway's records. Each `save` replaces one and writes it to the ledger. */
export type Store = ReturnType<typeof createStore>;

export function createStore(journal: Journal, time: GatewayTime) {
  const orders = new Map<string, Order>();
  const sessions = new Map<string, string>();
  const payments = new Map<string, Map<string, Payment>>();
  const refunds = new Map<string, Map<string, Refund>>();
  const webhooks = new Map<string, Webhook>();
  const webhooksByOrder = new Map<string, Set<string>>();
  const answers = new Map<string, StoredAnswer>();
  /** What will still happen by itself: pending attempts and refunds, waiting webhooks. */
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
        time.moveAhead(record.aheadMs - time.clockSkewMs);
        return;
    }
  };
  for (const record of journal.past) learn(record);

  return {
    orders: orders as ReadonlyMap<string, Order>,
    webhooks: webhooks as ReadonlyMap<string, Webhook>,
    pendingPayments: pendingPayments as ReadonlyMap<string, Payment>,
    pendingRefunds: pendingRefunds as ReadonlyMap<string, Refund>,
    waitingWebhooks: waitingWebhooks as ReadonlyMap<string, Webhook>,
    orderOfSession: (sessionId: string): Order | undefined => orders.get(sessions.get(sessionId) ?? ''),
    /** Oldest first. */
    paymentsOf: (orderId: string): readonly Payment[] => [...(payments.get(orderId)?.values() ?? [])],
    refundsOf: (orderId: string): readonly Refund[] => [...(refunds.get(orderId)?.values() ?? [])],
    webhooksOf: (orderId: string): readonly Webhook[] =>
      [...(webhooksByOrder.get(orderId) ?? [])].flatMap((id) => webhooks.get(id) ?? []),
    answerFor: (key: string): StoredAnswer | undefined => answers.get(key),
    statusOf: (order: Order): OrderStatus =>
      order.status === 'ACTIVE' && time.now() >= order.expiresAt ? 'EXPIRED' : order.status,
    save: (record: JournalRecord): void => {
      learn(record);
      journal.append(record);
    },
    /** Resolves when everything saved would survive a kill. */
    flush: (): Promise<void> => journal.flush(),
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
