import { dayInIndia } from '@yantra/domain';
import type { DbAndClock } from '../../../database/types.ts';
import { rankSome, refreshRents } from './ranking.queries.ts';

/** Keeps the order of "relevance" up to date with the weights and the usual rents. */
export type Ranking = ReturnType<typeof createRanking>;

/** @param step how many machines are ranked per transaction */
export function createRanking({ db, clock }: DbAndClock, step = 1000) {
  let lastDay: string | undefined;

  /** Ranks all machines in batches; no machine is locked for long, and several processes may do it at once. */
  async function rankAll(): Promise<void> {
    let last = await rankSome(db, undefined, step);
    while (last !== undefined) last = await rankSome(db, last, step);
  }

  return {
    rankAll,
    /**
     * Once a day in India: recomputes the usual rents, and ranks again if one changed. The first run always ranks, in case a stopped process left it
     * unfinished.
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
