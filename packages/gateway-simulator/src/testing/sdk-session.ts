/**
 * The official SDK against the gateway, in a process of its own: Sentry, which it brings, does not load in a test runner. Takes the gateway's address and
 * credentials as arguments, and sends its parent what it read.
 */
import { Cashfree, CFEnvironment } from 'cashfree-pg';

const [url = '', clientId = '', clientSecret = '', notifyUrl = ''] = process.argv.slice(2);

/** The seventh argument keeps the SDK from sending reports elsewhere. */
function connect(secret: string): Cashfree {
  const cashfree = new Cashfree(CFEnvironment.SANDBOX, clientId, secret, '', '', '', false);
  cashfree.basePath = `${url}/pg`;
  return cashfree;
}

const cashfree = connect(clientSecret);
const orderRequest = (order_id: string) => ({
  order_id,
  order_amount: 8_850.5,
  order_currency: 'INR',
  customer_details: { customer_id: 'user_7', customer_phone: '9876543210' },
  order_meta: { notify_url: notifyUrl },
});

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => {
      const { response } = error as { readonly response?: { readonly status: number; readonly data: unknown } };
      return { status: response?.status, body: response?.data };
    },
  );

const made = (await cashfree.PGCreateOrder(orderRequest('sdk_1'), 'request-1', 'key-1')).data;
const madeAgain = (await cashfree.PGCreateOrder(orderRequest('sdk_1'), 'request-2', 'key-1')).data;
const fetched = (await cashfree.PGFetchOrder('sdk_1')).data;
const paymentsBefore = (await cashfree.PGOrderFetchPayments('sdk_1')).data;
await fetch(`${url}/simulate/orders/sdk_1/pay`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ method: 'upi', outcome: 'succeed' }),
});
const paid = (await cashfree.PGFetchOrder('sdk_1')).data;
const payments = (await cashfree.PGOrderFetchPayments('sdk_1')).data;
const refund = (await cashfree.PGOrderCreateRefund('sdk_1', { refund_id: 'sdk_r1', refund_amount: 8_850.5 })).data;
const refunded = (await cashfree.PGOrderFetchRefund('sdk_1', 'sdk_r1')).data;
const refunds = (await cashfree.PGOrderFetchRefunds('sdk_1')).data;
await cashfree.PGCreateOrder(orderRequest('sdk_2'));
const terminated = (await cashfree.PGTerminateOrder('sdk_2', { order_status: 'TERMINATED' })).data;
const unknown = await refusalOf(cashfree.PGFetchOrder('none'));
const stranger = await refusalOf(connect('another').PGFetchOrder('sdk_1'));

/** The parent's question: is this webhook genuine? */
export interface WebhookQuestion {
  readonly signature: string;
  readonly timestamp: string;
  readonly raw: string;
}

process.on('message', ({ signature, timestamp, raw }: WebhookQuestion) => {
  try {
    process.send?.({ type: cashfree.PGVerifyWebhookSignature(signature, raw, timestamp).type });
  } catch (error) {
    process.send?.({ refused: error instanceof Error ? error.message : String(error) });
  }
});

const session = {
  made,
  madeAgain,
  fetched,
  paymentsBefore,
  paid,
  payments,
  refund,
  refunded,
  refunds,
  terminated,
  unknown,
  stranger,
};
export type SdkSession = typeof session;
process.send?.(session);
