/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Gives a lead to an owner or to one of the staff; without a person to nobody. */
export const assignLead: CallNamed<'assignLead'> = {
  name: 'assignLead',
  method: 'POST',
  path: '/Lead/AssignLead',
  takes: 'json',
  answer: 'object',
  key: 'assignee',
};
/** Leads for a file. That they were taken is written down with the first page. */
export const exportLeads: CallNamed<'exportLeads'> = {
  name: 'exportLeads',
  method: 'POST',
  path: '/Lead/ExportLeads',
  takes: 'json',
  answer: 'page',
};
/** Whom a lead may be given to: staff, and owners, those with a fitting machine first. */
export const getLeadAssignees: CallNamed<'getLeadAssignees'> = {
  name: 'getLeadAssignees',
  method: 'POST',
  path: '/Lead/GetLeadAssignees',
  takes: 'json',
  answer: 'list',
};
/** Requirements that match one’s machines by category and city; for admins all. */
export const getLeads: CallNamed<'getLeads'> = {
  name: 'getLeads',
  method: 'POST',
  path: '/Lead/GetLeads',
  takes: 'json',
  answer: 'page',
};
/** Phone and e-mail of who sent a requirement. The first time counts and is written down. */
export const openLead: CallNamed<'openLead'> = {
  name: 'openLead',
  method: 'POST',
  path: '/Lead/OpenLead',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Stores what somebody needs, once per key; also taken as a plain form. */
export const submitRequirement: CallNamed<'submitRequirement'> = {
  name: 'submitRequirement',
  method: 'POST',
  path: '/Lead/SubmitRequirement',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** One’s own status and notes of a lead. */
export const updateLead: CallNamed<'updateLead'> = {
  name: 'updateLead',
  method: 'POST',
  path: '/Lead/UpdateLead',
  takes: 'json',
};
