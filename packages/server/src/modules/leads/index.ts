export { forgetLeads } from './forget-leads.ts';
export { leadCounts, type LeadReader, leadsPage } from './own-leads.queries.ts';
