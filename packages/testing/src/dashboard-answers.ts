/** The people, rows and answers for the dashboard's stories and tests. */
import { signal } from '@preact/signals-react';
import type { LeadRow, Market, NotificationChoices, OwnEquipment } from '@yantra/contract/calls';
import type { LoggedUser, Session } from '@yantra/state';
import { auditAnswers } from './audit.ts';
import { bookAnswers } from './books.ts';
import {
  makeActivity,
  makeLead,
  makeOverview,
  makeOwnEquipment,
  makeProfile,
  makeViewedEquipment,
  pagesOf,
} from './dashboard.ts';
import { dealAnswers } from './deals.ts';
import { categories } from './equipment.ts';
import { fleetAnswers } from './fleet.ts';
import { hireAnswers } from './hire.ts';
import { type MockAnswers, machinesIn } from './mock-client.ts';
import { partnerAnswers } from './partners.ts';
import { paymentAnswers } from './payments.ts';
import { personAnswers } from './person.ts';
import { reportAnswers } from './reports.ts';
import { reviewAnswers } from './review.ts';
import { demand, ownDemand } from './saved-searches.ts';
import { searchAnswers } from './search.ts';

/** One person of each role. */
export const dashboardUsers = {
  supplier: { id: 's1', role: 'supplier', name: 'Rohit Deshpande', phone: '9822041573' },
  user: { id: 'u1', role: 'user', name: 'Sunita Jadhav', phone: '9822041574' },
  admin: { id: 'a1', role: 'admin', name: 'Meera Iyer', phone: '9822041575' },
} as const satisfies Record<string, LoggedUser>;

/** The session of a person logged in on our own page. */
export const sessionOf = (user: LoggedUser | undefined): Partial<Session> => ({ isHere: true, user: signal(user) });

/** Two admins, of whom one was made by the other, and somebody with two rights. */
const staff = [
  {
    id: 'a1',
    fullName: 'Meera Iyer',
    phoneNumber: '9822041575',
    rights: [{ right: 'admin', since: null, givenBy: null }],
  },
  {
    id: 'a2',
    fullName: 'Anil Joshi',
    phoneNumber: '9822041576',
    rights: [{ right: 'admin', since: '2026-10-02T06:30:00.000Z', givenBy: 'Meera Iyer' }],
  },
  {
    id: 'u1',
    fullName: 'Sunita Jadhav',
    phoneNumber: '9822041574',
    rights: [
      { right: 'finance', since: '2026-11-20T06:30:00.000Z', givenBy: 'Anil Joshi' },
      { right: 'moderator', since: '2026-11-02T06:30:00.000Z', givenBy: 'Meera Iyer' },
    ],
  },
];

const deadWays = ['email', 'sms', 'push'] as const;
/** Three messages that did not leave. */
const deadMessages = deadWays.map((way, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  way,
  event: 'New lead',
  // The last has no account.
  ...(index < 2 && { userId: `s${index}` }),
  userName: ['Asha Patil', 'Imran Pathan', 'Nitin Agarwal'][index] ?? '',
  failure: 'The mail server did not take it (ECONNREFUSED).',
  tries: 12,
  endedAt: '2026-11-24T06:30:00.000Z',
}));

const listings: readonly OwnEquipment['listing'][] = ['listed', 'notInPlan', 'planEnded', 'unavailable', 'planBegins'];

/** Fourteen machines of a supplier: two pages, every listing state, one to three categories. */
export const ownMachines = machinesIn('Pune', 14).map((machine, index) => {
  const listing = listings[index % listings.length] ?? 'listed';
  return makeOwnEquipment({
    ...machine,
    listing,
    status: listing === 'unavailable' ? 'Unavailable' : 'Available',
    categories: categories.slice(index % 6, (index % 6) + 1 + (index % 3)).map((category) => ({ ...category })),
  });
});

const viewedMachines = machinesIn('Nashik', 12).map((machine, index) =>
  makeViewedEquipment({
    ...machine,
    ...(index === 1 && { equipmentRatings: [] }),
    ...(index === 2 && { ownRating: { starRating: 4.5, comment: 'Strong and clean.' } }),
    ...(index === 3 && { isOwn: true }),
  }),
);

const asked: readonly Partial<LeadRow>[] = [
  {},
  {
    fullName: 'Prakash Iyer',
    details: 'Excavator, 20 tonne, foundation work',
    job: { from: '2026-11-24', days: 12, place: 'Hadapsar', hours: 8, operator: 'needed' },
  },
  { fullName: 'Balasaheb Shinde', details: 'Tractor with rotavator, 11 acres', city: null },
  { fullName: 'Farida Contractor', details: 'Concrete pump, boom, slab on Saturday', status: 'Replied' },
  { fullName: 'Imran Pathan', details: 'Diesel generator, 62.5 kVA, wedding season', status: 'Won' },
  { fullName: 'Lakshmi Narayanan Venkataraghavan', details: '', status: 'Closed' },
];
const leads = asked.map((some, index) => makeLead({ id: `l${index + 1}`, ...some }));
const leadCounts = { counts: { New: 3, Replied: 1, Won: 1, Closed: 1 } };

const people = Array.from({ length: 15 }, (_, index) =>
  makeProfile({ id: `u${index + 1}`, fullName: index % 2 ? `Prakash Iyer ${index}` : `Sunita Jadhav ${index}` }),
);

const types = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  type: index % 2 ? 'Tractor' : 'Excavator',
  subType: `${20 + index} HP`,
  active: index % 5 !== 3,
  deleted: false,
  ...(index % 2 === 1 && { capacity: { unit: 'HP', low: 20 + index, high: 30 + index } }),
}));

/* Nothing is decided: all stories may share it. */
const { getReviewQueue, getReviewItem } = reviewAnswers();
const stillQueue: MockAnswers = { ...(getReviewQueue && { getReviewQueue }), ...(getReviewItem && { getReviewItem }) };

/** What is wanted and asked near who is new. */
const market: Market = {
  searched: [
    { kind: 'Excavator', searches: 64, machines: 3 },
    { kind: 'Tractor', searches: 51, machines: 2 },
    { kind: 'Backhoe loader', searches: 47, machines: 0 },
  ],
  rents: [
    { kind: 'Tractor, 41–50 HP', low: 3900, high: 4800, rentalType: 1 },
    { kind: 'Backhoe loader, 76 HP', low: 8200, high: 9400, rentalType: 1 },
    { kind: 'Excavator, 20 tonne', low: 12_800, high: 14_800, rentalType: 1 },
  ],
};

const on = { rule: 'on', isOn: true } as const;
const off = { rule: 'off', isOn: false } as const;
const never = { rule: 'never', isOn: false } as const;
const always = { rule: 'always', isOn: true } as const;
/** Which events reach a supplier by which ways. */
const notificationChoices: NotificationChoices = {
  rows: [
    {
      kind: 'lead',
      group: 'leads',
      name: 'New lead',
      hint: 'Someone asks for a machine like yours',
      ways: { email: off, sms: on, whatsApp: off, push: on },
    },
    {
      kind: 'planEnds',
      group: 'machines',
      name: 'Plan ends',
      hint: '30, 7 and 1 day before',
      ways: { email: on, sms: on, whatsApp: off, push: off },
    },
    {
      kind: 'paid',
      group: 'machines',
      name: 'Payment',
      hint: 'Receipt and refund',
      ways: { email: always, sms: never, whatsApp: off, push: off },
    },
    {
      kind: 'importFinished',
      group: 'machines',
      name: 'Import finished',
      hint: '',
      ways: { email: off, sms: never, whatsApp: never, push: on },
    },
  ],
  ways: ['email', 'sms', 'whatsApp', 'push'],
  email: 'rohit@example.in',
  phone: '9822010467',
  devices: 2,
  quietFrom: 21,
  quietTo: 8,
  language: 'en',
};

/** One that is shown, one to come and one that is over. */
const announcements = (['now', 'toCome', 'over'] as const).map((state, index) => ({
  id: index + 1,
  text:
    ['Our office is closed on Monday, 30 November.', 'New plans from 1 December.', 'Yantra speaks Marathi now.'][
      index
    ] ?? '',
  textHi: '',
  textMr: '',
  link: index === 1 ? '/dashboard/subscription-plan' : '',
  audience: (['city', 'suppliers', 'all'] as const)[index] ?? 'all',
  cityId: index === 0 ? '8' : null,
  city: index === 0 ? 'Pune' : '',
  startsAt: `2026-11-${25 - index}T03:30:00.000Z`,
  endsAt: `2026-11-${30 - index}T18:30:00.000Z`,
  state,
  version: 1,
}));

/** Valid answers for every screen. */
export const dashboardAnswers: MockAnswers = {
  ...paymentAnswers,
  ...bookAnswers,
  ...partnerAnswers,
  ...searchAnswers,
  ...reportAnswers,
  ...stillQueue,
  ...auditAnswers,
  ...personAnswers,
  ...hireAnswers,
  ...fleetAnswers(),
  ...dealAnswers(),
  getCategoryDropDown: () => categories.map(({ id, name }) => ({ id, value: name })),
  getOverview: () => makeOverview(),
  getOwnDemand: () => ownDemand,
  getDemand: () => demand,
  getActivity: () => makeActivity(),
  getMarket: () => market,
  searchEquipments: pagesOf(machinesIn('Pune', 3)),
  getOwnerEquipments: pagesOf(ownMachines),
  getEveryEquipment: pagesOf(ownMachines),
  getEquipmentTypeDropDown: () => [
    { id: 27, value: 'Backhoe loader, 3 t', type: 'Backhoe loader', subType: '3 t', unit: 't' },
  ],
  getAskedRents: () => ({ rents: [] }),
  getRecentViewedEquipment: pagesOf(viewedMachines),
  addEquipmentRating: () => ({}),
  updateEquipment: () => ({ id: 'Pune-0', version: 4 }),
  getUsersList: pagesOf(people),
  getStaff: () => staff,
  giveRight: () => ({}),
  takeRight: () => ({}),
  getDeadMessages: pagesOf(deadMessages),
  retryMessages: ({ ids }) => ({ retried: (ids as readonly string[]).length }),
  getEquipmentTypes: () => types,
  getCategories: () => categories.map((category) => ({ ...category, active: category.id !== 4, deleted: false })),
  getMasterDataUse: () => ({ types: [], categories: [] }),
  mergeCategories: () => ({ machines: 2 }),
  mergeEquipmentTypes: () => ({ machines: 12 }),
  deleteSubscription: () => ({}),
  getNotices: () => ({ lines: [] }),
  getAnnouncements: () => ({ rows: announcements }),
  addAnnouncement: () => ({ id: 9 }),
  updateAnnouncement: () => ({ version: 2 }),
  endAnnouncement: () => ({}),
  setMaintenance: () => ({}),
  updateEquipmentType: () => ({ version: 2 }),
  updateCategory: () => ({ version: 2 }),
  addEquipmentType: () => ({ id: 99 }),
  addNewCategory: () => ({ id: 99 }),
  getLeads: pagesOf(leads, leadCounts),
  getChoices: () => notificationChoices,
  setChoices: () => ({}),
  openLead: ({ id }) => ({ id, phone: '9822041573', email: 'sunita@example.com' }),
  updateLead: () => ({}),
  exportLeads: pagesOf(leads),
  getLeadAssignees: () => [
    { id: 'a1', name: 'Meera Iyer', isStaff: true, city: 'Pune', machines: 0 },
    { id: 's1', name: 'Rohit Deshpande', isStaff: false, city: 'Pune', machines: 14 },
    { id: 's2', name: 'Lakshmi Narayanan Venkataraghavan', isStaff: false, city: '', machines: 1 },
  ],
  assignLead: ({ userId }) => ({ assignee: userId ? { id: userId, name: 'Rohit Deshpande' } : null }),
};

/** The marketplace's own figures, for an admin. */
export const adminOverview = makeOverview({
  customers: 1240,
  suppliers: 312,
  machinesByCategory: categories.slice(0, 6).map(({ name }, index) => ({ label: name, value: 340 - index * 47 })),
  machinesByCity: ['Pune', 'Nashik', 'Mumbai', 'Nagpur'].map((label, index) => ({ label, value: 210 - index * 40 })),
  paymentsByMonth: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((label, index) => ({
    label,
    value: 120_000 + index * 31_000,
  })),
  waiting: [
    { kind: 'undelivered', count: 3 },
    { kind: 'unknownWords', count: 38 },
  ],
  emptySearches: [
    { label: 'drone sprayer', value: 21 },
    { label: 'paver 9 m', value: 8 },
  ],
});
