import { defineCall } from '../call.ts';

/* Plans, purchases and payments: dashboard.md §7, with the new calls of calls.md. */

const post = { method: 'POST' } as const;
const get = { method: 'GET' } as const;

export const getSubscriptions = /* @__PURE__ */ defineCall('getSubscriptions', {
  ...get,
  who: 'loggedIn',
  path: '/Subscription/GetSubscriptions',
});
export const getSubscriptionById = /* @__PURE__ */ defineCall('getSubscriptionById', {
  ...get,
  who: 'loggedIn',
  path: '/Subscription/GetSubscriptionById',
  errors: ['subscription.unknown'],
});
export const addNewSubscription = /* @__PURE__ */ defineCall('addNewSubscription', {
  ...post,
  who: 'admin',
  path: '/Subscription/AddNewSubscription',
  message: 'Subscription Created Successfully!',
  errors: ['subscription.taken'],
});
export const updateSubscriptionPlan = /* @__PURE__ */ defineCall('updateSubscriptionPlan', {
  ...post,
  who: 'admin',
  path: '/Subscription/UpdateSubscriptionPlan',
  message: 'Subscription Updated Successfully!',
  errors: ['subscription.unknown', 'subscription.taken', 'subscription.changed'],
});
export const getPurchasedSubscriptions = /* @__PURE__ */ defineCall('getPurchasedSubscriptions', {
  ...get,
  who: 'owner',
  path: '/Subscription/GetPurchasedSubscriptionsByUserId',
});
export const getEquipmentBySubscriptionId = /* @__PURE__ */ defineCall('getEquipmentBySubscriptionId', {
  ...get,
  who: 'owner',
  path: '/Equipment/GetEquipmentBySubscriptionId',
  errors: ['purchase.unknown'],
});
export const addUserPurchaseSubs = /* @__PURE__ */ defineCall('addUserPurchaseSubs', {
  ...post,
  who: 'supplierOrUser',
  path: '/Subscription/AddUserPurchaseSubs',
  message: 'Subscription purchased successfully!',
  errors: ['order.unknown', 'payment.pending', 'payment.failed', 'payment.refunded', 'payment.unavailable'],
});

export const startPayment = /* @__PURE__ */ defineCall('startPayment', {
  ...post,
  who: 'supplierOrUser',
  path: '/Payment/payment',
  errors: [
    'subscription.unknown',
    'subscription.notSold',
    'purchase.unknown',
    'purchase.machines',
    'purchase.tooManyMachines',
    'purchase.running',
    'payment.amountWrong',
    'payment.tooMany',
    'payment.unavailable',
  ],
});
export const verifyPayment = /* @__PURE__ */ defineCall('verifyPayment', {
  ...post,
  who: 'owner',
  path: '/Payment/VerifyPayment',
  keysInQuery: true,
  errors: ['order.unknown', 'payment.unavailable'],
});
export const getOrder = /* @__PURE__ */ defineCall('getOrder', {
  ...get,
  who: 'owner',
  path: '/Payment/GetOrder',
  errors: ['order.unknown'],
});
export const getPayments = /* @__PURE__ */ defineCall('getPayments', {
  ...post,
  who: 'admin',
  path: '/Payment/GetPayments',
});
export const getOwnPayments = /* @__PURE__ */ defineCall('getOwnPayments', {
  ...post,
  who: 'supplierOrUser',
  path: '/Payment/GetOwnPayments',
});
export const paymentWebhook = /* @__PURE__ */ defineCall('paymentWebhook', {
  ...post,
  who: 'anyone',
  path: '/Payment/Webhook',
  isSigned: true,
  errors: ['webhook.refused', 'payment.unavailable'],
});
/** Answers `application/pdf`. */
export const getReceipt = /* @__PURE__ */ defineCall('getReceipt', {
  ...get,
  who: 'owner',
  path: '/Payment/Receipt',
  isFile: true,
  errors: ['purchase.unknown', 'server.busy'],
});
