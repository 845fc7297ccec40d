import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import { startRefund } from '../payments.ts';
import type { Order } from '../state/records.ts';
import { answerer, type Credentials } from './answer.ts';
import { expiryFrom, orderBody, readBody, refundBody, terminateBody } from './bodies.ts';
import { orderEntity, paymentEntity, refundEntity } from './entities.ts';

/** Registers Cashfree's calls below `/pg`. */
export function bindApi(http: FastifyInstance, gateway: Gateway, credentials: Credentials): void {
  const answer = answerer(gateway, credentials);
  const { store } = gateway;
  const show = (order: Order) => orderEntity(order, store.statusOf(order));
  const orderOf = (request: FastifyRequest) => existing(gateway, idIn(request));

  http.post('/pg/orders', (request, reply) => {
    const orderId = requestedId(request.body) ?? `order_${gateway.ids.secret()}`;
    const run = () => show(createOrder(gateway, orderId, request.body));
    return answer(request, reply, { name: 'createOrder', orderId, changes: true, run });
  });
  http.get('/pg/orders/:orderId', (request, reply) => {
    const run = () => show(orderOf(request));
    return answer(request, reply, { name: 'fetchOrder', orderId: idIn(request), changes: false, run });
  });
  http.patch('/pg/orders/:orderId', (request, reply) => {
    const run = () => show(terminate(gateway, orderOf(request), request.body));
    return answer(request, reply, { name: 'terminate', orderId: idIn(request), changes: true, run });
  });
  http.get('/pg/orders/:orderId/payments', (request, reply) => {
    const run = () => {
      const order = orderOf(request);
      return store.paymentsOf(order.orderId).map((payment) => paymentEntity(payment, order));
    };
    return answer(request, reply, { name: 'fetchPayments', orderId: idIn(request), changes: false, run });
  });
  http.post('/pg/orders/:orderId/refunds', (request, reply) => {
    const run = () => {
      const order = orderOf(request);
      return refundEntity(startRefund(gateway, order, refundInput(request.body)), order);
    };
    return answer(request, reply, { name: 'refund', orderId: idIn(request), changes: true, run });
  });
  http.get('/pg/orders/:orderId/refunds', (request, reply) => {
    const run = () => {
      const order = orderOf(request);
      return store.refundsOf(order.orderId).map((refund) => refundEntity(refund, order));
    };
    return answer(request, reply, { name: 'fetchRefunds', orderId: idIn(request), changes: false, run });
  });
  http.get('/pg/orders/:orderId/refunds/:refundId', (request, reply) => {
    const run = () => {
      const order = orderOf(request);
      const { refundId } = request.params as { readonly refundId: string };
      const refund = store.refundsOf(order.orderId).find((one) => one.refundId === refundId);
      if (refund === undefined) throw refusal('refund_not_found');
      return refundEntity(refund, order);
    };
    return answer(request, reply, { name: 'fetchRefunds', orderId: idIn(request), changes: false, run });
  });
}

const idIn = (request: FastifyRequest) => (request.params as { readonly orderId: string }).orderId;

/** @throws GatewayError if the order does not exist */
export function existing({ store }: Gateway, orderId: string): Order {
  const order = store.orders.get(orderId);
  if (order === undefined) throw refusal('order_not_found');
  return order;
}

function requestedId(body: unknown): string | undefined {
  const id = (body as { readonly order_id?: unknown } | null | undefined)?.order_id;
  return typeof id === 'string' ? id : undefined;
}

function createOrder({ store, ids, time }: Gateway, orderId: string, body: unknown): Order {
  const input = readBody(orderBody, body);
  if (store.orders.has(orderId)) throw refusal('order_already_exists');
  const customer = input.customer_details;
  const order: Order = {
    orderId,
    cfOrderId: ids.number(),
    sessionId: `session_${ids.secret()}`,
    amountPaise: input.order_amount,
    currency: input.order_currency,
    customer: {
      customer_id: customer.customer_id,
      customer_phone: customer.customer_phone,
      customer_name: customer.customer_name ?? null,
      customer_email: customer.customer_email ?? null,
    },
    returnUrl: input.order_meta?.return_url ?? null,
    notifyUrl: input.order_meta?.notify_url ?? null,
    note: input.order_note ?? null,
    tags: input.order_tags ?? null,
    createdAt: time.now(),
    expiresAt: expiryFrom(input.order_expiry_time, time.now()),
    status: 'ACTIVE',
  };
  store.save({ kind: 'order', order });
  return order;
}

/** A pending attempt ends first. */
function terminate({ store }: Gateway, order: Order, body: unknown): Order {
  readBody(terminateBody, body);
  const status = store.statusOf(order);
  if (status === 'PAID') throw refusal('order_already_paid');
  if (status !== 'ACTIVE') throw refusal('order_inactive');
  const isPending = store.paymentsOf(order.orderId).some((payment) => payment.status === 'PENDING');
  const ended: Order = { ...order, status: isPending ? 'TERMINATION_REQUESTED' : 'TERMINATED' };
  store.save({ kind: 'order', order: ended });
  return ended;
}

function refundInput(body: unknown) {
  const input = readBody(refundBody, body);
  return {
    refundId: input.refund_id,
    amountPaise: input.refund_amount,
    note: input.refund_note ?? null,
    speed: input.refund_speed,
  };
}
