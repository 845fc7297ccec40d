import type { RefundReason } from '@yantra/contract/calls';

/** What people read about payments beside the errors. */
export const paymentTexts = {
  /** The states of a purchase. */
  states: {
    open: 'This order is not paid yet.',
    confirming: 'Your payment is being confirmed. This can take a few minutes.',
    fulfilled: 'Subscription purchased successfully!',
    failed: 'Payment failed. Please try again later.',
    expired: 'This order was not paid in time. Nothing was taken.',
    refunding: 'This payment could not be used for the subscription. The money is being returned to you.',
    refunded: 'This payment could not be used for the subscription. The money was returned to you.',
  },
  noPayments: 'Payment details not available. Please try again.',
  /** Why money was refunded, by the recorded reason. */
  refundReasons: {
    amount: 'The amount paid is not the price of the plan.',
    again: 'This order was paid twice.',
    machines: 'One of the machines is not yours any more.',
    running: 'One of the machines came into another subscription meanwhile.',
    account: 'The account was closed meanwhile.',
    upgrade: 'The subscription that was to be exchanged had ended meanwhile.',
    // Asked for by the staff, whose own words people read; the gateway is told this.
    asked: 'Given back by Yantra.',
  } satisfies Record<RefundReason, string>,
} as const;
