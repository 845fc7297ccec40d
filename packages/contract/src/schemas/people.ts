import { isCin, isGstin, isPan, unitNames } from '@yantra/domain';
import { z } from 'zod';
import { day, email, flag, line, numeric, optional, phone, rowId, version } from './input.ts';
import { listInput, pageOf } from './page.ts';

/* Profiles, customers, master data, leads and the overview (dashboard.md §2 to §9). */

const own = (most: number) => z.preprocess((value) => value ?? '', line('Please write this on one line.', most));
const firstNameSentence = 'Please enter your first name.';
const upper = (check: (text: string) => boolean, sentence: string) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .toUpperCase()
      .refine((text) => text === '' || check(text), sentence),
  );

const organization = z.object({
  name: own(150),
  designation: own(100),
  cinNumber: upper(isCin, 'A CIN has 21 characters, like U29210MH2015PTC123456.'),
  websiteUrl: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .max(200, '200 characters at most, please.')
      .refine(
        (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
        'A website begins with https://.',
      ),
  ),
  companyEmail: z.preprocess((value) => (value === '' || value === undefined ? null : value), email.nullable()),
});

/** What somebody may say of themselves. Phone, e-mail and role are locked: what a body says of them is dropped. */
const profileFields = {
  firstName: line(firstNameSentence, 60).min(1, firstNameSentence),
  lastName: own(60),
  altMobileNumber: optional(phone),
  /** A masked one (with •) changes nothing. */
  panNumber: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .toUpperCase()
      .refine((text) => text === '' || text.includes('•') || isPan(text), 'A PAN has 10 characters, like ABCDE1234F.'),
  ),
  gstNumber: upper(isGstin, 'A GSTIN has 15 characters, like 27ABCDE1234F1Z5.'),
  /** `YYYY-MM-DD` */
  dateOfBirth: optional(day('Please give a date.')),
  addressLine1: own(200),
  city: own(80),
  state: own(60),
  pincode: optional(z.string().regex(/^[1-9]\d{5}$/, 'A PIN code has six digits.')),
  organization: optional(organization),
  /** The one that was read: another's change in between is not overwritten. */
  version: optional(version('Please load the profile again.')),
};
export const updateUserInput = z.object(profileFields);
export const userId = z.object({ id: z.string('Whose profile?').max(64, 'This is no id of a user.') });
/** The admin's: the profile with whose it is. */
export const updateCustomerInput = z.object({ ...profileFields, ...userId.shape });

export const profile = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  userName: z.string(),
  /** Ten digits; locked. */
  phoneNumber: z.string(),
  altMobileNumber: z.string(),
  /** Locked. */
  email: z.string(),
  /** Masked to everybody but its owner. */
  panNumber: z.string(),
  gstNumber: z.string(),
  dateOfBirth: z.string(),
  addressLine1: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  role: z.enum(['admin', 'supplier', 'user']),
  organizationId: z.string().nullable(),
  organization: z
    .object({
      name: z.string(),
      designation: z.string(),
      cinNumber: z.string(),
      websiteUrl: z.string(),
      companyEmail: z.string(),
    })
    .nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  machines: z.number().int(),
  version: z.number().int(),
});
/** The version of a row after a change. */
export const nextVersion = z.object({ version: z.number().int() });
export const usersInput = listInput(['fullName', 'phoneNumber', 'email', 'city', 'machines', 'createdAt']).extend({
  role: optional(z.enum(['admin', 'supplier', 'user'], 'Please choose a role.')),
});
export const userPage = pageOf(profile);

export const passwordInput = z.object({
  password: z.string('Please enter your password.').min(1, 'Please enter your password.').max(1024),
});
/** Everything we hold of a person, by table. */
export const userExport = z.record(z.string(), z.unknown());

const name = line('Please enter a name.', 80).min(1, 'Please enter a name.');
const isActive = z.preprocess((value) => flag(value) ?? true, z.boolean('Active is yes or no.'));
const isDeleted = z.preprocess((value) => flag(value) ?? false, z.boolean('Deleted is yes or no.'));
const colour = z.string('Please choose a colour.').regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written #rrggbb.');
export const typesInput = z.object({ includeInactive: optional(z.preprocess(flag, z.boolean())) });
const rangeSentence = 'From and to are numbers above 0, the lower one first.';
const bound = z.preprocess(numeric, z.number(rangeSentence).gt(0, rangeSentence).max(1_000_000, rangeSentence));
/** What the machines of a type are hired by, and from where to where they usually go: 13 to 15 t. */
const typeCapacity = z
  .object({ unit: z.enum(unitNames, 'Please choose a unit.'), low: bound, high: bound })
  .refine(({ low, high }) => low <= high, { path: ['high'], message: rangeSentence });
/** Called category on screen. */
export const typeRow = z.object({
  id: z.number().int(),
  type: z.string(),
  subType: z.string(),
  active: z.boolean(),
  deleted: z.boolean(),
  capacity: typeCapacity.optional(),
  /** For admins who ask for the inactive ones too. */
  version: z.number().int().optional(),
});
/** Called equipment type on screen. */
export const categoryRow = z.object({
  id: z.number().int(),
  name: z.string(),
  colorCode: z.string(),
  active: z.boolean(),
  deleted: z.boolean(),
  /** For admins who ask for the inactive ones too. */
  version: z.number().int().optional(),
});
export const addTypeInput = z.object({
  type: name,
  subType: own(80),
  active: isActive,
  deleted: isDeleted,
  /** `null` takes it away; without it a type keeps what it has. */
  capacity: typeCapacity.nullable().optional(),
});
/* The one that was read: another's change in between is not overwritten. */
const readVersion = optional(version('Please load the list again.'));
export const updateTypeInput = addTypeInput.extend({ id: rowId, version: readVersion });
export const addCategoryInput = z.object({ name, colorCode: colour, active: isActive });
export const updateCategoryInput = addCategoryInput.extend({ id: rowId, deleted: isDeleted, version: readVersion });
export const newRow = z.object({ id: z.number().int() });

export const leadStatus = z.enum(['New', 'Replied', 'Won', 'Closed']);
/** A machine in a line of a list. */
const shortMachine = z.object({
  id: z.string(),
  name: z.string(),
  image1Url: z.string().nullable(),
  finalRentalValue: z.number(),
  rentalType: z.number().int(),
});
/** A requirement that matches the supplier's machines by category and city; the admin sees all. */
export const lead = z.object({
  id: z.string(),
  fullName: z.string(),
  /** Empty until one has opened the lead. */
  email: z.string(),
  /** Ten digits; empty until one has opened the lead. */
  phone: z.string(),
  isOpened: z.boolean(),
  category: z.object({ id: z.number().int(), name: z.string() }),
  city: z.object({ id: z.string(), name: z.string(), state: z.string() }).nullable(),
  details: z.string(),
  /** This supplier's own; another supplier's is not seen. */
  status: leadStatus,
  notes: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The supplier's machines that fit, three at most. */
  machines: z.array(shortMachine.extend({ status: z.string() })),
});
export const leadsInput = listInput(['createdAt', 'fullName', 'status']).extend({ status: optional(leadStatus) });
/** A page of leads, with how many there are of each status. */
export const leadPage = pageOf(lead).extend({ counts: z.record(leadStatus, z.number().int()) });
const leadId = z.string('Which lead?').max(64, 'This is no id of a lead.');
export const openLeadInput = z.object({ id: leadId });
/** How to reach who sent a requirement. */
export const leadContact = z.object({
  id: z.string(),
  email: z.string(),
  /** Ten digits; empty when the account was deleted. */
  phone: z.string(),
});
export const updateLeadInput = z.object({
  id: leadId,
  status: optional(leadStatus),
  notes: optional(z.string().trim().max(1000, '1,000 characters at most, please.')),
});

const point = z.object({ label: z.string(), value: z.number() });
/** The overview by role; what does not concern the role is absent. */
export const overview = z.object({
  machines: z.number().int(),
  listedMachines: z.number().int(),
  /** Last 30 days. */
  views: z.number().int(),
  reveals: z.number().int(),
  leads: z.number().int(),
  newLeads: z.number().int(),
  /** Views by day of the last 30, in Asia/Kolkata; `label` is `YYYY-MM-DD`. */
  viewsByDay: z.array(point),
  topMachines: z.array(shortMachine.extend({ views: z.number().int() })),
  /** A supplier's four latest. */
  newestLeads: z.array(lead.pick({ id: true, fullName: true, category: true, details: true, status: true })).optional(),
  plans: z.array(
    z.object({ id: z.string(), name: z.string(), used: z.number().int(), limit: z.number().int(), endsAt: z.string() }),
  ),
  customers: z.number().int().optional(),
  suppliers: z.number().int().optional(),
  machinesByCategory: z.array(point).optional(),
  machinesByCity: z.array(point).optional(),
  /** Rupees by month, `YYYY-MM`. */
  paymentsByMonth: z.array(point).optional(),
  /** Searches of the last 30 days that found nothing, most frequent first. */
  emptySearches: z.array(point).optional(),
});
