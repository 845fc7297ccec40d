import {
  getCreditNote,
  getEquipmentBySubscriptionId,
  getPurchasedSubscriptions,
  getReceipt,
  updatePurchaseSelection,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Purchases } from './purchases.service.ts';
import type { Receipts } from './receipts.service.ts';
import type { Selection } from './selection.service.ts';

export const purchasesRoutes = (purchases: Purchases, receipts: Receipts, selection: Selection): BoundCall[] => [
  bind(getPurchasedSubscriptions, ({ id }, context) => purchases.list(id, callerIn(context))),
  bind(getEquipmentBySubscriptionId, ({ id }, context) => purchases.machines(id, callerIn(context))),
  bind(getReceipt, ({ id }, context) => receipts.file(id, callerIn(context))),
  bind(getCreditNote, (input, context) => receipts.creditNote(input, callerIn(context))),
  bind(updatePurchaseSelection, (input, context) => selection.update(input, callerIn(context))),
];
