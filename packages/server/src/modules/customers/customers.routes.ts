import { updateCustomer } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Customers } from './customers.service.ts';

export const customersRoutes = (customers: Customers): BoundCall[] => [
  bind(updateCustomer, async (input, context) => ({ version: await customers.update(input, callerIn(context)) })),
];
