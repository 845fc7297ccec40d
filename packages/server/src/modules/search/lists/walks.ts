import type { Slice } from '../../../page.ts';
import type { Filters } from './filters.ts';
import type { SortOrder } from './list.queries.ts';

/** Whether an index has this order: for one city by relevance, for everywhere any but distance. */
export function canWalk({ cityIds }: Filters, order: SortOrder): boolean {
  if (cityIds === undefined) return order !== 'distance';
  return cityIds.length === 1 && order === 'relevance';
}

/** How many index entries are read for a slice, from the nearer end. @param scope all entries of the requested cities */
export const entriesFor = ({ offset, limit }: Slice, total: number, scope: number): number =>
  Math.ceil((Math.min(offset + limit, total - offset) * scope) / Math.max(1, total));

/* An index entry costs about a fifth of a machine's row (measured). */
const rowPerEntry = 5;

/** Whether walking reads less than fetching all matches. */
export const isWalkCheaper = (entries: number, total: number): boolean => entries < total * rowPerEntry;
