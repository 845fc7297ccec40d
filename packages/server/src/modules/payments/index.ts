export { cashfree } from './cashfree.ts';
export { forgetEvents } from './webhook.ts';
export { GatewayError } from './gateway.ts';
export { ledgerRows, paymentJournal, refundJournal, saleJournal } from './ledger.ts';
export { leftToRefund } from './asked-refunds.queries.ts';
export { attemptsOf } from './payments.queries.ts';
export { isBeingPaid } from './being-paid.ts';
export { stateOf } from './order-state.ts';
export { paymentTexts } from './payments.messages.ts';
