import { getOwnPayments, getPayments } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { PaymentLists } from './payment-lists.service.ts';

export const paymentListsRoutes = (payments: PaymentLists): BoundCall[] => [
  bind(getPayments, (input) => payments.all(input)),
  bind(getOwnPayments, (input, context) => payments.own(input, callerIn(context))),
];
