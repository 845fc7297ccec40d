/** Builders of plans, purchases, orders and payments, for stories and tests. */
import type {
  Order,
  PaymentRow,
  PaymentSession,
  Plan,
  PurchasedEquipment,
  PurchasedPlan,
  UpgradeQuote,
} from '@yantra/contract/calls';
import { pagesOf } from './dashboard.ts';
import { type MockAnswers, machinesIn } from './mock-client.ts';

type Only<T, Key extends keyof T> = Pick<T, Key> & Partial<T>;

/** A plan; only its id is required. */
export const makePlan = (some: Only<Plan, 'id'>): Plan => ({
  name: 'ECONOMY',
  displayName: some.name ?? 'ECONOMY',
  price1Month: 1500,
  discount1Month: 0,
  finalPrice1Month: 1500,
  price2Month: 0,
  discount2Month: 0,
  finalPrice2Month: 0,
  price3Month: 4500,
  discount3Month: 10,
  finalPrice3Month: 4050,
  price6Month: 9000,
  discount6Month: 25,
  finalPrice6Month: 6750,
  price1Year: 18_000,
  discount1Year: 30,
  finalPrice1Year: 12_600,
  equipmentCount: 4,
  contactToBeViewed: 1,
  smsCountAllowed: 500,
  active: true,
  version: 2,
  ...some,
});

/** A purchase; only its id is required. */
export const makePurchase = (some: Only<PurchasedPlan, 'id'>): PurchasedPlan => ({
  subscriptionId: 2,
  displayName: 'ECONOMY',
  subscriptionPeriod: 6,
  price: 9000,
  discount: 25,
  finalPrice: 6750,
  finalPrice1Month: 1500,
  finalPrice3Month: 4050,
  finalPrice6Month: 6750,
  finalPrice1Year: 12_600,
  equipmentCount: 4,
  smsCountAllowed: 500,
  contactToBeViewed: 1,
  active: true,
  state: 'running',
  purchaseDate: '2026-11-21T05:12:00Z',
  startDate: '2026-11-21T05:12:00Z',
  endDate: '2027-05-21T05:12:00Z',
  equipmentIds: ['Pune-0', 'Pune-5'],
  orderId: 'order_1938572TnYQ4kVbX',
  invoiceNumber: 'YA/2026-27/000041',
  ...some,
});

/** An order; unpaid by default. */
export const makeOrder = (some: Partial<Order> = {}): Order => ({
  orderId: 'order_1938572TnYQ4kVbX',
  state: 'open',
  message: 'This order is not paid yet.',
  orderAmount: 6750,
  displayName: 'ECONOMY',
  subscriptionId: 2,
  subscriptionPeriod: 6,
  equipmentIds: ['Pune-1', 'Pune-2'],
  purchaseId: null,
  paymentSessionId: 'session_abc',
  gatewayMode: 'simulator',
  gatewayScript: 'https://gateway.invalid/js/v3/cashfree.js',
  ...some,
});

/** A payment as a row of a table; paid by UPI by default. */
export const makePayment = (some: Only<PaymentRow, 'orderId'>): PaymentRow => ({
  userFullname: 'Rohit Deshpande',
  userPhonenumber: '9822041573',
  paymentCompletionTime: '2026-11-21T05:12:00Z',
  orderAmount: 6750,
  paymentGroup: 'upi',
  paymentStatus: 'SUCCESS',
  orderState: 'fulfilled',
  displayName: 'ECONOMY',
  subscriptionPeriod: 6,
  cfPaymentId: '5114912345',
  purchaseId: 'b1a2c3d4-0000-4000-8000-000000000001',
  invoiceNumber: 'YA/2026-27/000041',
  refund: null,
  createdAt: '2026-11-21T05:10:00Z',
  ...some,
});

/** A successful attempt to pay. */
export const paidAttempt = {
  cf_payment_id: '5114912345',
  order_amount: 6750,
  payment_amount: 6750,
  payment_completion_time: '2026-11-21T05:12:00Z',
  payment_status: 'SUCCESS',
  payment_group: 'upi',
  payment_message: 'Payment successful',
};

export const paymentSession: PaymentSession = {
  payment_session_id: 'session_abc',
  order_id: 'order_1938572TnYQ4kVbX',
  order_amount: 6750,
  gateway_mode: 'simulator',
  gateway_script: 'https://gateway.invalid/js/v3/cashfree.js',
};

/** The quote for an upgrade to FLEET for half a year, with three months of ECONOMY left. */
export const upgradeQuote: UpgradeQuote = {
  price: 126_000,
  credit: 3375,
  creditTaxable: 2860.16,
  creditTax: 514.84,
  days: 182,
  daysLeft: 91,
  toPay: 122_625,
  furtherDays: 0,
  endDate: '2027-08-20T05:12:00Z',
};

/** Three plans, as the design shows them. */
export const plans: readonly Plan[] = [
  makePlan({
    id: 1,
    name: 'STARTER',
    price6Month: 3000,
    discount6Month: 15,
    finalPrice6Month: 2550,
    equipmentCount: 2,
    contactToBeViewed: 300,
    smsCountAllowed: 100,
    embedAllowed: false,
  }),
  makePlan({ id: 2 }),
  makePlan({
    id: 3,
    name: 'FLEET',
    price6Month: 180_000,
    discount6Month: 30,
    finalPrice6Month: 126_000,
    equipmentCount: 200,
    smsCountAllowed: 10_000,
  }),
];

/** One that runs, one that begins when it ends, one that has ended. */
export const purchases: readonly PurchasedPlan[] = [
  makePurchase({
    id: 'b1a2c3d4-0000-4000-8000-000000000002',
    state: 'coming',
    active: false,
    startDate: '2027-05-21T05:12:00Z',
    endDate: '2027-11-21T05:12:00Z',
    equipmentIds: ['Pune-0'],
    invoiceNumber: null,
  }),
  makePurchase({ id: 'b1a2c3d4-0000-4000-8000-000000000001' }),
  makePurchase({
    id: 'b1a2c3d4-0000-4000-8000-000000000003',
    displayName: 'STARTER',
    subscriptionId: 1,
    subscriptionPeriod: 1,
    state: 'ended',
    active: false,
    startDate: '2026-04-04T06:00:00Z',
    endDate: '2026-05-04T06:00:00Z',
    equipmentCount: 2,
    equipmentIds: ['Pune-2', 'Pune-7'],
  }),
];

const purchasedMachines: readonly PurchasedEquipment[] = machinesIn('Pune', 2).map((machine) => ({
  id: machine.id,
  name: machine.name,
  modelNumber: machine.modelNumber,
  noOfWorkingHrs: machine.noOfWorkingHrs,
  finalRentalValue: machine.finalRentalValue,
  rentalType: machine.rentalType,
  category: machine.categories[0]?.name ?? '',
  city: machine.city,
  state: machine.state,
  country: 'India',
  status: machine.status,
}));

const statuses: readonly Partial<PaymentRow>[] = [
  {},
  { paymentStatus: 'Pending', orderState: 'confirming', paymentCompletionTime: null, paymentGroup: 'net_banking' },
  { paymentStatus: 'Failed', orderState: 'failed', paymentGroup: 'credit_card' },
  { paymentStatus: 'USER_DROPPED', orderState: 'open', paymentCompletionTime: null, paymentGroup: '' },
  {
    orderState: 'refunded',
    refund: {
      refundId: 'refund_1',
      amount: 6750,
      status: 'SUCCESS',
      reason: 'One of the machines came into another subscription meanwhile.',
      reasonCode: 'running',
      createdAt: '2026-11-21T06:00:00Z',
    },
  },
];

/** Fourteen payments: two pages, every status. */
export const payments: readonly PaymentRow[] = Array.from({ length: 14 }, (_, index) => {
  const some = statuses[index % statuses.length] ?? {};
  const isBought = some.orderState === undefined;
  return makePayment({
    orderId: `order_${index + 1}`,
    userFullname: index % 2 ? 'Sunita Jadhav' : 'Rohit Deshpande',
    ...(!isBought && { purchaseId: null, invoiceNumber: null }),
    ...some,
  });
});

/** Valid answers for the screens of plans, purchases and payments. */
export const paymentAnswers: MockAnswers = {
  getSubscriptions: () => plans,
  getSubscriptionById: ({ id }) => plans.find((plan) => plan.id === Number(id)) ?? plans[0],
  addNewSubscription: () => ({ id: 9 }),
  updateSubscriptionPlan: () => ({}),
  getPurchasedSubscriptions: () => purchases,
  updatePurchaseSelection: ({ id, selectedEquipmentIds }) => ({
    ...(purchases.find((purchase) => purchase.id === id) ?? purchases[1]),
    equipmentIds: selectedEquipmentIds,
  }),
  getEquipmentBySubscriptionId: () => purchasedMachines,
  getPayments: pagesOf(payments),
  getOwnPayments: pagesOf(payments.filter(({ userFullname }) => userFullname === 'Rohit Deshpande')),
  startPayment: () => paymentSession,
  verifyPayment: () => [paidAttempt],
  getOrder: () => makeOrder({ state: 'fulfilled', purchaseId: 'b1a2c3d4-0000-4000-8000-000000000001' }),
  addUserPurchaseSubs: () => ({ id: 'b1a2c3d4-0000-4000-8000-000000000001' }),
  getReceipt: () => '%PDF',
  getCreditNote: () => '%PDF',
  getUpgradeQuote: () => upgradeQuote,
};
