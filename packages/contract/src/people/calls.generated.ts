/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Blocks somebody: sessions end, machines leave the lists, and they are told. */
export const blockPerson: CallNamed<'blockPerson'> = {
  name: 'blockPerson',
  method: 'POST',
  path: '/People/BlockPerson',
  takes: 'json',
};
/** Gives somebody another e-mail address. */
export const changePersonEmail: CallNamed<'changePersonEmail'> = {
  name: 'changePersonEmail',
  method: 'POST',
  path: '/People/ChangePersonEmail',
  takes: 'json',
};
/** Gives somebody another mobile number. */
export const changePersonPhone: CallNamed<'changePersonPhone'> = {
  name: 'changePersonPhone',
  method: 'POST',
  path: '/People/ChangePersonPhone',
  takes: 'json',
};
/** Logs somebody out everywhere, or on one device. */
export const endPersonSessions: CallNamed<'endPersonSessions'> = {
  name: 'endPersonSessions',
  method: 'POST',
  path: '/People/EndPersonSessions',
  takes: 'json',
  answer: 'object',
  key: 'ended',
};
/** What we know of somebody besides the profile, for admins. */
export const getPerson: CallNamed<'getPerson'> = {
  name: 'getPerson',
  method: 'GET',
  path: '/People/GetPerson',
  takes: 'query',
  answer: 'object',
  key: 'id',
};
/** The requirements that somebody sent, or received as an owner; for admins. */
export const getPersonLeads: CallNamed<'getPersonLeads'> = {
  name: 'getPersonLeads',
  method: 'GET',
  path: '/People/GetPersonLeads',
  takes: 'query',
  answer: 'page',
};
/** The admins’ notes about somebody: as they are, and as they were before. */
export const getPersonNotes: CallNamed<'getPersonNotes'> = {
  name: 'getPersonNotes',
  method: 'GET',
  path: '/People/GetPersonNotes',
  takes: 'query',
  answer: 'object',
  key: 'text',
};
/** Somebody’s payments, for admins. */
export const getPersonPayments: CallNamed<'getPersonPayments'> = {
  name: 'getPersonPayments',
  method: 'GET',
  path: '/People/GetPersonPayments',
  takes: 'query',
  answer: 'page',
};
/** Where somebody is logged in, for admins. */
export const getPersonSessions: CallNamed<'getPersonSessions'> = {
  name: 'getPersonSessions',
  method: 'GET',
  path: '/People/GetPersonSessions',
  takes: 'query',
  answer: 'list',
};
/** Saves the admins’ notes about somebody. */
export const savePersonNotes: CallNamed<'savePersonNotes'> = {
  name: 'savePersonNotes',
  method: 'POST',
  path: '/People/SavePersonNotes',
  takes: 'json',
  answer: 'object',
  key: 'version',
};
/** Asks somebody by e-mail to confirm their address. */
export const sendEmailAgain: CallNamed<'sendEmailAgain'> = {
  name: 'sendEmailAgain',
  method: 'POST',
  path: '/People/SendEmailAgain',
  takes: 'json',
};
/** Unblocks somebody: they may log in again, and machines on a running plan are listed. */
export const unblockPerson: CallNamed<'unblockPerson'> = {
  name: 'unblockPerson',
  method: 'POST',
  path: '/People/UnblockPerson',
  takes: 'json',
};
