import type { Db } from '../../../database/types.ts';
import type { FacetCounts } from './facets.ts';
import type { Filters } from './filters.ts';
import {
  type Cell,
  type CityCells,
  type CityCount,
  rollupCells,
  rollupCountsByCity,
  rollupVersions,
} from './rollup.queries.ts';

/** Counts of listed machines, for the rollup's filters (`isInRollup`). */
export type Rollup = ReturnType<typeof createRollup>;

const everywhere = '*';
/* One search reads its city and then the surrounding ones: these count as one moment. */
const sameMomentMs = 20;
/** The most cached counts by city; some 20 KB each at most. */
const mostCounts = 100;
/** The most cached cells, over all cities; about 100 bytes each. */
const mostCells = 60_000;

/**
 * Caches cells, and each time only checks whether their version is current: that costs a look-up by key, and the counts are exact, whichever process changed
 * them.
 */
export function createRollup(db: Db) {
  const kept = new Map<string, CityCells>();
  let seen: { readonly version: number; readonly at: number } | undefined;
  const counts = new Map<string, { readonly version: number; readonly counts: readonly CityCount[] }>();

  const keep = (cityId: string, fresh: CityCells) => {
    kept.delete(cityId);
    kept.set(cityId, fresh);
    let held = 0;
    for (const one of kept.values()) held += one.cells.length;
    for (const [oldest, one] of kept) {
      if (held <= mostCells || oldest === cityId) break;
      held -= one.cells.length;
      kept.delete(oldest);
    }
  };

  /** The versions of cities' cells; that of everywhere is read along, for a query a moment later. */
  async function versionsOf(cityIds: readonly string[]): Promise<Map<string, number>> {
    const versions = await rollupVersions(db, [...new Set(cityIds)]);
    seen = { version: versions.get(everywhere) ?? 0, at: performance.now() };
    return versions;
  }

  async function versionNow(): Promise<number> {
    if (seen !== undefined && performance.now() - seen.at < sameMomentMs) return seen.version;
    return (await versionsOf([everywhere])).get(everywhere) ?? 0;
  }

  return {
    /** How many pass all filters but the city's, by city: exact now if read `freshly`, else as of the same search, some milliseconds ago. */
    async countsByCity(
      { cityIds: _city, ...filters }: Filters,
      { freshly = false }: { readonly freshly?: boolean } = {},
    ): Promise<readonly CityCount[]> {
      if (freshly) seen = undefined;
      const version = await versionNow();
      const key = JSON.stringify(filters);
      const known = counts.get(key);
      const current = known?.version === version ? known : { version, counts: await rollupCountsByCity(db, filters) };
      counts.delete(key);
      counts.set(key, current);
      for (const oldest of counts.keys()) {
        if (counts.size <= mostCounts) break;
        counts.delete(oldest);
      }
      return current.counts;
    },
    /** The cells of the filters' cities, exact now. */
    async cellsFor({ cityIds = [everywhere] }: Filters): Promise<readonly Cell[]> {
      const versions = await versionsOf([...cityIds, everywhere]);
      const all = await Promise.all(
        cityIds.map(async (cityId) => {
          const version = versions.get(cityId);
          if (version === undefined) return [];
          const known = kept.get(cityId);
          const current = known?.version === version ? known : await rollupCells(db, cityId);
          keep(cityId, current);
          return current.cells;
        }),
      );
      return all.length === 1 ? (all[0] ?? []) : all.flat();
    },
  };
}

/** How many machines pass all filters, and how many are in their cities. */
export function totalOf(cells: readonly Cell[], filters: Filters): { total: number; scope: number } {
  const passes = testsOf(filters);
  let total = 0;
  let scope = 0;
  for (const cell of cells) {
    scope += cell.n;
    if (passes.term(cell) && failures(cell, passes) === 0) total += cell.n;
  }
  return { total, scope };
}

/** The counts of every facet, each without its own filter, from cells of either source. */
export function facetCountsOf(cells: readonly Cell[], filters: Filters): FacetCounts {
  const passes = testsOf(filters);
  const counts = {
    category: new Map<number, number>(),
    type: new Map<number, number>(),
    zone: new Map<string, number>(),
  };
  const more = { step: new Map<number, number>(), insurance: new Map<boolean, number>() };
  const price = { min: Infinity, max: 0 };
  for (const cell of cells) {
    if (!passes.term(cell)) continue;
    const failed = failures(cell, passes);
    // A cell counts for a facet if only that facet's own filter excludes it.
    const countsFor = (facet: number) => (failed & ~facet) === 0;
    if (countsFor(facets.category)) for (const id of cell.categoryIds) add(counts.category, id, cell.n);
    if (countsFor(facets.type)) add(counts.type, cell.typeId, cell.n);
    if (countsFor(facets.zone)) add(counts.zone, cell.zone, cell.n);
    if (countsFor(facets.step)) add(more.step, cell.step, cell.n);
    if (countsFor(facets.insurance)) add(more.insurance, cell.insurance, cell.n);
    if (!countsFor(facets.price)) continue;
    price.min = Math.min(price.min, cell.minPaise);
    price.max = Math.max(price.max, cell.maxPaise);
  }
  return { ...counts, ...more, minPaise: Number.isFinite(price.min) ? price.min : 0, maxPaise: price.max };
}

const facets = { category: 1, type: 2, zone: 4, step: 8, insurance: 16, price: 32 } as const;

type Test = (cell: Cell) => boolean;
type Tests = Readonly<Record<keyof typeof facets | 'term', Test>>;

const anything: Test = () => true;

function testsOf(filters: Filters): Tests {
  const { categoryId, typeIds, zone, discount, insurance, termCategoryId, termTypeIds } = filters;
  const types = typeIds && new Set(typeIds);
  const termTypes = termTypeIds && new Set(termTypeIds);
  return {
    term: (cell) =>
      (termCategoryId === undefined || cell.categoryIds.includes(termCategoryId)) &&
      (termTypes === undefined || termTypes.has(cell.typeId)),
    category: categoryId === undefined ? anything : (cell) => cell.categoryIds.includes(categoryId),
    type: types === undefined ? anything : (cell) => types.has(cell.typeId),
    zone: zone === undefined ? anything : (cell) => cell.zone === zone,
    step: discount === undefined ? anything : (cell) => cell.isReduced ?? cell.step >= discount,
    price: (cell) => cell.isPriced ?? true,
    insurance: insurance === undefined ? anything : (cell) => cell.insurance === insurance,
  };
}

/** The filters that exclude a cell, as bits. */
function failures(cell: Cell, tests: Tests): number {
  return (
    (tests.category(cell) ? 0 : facets.category) |
    (tests.type(cell) ? 0 : facets.type) |
    (tests.zone(cell) ? 0 : facets.zone) |
    (tests.step(cell) ? 0 : facets.step) |
    (tests.insurance(cell) ? 0 : facets.insurance) |
    (tests.price(cell) ? 0 : facets.price)
  );
}

function add<Key>(counts: Map<Key, number>, key: Key, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n);
}
