import { dealCalls } from './compose/deal-calls.ts';
import { machineCalls } from './compose/machine-calls.ts';
import { peopleCalls } from './compose/people-calls.ts';
import { searchCalls } from './compose/search-calls.ts';
import type { Services } from './compose/services.ts';
import type { BoundCall } from './http/bind.ts';
import { outboxCalls } from './modules/outbox/outbox.routes.ts';
import { createPaymentBooks } from './modules/payment-lists/books.service.ts';
import { paymentListsRoutes } from './modules/payment-lists/payment-lists.routes.ts';
import { createPaymentLists } from './modules/payment-lists/payment-lists.service.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { plansRoutes } from './modules/plans/plans.routes.ts';
import { createPlans } from './modules/plans/plans.service.ts';
import { purchasesRoutes } from './modules/purchases/purchases.routes.ts';
import { createPurchases } from './modules/purchases/purchases.service.ts';
import { createReceipts } from './modules/purchases/receipts.service.ts';
import { createSelection } from './modules/purchases/selection.service.ts';
import { countedChanges } from './modules/quotas/quotas.ts';

/** Every call of the contract with its handler. A new module's routes are added to one of these. */
export function boundCalls(services: Services): BoundCall[] {
  const { db, quotas, outbox } = services;
  const calls = [
    ...searchCalls(services),
    ...machineCalls(services),
    ...peopleCalls(services),
    ...dealCalls(services),
    ...moneyCalls(services),
    ...(outbox === undefined ? [] : outboxCalls(outbox)),
  ];
  return countedChanges(calls, db, quotas);
}

/** Calls about money: plans, purchases and payments. */
const moneyCalls = (services: Services): BoundCall[] => [
  ...plansRoutes(createPlans(services)),
  ...paymentsRoutes(services.payments),
  ...purchasesRoutes(
    createPurchases(services),
    createReceipts({ ...services, drawer: services.receiptDrawer }),
    createSelection(services),
  ),
  ...paymentListsRoutes(createPaymentLists(services), createPaymentBooks(services)),
];
