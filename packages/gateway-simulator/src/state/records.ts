/** The gateway's records. Money in paise, moments in milliseconds since 1970. */

export const paymentGroups = [
  'credit_card',
  'debit_card',
  'prepaid_card',
  'credit_card_emi',
  'debit_card_emi',
  'cardless_emi',
  'upi',
  'upi_credit_card',
  'upi_ppi',
  'upi_ppi_offline',
  'net_banking',
  'wallet',
  'pay_later',
  'bank_transfer',
  'paypal',
  'cash',
] as const;

export type PaymentGroup = (typeof paymentGroups)[number];
export type PaymentStatus = 'SUCCESS' | 'NOT_ATTEMPTED' | 'FAILED' | 'USER_DROPPED' | 'VOID' | 'CANCELLED' | 'PENDING';
export type OrderStatus = 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATED' | 'TERMINATION_REQUESTED';

export interface Customer {
  readonly customer_id: string;
  readonly customer_phone: string;
  readonly customer_name: string | null;
  readonly customer_email: string | null;
}

export interface Order {
  readonly orderId: string;
  readonly cfOrderId: string;
  readonly sessionId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly customer: Customer;
  readonly returnUrl: string | null;
  readonly notifyUrl: string | null;
  readonly note: string | null;
  readonly tags: Readonly<Record<string, string>> | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Expiry is computed from the time, not stored. */
  readonly status: Exclude<OrderStatus, 'EXPIRED'>;
}

/** One attempt at paying an order. */
export interface Payment {
  readonly cfPaymentId: string;
  readonly orderId: string;
  readonly group: PaymentGroup;
  readonly status: PaymentStatus;
  /** The amount taken from the person, if it succeeded. */
  readonly amountPaise: number;
  /** The order's amount as reported with this payment; a rule may falsify it. */
  readonly orderAmountPaise: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** While PENDING: when it succeeds; null waits for `POST /rules/advance`. */
  readonly resolvesAt: number | null;
}

export type RefundStatus = 'PENDING' | 'SUCCESS' | 'FAILED';

export interface Refund {
  readonly refundId: string;
  readonly cfRefundId: string;
  readonly orderId: string;
  readonly cfPaymentId: string;
  readonly amountPaise: number;
  readonly note: string | null;
  readonly speed: 'STANDARD' | 'INSTANT';
  readonly status: RefundStatus;
  readonly createdAt: number;
  readonly endedAt: number | null;
  /** While PENDING: when it ends, and how; null waits for `POST /rules/advance`. */
  readonly resolvesAt: number | null;
  readonly resolvesTo: 'SUCCESS' | 'FAILED';
}

export const webhookTypes = [
  'PAYMENT_SUCCESS_WEBHOOK',
  'PAYMENT_FAILED_WEBHOOK',
  'PAYMENT_USER_DROPPED_WEBHOOK',
  'REFUND_STATUS_WEBHOOK',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

export interface Webhook {
  readonly id: string;
  readonly orderId: string;
  readonly type: WebhookType;
  readonly url: string;
  /** Sent byte for byte; the signature covers it. */
  readonly body: string;
  /** The same for every delivery of one event. */
  readonly idempotencyKey: string;
  /** Deliveries tried so far. */
  readonly attempts: number;
  readonly state: 'waiting' | 'delivered' | 'given-up' | 'withheld';
  /** The next delivery, while waiting. */
  readonly at: number;
  /** Sent right after the next webhook of its order, or at `at` if there is none. */
  readonly behindNext: boolean;
  readonly isForged: boolean;
  /** How old the timestamp is. */
  readonly staleMs: number;
  /** The receiver's last status; 0 without an answer. */
  readonly lastStatus: number | null;
}

/** The stored answer of an idempotency key. */
export interface StoredAnswer {
  readonly key: string;
  /** The method, path and body it answers. */
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

/** A line of the ledger file: the new state of one record. */
export type JournalRecord =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'refund'; readonly refund: Refund }
  | { readonly kind: 'webhook'; readonly webhook: Webhook }
  | { readonly kind: 'answer'; readonly answer: StoredAnswer }
  | { readonly kind: 'clock'; readonly aheadMs: number };
