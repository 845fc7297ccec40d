import { availabilityLimits } from '@yantra/domain';

/** Errors of calls about a machine's calendar. */
export const availabilityErrors = {
  /** Its answer says in `facts` which days. */
  'days.taken': { status: 409, sentence: 'These days are taken. Please choose others, or another unit.' },
  'commitment.unknown': { status: 404, sentence: 'This is not in the calendar any more.' },
  'commitment.changed': {
    status: 409,
    sentence: 'Somebody has changed this meanwhile. Please load the calendar again and repeat your change.',
  },
  'commitment.tooMany': {
    status: 409,
    params: { most: availabilityLimits.ofMachine },
    sentence: `This machine has ${availabilityLimits.ofMachine} entries in its calendar, as many as it can hold. Please free some first.`,
  },
  'units.inUse': {
    status: 409,
    sentence: 'Something is planned for a unit that would go. Please move or free it first.',
  },
  'calendar.unknown': { status: 404, sentence: 'There is no such calendar address any more.' },
  'calendar.tooMany': {
    status: 409,
    params: { most: availabilityLimits.calendars },
    sentence: `You have ${availabilityLimits.calendars} calendar addresses already. Please revoke one first.`,
  },
} as const;
