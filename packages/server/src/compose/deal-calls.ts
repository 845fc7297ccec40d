import type { BoundCall } from '../http/bind.ts';
import { createAccepting } from '../modules/deals/accepting.service.ts';
import { createAsking } from '../modules/deals/asking.ts';
import { createConfirming } from '../modules/deals/confirming.service.ts';
import { dealsRoutes } from '../modules/deals/deals.routes.ts';
import { createDeals } from '../modules/deals/deals.service.ts';
import { createDrafts } from '../modules/deals/drafts.service.ts';
import { createInbox } from '../modules/deals/inbox.service.ts';
import { offerRequest } from '../modules/deals/offers.ts';
import { createPageTokens } from '../modules/deals/page-tokens.ts';
import { createQuotes } from '../modules/deals/quotes.service.ts';
import { createRequests } from '../modules/deals/requests.service.ts';
import { createStanding } from '../modules/deals/standing.ts';
import { createLeads, type Leads } from '../modules/leads/leads.service.ts';
import { createVerification } from '../modules/verification/verification.service.ts';
import type { Services } from './services.ts';

/** Requirements; one whose phone is proved is offered to owners. */
export function leadsOf(services: Services): Leads {
  const offer = (id: string) => services.db.transaction().execute((trx) => offerRequest(trx, id));
  return createLeads({ ...services, receipts: services.leadReceipts, offer });
}

/** Calls from a requirement to an agreement. */
export function dealCalls(services: Services): BoundCall[] {
  const { db, clock } = services;
  const pages = createPageTokens(services);
  const standingOf = createStanding({ pages });
  const parts = { ...services, pages, standingOf, verification: createVerification(services) };
  return dealsRoutes({
    asking: createAsking({ db, leads: leadsOf(services), now: () => clock.now() }),
    confirming: createConfirming(parts),
    requests: createRequests(parts),
    deals: createDeals(parts),
    drafts: createDrafts(parts),
    quotes: createQuotes(parts),
    accepting: createAccepting(parts),
    inbox: createInbox(parts),
  });
}
