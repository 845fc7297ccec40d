import { defineCall } from '../define-call.ts';
import { paymentPage, paymentsInput } from './payments.shapes.ts';

export const getPayments = defineCall({
  summary: 'All payments, for admins.',
  method: 'POST',
  path: '/Payment/GetPayments',
  who: 'admin',
  takes: 'json',
  input: paymentsInput,
  output: paymentPage,
});
