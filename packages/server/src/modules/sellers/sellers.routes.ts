import { getSupplierDetails } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Sellers } from './sellers.service.ts';

export const sellersRoutes = (sellers: Sellers): BoundCall[] => [
  bind(getSupplierDetails, ({ id }, context) => sellers.detailsOf(id, callerIn(context))),
];
