import type { BoundCall } from '../http/bind.ts';
import { accountsRoutes, contactRoutes } from '../modules/accounts/accounts.routes.ts';
import { createAccounts } from '../modules/accounts/accounts.service.ts';
import { createContactChange } from '../modules/accounts/contact-change.service.ts';
import { agreementsRoutes } from '../modules/agreements/agreements.routes.ts';
import { createAuditCheck } from '../modules/audit/audit-check.ts';
import { createAuditLog } from '../modules/audit/audit-list.service.ts';
import { auditRoutes } from '../modules/audit/audit.routes.ts';
import { conversationsRoutes } from '../modules/conversations/conversations.routes.ts';
import { customersRoutes } from '../modules/customers/customers.routes.ts';
import { createCustomers } from '../modules/customers/customers.service.ts';
import { createAssignments } from '../modules/leads/assignments.service.ts';
import { leadsRoutes } from '../modules/leads/leads.routes.ts';
import { createOpenLeads } from '../modules/leads/open-leads.service.ts';
import { createOwnLeads } from '../modules/leads/own-leads.service.ts';
import { createAnnouncements } from '../modules/notices/announcements.service.ts';
import { noticesRoutes } from '../modules/notices/notices.routes.ts';
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
import { createPaymentLists } from '../modules/payment-lists/payment-lists.service.ts';
import { createBlocking } from '../modules/people/blocking.service.ts';
import { createContacts } from '../modules/people/contacts.service.ts';
import { createNotes } from '../modules/people/notes.service.ts';
import { peopleRoutes } from '../modules/people/people.routes.ts';
import { createPeople } from '../modules/people/people.service.ts';
import { pushRoutes } from '../modules/push/push.routes.ts';
import { createPush } from '../modules/push/push.service.ts';
import { reportsRoutes } from '../modules/reports/reports.routes.ts';
import { createReports } from '../modules/reports/reports.service.ts';
import { sellersRoutes } from '../modules/sellers/sellers.routes.ts';
import { createSellers } from '../modules/sellers/sellers.service.ts';
import { sessionsRoutes } from '../modules/sessions/sessions.routes.ts';
import { staffRoutes } from '../modules/staff/staff.routes.ts';
import { createStaff } from '../modules/staff/staff.service.ts';
import { usersRoutes } from '../modules/users/users.routes.ts';
import { createUsers } from '../modules/users/users.service.ts';
import { verificationRoutes } from '../modules/verification/verification.routes.ts';
import { createVerification } from '../modules/verification/verification.service.ts';
import { leadsOf } from './deal-calls.ts';
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
      {
        leads: leadsOf(services),
        ownLeads: createOwnLeads(services),
        openLeads: createOpenLeads(services),
        assignments: createAssignments(services),
      },
      clock,
    ),
    ...conversationsRoutes(services.conversations),
    ...agreementsRoutes(services.agreements),
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
    ...noticesRoutes(createAnnouncements(services), services.maintenance),
    ...ownDataRoutes(createOwnData({ ...services, accounts, sweepPictures })),
    ...staffRoutes(createStaff(services)),
    ...auditRoutes(createAuditLog(services), createAuditCheck(services)),
    ...customersRoutes(createCustomers(services)),
    ...peopleRoutes({
      people: createPeople({ ...services, paymentsOf: createPaymentLists(services).of }),
      blocking: createBlocking(services),
      contacts: createContacts(services),
      notes: createNotes(services),
    }),
    ...partnerKeysRoutes(createPartnerKeys(services), partners, leadReceipts),
    ...reportsRoutes(createReports(services)),
    ...overviewRoutes(createOverview(services), createActivity(services), createMarket(services)),
  ];
}
