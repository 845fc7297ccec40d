import { z } from 'zod';
import { flag, line, numeric, optional, rowId, version } from './input.ts';
import { listInput, pageOf } from './page.ts';

/* Plans, purchases and payments (dashboard.md §3 to §8, decisions.md "the purchase", calls.md). Amounts travel in rupees. */

const decimals = (value: number) => Number.isInteger(Math.round(value * 1e6) / 1e4);
const given = (value: unknown): unknown => (value === null || value === '' ? undefined : numeric(value));
const amount = (sentence: string, most: number) =>
  z.preprocess(
    (value) => given(value) ?? 0,
    z.number(sentence).min(0, sentence).max(most, sentence).refine(decimals, sentence),
  );
const priceSentence = 'A price is an amount in rupees, with two decimals at most.';
const discountSentence = 'A discount is a percent from 0 to 100, with two decimals at most.';
const price = amount(priceSentence, 10_000_000);
const discount = amount(discountSentence, 100);

/** What an admin sets of a plan, by period; bound by name, never by position. Final prices are computed: what a body says of them is dropped. */
const prices = {
  price1Month: price,
  discount1Month: discount,
  price2Month: price,
  discount2Month: discount,
  price3Month: price,
  discount3Month: discount,
  price6Month: price,
  discount6Month: discount,
  price1Year: price,
  discount1Year: discount,
};
const countSentence = 'The number of machines is a whole number from 1 to 10,000.';
const planName = line('Name is required', 60).min(1, 'Name is required');
const planFields = {
  name: planName,
  /** The name when it is left empty. */
  displayName: optional(line('Please write this on one line.', 60)),
  ...prices,
  equipmentCount: z.preprocess(given, z.int(countSentence).min(1, countSentence).max(10_000, countSentence)),
  active: z.preprocess((value) => flag(value) ?? true, z.boolean('Active is yes or no.')),
};
const smallCount = z.preprocess((value) => given(value) ?? 1, z.int().min(0).max(100_000));
export const addSubscriptionInput = z.object({
  ...planFields,
  contactToBeViewed: smallCount,
  smsCountAllowed: smallCount,
});
/** Contacts and messages are left as they are. `version` is the one that was read: another's change in between is not overwritten. */
export const updateSubscriptionInput = z.object({
  ...planFields,
  id: rowId,
  version: optional(version('Please load the plan again.')),
});

const rupees = z.number();
/** A plan as it is sold now. */
export const plan = z.object({
  id: z.number().int(),
  name: z.string(),
  displayName: z.string(),
  price1Month: rupees,
  discount1Month: rupees,
  finalPrice1Month: rupees,
  price2Month: rupees,
  discount2Month: rupees,
  finalPrice2Month: rupees,
  price3Month: rupees,
  discount3Month: rupees,
  finalPrice3Month: rupees,
  price6Month: rupees,
  discount6Month: rupees,
  finalPrice6Month: rupees,
  price1Year: rupees,
  discount1Year: rupees,
  finalPrice1Year: rupees,
  equipmentCount: z.number().int(),
  contactToBeViewed: z.number().int(),
  smsCountAllowed: z.number().int(),
  active: z.boolean(),
  version: z.number().int(),
});
export const subscriptionId = z.object({ id: rowId });
export const newPlan = z.object({ id: z.number().int() });

const uuid = (sentence: string) => z.string(sentence).regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, sentence);
/** Months. */
const period = z.preprocess(
  (value) => given(value) ?? 1,
  z.literal([1, 2, 3, 6, 12], 'A plan is bought for 1, 2, 3, 6 or 12 months.'),
);
/** As an answer has it: as the plan was when it was bought. */
export const purchasedPlan = z.object({
  /** The purchase's. */
  id: z.string(),
  subscriptionId: z.number().int(),
  displayName: z.string(),
  /** Months. */
  subscriptionPeriod: z.number().int(),
  /** What was paid for, rupees. */
  price: rupees,
  discount: z.number(),
  finalPrice: rupees,
  finalPrice1Month: rupees,
  finalPrice3Month: rupees,
  finalPrice6Month: rupees,
  finalPrice1Year: rupees,
  equipmentCount: z.number().int(),
  smsCountAllowed: z.number().int(),
  contactToBeViewed: z.number().int(),
  /** Whether its period covers now. */
  active: z.boolean(),
  state: z.enum(['running', 'coming', 'ended']),
  /** ISO 8601, UTC. */
  purchaseDate: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** Its machines that still exist. */
  equipmentIds: z.array(z.string()),
  orderId: z.string().nullable(),
  /** Serial number of its tax invoice. */
  invoiceNumber: z.string().nullable(),
});
/** Whose purchases; the token's user when it is left out. */
export const purchaserId = z.object({ id: optional(uuid('This is no id of a user.')) });
export const purchaseId = z.object({ id: uuid('This is no id of a subscription.') });
/** A machine of a purchase: documented as a list with nested data. */
export const purchasedEquipment = z.object({
  id: z.string(),
  name: z.string(),
  modelNumber: z.string(),
  noOfWorkingHrs: z.number(),
  finalRentalValue: rupees,
  rentalType: z.number().int(),
  category: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  status: z.string(),
});

const machineIds = z
  .array(uuid('This is no id of a machine.'), 'Please select a machine.')
  .min(1, 'Please select a machine.')
  .max(10_000, 'Please select fewer machines.')
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);
/**
 * Begins a purchase. Price, customer and whose machines they are come from our records: `amount` is only compared, what a body says
 * of the customer is dropped.
 */
export const startPaymentInput = z.object({
  /** Rupees. */
  amount: z.preprocess(
    numeric,
    z.number('Please give the amount.').min(0, 'Please give the amount.').max(1_000_000_000, 'Please give the amount.'),
  ),
  subscriptionId: rowId,
  subscriptionPeriod: period,
  selectedEquipmentIds: machineIds,
  /** The purchase that this one renews: it begins when that one ends. */
  renewalOf: optional(uuid('This is no id of a subscription.')),
});
export const paymentSession = z.object({
  payment_session_id: z.string(),
  order_id: z.string(),
  /** Rupees. */
  order_amount: rupees,
  /** `production` takes real money. */
  gateway_mode: z.enum(['simulator', 'sandbox', 'production']),
  /** The gateway's script for browsers; it supplies `window.Cashfree`. */
  gateway_script: z.string(),
});

const orderIdSentence = 'Order ID missing';
export const orderId = z.object({
  id: z.string(orderIdSentence).min(1, orderIdSentence).max(50, orderIdSentence),
});
/** One attempt to pay, in the gateway's words. */
export const paymentRecord = z.object({
  cf_payment_id: z.string(),
  order_amount: rupees,
  payment_amount: rupees,
  /** ISO 8601, UTC; empty while it runs. */
  payment_completion_time: z.string(),
  payment_status: z.string(),
  payment_group: z.string(),
  payment_message: z.string(),
});
/** Documented: the attempts, or a message where there are none. */
export const verified = z.union([z.array(paymentRecord), z.object({ message: z.string() })]);

/** Where a purchase stands. `confirming`: paid or being paid, not settled yet. */
export const orderState = z.enum(['open', 'confirming', 'fulfilled', 'failed', 'expired', 'refunding', 'refunded']);
export const order = z.object({
  orderId: z.string(),
  state: orderState,
  /** What that means, for the person. */
  message: z.string(),
  orderAmount: rupees,
  displayName: z.string(),
  subscriptionId: z.number().int(),
  subscriptionPeriod: z.number().int(),
  equipmentIds: z.array(z.string()),
  purchaseId: z.string().nullable(),
  /** Whether one may still pay for it; its session for the checkout. */
  paymentSessionId: z.string().nullable(),
  gatewayMode: z.enum(['simulator', 'sandbox', 'production']),
  gatewayScript: z.string(),
});

/**
 * Consumes a paid order. Documented with money, dates, machines and user: all of them are the server's own, and what a body says of them
 * is dropped; only the order's id counts.
 */
export const purchaseInput = z.object({
  payment: z.preprocess(
    (value) => (Array.isArray(value) ? value[0] : value),
    z.object({ orderId: orderId.shape.id }, orderIdSentence),
  ),
});
export const purchased = z.object({ id: z.string() });

export const refund = z.object({
  refundId: z.string(),
  amount: rupees,
  status: z.enum(['PENDING', 'SUCCESS']),
  /** Why, for the person. */
  reason: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** A row of the payments list: the latest attempt of an order that tells most (a success before others). */
export const paymentRow = z.object({
  orderId: z.string(),
  userFullname: z.string(),
  /** Ten digits. */
  userPhonenumber: z.string(),
  /** ISO 8601, UTC; null while it runs. */
  paymentCompletionTime: z.string().nullable(),
  orderAmount: rupees,
  paymentGroup: z.string(),
  /** `SUCCESS`, `Pending`, `Failed` or the gateway's other words. */
  paymentStatus: z.string(),
  orderState,
  displayName: z.string(),
  subscriptionPeriod: z.number().int(),
  cfPaymentId: z.string().nullable(),
  purchaseId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  refund: refund.nullable(),
  createdAt: z.string(),
});
export const paymentsInput = listInput([
  'createdAt',
  'userFullname',
  'userPhonenumber',
  'paymentCompletionTime',
  'orderAmount',
  'paymentGroup',
  'paymentStatus',
]);
export const paymentPage = pageOf(paymentRow);
