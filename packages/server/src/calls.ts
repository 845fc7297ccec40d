import { machineCalls } from './compose/machine-calls.ts';
import { moneyCalls } from './compose/money-calls.ts';
import { peopleCalls } from './compose/people-calls.ts';
import { searchCalls } from './compose/search-calls.ts';
import type { Services } from './compose/services.ts';
import type { BoundCall } from './http/bind.ts';
import { outboxCalls } from './modules/outbox/outbox.routes.ts';
import { countedChanges } from './modules/quotas/quotas.ts';

/** Every call of the contract with what answers it. A new module's routes are added to one of these. */
export function boundCalls(services: Services): BoundCall[] {
  const { db, quotas, outbox } = services;
  const calls = [
    ...searchCalls(services),
    ...machineCalls(services),
    ...peopleCalls(services),
    ...moneyCalls(services),
    ...(outbox === undefined ? [] : outboxCalls(outbox)),
  ];
  return countedChanges(calls, db, quotas);
}
