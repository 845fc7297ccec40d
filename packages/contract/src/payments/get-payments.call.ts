import { defineCall } from '../define-call.ts';
import { allPaymentsInput, paymentPage } from './payments.shapes.ts';

export const getPayments = defineCall({
  summary: 'All payments, for admins, and for finance with the phone masked.',
  route: 'POST /Payment/GetPayments',
  who: 'finance',
  input: allPaymentsInput,
  output: paymentPage,
});
