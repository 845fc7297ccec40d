import { z } from 'zod';
import { equipment } from './equipment.ts';
import { cityId, line, numeric, optional, rowId, whole } from './input.ts';

/* What is beside the search itself: its addresses, what is counted of it, its words and its ranking. */

const slug = (sentence: string) =>
  z
    .string(sentence)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, sentence)
    .max(80, sentence);

/** A page for what people search: a category or a type in a city, by their names in the address. */
export const landingInput = z.object({
  kind: slug('Which kind? Like backhoe-loader.'),
  city: slug('Which city? Like pune.'),
});

const rupees = z.number();
const link = z.object({ label: z.string(), path: z.string(), count: z.number().int() });

/** What such a page says; all of it counted from the machines listed there. */
export const landing = z.object({
  kind: z.object({
    slug: z.string(),
    /** The category's name or the group's, `Backhoe loader`. */
    name: z.string(),
    categoryId: z.number().int().optional(),
    typeIds: z.array(z.number().int()),
    /** What else people call it, at most five. */
    also: z.array(z.string()),
  }),
  city: z.object({ id: z.string(), slug: z.string(), name: z.string(), state: z.string() }),
  /** Listed there; at least `landingAtLeast` of domain. */
  total: z.number().int(),
  /** The final rents by unit (0 hour, 1 day, 2 week, 3 month), the unit with most machines first. */
  rents: z.array(
    z.object({ rentalType: z.number().int(), min: rupees, median: rupees, max: rupees, count: z.number().int() }),
  ),
  capacity: z.object({ unit: z.string(), min: z.number(), max: z.number() }).optional(),
  /** Where in the city they stand, most first, at most eight. */
  localities: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** The same kind in other cities, nearest first, and other kinds in this city; all of them pages like this. */
  elsewhere: z.array(link.extend({ distanceKm: z.number() })),
  others: z.array(link),
  /** The kinds of a category, or the category of a type. */
  parts: z.array(link),
  /** The first machines, as the listing ranks them. */
  data: z.array(equipment),
});

/** Which result of a search was pressed. */
export const pressInput = z.object({
  searchTerm: z.string('The search term is text.').trim().min(1, 'The search term is missing.').max(100),
  /** From 1, over `data` and then `nearby`. */
  position: whole('The position is a whole number from 1.', 1, 10_000),
});

const days = optional(whole('Days are a whole number from 1 to 60.', 1, 60));
export const qualityInput = z.object({ days });

const counted = z.object({ term: z.string(), count: z.number().int() });

/** How well people are served by the search: counts of days, and nothing of who anybody was. */
export const searchQuality = z.object({
  days: z.number().int(),
  searches: z.number().int(),
  /** Of all searches those after which something was pressed, and of these those where it was among the first three. 0 to 1; null without any. */
  pressedShare: z.number().nullable(),
  successAtThree: z.number().nullable(),
  /** Of all searches, what ended with nothing at all to show. 0 to 1; null without any. */
  emptyShare: z.number().nullable(),
  /** How many ended in which answer. */
  answers: z.array(z.object({ answer: z.string(), count: z.number().int() })),
  frequent: z.array(counted.extend({ answer: z.string(), kinds: z.string() })),
  empty: z.array(counted),
  /** Words of searches that nothing was known of. */
  unknownWords: z.array(z.object({ word: z.string(), count: z.number().int() })),
});

/** What somebody calls a type besides its names. */
export const typeWords = z.object({
  /** From the trade's words that ship with us, in files reviewed as text. */
  shipped: z.array(z.object({ word: z.string(), what: z.string(), reason: z.string() })),
  /** Added by admins. */
  added: z.array(z.object({ id: z.number().int(), word: z.string(), wholeGroup: z.boolean(), createdAt: z.string() })),
});
export const typeWordsInput = z.object({ equipmentTypeId: rowId });
export const addTypeWordInput = z.object({
  equipmentTypeId: rowId,
  word: line('Please type the word.', 40).min(2, 'Please type the word.'),
  /** For every kind of its group; else for this one alone. */
  wholeGroup: z.boolean().default(true),
});
export const removeTypeWordInput = z.object({ id: rowId });
export const typeWord = z.object({ id: z.number().int() });

const weight = (what: string) =>
  z.preprocess(numeric, z.number(`${what} is a number from 0 to 1.`).min(0).max(1, `${what} is a number from 0 to 1.`));

/** How much each reason counts in the order of "relevance", 0 to 1; see the handbook's page on ranking. */
export const rankingWeights = z.object({
  nearness: weight('Nearness'),
  size: weight('Fit of size'),
  free: weight('Free now'),
  price: weight('Price'),
  rating: weight('Rating'),
  freshness: weight('Freshness'),
});
export const currentWeights = z.object({ weights: rankingWeights, usual: rankingWeights });
const shortMachine = equipment.pick({
  id: true,
  name: true,
  status: true,
  city: true,
  finalRentalValue: true,
  rentalType: true,
  capacity: true,
});
/** What weights would do to searches people made; nothing changes by asking. */
export const triedWeights = z.object({
  searches: z.array(
    z.object({
      term: z.string(),
      count: z.number().int(),
      before: z.array(shortMachine),
      after: z.array(shortMachine),
    }),
  ),
  /** How many of them would begin with another machine. */
  changed: z.number().int(),
});
export const tryWeightsInput = z.object({ weights: rankingWeights, selectedCityId: optional(cityId) });
