import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusal } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import { moneyOf, pay } from '../payments.ts';
import { ruleSchema } from '../rules.ts';
import { type Order, type PaymentGroup, paymentGroups } from '../state/records.ts';
import { sendJson } from './answer.ts';
import { readBody } from './bodies.ts';
import { paymentEntity } from './entities.ts';
import { existing } from './routes.ts';

/** Short names of the checkout's three ways to pay. */
const shortNames = { card: 'credit_card', netbanking: 'net_banking' } as const;

export const payBody = z.object({
  method: z
    .enum([...paymentGroups, 'card', 'netbanking'])
    .transform((name): PaymentGroup => (name === 'card' || name === 'netbanking' ? shortNames[name] : name)),
  outcome: z.enum(['succeed', 'fail', 'drop']),
});

const rulesBody = z.union([
  z.strictObject({ rules: z.array(ruleSchema) }).transform(({ rules }) => rules),
  ruleSchema.transform((rule) => [rule]),
]);
const advanceBody = z.strictObject({ ms: z.number().int().min(0).optional(), orderId: z.string().optional() });

/** What a real gateway lacks: rules, payments without a browser, and the whole ledger. Only reads and JSON, no CORS. */
export function bindSimulation(http: FastifyInstance, gateway: Gateway): void {
  const { rules, store, time } = gateway;

  http.get('/rules', () => ({ rules: rules.list() }));
  http.post('/rules', (request) => {
    const parsed = rulesBody.safeParse(request.body);
    if (!parsed.success) throw refusal('request_invalid', z.prettifyError(parsed.error));
    rules.add(parsed.data);
    return { rules: rules.list() };
  });
  http.delete('/rules', () => {
    rules.clear();
    return { rules: rules.list() };
  });
  http.post('/rules/advance', async (request) => {
    const { ms, orderId } = readBody(advanceBody, request.body ?? {});
    if (ms === undefined) await gateway.advance(orderId);
    else {
      time.moveAhead(ms);
      store.save({ kind: 'clock', aheadMs: time.clockSkewMs });
      gateway.wake();
      await gateway.settled();
    }
    await store.flush();
    return { now: new Date(time.now()).toISOString() };
  });
  http.post<{ Params: { orderId: string } }>('/simulate/orders/:orderId/pay', async (request, reply) => {
    const { method, outcome } = readBody(payBody, request.body);
    const order = existing(gateway, request.params.orderId);
    const payment = pay(gateway, order, method, outcome);
    await store.flush();
    return sendJson(reply, JSON.stringify(paymentEntity(payment, order)));
  });
  http.get<{ Querystring: { orderId?: string } }>('/ledger', (request) => {
    const { orderId } = request.query;
    const orders = orderId === undefined ? [...store.orders.values()] : [existing(gateway, orderId)];
    return ledgerOf(gateway, orders);
  });
}

function ledgerOf(gateway: Gateway, all: readonly Order[]): object {
  const { store, time } = gateway;
  const orders = all.map((order) => ({
    orderId: order.orderId,
    cfOrderId: order.cfOrderId,
    status: store.statusOf(order),
    amountPaise: order.amountPaise,
    ...moneyOf(gateway, order.orderId),
    payments: store.paymentsOf(order.orderId),
    refunds: store.refundsOf(order.orderId),
    webhooks: store.webhooksOf(order.orderId).map(({ id, type, attempts, state, lastStatus }) => ({
      id,
      type,
      attempts,
      state,
      lastStatus,
    })),
  }));
  const sum = (field: 'takenPaise' | 'refundingPaise' | 'returnedPaise') =>
    orders.reduce((total, order) => total + order[field], 0);
  return {
    now: new Date(time.now()).toISOString(),
    totals: {
      orders: orders.length,
      paid: orders.filter(({ status }) => status === 'PAID').length,
      takenPaise: sum('takenPaise'),
      refundingPaise: sum('refundingPaise'),
      returnedPaise: sum('returnedPaise'),
    },
    orders,
  };
}
