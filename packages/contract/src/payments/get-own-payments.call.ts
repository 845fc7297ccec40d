import { defineCall } from '../define-call.ts';
import { paymentPage, paymentsInput } from './payments.shapes.ts';

export const getOwnPayments = defineCall({
  summary: 'The token’s user’s payments.',
  method: 'POST',
  path: '/Payment/GetOwnPayments',
  who: 'supplierOrUser',
  takes: 'json',
  input: paymentsInput,
  output: paymentPage,
});
