/** One person as admins see them, for the dashboard's stories and tests. */
import type { getPerson, getPersonLeads, OutputOf } from '@yantra/contract/calls';
import { makeProfile, pagesOf } from './dashboard.ts';
import type { MockAnswers } from './mock-client.ts';
import { makePayment } from './payments.ts';

type Person = OutputOf<typeof getPerson>;
type Lead = OutputOf<typeof getPersonLeads>['data'][number];

/** An owner with machines on a plan. */
export const makePerson = (some: Partial<Person> = {}): Person => ({
  id: 's7',
  blocked: null,
  isLastAdmin: false,
  phoneConfirmedAt: '2024-03-14T06:30:00.000Z',
  emailConfirmedAt: null,
  lastSeenAt: '2026-11-24T06:12:00.000Z',
  machines: 14,
  listed: 9,
  purchases: 2,
  payments: 3,
  paid: 29_884,
  leads: { sent: 2, received: 12 },
  sessions: 2,
  plan: { displayName: 'BUSINESS', used: 35, places: 100, endDate: '2027-11-14T18:29:59.999Z' },
  rating: { average: 4.4, count: 61 },
  minutesToOpen: 118,
  ...some,
});

const ownersProfile = makeProfile({
  id: 's7',
  role: 'supplier',
  firstName: 'Rohit',
  lastName: 'Deshpande',
  fullName: 'Rohit Deshpande',
  phoneNumber: '9000000002',
  email: 'rohit@deshpande.example',
  gstNumber: '27AAPFU0939F1ZV',
  panNumber: '••••••939F',
  organizationName: 'Sahyadri Earthmovers',
  createdAt: '2024-03-14T06:30:00Z',
  machines: 14,
});

const lead = (index: number): Lead => ({
  id: `l${index}`,
  fullName: ['Sunita Jadhav', 'Prakash Iyer', 'Farida Contractor'][index % 3] ?? '',
  category: ['Earthmoving', 'Lifting', 'Tractors'][index % 3] ?? '',
  city: index % 3 === 2 ? '' : 'Pune',
  details: 'Two weeks from 1 December',
  status: (['New', 'Replied', 'Won', 'Closed'] as const)[index % 4] ?? 'New',
  opened: index,
  createdAt: '2026-11-21T08:00:00Z',
});
const device = (id: string, name: string) => ({
  id,
  device: name,
  startedAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-24T06:12:00Z',
  isCurrent: false,
});

/** What an admin's page of an owner asks for. */
export const personAnswers: MockAnswers = {
  getUserDetails: ({ id }) => ({ ...ownersProfile, id: String(id) }),
  getPerson: ({ id }) => makePerson({ id: String(id) }),
  getPersonLeads: pagesOf(Array.from({ length: 12 }, (_, index) => lead(index))),
  getPersonPayments: pagesOf([
    makePayment({ orderId: 'order_8841', displayName: 'BUSINESS' }),
    makePayment({ orderId: 'order_8102', displayName: 'STARTER', paymentStatus: 'Failed', invoiceNumber: null }),
  ]),
  getPersonSessions: () => [device('d1', 'Chrome on Android'), device('d2', 'Firefox on Windows')],
  getPersonNotes: () => ({
    text: 'Asked for an invoice on the company’s name, sent 16 Nov.',
    version: 3,
    at: '2026-11-16T10:52:00.000Z',
    by: 'Meera Iyer',
    before: [{ text: 'Asked for an invoice.', version: 1, at: '2026-11-12T10:52:00.000Z', by: 'Meera Iyer' }],
  }),
  savePersonNotes: ({ version }) => ({ version: Number(version) + 1, at: '2026-11-24T06:30:00.000Z' }),
  blockPerson: () => ({}),
  unblockPerson: () => ({}),
  endPersonSessions: () => ({ ended: 2 }),
  changePersonPhone: () => ({}),
  changePersonEmail: () => ({}),
  sendEmailAgain: () => ({}),
};
