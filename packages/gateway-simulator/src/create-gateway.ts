import { type Clock, createTime } from './clock.ts';
import type { Gateway } from './gateway.ts';
import { createIds } from './ids.ts';
import { endPayment, endRefund } from './payments.ts';
import { createRules } from './rules.ts';
import type { Journal } from './state/journal.ts';
import { createStore } from './state/store.ts';
import { createDeliveries, type Deliver } from './webhooks/deliveries.ts';

export interface GatewayParts {
  readonly clock: Clock;
  readonly random: () => number;
  readonly clientSecret: string;
  readonly deliver: Deliver;
  readonly retryDelaysMs: readonly number[];
  readonly journal: Journal;
}

export function createGateway({ clock, random, journal, ...rest }: GatewayParts): Gateway {
  const time = createTime(clock);
  const store = createStore(journal, time);
  const rules = createRules();
  const ids = createIds(random);
  let isStopped = false;
  let forget = () => {};

  const resolveDue = (isDue: (resolvesAt: number | null, orderId: string) => boolean) => {
    for (const payment of store.pendingPayments.values())
      if (isDue(payment.resolvesAt, payment.orderId)) endPayment(gateway, payment, 'SUCCESS');
    for (const refund of store.pendingRefunds.values())
      if (isDue(refund.resolvesAt, refund.orderId)) endRefund(gateway, refund);
  };
  const nextAt = () => {
    const times = [...store.pendingPayments.values(), ...store.pendingRefunds.values()].map(
      ({ resolvesAt }) => resolvesAt ?? Infinity,
    );
    return Math.min(...times, deliveries.nextAt() ?? Infinity);
  };
  const wake = () => {
    forget();
    if (isStopped) return;
    resolveDue((resolvesAt) => resolvesAt !== null && resolvesAt <= time.now());
    deliveries.sendDue();
    const next = nextAt();
    if (next !== Infinity) forget = clock.after(Math.max(0, next - time.now()), wake);
  };
  const deliveries = createDeliveries({ clock, time, store, rules, ids, wake, ...rest });
  const gateway: Gateway = {
    clock,
    time,
    store,
    rules,
    ids,
    deliveries,
    wake,
    async advance(orderId) {
      resolveDue((_at, ofOrder) => orderId === undefined || ofOrder === orderId);
      deliveries.sendDue(orderId, true);
      await deliveries.settled();
      wake();
    },
    settled: () => deliveries.settled(),
    async stop() {
      isStopped = true;
      forget();
      await deliveries.settled();
      await journal.close();
    },
  };
  // Work left by an earlier run.
  wake();
  return gateway;
}
