import type { BoundCall } from '../http/bind.ts';
import { paymentListsRoutes } from '../modules/payment-lists/payment-lists.routes.ts';
import { createPaymentLists } from '../modules/payment-lists/payment-lists.service.ts';
import { paymentsRoutes } from '../modules/payments/payments.routes.ts';
import { plansRoutes } from '../modules/plans/plans.routes.ts';
import { createPlans } from '../modules/plans/plans.service.ts';
import { purchasesRoutes } from '../modules/purchases/purchases.routes.ts';
import { createPurchases } from '../modules/purchases/purchases.service.ts';
import { createReceipts } from '../modules/purchases/receipts.service.ts';
import type { Services } from './services.ts';

/** Calls about money: plans, what was bought of them, and how it was paid. */
export const moneyCalls = (services: Services): BoundCall[] => [
  ...plansRoutes(createPlans(services)),
  ...paymentsRoutes(services.payments),
  ...purchasesRoutes(createPurchases(services), createReceipts({ ...services, drawer: services.receiptDrawer })),
  ...paymentListsRoutes(createPaymentLists(services)),
];
