import type { getMarket, InputOf, OutputOf } from '@yantra/contract/calls';
import { dayInIndia, dayMs, paiseToRupees } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import type { Listing } from '../equipment/index.ts';
import * as queries from './market.queries.ts';

/** What is wanted and asked near somebody who has no machine yet. */
export type MarketService = ReturnType<typeof createMarket>;

const days = 7;
/** How many kinds each list has. */
const most = 3;
/** Of fewer machines the middle half would be one owner's price. */
const few = 3;

export function createMarket({ db, clock, listing }: DbAndClock & { readonly listing: Listing }) {
  return {
    async market({ cityId }: InputOf<typeof getMarket>): Promise<OutputOf<typeof getMarket>> {
      await listing.upToDate();
      const first = dayInIndia(new Date(clock.now().getTime() - (days - 1) * dayMs));
      const [searched, rents] = await Promise.all([
        queries.searchedKinds(db, cityId, first, most),
        queries.rentsAsked(db, cityId, { few, most }),
      ]);
      return {
        searched,
        rents: rents.map(({ type, sub_type, rental_type, low, high }) => ({
          kind: [type, sub_type].filter(Boolean).join(', '),
          low: paiseToRupees(Number(low)),
          high: paiseToRupees(Number(high)),
          rentalType: rental_type,
        })),
      };
    },
  };
}
