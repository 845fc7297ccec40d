import { defineCall } from '../define-call.ts';
import { paymentPage, paymentsInput } from './payments.shapes.ts';

export const getOwnPayments = defineCall({
  summary: 'The token’s user’s payments.',
  route: 'POST /Payment/GetOwnPayments',
  who: 'supplierOrUser',
  input: paymentsInput,
  output: paymentPage,
});
