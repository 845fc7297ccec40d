import type { BoundCall } from '../http/bind.ts';
import { accountsRoutes, contactRoutes } from '../modules/accounts/accounts.routes.ts';
import { createAccounts } from '../modules/accounts/accounts.service.ts';
import { createContactChange } from '../modules/accounts/contact-change.service.ts';
import { customersRoutes } from '../modules/customers/customers.routes.ts';
import { createCustomers } from '../modules/customers/customers.service.ts';
import { leadsRoutes } from '../modules/leads/leads.routes.ts';
import { createLeads } from '../modules/leads/leads.service.ts';
import { createOpenLeads } from '../modules/leads/open-leads.service.ts';
import { createOwnLeads } from '../modules/leads/own-leads.service.ts';
import { deadMessagesRoutes } from '../modules/notifications/dead-messages.routes.ts';
import { createDeadMessages } from '../modules/notifications/dead-messages.ts';
import { ownNotificationsRoutes } from '../modules/notifications/own-notifications.routes.ts';
import { createOwnNotifications } from '../modules/notifications/own-notifications.service.ts';
import { createActivity } from '../modules/overview/activity.service.ts';
import { createMarket } from '../modules/overview/market.service.ts';
import { overviewRoutes } from '../modules/overview/overview.routes.ts';
import { createOverview } from '../modules/overview/overview.service.ts';
import { ownDataRoutes } from '../modules/own-data/own-data.routes.ts';
import { createOwnData } from '../modules/own-data/own-data.service.ts';
import { partnerKeysRoutes } from '../modules/partner-keys/partner-keys.routes.ts';
import { createPartnerKeys } from '../modules/partner-keys/partner-keys.service.ts';
import { pushRoutes } from '../modules/push/push.routes.ts';
import { createPush } from '../modules/push/push.service.ts';
import { sellersRoutes } from '../modules/sellers/sellers.routes.ts';
import { createSellers } from '../modules/sellers/sellers.service.ts';
import { sessionsRoutes } from '../modules/sessions/sessions.routes.ts';
import { usersRoutes } from '../modules/users/users.routes.ts';
import { createUsers } from '../modules/users/users.service.ts';
import { verificationRoutes } from '../modules/verification/verification.routes.ts';
import { createVerification } from '../modules/verification/verification.service.ts';
import type { Services } from './services.ts';

/** Calls about people: accounts, requirements, and the keys of partners' sites. */
export function peopleCalls(services: Services): BoundCall[] {
  const { clock, background, pictures, leadReceipts, partners, sessions } = services;
  const verification = createVerification(services);
  const accounts = createAccounts({ ...services, verification });
  const push = createPush(services);
  const sweepPictures = () => background.run(0, async () => pictures?.sweep());
  return [
    ...leadsRoutes(
      createLeads({ ...services, receipts: leadReceipts }),
      createOwnLeads(services),
      createOpenLeads(services),
      clock,
    ),
    ...verificationRoutes(verification),
    ...accountsRoutes(accounts),
    ...contactRoutes(createContactChange({ ...services, accounts, verification })),
    ...sessionsRoutes(sessions),
    ...pushRoutes(push),
    ...sellersRoutes(createSellers(services)),
    ...usersRoutes(createUsers(services)),
    ...deadMessagesRoutes(createDeadMessages(services)),
    ...ownNotificationsRoutes(
      createOwnNotifications({
        ...services,
        ways: services.notifications.ways,
        devicesOf: (userId) => push.count(userId),
      }),
    ),
    ...ownDataRoutes(createOwnData({ ...services, accounts, sweepPictures })),
    ...customersRoutes(createCustomers(services)),
    ...partnerKeysRoutes(createPartnerKeys(services), partners, leadReceipts),
    ...overviewRoutes(createOverview(services), createActivity(services), createMarket(services)),
  ];
}
