import { dayInIndia } from '@yantra/domain';
import type { DbAndClock } from '../../../database/types.ts';
import { rankSome, refreshRents } from './ranking.queries.ts';

/** Keeps the order of "relevance" true to the weights and to what rents are usual. */
export type Ranking = ReturnType<typeof createRanking>;

/** @param step how many machines are ranked in one transaction */
export function createRanking({ db, clock }: DbAndClock, step = 1000) {
  let lastDay: string | undefined;

  /** Ranks all machines anew, some at a time; nobody waits long for any of them, and many processes may do it at once. */
  async function rankAll(): Promise<void> {
    let last = await rankSome(db, undefined, step);
    while (last !== undefined) last = await rankSome(db, last, step);
  }

  return {
    rankAll,
    /**
     * Once a day in India: counts the usual rents anew, and ranks anew when one moved. Its first turn ranks in any case, for what a process that
     * was stopped had in hand.
     */
    async daily(): Promise<void> {
      const day = dayInIndia(clock.now());
      if (day === lastDay) return;
      const hasMoved = await refreshRents(db);
      if (hasMoved || lastDay === undefined) await rankAll();
      lastDay = day;
    },
  };
}
