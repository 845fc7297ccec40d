import type { Equipment, InputOf, RankingWeights, TriedWeights, tryRankingWeights } from '@yantra/contract/calls';
import type { DbAndClock } from '../../../database/types.ts';
import type { Caller } from '../../../http/bind.ts';
import type { Background } from '../../../jobs/background.ts';
import { appendAudit } from '../../audit/index.ts';
import { answered, firstDay } from '../quality/index.ts';
import { readWeights, writeWeights } from './ranking.queries.ts';
import type { Ranking } from './ranking.ts';

/** Searches for a term in a city, or everywhere, as if the weights counted. Counts and changes nothing. */
export type SearchWith = (term: string, cityId: string | undefined, weights: RankingWeights) => Promise<Equipment[]>;

/** What counts how much in the order of "relevance" (handbook: ranking). */
export type RankingService = ReturnType<typeof createRankingService>;

export interface RankingParts extends DbAndClock {
  readonly background: Pick<Background, 'run'>;
  readonly ranking: Pick<Ranking, 'rankAll'>;
  readonly searchWith: SearchWith;
}

/** The weights we begin with, as the migration writes them. */
export const usualWeights: RankingWeights = {
  nearness: 0.6,
  size: 0.5,
  free: 0.25,
  price: 0.2,
  rating: 0.2,
  freshness: 0.05,
};

const mostSearches = 20;
const shown = 3;

export function createRankingService({ db, clock, background, ranking, searchWith }: RankingParts) {
  return {
    async weights(): Promise<{ weights: RankingWeights; usual: RankingWeights }> {
      return { weights: await readWeights(db), usual: usualWeights };
    },
    /** What weights would do to the searches people make most. */
    async tried({ weights, selectedCityId }: InputOf<typeof tryRankingWeights>): Promise<TriedWeights> {
      const [current, terms] = [await readWeights(db), await answered(db, firstDay(clock), mostSearches)];
      const first = async (term: string, by: RankingWeights) =>
        (await searchWith(term, selectedCityId, by)).slice(0, shown).map(shortly);
      const searches: TriedWeights['searches'] = [];
      // One after the other: visitors go before who tries things out.
      for (const { term, count } of terms) {
        searches.push({ term, count, before: await first(term, current), after: await first(term, weights) });
      }
      return { searches, changed: searches.filter(({ before, after }) => before[0]?.id !== after[0]?.id).length };
    },
    /** Lets weights count: for every machine soon, after the answer. */
    async set(weights: RankingWeights, { userId, sessionId }: Caller): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await writeWeights(trx, weights);
        const detail = Object.values(weights).join(' ');
        await appendAudit(trx, { at: clock.now(), kind: 'ranking.changed', userId, sessionId, detail });
      });
      background.run(0, () => ranking.rankAll());
    },
  };
}

function shortly(machine: Equipment): TriedWeights['searches'][number]['before'][number] {
  const { id, name, status, city, finalRentalValue, rentalType, capacity } = machine;
  const short = { id, name, status, city, finalRentalValue, rentalType };
  return capacity === undefined ? short : { ...short, capacity };
}
