import { addressOf } from '../address.ts';

/** The page of one payment, for admins and finance. */
export const paymentAddress = (orderId: string): string =>
  addressOf(`/admin-payments/view/${encodeURIComponent(orderId)}`);

/** The plan that was paid for: a page for admins alone. */
export const planAddress = (subscriptionId = 0): string => addressOf(`/subscription-admin/view/${subscriptionId}`);
