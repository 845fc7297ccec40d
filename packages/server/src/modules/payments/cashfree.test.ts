import { describe, expect, test } from 'vitest';
import { cashfree } from './cashfree.ts';
import { GatewayError } from './gateway.ts';

interface Asked {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly init: RequestInit;
}
type Told = readonly [status: number, body: unknown];

/** A gateway that answers these, one after the other. */
function gatewayOf(...answers: readonly (Told | Error)[]) {
  const asked: Asked[] = [];
  const left = [...answers];
  const gateway = cashfree({
    url: 'https://gateway.example/pg',
    clientId: 'us',
    clientSecret: 'secret',
    fetch: (input, init = {}) => {
      asked.push({
        url: input instanceof Request ? input.url : String(input),
        method: init.method,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        init,
      });
      const answer = left.shift() ?? new Error('It was asked once more.');
      if (answer instanceof Error) return Promise.reject(answer);
      const [status, body] = answer;
      return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
    },
  });
  return { gateway, asked };
}

const orderTold = {
  cf_order_id: 77,
  payment_session_id: 'session',
  order_status: 'ACTIVE',
  order_amount: 999.5,
  order_currency: 'INR',
};
const order = {
  gatewayOrderId: '77',
  paymentSessionId: 'session',
  status: 'ACTIVE',
  amountPaise: 99_950,
  currency: 'INR',
};
const paymentTold = {
  cf_payment_id: 5,
  payment_status: 'Success',
  order_amount: 999,
  payment_amount: 1010,
  payment_currency: 'USD',
  payment_group: 'upi',
  payment_message: 'Done',
  payment_completion_time: '2026-03-10T12:00:00+05:30',
};
const payment = {
  id: '5',
  status: 'SUCCESS',
  orderAmountPaise: 99_900,
  paidPaise: 101_000,
  currency: 'USD',
  group: 'upi',
  message: 'Done',
  completedAt: new Date('2026-03-10T06:30:00Z'),
};
const newOrder = {
  orderId: 'order/1',
  amountPaise: 99_950,
  customer: { id: 'c1', phone: '9000000001' },
  expiresAt: new Date('2026-03-10T07:00:00Z'),
};
const newRefund = { refundId: 'refund/1', orderId: 'order/1', amountPaise: 12_345, note: 'Paid twice.' };
const account = { 'x-client-id': 'us', 'x-client-secret': 'secret', 'x-api-version': '2025-01-01' };

/** How it fails. */
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error('It did not fail as a gateway does.', { cause: error });
  return error;
};
const saidOf = async (work: Promise<unknown>) => {
  const { message, status } = await failureOf(work);
  return [message, status];
};

describe('a question to the gateway', () => {
  test('says who we are, and takes no redirect and not for ever', async () => {
    const { gateway, asked } = gatewayOf([200, orderTold]);
    expect(await gateway.findOrder('order/1')).toEqual(order);
    expect(asked).toMatchObject([{ url: 'https://gateway.example/pg/orders/order%2F1', method: 'GET' }]);
    expect(asked[0]?.headers).toEqual({ ...account, accept: 'application/json' });
    expect([asked[0]?.init.redirect, asked[0]?.init.signal]).toEqual(['error', expect.any(AbortSignal)]);
    expect(asked[0]?.init.body).toBeUndefined();
  });

  test('that is not answered says so, with the reason', async () => {
    const reason = new Error('No route.');
    const error = await failureOf(gatewayOf(reason).gateway.paymentsOf('order_1'));
    expect([error.message, error.status, error.cause]).toEqual([
      'The payment gateway did not answer GET orders.',
      0,
      reason,
    ]);
    // As the log tells it.
    expect(error.name).toBe('GatewayError');
  });

  test('that is refused tells its code alone, not its words', async () => {
    const refused = { code: 'order_inactive', message: 'Asha Patil 9000000001' };
    const asking = (answer: Told) => saidOf(gatewayOf(answer).gateway.terminate('order_1'));
    expect(await asking([400, refused])).toEqual(['The payment gateway refused PATCH orders: 400 order_inactive', 400]);
    for (const body of ['', 'null', '"x"', { code: { a: 1 } }]) {
      expect(await asking([502, body])).toEqual(['The payment gateway refused PATCH orders: 502 ', 502]);
    }
  });

  test('that is led elsewhere is refused, whatever stands there', async () => {
    expect(await saidOf(gatewayOf([300, orderTold]).gateway.findOrder('order_1'))).toEqual([
      'The payment gateway refused GET orders: 300 ',
      300,
    ]);
  });

  test('that is answered in another shape says so', async () => {
    for (const body of ['', '{', {}, [], { ...orderTold, order_amount: -1 }, { ...orderTold, order_amount: 2e12 }]) {
      const error = await failureOf(gatewayOf([200, body]).gateway.findOrder('order_1'));
      expect([error.message, error.status]).toEqual([
        'The payment gateway answered GET orders in a shape we do not know.',
        200,
      ]);
      expect(error.cause).toBeInstanceOf(Error);
    }
  });

  test('whose answer is longer than a megabyte is not read to its end', async () => {
    const long = (bytes: number) => JSON.stringify(orderTold).padEnd(bytes);
    expect(await gatewayOf([200, long(1024 * 1024)]).gateway.findOrder('order_1')).toEqual(order);
    const error = await failureOf(gatewayOf([200, long(1024 * 1024 + 1)]).gateway.findOrder('order_1'));
    expect(error.cause).toEqual(new RangeError('The answer is too long.'));
  });
});

describe('an order', () => {
  test('is opened with what the gateway needs, under a key that repeats', async () => {
    const { gateway, asked } = gatewayOf([200, orderTold], [200, orderTold]);
    expect(await gateway.createOrder(newOrder)).toEqual(order);
    const more = { notifyUrl: 'https://us/hook', returnUrl: 'https://us/back' };
    const customer = { ...newOrder.customer, name: 'Asha', email: 'asha@example.in' };
    await gateway.createOrder({ ...newOrder, ...more, customer });
    const body = {
      order_id: 'order/1',
      order_amount: 999.5,
      order_currency: 'INR',
      customer_details: { customer_id: 'c1', customer_phone: '9000000001' },
      order_meta: {},
      order_expiry_time: '2026-03-10T07:00:00.000Z',
    };
    expect(asked[0]).toMatchObject({ url: 'https://gateway.example/pg/orders', method: 'POST' });
    expect(asked[0]?.headers).toEqual({
      ...account,
      accept: 'application/json',
      'content-type': 'application/json',
      'x-idempotency-key': 'order/1',
    });
    expect(asked.map((one) => one.body)).toEqual([
      body,
      {
        ...body,
        customer_details: { ...body.customer_details, customer_name: 'Asha', customer_email: 'asha@example.in' },
        order_meta: { notify_url: 'https://us/hook', return_url: 'https://us/back' },
      },
    ]);
  });

  test.each([500, 409])('that was made though the answer was %i is found', async (status) => {
    const { gateway, asked } = gatewayOf([status, {}], [200, orderTold]);
    expect(await gateway.createOrder(newOrder)).toEqual(order);
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  test('that was not made says why: it is looked for only where it may be there', async () => {
    const lost = gatewayOf([503, {}], [404, {}]);
    expect(await saidOf(lost.gateway.createOrder(newOrder))).toEqual([
      'The payment gateway refused POST orders: 503 ',
      503,
    ]);
    for (const status of [300, 400, 429, 499]) {
      const refused = gatewayOf([status, {}]);
      expect((await saidOf(refused.gateway.createOrder(newOrder)))[1]).toBe(status);
      expect(refused.asked).toHaveLength(1);
    }
  });

  test('of which the gateway never heard is none', async () => {
    expect(await gatewayOf([404, {}]).gateway.findOrder('order_1')).toBeUndefined();
    expect(await gatewayOf([404, {}]).gateway.paymentsOf('order_1')).toEqual([]);
  });

  test('is ended', async () => {
    const { gateway, asked } = gatewayOf([200, {}], [300, {}]);
    await gateway.terminate('order/1');
    expect(asked).toMatchObject([
      {
        url: 'https://gateway.example/pg/orders/order%2F1',
        method: 'PATCH',
        body: { order_status: 'TERMINATED' },
      },
    ]);
    expect((await saidOf(gateway.terminate('order/1')))[1]).toBe(300);
  });
});

describe('payments', () => {
  const paymentsOf = (...told: readonly object[]) => gatewayOf([200, told]).gateway.paymentsOf('order_1');

  test('are read in paise, and asked for by their order', async () => {
    const { gateway, asked } = gatewayOf([200, [paymentTold]]);
    expect(await gateway.paymentsOf('order/1')).toEqual([payment]);
    expect(asked).toMatchObject([{ url: 'https://gateway.example/pg/orders/order%2F1/payments', method: 'GET' }]);
  });

  test('of which little is known are of nothing yet, in rupees', async () => {
    const bare = { cf_payment_id: 'p', payment_status: 'PENDING', order_amount: 999 };
    const read = {
      id: 'p',
      status: 'PENDING',
      orderAmountPaise: 99_900,
      paidPaise: 0,
      currency: 'INR',
      group: '',
      message: '',
      completedAt: undefined,
    };
    const nothing = { payment_amount: null, payment_currency: null, payment_group: null, payment_message: null };
    expect(await paymentsOf(bare)).toEqual([read]);
    expect(await paymentsOf({ ...bare, ...nothing, payment_completion_time: null })).toEqual([read]);
    expect(await paymentsOf({ ...bare, payment_completion_time: 'soon' })).toEqual([read]);
  });

  test('hold texts that can be kept', async () => {
    const [read] = await paymentsOf({ ...paymentTold, payment_group: 'u\0p\0i', payment_message: 'x'.repeat(301) });
    expect([read?.group, read?.message]).toEqual(['upi', 'x'.repeat(300)]);
  });

  test('that are told of twice are one: with its success, or as it was told of last', async () => {
    const pending = { ...paymentTold, payment_status: 'PENDING' };
    const failed = { ...paymentTold, payment_status: 'FAILED' };
    const other = { ...paymentTold, cf_payment_id: 6 };
    expect(await paymentsOf(pending, paymentTold, failed, other)).toEqual([payment, { ...payment, id: '6' }]);
    expect(await paymentsOf(pending, failed)).toMatchObject([{ id: '5', status: 'FAILED' }]);
  });

  test('without an id or of an amount that cannot be are no payments', async () => {
    const wrong = [{ cf_payment_id: '' }, { payment_amount: -1 }, { payment_amount: 1e12 + 1 }, { order_amount: null }];
    for (const facts of wrong) await failureOf(paymentsOf({ ...paymentTold, ...facts }));
    expect(await paymentsOf({ ...paymentTold, payment_amount: 1e12 })).toMatchObject([{ paidPaise: 1e14 }]);
  });
});

describe('a refund', () => {
  const url = 'https://gateway.example/pg/orders/order%2F1/refunds';

  test('is told of under a key that repeats, and read', async () => {
    const { gateway, asked } = gatewayOf([200, { refund_status: 'PENDING' }], [200, { refund_status: 'success' }]);
    expect([await gateway.refund(newRefund), await gateway.refund(newRefund)]).toEqual([
      { state: 'sent' },
      { state: 'done' },
    ]);
    const body = { refund_id: 'refund/1', refund_amount: 123.45, refund_note: 'Paid twice.' };
    expect(asked[0]).toMatchObject({ url, method: 'POST', body, headers: { 'x-idempotency-key': 'refund/1' } });
  });

  test.each([500, 409])('that was taken though the answer was %i is found', async (status) => {
    const { gateway, asked } = gatewayOf([status, {}], [200, { refund_status: 'SUCCESS' }]);
    expect(await gateway.refund(newRefund)).toEqual({ state: 'done' });
    expect(asked[1]).toMatchObject({ url: `${url}/refund%2F1`, method: 'GET' });
  });

  test('that was not taken says why: it is looked for only where it may be there', async () => {
    expect((await saidOf(gatewayOf([500, {}], [404, {}]).gateway.refund(newRefund)))[1]).toBe(500);
    for (const status of [300, 400, 499]) {
      const refused = gatewayOf([status, {}]);
      expect((await saidOf(refused.gateway.refund(newRefund)))[1]).toBe(status);
      expect(refused.asked).toHaveLength(1);
    }
  });

  test('of which the gateway never heard is none', async () => {
    expect(await gatewayOf([404, {}]).gateway.findRefund('order_1', 'refund_1')).toBeUndefined();
  });
});
