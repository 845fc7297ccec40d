export { cashfree } from './cashfree.ts';
export { forgetEvents } from './forget-events.ts';
export { GatewayError } from './gateway.ts';
export { saleLines } from './ledger.ts';
export { stateOf } from './order-state.ts';
export { paymentTexts, type RefundReason } from './payments.messages.ts';
