import type { InboxInput } from '@yantra/contract/calls';
import { inboxFilters, mostPage, searchTermLength } from '@yantra/domain';

/** So many stand in a page of the inbox. */
export const inboxPageSize = 20;
export const inboxSorts = ['wait', 'askedAt'] as const;
/** The newest first. */
const newest = '-askedAt';

/* What only the documented list knows. */
const listKeys = ['status', 'lead', 'machine'];

/** Whether the address asks for the list of requirements. */
export const asksForList = (query: URLSearchParams): boolean =>
  query.get('view') === 'list' || listKeys.some((key) => query.has(key));

/** Whether the address would still ask for it after these changes. */
export const staysInList = (query: URLSearchParams, changes: Readonly<Record<string, string>>): boolean =>
  ['view', ...listKeys].some((key) => (changes[key] ?? query.get(key) ?? '') !== '');

/** What the address asks of the inbox; invalid values are ignored. */
export function inboxInputIn(query: URLSearchParams): InboxInput & { readonly page: number } {
  const page = Number(query.get('page') ?? 1);
  return {
    filter: inboxFilters.find((one) => one !== 'all' && one === query.get('filter')),
    searchTerm: (query.get('search') ?? '').slice(0, searchTermLength) || undefined,
    sort: query.get('sort') === 'askedAt' ? newest : undefined,
    page: Number.isInteger(page) && page > 0 && page <= mostPage ? page : 1,
    pageSize: inboxPageSize,
  };
}

/** Whether fewer than all are listed. */
export const isNarrowed = ({ filter, searchTerm }: InboxInput): boolean =>
  filter !== undefined || searchTerm !== undefined;
