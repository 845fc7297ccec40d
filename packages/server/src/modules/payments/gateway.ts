/** What we need of a payment gateway. Every call may be repeated: orders and refunds are known to it by ids of ours. */
export interface PaymentGateway {
  /** Opens an order, or answers the one it has under that id. @throws GatewayError */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>;
  /** @throws GatewayError; `undefined` when it never heard of the order */
  findOrder(orderId: string): Promise<GatewayOrder | undefined>;
  /** Every attempt to pay for an order, each once. @throws GatewayError */
  paymentsOf(orderId: string): Promise<readonly GatewayPayment[]>;
  /** Ends an order, so that nobody begins to pay for it any more. @throws GatewayError */
  terminate(orderId: string): Promise<void>;
  /** Gives money back, once per refund id. @throws GatewayError */
  refund(refund: NewRefund): Promise<GatewayRefund>;
  /** How a refund goes that it took. @throws GatewayError; `undefined` when it never heard of it */
  findRefund(orderId: string, refundId: string): Promise<GatewayRefund | undefined>;
}

export interface NewGatewayOrder {
  readonly orderId: string;
  readonly amountPaise: number;
  readonly customer: { readonly id: string; readonly phone: string; readonly name?: string; readonly email?: string };
  readonly expiresAt: Date;
  /** Where the gateway tells what became of it; absent when it cannot reach us. */
  readonly notifyUrl?: string | undefined;
  /** Where a browser comes back to after paying on a page of the bank. */
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
  /** What the order asked for. */
  readonly orderAmountPaise: number;
  /** What was paid; more than the order asked for where the gateway adds a fee of its own. */
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
  /** `done` once the money is on its way back for good. */
  readonly state: 'sent' | 'done';
}

/** The gateway did not do what it was asked for. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  /** Its status; 0 when nothing answered. What it answered with 4xx it will answer again. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
