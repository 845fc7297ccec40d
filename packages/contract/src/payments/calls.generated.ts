/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** The machines of a purchase. */
export const getEquipmentBySubscriptionId: CallNamed<'getEquipmentBySubscriptionId'> = {
  name: 'getEquipmentBySubscriptionId',
  method: 'GET',
  path: '/Equipment/GetEquipmentBySubscriptionId',
  takes: 'query',
  answer: 'list',
};
/** Enters a plan that was paid by bank transfer, with the bank’s reference as proof: it is bought and invoiced like any other. A reference counts once. */
export const addTransfer: CallNamed<'addTransfer'> = {
  name: 'addTransfer',
  method: 'POST',
  path: '/Payment/AddTransfer',
  takes: 'json',
  answer: 'object',
  key: 'orderId',
};
/** Asks the gateway again about an order and its refunds, and settles what it answers. */
export const askGateway: CallNamed<'askGateway'> = {
  name: 'askGateway',
  method: 'POST',
  path: '/Payment/AskGateway',
  takes: 'json',
  answer: 'object',
  key: 'orderState',
};
/** A credit note of a purchase, as PDF: over what was left when a larger plan took its place, or by its number that of a refund. */
export const getCreditNote: CallNamed<'getCreditNote'> = {
  name: 'getCreditNote',
  method: 'GET',
  path: '/Payment/CreditNote',
  takes: 'query',
};
/** Where a purchase stands, also after the tab was closed. */
export const getOrder: CallNamed<'getOrder'> = {
  name: 'getOrder',
  method: 'GET',
  path: '/Payment/GetOrder',
  takes: 'query',
  answer: 'object',
  key: 'orderId',
};
/** The token’s user’s payments. */
export const getOwnPayments: CallNamed<'getOwnPayments'> = {
  name: 'getOwnPayments',
  method: 'POST',
  path: '/Payment/GetOwnPayments',
  takes: 'json',
  answer: 'page',
};
/** Whose phone this is and which plans run, before a payment by bank transfer is entered. */
export const getPayer: CallNamed<'getPayer'> = {
  name: 'getPayer',
  method: 'POST',
  path: '/Payment/GetPayer',
  takes: 'json',
  answer: 'object',
  key: 'userId',
};
/** One order with every attempt to pay it, what was bought, and what went back. */
export const getPayment: CallNamed<'getPayment'> = {
  name: 'getPayment',
  method: 'GET',
  path: '/Payment/GetPayment',
  takes: 'query',
  answer: 'object',
  key: 'orderId',
};
/** What was booked in a period, summed up from the ledger: money that came and went back, sales and their tax. */
export const getPaymentSums: CallNamed<'getPaymentSums'> = {
  name: 'getPaymentSums',
  method: 'POST',
  path: '/Payment/GetPaymentSums',
  takes: 'json',
  answer: 'object',
  key: 'paid',
};
/** All payments, for admins, and for finance with the phone masked. */
export const getPayments: CallNamed<'getPayments'> = {
  name: 'getPayments',
  method: 'POST',
  path: '/Payment/GetPayments',
  takes: 'json',
  answer: 'page',
};
/** Every invoice and credit note, with what GSTR-1 asks for, and the sums of all that match. */
export const getRegister: CallNamed<'getRegister'> = {
  name: 'getRegister',
  method: 'POST',
  path: '/Payment/GetRegister',
  takes: 'json',
  answer: 'page',
};
/** What it comes to if a larger plan takes the place of a running one now. */
export const getUpgradeQuote: CallNamed<'getUpgradeQuote'> = {
  name: 'getUpgradeQuote',
  method: 'GET',
  path: '/Payment/GetUpgradeQuote',
  takes: 'query',
  answer: 'object',
  key: 'price',
};
/** The tax invoice of a purchase, as PDF. */
export const getReceipt: CallNamed<'getReceipt'> = {
  name: 'getReceipt',
  method: 'GET',
  path: '/Payment/Receipt',
  takes: 'query',
};
/** Gives a payment back, whole or in part, by the way it came, with a credit note. Given back whole, its plan ends. The same request id refunds once. */
export const refundPayment: CallNamed<'refundPayment'> = {
  name: 'refundPayment',
  method: 'POST',
  path: '/Payment/Refund',
  takes: 'json',
  answer: 'object',
  key: 'refundId',
};
/** Asks the gateway about an order, settles it, and answers the attempts to pay. */
export const verifyPayment: CallNamed<'verifyPayment'> = {
  name: 'verifyPayment',
  method: 'POST',
  path: '/Payment/VerifyPayment',
  takes: 'query',
  answer: 'some',
  key: 'message',
};
/** What the gateway tells of payments; signed. The gateway is asked again before anything is believed. */
export const paymentWebhook: CallNamed<'paymentWebhook'> = {
  name: 'paymentWebhook',
  method: 'POST',
  path: '/Payment/Webhook',
  takes: 'signedBytes',
};
/** Begins a purchase: computes its price, remembers what is bought and opens an order at the gateway. */
export const startPayment: CallNamed<'startPayment'> = {
  name: 'startPayment',
  method: 'POST',
  path: '/Payment/payment',
  takes: 'json',
  answer: 'object',
  key: 'payment_session_id',
};
/** Turns a paid order into the subscription, once; money, dates, user and machines are our own records’. */
export const addUserPurchaseSubs: CallNamed<'addUserPurchaseSubs'> = {
  name: 'addUserPurchaseSubs',
  method: 'POST',
  path: '/Subscription/AddUserPurchaseSubs',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** What a user has bought, the latest first; an admin may name anybody. */
export const getPurchasedSubscriptions: CallNamed<'getPurchasedSubscriptions'> = {
  name: 'getPurchasedSubscriptions',
  method: 'GET',
  path: '/Subscription/GetPurchasedSubscriptionsByUserId',
  takes: 'query',
  answer: 'list',
};
/** Says which machines stand on a plan that was bought, from now on. */
export const updatePurchaseSelection: CallNamed<'updatePurchaseSelection'> = {
  name: 'updatePurchaseSelection',
  method: 'POST',
  path: '/Subscription/UpdatePurchaseSelection',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
