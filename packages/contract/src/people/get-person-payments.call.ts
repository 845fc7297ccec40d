import { defineCall } from '../define-call.ts';
import { paymentPage, paymentsInput } from '../payments/payments.shapes.ts';
import { personId } from './people.shapes.ts';

export const getPersonPayments = defineCall({
  summary: 'Somebody’s payments, for admins.',
  route: 'GET /People/GetPersonPayments',
  who: 'admin',
  input: paymentsInput.extend(personId.shape),
  output: paymentPage,
});
