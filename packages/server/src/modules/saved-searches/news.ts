import { savedSearchLimits } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { filtersById } from './matching.queries.ts';
import { type HitRow, latestHits } from './news.queries.ts';
import { listedPairs } from './pairs.ts';

/** Of a saved search, what its news are counted by. */
export interface NewsAsked {
  readonly search_id: string;
  /** The place at which it was saved. */
  readonly since_hit: string;
  /** The place after which things are new. */
  readonly after: string;
}

/** Finds news for several saved searches in a few statements: those in the lists of the searches now. */
export interface News {
  /** The newest first, at most 100. */
  of(asked: NewsAsked): readonly HitRow[];
  /** The last place that is known of a search. */
  through(searchId: string): string | undefined;
}

/**
 * What is new: for the message, the count on the page and the machines there, so that all say the same. Of a search it is the latest hundred that were found,
 * of them those that the search lists now. What had left and came back is new only to who was not told of it.
 */
export async function readNews(db: Db, saved: readonly NewsAsked[], today: string): Promise<News> {
  const after = new Map<string, string>();
  for (const one of saved) {
    const known = after.get(one.search_id);
    if (known === undefined || BigInt(one.after) < BigInt(known)) after.set(one.search_id, one.after);
  }
  const hits = await latestHits(db, after, savedSearchLimits.news);
  const bySearch = Map.groupBy(hits, ({ search_id }) => search_id);
  const filters = await filtersById(db, [...bySearch.keys()], today);
  const byMachine = Map.groupBy(
    hits.filter(({ search_id }) => filters.has(search_id)),
    ({ equipment_id }) => equipment_id,
  );
  const searches = new Map([...byMachine].map(([id, own]) => [id, own.map(({ search_id }) => search_id)]));
  const listed = await listedPairs(db, { filters, searches });
  const isListed = (hit: HitRow) => listed.get(hit.equipment_id)?.includes(hit.search_id) === true;
  const shown = new Map([...bySearch].map(([id, own]) => [id, own.filter(isListed)]));
  return {
    of: ({ search_id, since_hit, after: from }) =>
      (shown.get(search_id) ?? []).filter(({ place, told_place }) => {
        const [at, told, mark] = [BigInt(place), BigInt(told_place), BigInt(from)];
        return at > mark && (at === told || told <= BigInt(since_hit) || told > mark);
      }),
    through: (searchId) => bySearch.get(searchId)?.[0]?.place,
  };
}

/** How many are new, and how many of them got cheaper. */
export const countsOf = (hits: readonly HitRow[]) => ({
  count: hits.length,
  cheaper: hits.filter(({ before_paise }) => before_paise !== null).length,
});
