import { fullNameLength } from '@yantra/domain';
import type { LeadField } from './lead.ts';

/** Every text a person reads in this widget; those in quotes in public-area.md §2 are exact. */
export const messages = {
  id: 'lead-form',
  label: 'Your requirement',
  modes: 'What you want to do',
  add: 'Add Machine',
  need: 'Need Machine',
  fields: {
    fullName: 'Full Name',
    email: 'Email Id',
    phone: 'Phone no.',
    categoryId: 'Select Category',
  } satisfies Record<LeadField, string>,
  namePlaceholder: 'Sunita Jadhav',
  emailPlaceholder: 'name@example.com',
  phonePlaceholder: '98765 43210',
  categoryPlaceholder: 'Choose a category',
  categoriesLoading: 'Loading categories...',
  categoriesFailed: (reason: string) => `The categories could not be loaded. ${reason}`,
  categoriesNone: 'There are no categories to choose from right now.',
  retry: 'Retry',
  needed: 'You need:',
  job: 'When, how long and where (optional)',
  submit: 'Submit Requirement',
  sending: 'Sending...',
  missing: (count: number) => (count === 1 ? '1 field to go' : `${count} fields to go`),
  consent: 'By submitting you agree that owners may contact you.',
  change: 'Change',
  changePerson: 'Change name, e-mail or phone',
  addNote: 'All four fields are needed. Next, we check your phone number and open your owner account.',
  wrong: {
    fullName: 'Please enter your full name.',
    email: 'Please enter a valid e-mail address, like name@example.com.',
    phone: 'Please enter a valid 10-digit phone number.',
    categoryId: 'Please select a category.',
  } satisfies Record<LeadField, string>,
  nameLong: `A name has ${fullNameLength} characters at most.`,
  notSent: 'Your requirement was not sent.',
  notFromHere: 'Requirements cannot be sent from this website.',
  sent: (category: string, city: string) =>
    `Your requirement for ${category} in ${city} has been sent. Owners can answer you now.`,
  sentLater: (category: string) => `Your requirement for ${category} has been sent.`,
  seeMachines: (category: string) => `See ${category}`,
  kept: (category: string) =>
    `The line is down. Your requirement for ${category} is kept on this device and goes out by itself when the line is back.`,
  keptHere: (category: string) =>
    `The line is down. Your requirement for ${category} goes out by itself when it is back. Please keep this page open until then.`,
  waiting: (count: number) =>
    count === 1
      ? '1 requirement waits on this device and goes out when the line is back.'
      : `${count} requirements wait on this device and go out when the line is back.`,
  refused: (category: string, reason: string) => `Your requirement for ${category} could not be sent. ${reason}`,
  owners: 'Owner accounts are opened on Yantra.',
  toYantra: 'Go to Yantra',
} as const;
