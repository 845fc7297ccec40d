import type { getSearchQuality, InputOf, notePress, SearchQuality } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/types.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { SearchCounts } from './search-counts.ts';
import * as queries from './search-quality.queries.ts';

/** How well people are served by the search. */
export interface SearchQualityService {
  quality(input: InputOf<typeof getSearchQuality>): Promise<SearchQuality>;
  /** Counts which result was pressed; more than an address may is dropped silently. */
  press(input: InputOf<typeof notePress>, address: string): Promise<void>;
}

/** What it needs from outside. */
export interface SearchQualityParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly counts: Pick<SearchCounts, 'press'>;
}

/** What one address may press. */
export const pressLimit: Limit = { kind: 'searchPress', most: 60, withinMs: 60_000 };

const usualDays = 30;
const dayMs = 86_400_000;
const mostTerms = 20;
const mostWords = 40;

export function createSearchQuality({ db, clock, limits, counts }: SearchQualityParts): SearchQualityService {
  return {
    async quality({ days = usualDays }) {
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
    async press({ searchTerm, position }, address) {
      const who = await limits.whoIs(address);
      const { retryAfterSeconds } = await limits.hit(db, pressLimit, who);
      if (retryAfterSeconds === undefined) counts.press(searchTerm, position);
    },
  };
}

/** So many days in India with today's: the first of them. */
export const firstDay = (clock: Clock, days = usualDays): string =>
  dayInIndia(new Date(clock.now().getTime() - (days - 1) * dayMs));

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
