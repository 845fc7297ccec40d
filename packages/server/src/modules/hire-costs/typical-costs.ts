import { dayInIndia } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { refreshTypical } from './hire-costs.queries.ts';

/** Works out once a day in India what owners usually ask, and at the first run. */
export function createTypicalCosts({ db, clock }: DbAndClock) {
  let lastDay: string | undefined;
  return {
    async daily(): Promise<void> {
      const day = dayInIndia(clock.now());
      if (day === lastDay) return;
      await refreshTypical(db);
      lastDay = day;
    },
  };
}
