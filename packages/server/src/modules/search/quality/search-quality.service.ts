import type { getSearchQuality, InputOf, notePress, SearchQuality } from '@yantra/contract/calls';
import { timesAMinute, dayInIndia, dayMs, minuteMs } from '@yantra/domain';
import type { Clock } from '../../../clock.ts';
import type { DbAndClock } from '../../../database/types.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { SearchCounts } from './search-counts.ts';
import * as queries from './search-quality.queries.ts';

/** How well the search serves people. */
export type SearchQualityService = ReturnType<typeof createSearchQuality>;

export interface SearchQualityParts extends DbAndClock {
  readonly limits: Limits;
  readonly counts: Pick<SearchCounts, 'press'>;
}

/** The limit of clicks from one address. */
export const pressLimit: Limit = { kind: 'searchPress', most: timesAMinute.presses, withinMs: minuteMs };

const usualDays = 30;
const mostTerms = 20;
const mostWords = 40;

export function createSearchQuality({ db, clock, limits, counts }: SearchQualityParts) {
  return {
    async quality({ days = usualDays }: InputOf<typeof getSearchQuality>): Promise<SearchQuality> {
      const first = firstDay(clock, days);
      const [{ searches, empty, pressed, top }, answers, frequent, empties, unknownWords] = await Promise.all([
        queries.sums(db, first),
        queries.answers(db, first),
        queries.frequent(db, first, mostTerms),
        queries.empties(db, first, mostTerms),
        queries.unknownWords(db, first, mostWords),
      ]);
      return {
        days,
        searches,
        pressedShare: share(pressed, searches),
        successAtThree: share(top, pressed),
        emptyShare: share(empty, searches),
        answers,
        frequent,
        empty: empties,
        unknownWords,
      };
    },
    /** Counts which result was clicked; those above an address's limit are dropped silently. */
    async press({ searchTerm, position }: InputOf<typeof notePress>, address: string): Promise<void> {
      const who = await limits.whoIs(address);
      const { retryAfterSeconds } = await limits.hit(db, pressLimit, who);
      if (retryAfterSeconds === undefined) counts.press(searchTerm, position);
    },
  };
}

/** The first of so many days in India, including today. */
export const firstDay = (clock: Clock, days = usualDays): string =>
  dayInIndia(new Date(clock.now().getTime() - (days - 1) * dayMs));

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
