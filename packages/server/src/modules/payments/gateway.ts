/** What we need of a payment gateway. Every call may be repeated: orders and refunds have our own ids there. */
export interface PaymentGateway {
  /** Creates an order, or returns the existing one with that id. @throws GatewayError */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>;
  /** @throws GatewayError; `undefined` if the gateway does not know the order */
  findOrder(orderId: string): Promise<GatewayOrder | undefined>;
  /** Every attempt to pay for an order, without duplicates. @throws GatewayError */
  paymentsOf(orderId: string): Promise<readonly GatewayPayment[]>;
  /** Ends an order, so that nobody starts to pay for it any more. @throws GatewayError */
  terminate(orderId: string): Promise<void>;
  /** Refunds, once per refund id. @throws GatewayError */
  refund(refund: NewRefund): Promise<GatewayRefund>;
  /** The state of an accepted refund. @throws GatewayError; `undefined` if the gateway does not know it */
  findRefund(orderId: string, refundId: string): Promise<GatewayRefund | undefined>;
}

export interface NewGatewayOrder {
  readonly orderId: string;
  readonly amountPaise: number;
  readonly customer: { readonly id: string; readonly phone: string; readonly name?: string; readonly email?: string };
  readonly expiresAt: Date;
  /** Where the gateway reports; absent if it cannot reach us. */
  readonly notifyUrl?: string | undefined;
  /** Where a browser returns after paying on a bank's page. */
  readonly returnUrl?: string | undefined;
}

export interface GatewayOrder {
  readonly gatewayOrderId: string;
  readonly paymentSessionId: string;
  readonly status: string;
  readonly amountPaise: number;
  readonly currency: string;
}

/** One attempt to pay. */
export interface GatewayPayment {
  readonly id: string;
  /** `SUCCESS`, `FAILED`, `PENDING`, `USER_DROPPED` …; only SUCCESS is final. */
  readonly status: string;
  /** The order's amount. */
  readonly orderAmountPaise: number;
  /** The amount paid; more than the order's if the gateway adds a fee. */
  readonly paidPaise: number;
  readonly currency: string;
  /** `upi`, `credit_card`, `net_banking` … */
  readonly group: string;
  readonly message: string;
  readonly completedAt: Date | undefined;
}

export interface NewRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountPaise: number;
  readonly note: string;
}

export interface GatewayRefund {
  /** `done` once the refund is final. */
  readonly state: 'sent' | 'done';
}

/** The gateway refused or failed. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  /** Its status; 0 without an answer. A 4xx would be repeated. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
