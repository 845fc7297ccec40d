import { defineCall } from '../define-call.ts';
import { paymentPage, paymentsInput } from './payments.shapes.ts';

export const getPayments = defineCall({
  summary: 'All payments, for admins.',
  route: 'POST /Payment/GetPayments',
  who: 'admin',
  input: paymentsInput,
  output: paymentPage,
});
