import { getOwnPayments, getPayment, getPayments, getPaymentSums, getRegister } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Books } from './books.service.ts';
import type { PaymentLists } from './payment-lists.service.ts';

export const paymentListsRoutes = (payments: PaymentLists, books: Books): BoundCall[] => [
  bind(getPayments, (input, context) => payments.all(input, callerIn(context))),
  bind(getOwnPayments, (input, context) => payments.own(input, callerIn(context))),
  bind(getPayment, ({ id }, context) => payments.one(id, callerIn(context))),
  bind(getPaymentSums, (input) => books.sums(input)),
  bind(getRegister, (input) => books.register(input)),
];
