import { rupeesToPaise } from '@yantra/domain';
import { z } from 'zod';
import {
  GatewayError,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  type NewGatewayOrder,
  type NewRefund,
  type PaymentGateway,
} from './gateway.ts';

/* Cashfree Payments by its HTTP API, version 2025-01-01. The simulator has the same shapes, so that all modes differ only by address and keys. */

export interface CashfreeAccount {
  /** Without a slash at its end, e.g. `https://sandbox.cashfree.com/pg`. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Aborts waiting for an answer; after ten seconds by default. */
  readonly timeout?: () => AbortSignal;
  /** By default the platform's. */
  readonly fetch?: typeof fetch;
}

const apiVersion = '2025-01-01';
const mostBytes = 1024 * 1024;

/* No order is this large; a larger number is not an amount we could store. */
const mostRupees = 1e12;
const paise = z.number().min(0).max(mostRupees).transform(rupeesToPaise);
/* PostgreSQL's texts cannot hold U+0000. */
const text = z.preprocess(
  (value) => value ?? '',
  z.coerce.string().transform((one) => one.replaceAll('\0', '')),
);
const orderShape = z.object({
  cf_order_id: text,
  payment_session_id: text,
  order_status: z.string(),
  order_amount: paise,
  order_currency: z.string(),
});
const paymentShape = z.object({
  cf_payment_id: z.coerce.string().min(1),
  payment_status: z.string(),
  order_amount: paise,
  payment_amount: z.preprocess((value) => value ?? 0, paise),
  payment_currency: z.preprocess((value) => value ?? 'INR', z.string()),
  payment_group: text,
  payment_message: text,
  payment_completion_time: z.preprocess((value) => value ?? undefined, z.string().optional()),
});
const refundShape = z.object({ refund_status: z.string() });

export function cashfree(account: CashfreeAccount): PaymentGateway {
  const ask = asker(account);
  const orderAt = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;

  async function findOrder(orderId: string): Promise<GatewayOrder | undefined> {
    const answer = await ask('GET', orderAt(orderId));
    return answer.status === 404 ? undefined : orderOf(read(orderShape, answer));
  }

  async function findRefund(orderId: string, refundId: string): Promise<GatewayRefund | undefined> {
    const answer = await ask('GET', `${orderAt(orderId)}/refunds/${encodeURIComponent(refundId)}`);
    return answer.status === 404 ? undefined : refundOf(read(refundShape, answer));
  }

  return {
    findOrder,
    findRefund,
    async createOrder(order) {
      const answer = await ask('POST', '/orders', bodyOf(order), order.orderId);
      // It may have been created all the same: its answer was lost, or an error is replayed for its key.
      const made = answer.status >= 500 || answer.status === 409 ? await findOrder(order.orderId) : undefined;
      return made ?? orderOf(read(orderShape, answer));
    },
    async paymentsOf(orderId) {
      const answer = await ask('GET', `${orderAt(orderId)}/payments`);
      return answer.status === 404 ? [] : eachOnce(read(z.array(paymentShape), answer).map(paymentOf));
    },
    async terminate(orderId) {
      const answer = await ask('PATCH', orderAt(orderId), { order_status: 'TERMINATED' });
      if (answer.status >= 300) throw refusal(answer);
    },
    async refund(refund) {
      const { orderId, refundId } = refund;
      const answer = await ask('POST', `${orderAt(orderId)}/refunds`, refundBody(refund), refundId);
      const made = answer.status >= 500 || answer.status === 409 ? await findRefund(orderId, refundId) : undefined;
      return made ?? refundOf(read(refundShape, answer));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly what: string;
}

function asker({
  url,
  clientId,
  clientSecret,
  timeout = () => AbortSignal.timeout(10_000),
  fetch: fetcher = fetch,
}: CashfreeAccount) {
  return async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, key?: string): Promise<Answer> => {
    const what = `${method} ${path.split('/')[1] ?? ''}`;
    const headers = {
      'x-client-id': clientId,
      'x-client-secret': clientSecret,
      'x-api-version': apiVersion,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'x-idempotency-key': key }),
    };
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      const response = await fetcher(`${url}${path}`, {
        method,
        headers,
        redirect: 'error',
        signal: timeout(),
        ...payload,
      });
      return { status: response.status, body: jsonOf(await limitedText(response)), what };
    } catch (error) {
      throw new GatewayError(`The payment gateway did not answer ${what}.`, 0, { cause: error });
    }
  };
}

async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new RangeError('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

function read<Shape extends z.ZodType>(shape: Shape, answer: Answer): z.output<Shape> {
  if (answer.status >= 300) throw refusal(answer);
  const found = shape.safeParse(answer.body);
  if (!found.success) {
    throw new GatewayError(`The payment gateway answered ${answer.what} in a shape we do not know.`, answer.status, {
      cause: found.error,
    });
  }
  return found.data;
}

/* Only its code is logged: its message may repeat the customer's data. */
function refusal({ status, body, what }: Answer): GatewayError {
  const code: unknown = body instanceof Object ? Reflect.get(body, 'code') : undefined;
  return new GatewayError(
    `The payment gateway refused ${what}: ${status} ${typeof code === 'string' ? code : ''}`,
    status,
  );
}

const inRupees = (amountPaise: number): number => amountPaise / 100;

/* JSON omits undefined keys. */
const bodyOf = ({ orderId, amountPaise, customer, expiresAt, notifyUrl, returnUrl }: NewGatewayOrder) => ({
  order_id: orderId,
  order_amount: inRupees(amountPaise),
  order_currency: 'INR',
  customer_details: {
    customer_id: customer.id,
    customer_phone: customer.phone,
    customer_name: customer.name,
    customer_email: customer.email,
  },
  order_meta: { notify_url: notifyUrl, return_url: returnUrl },
  order_expiry_time: expiresAt.toISOString(),
});

const refundBody = ({ refundId, amountPaise, note }: NewRefund) => ({
  refund_id: refundId,
  refund_amount: inRupees(amountPaise),
  refund_note: note,
});

const orderOf = (order: z.output<typeof orderShape>): GatewayOrder => ({
  gatewayOrderId: order.cf_order_id,
  paymentSessionId: order.payment_session_id,
  status: order.order_status,
  amountPaise: order.order_amount,
  currency: order.order_currency,
});

function paymentOf(payment: z.output<typeof paymentShape>): GatewayPayment {
  const completed = new Date(payment.payment_completion_time ?? Number.NaN);
  return {
    id: payment.cf_payment_id,
    status: payment.payment_status.toUpperCase(),
    orderAmountPaise: payment.order_amount,
    paidPaise: payment.payment_amount,
    currency: payment.payment_currency,
    group: payment.payment_group,
    message: payment.payment_message.slice(0, 300),
    completedAt: Number.isNaN(completed.getTime()) ? undefined : completed,
  };
}

/** A payment may occur twice in one answer while it changes: its success counts, or else its last occurrence. */
function eachOnce(payments: readonly GatewayPayment[]): readonly GatewayPayment[] {
  const byId = new Map<string, GatewayPayment>();
  for (const payment of payments) {
    if (byId.get(payment.id)?.status !== 'SUCCESS') byId.set(payment.id, payment);
  }
  return [...byId.values()];
}

const refundOf = ({ refund_status: status }: z.output<typeof refundShape>): GatewayRefund => ({
  state: status.toUpperCase() === 'SUCCESS' ? 'done' : 'sent',
});
