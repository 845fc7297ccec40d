import type { getLeads, InputOf, LeadStatus } from '@yantra/contract/calls';
import { mostPage, mostWhole, searchTermLength } from '@yantra/domain';
import { statuses } from '../../kit/leads/lead-badge.tsx';

/** Which leads are listed, as the address says. */
export type LeadsFilter = Omit<InputOf<typeof getLeads>, 'page' | 'pageSize' | 'sort'>;

export const assignments = ['somebody', 'nobody', 'me'] as const;
/** Days to choose from. */
export const leadDays = ['1', '7', '30', '90'] as const;

const whole = (text: string | null, most: number): number | undefined => {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
};

export const statusIn = (query: URLSearchParams): LeadStatus | undefined =>
  statuses.find((status) => status === query.get('status'));

/** The page in the address, from 1. */
export const pageOfLeads = (query: URLSearchParams): number => whole(query.get('page'), mostPage) ?? 1;

/** Reads the address; invalid values are ignored. @param isAdmin search and further filters are the admins' */
export function leadsFilterIn(query: URLSearchParams, isAdmin: boolean): LeadsFilter {
  const mine = { status: statusIn(query), equipmentId: query.get('machine') ?? undefined };
  if (!isAdmin) return mine;
  return {
    ...mine,
    searchTerm: (query.get('search') ?? '').slice(0, searchTermLength) || undefined,
    categoryId: whole(query.get('category'), mostWhole),
    assigned: assignments.find((one) => one === query.get('assigned')),
    days: whole(leadDays.find((one) => one === query.get('days')) ?? null, mostWhole),
  };
}
