/** The gateway's refusals, in Cashfree's shape `{ message, code, type }`. */

/** code → status, type and sentence. */
const refusals = {
  request_failed: [401, 'authentication_error', 'authentication Failed'],
  version_missing: [400, 'invalid_request_error', 'version is missing in the header x-api-version'],
  version_invalid: [400, 'invalid_request_error', 'version is invalid. Acceptable format YYYY-MM-DD'],
  request_invalid: [400, 'invalid_request_error', 'the request body is not valid JSON'],
  path_not_found: [404, 'invalid_request_error', 'bad URL, please check API documentation'],
  order_not_found: [404, 'invalid_request_error', 'Order Reference Id does not exist'],
  payment_not_found: [404, 'invalid_request_error', 'transactions not found for the order'],
  refund_not_found: [404, 'invalid_request_error', 'Refund does not exist'],
  order_already_exists: [409, 'invalid_request_error', 'order with same id is already present'],
  refund_already_exists: [409, 'invalid_request_error', 'refund with same id is already present'],
  order_inactive: [400, 'invalid_request_error', 'order is not active'],
  order_already_paid: [400, 'invalid_request_error', 'order is already paid'],
  order_not_paid: [400, 'invalid_request_error', 'order is not paid: there is nothing to refund'],
  refund_amount_invalid: [
    400,
    'invalid_request_error',
    'refund_amount : refund amount is greater than what is left of the payment',
  ],
  idempotency_key_reused: [422, 'idempotency_error', 'x-idempotency-key was used before with another request'],
  too_many_requests: [429, 'rate_limit_error', 'Too many requests from this source. Please wait for some time.'],
  internal_error: [500, 'api_error', 'internal Server Error'],
} as const satisfies Record<string, readonly [number, string, string]>;

export type RefusalCode = keyof typeof refusals;

/** A refused call; `body` is its answer. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  readonly body: { readonly message: string; readonly code: string; readonly type: string };

  constructor(status: number, body: GatewayError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function refusal(code: RefusalCode, message?: string): GatewayError {
  const [status, type, sentence] = refusals[code];
  return new GatewayError(status, { message: message ?? sentence, code, type });
}

/** A field that is missing or wrong: `order_amount : must be …`, code `order_amount_invalid`. */
export function fieldRefusal(path: string, problem: 'missing' | 'invalid', sentence: string): GatewayError {
  const field = path.split('.').at(-1) ?? path;
  return new GatewayError(400, {
    message: `${path} : ${sentence}`,
    code: `${field}_${problem}`,
    type: 'invalid_request_error',
  });
}
