/** Builders of the dashboard's data, for stories and tests. */
import type { Activity, LeadRow, Overview, OwnEquipment, Profile, ViewedEquipment } from '@yantra/contract/calls';
import { makeEquipmentDetails, pictures, ratingsOf } from './equipment.ts';
import type { MockAnswer } from './mock-client.ts';

type Only<T extends { readonly id: unknown }> = Pick<T, 'id'> & Partial<T>;

/** A machine as its supplier sees it; only its id is required. */
export const makeOwnEquipment = (some: Only<OwnEquipment>): OwnEquipment => ({
  ...makeEquipmentDetails({ id: some.id }),
  supplierId: 's1',
  supplierName: 'Rohit Deshpande',
  phoneNumber: '9822041573',
  address: 'Gat 12, Alandi Road',
  pinCode: '411015',
  country: 'India',
  hypoToBank: false,
  listing: 'listed',
  listedUntil: '2027-05-21T18:29:59Z',
  views: 412,
  version: 3,
  createdAt: '2026-01-05T08:00:00Z',
  ...some,
});

/** A machine that a person viewed. */
export const makeViewedEquipment = (some: Only<ViewedEquipment>): ViewedEquipment => ({
  ...makeEquipmentDetails({ id: some.id, equipmentRatings: [...ratingsOf(5, 9), ...ratingsOf(4, 8)] }),
  viewedAt: '2026-11-20T09:15:00Z',
  ownRating: null,
  isOwn: false,
  ...some,
});

/** A person as an admin sees them. */
export const makeProfile = (some: Only<Profile>): Profile => ({
  firstName: 'Sunita',
  lastName: 'Jadhav',
  fullName: 'Sunita Jadhav',
  userName: '9822041573',
  normalizedUserName: '9822041573',
  phoneNumber: '9822041573',
  altMobileNumber: '',
  email: 'sunita@example.com',
  panNumber: '••••••234F',
  gstNumber: '',
  dateOfBirth: '',
  addressLine1: 'Baner Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411045',
  language: 'en',
  role: 'user',
  organizationId: null,
  organization: null,
  organizationName: '',
  cinNumber: '',
  createdAt: '2026-08-14T10:00:00Z',
  machines: 0,
  version: 1,
  ...some,
});

/** A requirement that matches a supplier's machines. */
export const makeLead = (some: Only<LeadRow>): LeadRow => ({
  fullName: 'Sunita Jadhav',
  email: 'sunita@example.com',
  phone: '9822041573',
  isOpened: true,
  category: { id: 6, name: 'Earthmoving' },
  city: { id: '8', name: 'Pune', state: 'Maharashtra' },
  details: 'Backhoe loader, two weeks from 1 December',
  status: 'New',
  notes: '',
  createdAt: '2026-11-21T08:00:00Z',
  machines: [
    {
      id: 'm1',
      name: 'JCB 3DX ecoXcellence',
      image1Url: pictures.backhoe,
      finalRentalValue: 8740,
      rentalType: 1,
      status: 'Available',
    },
  ],
  ...some,
});

const days = Array.from({ length: 30 }, (_, index) => ({
  label: `2026-${index < 9 ? '10' : '11'}-${String(index < 9 ? index + 23 : index - 8).padStart(2, '0')}`,
  value: 38 + ((index * 17) % 29) + index,
}));

/* The thirty days before, each a little less. */
const daysBefore = days.map(({ value }, index) => ({
  label: `2026-${index < 8 ? '09' : '10'}-${String(index < 8 ? index + 23 : index - 7).padStart(2, '0')}`,
  value: Math.max(4, value - 14 - ((index * 5) % 11)),
}));
const everyFew = (every: number) =>
  days.map(({ label }, index) => ({ label, value: index % every === 0 ? 1 + (index % 2) : 0 }));

/** The events of a supplier's machines in thirty days, and in the thirty before. */
export const makeActivity = (changes: Partial<Activity> = {}): Activity => ({
  now: { views: days, leads: everyFew(4), reveals: everyFew(3) },
  before: { views: daysBefore, leads: everyFew(6), reveals: everyFew(2) },
  ...changes,
});

/** The figures of a supplier's first page. */
export const makeOverview = (some: Partial<Overview> = {}): Overview => ({
  machines: 14,
  listedMachines: 4,
  views: 1785,
  reveals: 64,
  leads: 9,
  newLeads: 3,
  viewsByDay: days,
  viewsByDayBefore: daysBefore,
  leadsByDay: everyFew(4),
  leadsBefore: 9,
  revealsByDay: everyFew(3),
  revealsBefore: 68,
  machineStates: [
    { state: 'listed', count: 3 },
    { state: 'onRent', count: 1 },
    { state: 'notInPlan', count: 8 },
    { state: 'unavailable', count: 2 },
  ],
  topMachines: [
    {
      id: 'm1',
      name: 'JCB 3DX ecoXcellence',
      image1Url: pictures.backhoe,
      finalRentalValue: 8740,
      rentalType: 1,
      views: 412,
      leads: 7,
      equipmentType: { type: 'Backhoe loader', subType: '3 t' },
    },
    { id: 'm2', name: 'ACE 14XW', image1Url: pictures.crane, finalRentalValue: 8500, rentalType: 1, views: 287 },
    {
      id: 'm3',
      name: 'Cummins C125D5',
      image1Url: pictures.generator,
      finalRentalValue: 5220,
      rentalType: 1,
      views: 203,
    },
  ],
  newestLeads: [
    makeLead({ id: 'l1' }),
    makeLead({ id: 'l2', fullName: 'Prakash Iyer', details: 'Excavator, 20 tonne, foundation work' }),
    makeLead({ id: 'l3', fullName: 'Balasaheb Shinde', details: 'Tractor with rotavator, 11 acres' }),
    makeLead({ id: 'l4', fullName: 'Farida Contractor', details: '', status: 'Replied' }),
  ],
  plans: [{ id: 'p1', name: 'ECONOMY', used: 4, limit: 5, endsAt: '2027-05-21T18:29:59Z' }],
  ...some,
});

/** Pages through these rows as the server does; search and sort are ignored. */
export const pagesOf =
  <Row>(rows: readonly Row[], beside: object = {}): MockAnswer =>
  ({ page = 1, pageSize = 10 }) => ({
    data: rows.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)),
    total: rows.length,
    page: Number(page),
    pageSize: Number(pageSize),
    ...beside,
  });
