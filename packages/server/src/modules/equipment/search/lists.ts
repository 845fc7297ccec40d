import type { SearchInput } from '@yantra/contract/calls';
import { pageSizes, wholeListCap } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/types.ts';
import * as queries from '../equipment.queries.ts';
import type { FacetCounts } from './facets.ts';
import { type Filters, isInNames, isInRollup } from './filters.ts';
import { liveCells } from './rollup.queries.ts';
import { facetCountsOf, type Rollup, totalOf } from './rollup.ts';
import { tierReader } from './tier-reader.ts';
import { tieredRows } from './tiers.ts';
import { canWalk, entriesFor, isWalkCheaper } from './walks.ts';

/** A page of a list, its true total, and the facets when asked for. */
export interface List {
  readonly rows: readonly queries.EquipmentRow[];
  readonly total: number;
  readonly facets: () => FacetCounts;
}

/** A list to be read. */
interface ListAsked {
  readonly db: Kysely<Database>;
  readonly rollup: Rollup;
  readonly filters: Filters;
  readonly order: queries.SortOrder;
  readonly slice: queries.Slice;
  readonly ranking: queries.Ranking;
}

/** Reads a page of a list in the way that touches least. */
export async function readList(
  { db, rollup }: { readonly db: Kysely<Database>; readonly rollup: Rollup },
  filters: Filters,
  ranking: queries.Ranking,
  input: SearchInput,
): Promise<List> {
  if (filters.cityIds?.length === 0) return emptyList(filters);
  const withFacets = input.facets === true;
  const asked = { db, rollup, filters, order: orderOf(input, filters), slice: sliceOf(input), ranking };
  if (isInRollup(filters)) return countedList(asked);
  const named = !withFacets && isInNames(filters) ? await namedList(asked) : undefined;
  return named ?? gatheredList(asked, withFacets);
}

/** A list of nothing. */
export const emptyList = (filters: Filters): List => ({
  rows: [],
  total: 0,
  facets: () => facetCountsOf([], filters),
});

/** Without `page` the whole list, capped (decisions.md); a page size alone means the first page. */
export function sliceOf(input: SearchInput): queries.Slice & { readonly page: number } {
  if (input.page === undefined && input.pageSize === undefined) return { page: 1, limit: wholeListCap, offset: 0 };
  const page = input.page ?? 1;
  const limit = Math.min(input.pageSize ?? pageSizes.listing, pageSizes.most);
  return { page, limit, offset: (page - 1) * limit };
}

/** Distance needs a place to measure from. */
function orderOf({ sort }: SearchInput, { near }: Filters): queries.SortOrder {
  return sort === undefined || (sort === 'distance' && near === undefined) ? 'relevance' : sort;
}

/** Whether an index's order is the list's, the term having no say in it. */
const isStored = ({ order, ranking }: ListAsked): boolean => order !== 'relevance' || queries.isPlain(ranking);

/** What the rollup can count: the total comes first and says how the page is read best. */
async function countedList(asked: ListAsked): Promise<List> {
  const { db, rollup, filters, order, slice, ranking } = asked;
  const cells = await rollup.cellsFor(filters);
  const { total, scope } = totalOf(cells, filters);
  const facets = () => facetCountsOf(cells, filters);
  if (total <= slice.offset) return { rows: [], total, facets };
  if (isStored(asked)) {
    const entries = entriesFor(slice, total, scope);
    if (canWalk(filters, order) && isWalkCheaper(entries, total)) {
      return { rows: await queries.walkPage(db, filters, order, slice, { total, entries }), total, facets };
    }
  } else {
    const reader = tierReader({ db, filters, slice, total, scope, cells });
    const rows = await tieredRows(filters, ranking, total, slice, reader);
    if (rows !== undefined) return { rows, total, facets };
  }
  const { rows } = await queries.gatherPage(db, filters, order, slice, { ranking });
  return { rows, total, facets };
}

/**
 * Words that are looked for everywhere, when they find so many machines that reading the list in its order until the page is full costs less than
 * fetching all of them; undefined when it does not.
 */
async function namedList(asked: ListAsked): Promise<List | undefined> {
  const { db, rollup, filters, order, slice, ranking } = asked;
  if (!canWalk(filters, order)) return undefined;
  const [total, cells] = await Promise.all([queries.countByNames(db, filters), rollup.cellsFor({ words: [] })]);
  const { scope } = totalOf(cells, { words: [] });
  const facets = () => facetCountsOf([], filters);
  if (!isStored(asked)) {
    const reader = tierReader({ db, filters, slice, total, scope, cells });
    const rows = await tieredRows(filters, ranking, total, slice, reader);
    return rows && { rows, total, facets };
  }
  const entries = entriesFor(slice, total, scope);
  if (total <= slice.offset || entries >= total) return undefined;
  return { rows: await queries.walkPage(db, filters, order, slice, { total, entries }), total, facets };
}

/** Words, places, prices and hours: only looking at what matches tells how much it is. */
async function gatheredList({ db, filters, order, slice, ranking }: ListAsked, withFacets: boolean): Promise<List> {
  const [list, cells] = await Promise.all([
    queries.gatherPage(db, filters, order, slice, { ranking }),
    withFacets ? liveCells(db, filters) : [],
  ]);
  return { ...list, facets: () => facetCountsOf(cells, filters) };
}
