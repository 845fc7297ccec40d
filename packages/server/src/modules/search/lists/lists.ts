import type { SearchInput } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { nearestReach, pageSizes } from '@yantra/domain';
import type { Place } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import { AppError } from '../../../errors.ts';
import { type Page, pageIn, type Slice } from '../../../page.ts';
import type { PlacedJob } from '../../hire-costs/index.ts';
import { listByCost } from './by-cost.ts';
import { cellsOf } from './cells.ts';
import { type Filters, isCountable, isInNames } from './filters.ts';
import * as queries from './list.queries.ts';
import type { List, ListParts } from './list.ts';
import { nearestRows } from './nearest.ts';
import { isPlain, type Ranking } from './ranked.ts';
import { liveCells } from './rollup.queries.ts';
import { facetCountsOf, totalOf } from './rollup.ts';
import { tierReader } from './tier-reader.ts';
import { tieredRows } from './tiers.ts';
import { canWalk, entriesFor, isWalkCheaper } from './walks.ts';

/** A requested list. */
interface ListAsked extends ListParts {
  readonly filters: Filters;
  readonly order: queries.SortOrder;
  readonly slice: Slice;
  readonly ranking: Ranking;
  readonly from: Place | undefined;
}

/** A list's request without its filters. */
export interface ListQuestion {
  readonly input: SearchInput;
  readonly ranking: Ranking;
  /** The origin of distances. */
  readonly from: Place | undefined;
  /** The job by whose total cost to sort; undefined for other orders. */
  readonly byCost?: PlacedJob | undefined;
}

/**
 * Reads a page of a list in the cheapest way.
 * @throws AppError `request.invalid` beyond the reach of lists that are nearest first or by total cost
 */
export async function readList(
  { db, rollup, gazetteer }: ListParts,
  filters: Filters,
  { input, ranking, from, byCost }: ListQuestion,
): Promise<List> {
  if (filters.cityIds?.length === 0) return emptyList(filters);
  const withFacets = input.facets === true;
  const [order, slice] = [orderOf(input, from), sliceOf(input)];
  if (order === 'distance' && slice.offset + slice.limit > nearestReach) {
    throw new AppError('request.invalid', { page: wrong('page.beyondReach', { most: nearestReach }) });
  }
  if (byCost !== undefined) {
    const asked = { db, rollup, gazetteer, filters, slice, placed: byCost, withFacets };
    return withDistances(await listByCost(asked), from);
  }
  const asked = { db, rollup, gazetteer, filters, order, slice, ranking, from };
  if (isCountable(filters)) return withDistances(await countedList(asked, withFacets), from);
  const named = !withFacets && isInNames(filters) ? await namedList(asked) : undefined;
  return withDistances(named ?? (await gatheredList(asked, withFacets)), from);
}

/** Adds the distance from the place to rows that were read without it. */
function withDistances(list: List, from: Place | undefined): List {
  if (from === undefined) return list;
  const rows = list.rows.map((row) => {
    const { distance_km, latitude, longitude } = row;
    const isKnown = typeof distance_km === 'number' || latitude === null || longitude === null;
    return isKnown ? row : { ...row, distance_km: kmBetween(from, { latitude, longitude }) };
  });
  return { ...list, rows };
}

/** An empty list. */
export const emptyList = (filters: Filters): List => ({
  rows: [],
  total: 0,
  facets: () => facetCountsOf([], filters),
});

/** The requested rows of the list. */
export const sliceOf = (input: SearchInput): Page => pageIn(input, pageSizes.listing);

/** Sorting by distance needs a place, and by total cost a job, which is then sorted by itself. */
function orderOf({ sort }: SearchInput, from: Place | undefined): queries.SortOrder {
  return sort === undefined || sort === 'cost' || (sort === 'distance' && from === undefined) ? 'relevance' : sort;
}

/** Whether the list has an index's order, unaffected by the term. */
const isStored = ({ order, ranking }: ListAsked): boolean => order !== 'relevance' || isPlain(ranking);

/** For filters that cells can count: the total comes first and decides how the page is read. */
async function countedList(asked: ListAsked, withFacets: boolean): Promise<List> {
  const { db, filters, order, slice, ranking, from } = asked;
  const { cells, scope } = await cellsOf(asked, filters, withFacets);
  const { total } = totalOf(cells, filters);
  const facets = () => facetCountsOf(cells, filters);
  if (total <= slice.offset) return { rows: [], total, facets };
  if (order === 'distance' && from !== undefined) {
    return { rows: await nearestRows({ ...asked, from, total }), total, facets };
  }
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
 * For words searched everywhere, if they find so many machines that walking the order until the page is full costs less than fetching them all; else undefined.
 */
async function namedList(asked: ListAsked): Promise<List | undefined> {
  const { db, rollup, filters, order, slice, ranking, from } = asked;
  const isNearest = order === 'distance' && from !== undefined;
  if (!isNearest && !canWalk(filters, order)) return undefined;
  const [total, cells] = await Promise.all([queries.countByNames(db, filters), rollup.cellsFor({ words: [] })]);
  const { scope } = totalOf(cells, { words: [] });
  const facets = () => facetCountsOf([], filters);
  if (isNearest) return { rows: await nearestRows({ ...asked, from, total }), total, facets };
  if (!isStored(asked)) {
    const reader = tierReader({ db, filters, slice, total, scope, cells });
    const rows = await tieredRows(filters, ranking, total, slice, reader);
    return rows && { rows, total, facets };
  }
  const entries = entriesFor(slice, total, scope);
  if (total <= slice.offset || entries >= total) return undefined;
  return { rows: await queries.walkPage(db, filters, order, slice, { total, entries }), total, facets };
}

/** For words, places, prices and hours: only gathering the matches gives their number. */
async function gatheredList(
  { db, filters, order, slice, ranking, from }: ListAsked,
  withFacets: boolean,
): Promise<List> {
  const [list, cells] = await Promise.all([
    queries.gatherPage(db, filters, order, slice, { ranking, from }),
    withFacets ? liveCells(db, filters) : [],
  ]);
  return { ...list, facets: () => facetCountsOf(cells, filters) };
}
