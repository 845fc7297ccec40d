import { defineCall } from '../define-call.ts';
import { pageOf } from '../shapes/page.ts';
import { lead, leadsInput } from './leads.shapes.ts';

/** Contacts stay empty until a lead is opened, in a file too. */
export const exportLeads = defineCall({
  summary: 'Leads for a file. That they were taken is written down with the first page.',
  route: 'POST /Lead/ExportLeads',
  who: 'admin',
  input: leadsInput,
  output: pageOf(lead),
});
