import { dayInIndia, dayMs, retention, spanBefore } from '@yantra/domain';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/types.ts';
import type { Background } from '../../../jobs/background.ts';
import { fillersRemover, termOf, unknownWordOf } from './kept-term.ts';
import { addPlaces } from './search-places.queries.ts';
import { gatherPlaces, type SearchPlace } from './search-places.ts';
import { addPress, addSearches, type CountedSearch, forgetBefore } from './search-quality.queries.ts';

/** A search and its result. */
export interface EndedSearch {
  readonly term: string;
  /** `understood.answer` of the contract. */
  readonly answer: string;
  /** Nothing at all was found. */
  readonly isEmpty: boolean;
  /** The groups of types in it. */
  readonly kinds: readonly string[];
  /** Unknown words. */
  readonly unknown: readonly string[];
  /** Where it was, and why it found nothing in reach; absent for searches that are not of a visitor. */
  readonly place?: SearchPlace;
}

/** Counts people's searches, their results and clicks, without persons. */
export type SearchCounts = ReturnType<typeof createSearchCounts>;

/** How many different terms, and unknown words, are kept per day: nonsense searches cannot fill the disk. */
export const mostADay = 2000;
/** The last place that counts as a success. */
const top = 3;

/** @param gatherMs how long searches are collected before they are written */
export function createSearchCounts(
  parts: { readonly db: Db; readonly clock: Clock; readonly background: Background },
  gatherMs = 2000,
) {
  const { db, clock, background } = parts;
  let gathered: Gathered | undefined;

  async function write(): Promise<void> {
    const batch = gathered;
    gathered = undefined;
    if (batch === undefined) return;
    const withoutFiller = await fillersRemover();
    const searches = withoutFillers(batch.searches, withoutFiller);
    await addSearches(db, { day: batch.day, searches, words: [...batch.words], most: mostADay });
    await addPlaces(db, { day: batch.day, ...batch.places.counted(withoutFiller), most: mostADay });
  }

  return {
    /** After the answer; searches within a moment are written together. */
    record({ term: typed, answer, isEmpty, kinds, unknown, place }: EndedSearch): void {
      const term = termOf(typed);
      if (term === undefined) return;
      if (gathered === undefined) {
        gathered = {
          day: dayInIndia(clock.now()),
          searches: new Map(),
          words: new Map(),
          places: gatherPlaces(mostADay),
        };
        background.run(gatherMs, write);
      }
      const { searches, words, places } = gathered;
      if (place !== undefined) places.add(term, place, kinds);
      const before = searches.get(term);
      if (before !== undefined || searches.size < mostADay) {
        const counts = { n: (before?.n ?? 0) + 1, empty: (before?.empty ?? 0) + Number(isEmpty) };
        searches.set(term, { ...counts, answer, kinds: kinds.join(', ') });
      }
      for (const one of unknown) {
        const word = unknownWordOf(one);
        if (word === undefined || (!words.has(word) && words.size >= mostADay)) continue;
        words.set(word, (words.get(word) ?? 0) + 1);
      }
    },
    /** A result was clicked. Written later than any process's `record`, so that its search is there. */
    press(typed: string, position: number): void {
      const text = termOf(typed);
      if (text === undefined) return;
      const [today, yesterday] = [0, dayMs].map((ago) => dayInIndia(new Date(clock.now().getTime() - ago)));
      background.run(gatherMs + 500, async () => {
        const term = (await fillersRemover())(text);
        if (term === undefined) return;
        await addPress(db, { term, today: today ?? '', yesterday: yesterday ?? '', isTop: position <= top });
      });
    },
  };
}

interface Gathered {
  readonly day: string;
  readonly searches: Map<string, Omit<CountedSearch, 'term'>>;
  readonly words: Map<string, number>;
  readonly places: ReturnType<typeof gatherPlaces>;
}

/** The searches by their terms without fillers: `jcb on rent` and `jcb` are one. */
function withoutFillers(searches: Gathered['searches'], remove: (term: string) => string | undefined): CountedSearch[] {
  const kept = new Map<string, CountedSearch>();
  for (const [typed, { n, empty, answer, kinds }] of searches) {
    const term = remove(typed);
    if (term === undefined) continue;
    const before = kept.get(term);
    kept.set(term, { term, n: n + (before?.n ?? 0), empty: empty + (before?.empty ?? 0), answer, kinds });
  }
  return [...kept.values()];
}

/** Deletes old searches. */
export async function forgetSearches(db: Db, clock: Clock): Promise<void> {
  await forgetBefore(db, dayInIndia(spanBefore(clock.now(), retention.searches)));
}
