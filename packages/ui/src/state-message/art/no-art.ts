import { NoLeads } from './no-leads.tsx';
import { NoMachines } from './no-machines.tsx';
import { NoPayments } from './no-payments.tsx';
import { NoPeople } from './no-people.tsx';
import { NoPlans } from './no-plans.tsx';
import { NoVisits } from './no-visits.tsx';

/** Drawings of what a list would hold; each name begins with `no-`, by which this file is chosen. */
export const art = {
  'no-leads': NoLeads,
  'no-machines': NoMachines,
  'no-payments': NoPayments,
  'no-people': NoPeople,
  'no-plans': NoPlans,
  'no-visits': NoVisits,
} as const;
