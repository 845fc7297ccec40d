/** What came for an order and what went back of it, in whole paise. */
export interface OrderMoney {
  /** The payment that bought the plan. */
  readonly paidPaise: number;
  /** The plan's price as invoiced: the payment, and credit of an earlier plan. */
  readonly totalPaise: number;
  /** Refunds that the staff asked for, on their way or done. */
  readonly refundedPaise: number;
  /** Taken back when a larger plan took its place, and counted towards that one. */
  readonly creditedPaise: number;
}

/** The most that may still be given back of an order: never more than was paid, nor more than its invoice still says. */
export const refundable = ({ paidPaise, totalPaise, refundedPaise, creditedPaise }: OrderMoney): number =>
  Math.max(0, Math.min(paidPaise - refundedPaise, totalPaise - refundedPaise - creditedPaise));
