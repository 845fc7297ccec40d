import type { Viewport, ViewportInput } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { Listing } from '../../jobs/listing.ts';
import { type Filters, filtersOf } from '../equipment/search/filters.ts';
import type { Gazetteer } from '../equipment/search/gazetteer.ts';
import { nearWords } from '../equipment/search/lexicon.queries.ts';
import { understand } from '../equipment/search/understand.ts';
import type { Vocabulary } from '../equipment/search/vocabulary.ts';
import { isKept, keptCells, withMachines } from './cells.queries.ts';
import { draw } from './draw.ts';
import { liveCells } from './map.queries.ts';
import { type Bounds, cellsTouched, sizeOf } from './mercator.ts';

/** What the map needs from outside. */
export interface MapParts {
  readonly db: Kysely<Database>;
  readonly gazetteer: Gazetteer;
  readonly vocabulary: () => Promise<Vocabulary>;
  /** Keeps what is public true at the clock's now. */
  readonly listing: Listing;
}

/** The machines on a map. */
export interface MachinesMap {
  viewport(input: ViewportInput): Promise<Viewport>;
}

const lastZoom = 18;
/* A tile of the web's map is 256 px wide and the world one tile at zoom 0: a grid two levels finer has cells of 64 px. */
const finerThanTiles = 2;
const mostCells = 480;

export function createMap(parts: MapParts): MachinesMap {
  const { db } = parts;
  return {
    async viewport({ zoom, ...search }) {
      const filters = await filtersMeant(search, parts);
      if (filters.cityIds?.length === 0) return draw([], false);
      const { bounds } = search;
      const level = levelFor(bounds, zoom);
      const cells =
        isKept(level) && isUnfiltered(filters)
          ? await withMachines(db, await keptCells(db, bounds, level), bounds, level)
          : await liveCells(db, filters, level);
      return draw(cells, zoom === lastZoom);
    },
  };
}

/** The filters as the search understands them. */
async function filtersMeant(search: Omit<ViewportInput, 'zoom'>, parts: MapParts): Promise<Filters> {
  const { db, gazetteer } = parts;
  const [vocabulary] = await Promise.all([parts.vocabulary(), parts.listing.upToDate()]);
  const { searchTerm } = search;
  const meaning =
    searchTerm === undefined
      ? { words: [], corrections: [] }
      : await understand(searchTerm, { vocabulary, gazetteer, lookUp: (texts) => nearWords(db, texts) });
  return filtersOf(search, meaning, gazetteer);
}

/** Whether every listed machine within the bounds is meant. */
function isUnfiltered(filters: Filters): boolean {
  return filters.words.length === 0 && Object.keys(filters).every((key) => key === 'words' || key === 'bounds');
}

/** The grid of 64 px, or a coarser one where bounds are far larger than a screen at that zoom. */
function levelFor(bounds: Bounds, zoom: number): number {
  let level = zoom + finerThanTiles;
  while (level > 0 && sizeOf(cellsTouched(bounds, level)) > mostCells) level -= 1;
  return level;
}
