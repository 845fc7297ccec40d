import type { FoundPlace } from '@yantra/contract/calls';
import { dayMs, minuteMs, timesAMinute } from '@yantra/domain';
import { foldText } from '@yantra/words';
import type { DbAndClock } from '../../database/types.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { GeocodingService } from './geocoding-service.ts';

/** What one address, and all together, may ask of the operator's geocoder. */
export const placeLimits = {
  perAddress: { kind: 'placeAsked', most: timesAMinute.placesAsked, withinMs: minuteMs },
  inAll: { kind: 'placesAskedInAll', most: timesAMinute.placesAskedInAll, withinMs: minuteMs },
} as const satisfies Record<string, Limit>;

/** Some 200 KB. Streets stay where they are, but the service learns new ones. */
const kept = { most: 500, ms: dayMs } as const;
/** Fewer letters are somebody beginning to type. */
const leastLetters = 5;

export interface AskedPlacesParts extends DbAndClock {
  readonly service: GeocodingService;
  readonly limits: Limits;
}

/** The operator's geocoder for places that our own lists do not know. */
export type AskedPlaces = ReturnType<typeof createAskedPlaces>;

/**
 * Asks it within limits, each text once a day. It learns the text alone: not who asks, and no phone number or e-mail address that somebody pasted with it.
 */
export function createAskedPlaces({ service, limits, db, clock }: AskedPlacesParts) {
  const known = new Map<string, { readonly at: number; readonly places: Promise<FoundPlace[] | undefined> }>();

  const mayAsk = async (address: string): Promise<boolean> => {
    const who = await limits.whoIs(address);
    const { retryAfterSeconds } = await limits.hitAll(db, [
      [placeLimits.perAddress, who],
      [placeLimits.inAll, 'all'],
    ]);
    return retryAfterSeconds === undefined;
  };
  const ask = async (text: string, address: string) => ((await mayAsk(address)) ? service.find(text) : undefined);

  return {
    /** The places in a text; `undefined` if there is no answer. */
    async find(text: string, address: string): Promise<FoundPlace[] | undefined> {
      const asked = withoutContacts(text);
      if (asked.replace(/[^\p{L}]/gu, '').length < leastLetters) return [];
      const key = foldText(asked);
      const now = clock.now().getTime();
      const last = known.get(key);
      if (last !== undefined && now - last.at < kept.ms) return last.places;
      const mine = { at: now, places: ask(asked, address) };
      known.delete(key);
      known.set(key, mine);
      const [oldest] = known.keys();
      if (known.size > kept.most && oldest !== undefined) known.delete(oldest);
      // Without an answer the next one asks again.
      const forget = () => void (known.get(key) === mine && known.delete(key));
      mine.places.then((places) => places ?? forget(), forget);
      return mine.places;
    },
    addressAt: service.addressAt,
  };
}

/** Without e-mail addresses and numbers of ten digits or more: the text is a place's. */
const withoutContacts = (text: string): string =>
  text
    .replace(/\S+@\S+/g, ' ')
    .replace(/\+?\d(?:[\s-]?\d){9,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
