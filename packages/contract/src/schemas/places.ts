import { z } from 'zod';
import { cityId, latitude, longitude, optional, whole } from './input.ts';

const textSentence = 'Please type a place or a PIN code of 100 characters at most.';
const placeText = z.string(textSentence).min(1, textSentence).max(100, textSentence);

/** What was typed: a city, a locality or a PIN code, also in part. */
export const geocodeInput = z.object({ text: placeText });

/** A place on the map; `label` is what a person reads, e.g. `411001, Pune, Maharashtra`. */
export const foundPlace = z.object({
  label: z.string(),
  kind: z.enum(['city', 'pin', 'address']),
  latitude,
  longitude,
  /** The city of our list that it is, or the nearest one. */
  city: z.object({ id: z.string(), name: z.string(), state: z.string() }),
  /** Six digits; only when the place is a PIN code's. */
  pinCode: z.string().optional(),
});

const limitSentence = 'The limit is a whole number from 1 to 10.';

/** What somebody has typed so far into the search box. */
export const suggestInput = z.object({
  text: z
    .string('Please type what you look for.')
    .min(1, 'Please type what you look for.')
    .max(100, 'Please search with 100 characters at most.'),
  /** Machines of this city come first. */
  selectedCityId: optional(cityId),
  /** At most so many of each kind; 5 when absent. */
  limit: optional(whole(limitSentence, 1, 10)),
});

/** What the text may become, best first. */
export const suggestions = z.object({
  /** Kinds of machine, which go before all else. */
  types: z
    .array(
      z.object({
        /** The group's name, `Tipper`: to be searched for. */
        type: z.string(),
        /** Its name in the script that was typed, `टिपर`; the same as `type` in Latin letters. */
        name: z.string(),
        /** What else people call it, in the same script, best first, at most three: what was typed stands among them. */
        also: z.array(z.string()),
        /** Listed in the selected city; everywhere when none is selected. */
        count: z.number().int(),
        /** The nearest city that has some, when the selected one has none. */
        nearest: z
          .object({ id: z.string(), name: z.string(), distanceKm: z.number(), count: z.number().int() })
          .optional(),
      }),
    )
    .optional(),
  /** Names of machines for hire, each once: to be searched for. */
  machines: z.array(z.object({ name: z.string() })),
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
  cities: z.array(z.object({ id: z.string(), name: z.string(), state: z.string(), latitude, longitude })),
});
