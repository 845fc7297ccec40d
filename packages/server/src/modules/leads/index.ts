export { forgetLeads } from './leads.queries.ts';
export { leadsOfMachines } from './machine-leads.ts';
export { leadCounts, type LeadReader, leadsByDay, leadsPage } from './own-leads.queries.ts';
export { leadOf } from './own-leads.service.ts';
