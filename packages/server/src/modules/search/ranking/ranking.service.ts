import type { Equipment, InputOf, RankingWeights, TriedWeights, tryRankingWeights } from '@yantra/contract/calls';
import type { DbAndClock } from '../../../database/types.ts';
import type { Caller } from '../../../http/bind.ts';
import type { Background } from '../../../jobs/background.ts';
import { appendAudit, changedFacts } from '../../audit/index.ts';
import { answered, firstDay } from '../quality/index.ts';
import { readWeights, writeWeights } from './ranking.queries.ts';
import type { Ranking } from './ranking.ts';

/** Searches for a term in a city, or everywhere, with trial weights. Counts and changes nothing. */
export type SearchWith = (term: string, cityId: string | undefined, weights: RankingWeights) => Promise<Equipment[]>;

/** The weights of the order of "relevance" (handbook: ranking). */
export type RankingService = ReturnType<typeof createRankingService>;

export interface RankingParts extends DbAndClock {
  readonly background: Pick<Background, 'run'>;
  readonly ranking: Pick<Ranking, 'rankAll'>;
  readonly searchWith: SearchWith;
}

/** The initial weights, as in the migration. */
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
    /** The effect of weights on people's most frequent searches. */
    async tried({ weights, selectedCityId }: InputOf<typeof tryRankingWeights>): Promise<TriedWeights> {
      const [current, terms] = [await readWeights(db), await answered(db, firstDay(clock), mostSearches)];
      const first = async (term: string, by: RankingWeights) =>
        (await searchWith(term, selectedCityId, by)).slice(0, shown).map(shortly);
      const searches: TriedWeights['searches'] = [];
      // In sequence: visitors come before trials.
      for (const { term, count } of terms) {
        searches.push({ term, count, before: await first(term, current), after: await first(term, weights) });
      }
      return { searches, changed: searches.filter(({ before, after }) => before[0]?.id !== after[0]?.id).length };
    },
    /** Sets the weights; every machine is ranked soon, after the answer. */
    async set(weights: RankingWeights, { userId, sessionId }: Caller): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const before = await readWeights(trx);
        await writeWeights(trx, weights);
        const facts = changedFacts(before, weights);
        await appendAudit(trx, { at: clock.now(), kind: 'ranking.changed', userId, sessionId, facts });
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
