/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Takes days of a machine of one’s own: a booking, a hold, a block or a repair. */
export const addCommitment: CallNamed<'addCommitment'> = {
  name: 'addCommitment',
  method: 'POST',
  path: '/Availability/AddCommitment',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Moves or stretches a commitment of one’s own machine, or changes what is said of it. */
export const changeCommitment: CallNamed<'changeCommitment'> = {
  name: 'changeCommitment',
  method: 'POST',
  path: '/Availability/ChangeCommitment',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Frees the days of a commitment of one’s own machine. It may be put back. */
export const freeCommitment: CallNamed<'freeCommitment'> = {
  name: 'freeCommitment',
  method: 'POST',
  path: '/Availability/FreeCommitment',
  takes: 'json',
  answer: 'object',
  key: 'version',
};
/** The days on which a machine is not free; nothing of who took them. */
export const getAvailability: CallNamed<'getAvailability'> = {
  name: 'getAvailability',
  method: 'GET',
  path: '/Availability/GetAvailability',
  takes: 'publicQuery',
  answer: 'object',
  key: 'taken',
};
/** One’s own secret calendar addresses, without their secrets. */
export const getCalendars: CallNamed<'getCalendars'> = {
  name: 'getCalendars',
  method: 'GET',
  path: '/Availability/GetCalendars',
  takes: 'query',
  answer: 'list',
};
/** One’s own machines and what they are committed to in the days from a day on. */
export const getFleet: CallNamed<'getFleet'> = {
  name: 'getFleet',
  method: 'GET',
  path: '/Availability/GetFleet',
  takes: 'query',
  answer: 'object',
  key: 'machines',
};
/** Makes a secret address at which other programs read one’s calendar, as iCalendar. */
export const makeCalendar: CallNamed<'makeCalendar'> = {
  name: 'makeCalendar',
  method: 'POST',
  path: '/Availability/MakeCalendar',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Undoes the last change of a commitment: it was freed, moved or said otherwise. */
export const putBackCommitment: CallNamed<'putBackCommitment'> = {
  name: 'putBackCommitment',
  method: 'POST',
  path: '/Availability/PutBackCommitment',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Ends a secret calendar address of one’s own at once. */
export const revokeCalendar: CallNamed<'revokeCalendar'> = {
  name: 'revokeCalendar',
  method: 'POST',
  path: '/Availability/RevokeCalendar',
  takes: 'json',
};
/** How many of the same machine one has, and how many days bringing one back takes from now on. */
export const setUnits: CallNamed<'setUnits'> = {
  name: 'setUnits',
  method: 'POST',
  path: '/Availability/SetUnits',
  takes: 'json',
  answer: 'object',
  key: 'units',
};
