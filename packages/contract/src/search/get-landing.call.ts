import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipment } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';

const slug = (said: string) =>
  z
    .string(said)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, said)
    .max(inputLengths.slug, said);

/** A kind's usual name in the other languages of our pages, where the trade's words have one. */
const names = z.object({ hi: z.string().optional(), mr: z.string().optional() }).optional();

const link = z.object({ label: z.string(), path: z.string(), count: z.number().int() });
const kindLink = link.extend({ names });

export const getLanding = defineCall({
  summary: 'What the page of a category or a type in a city says; only where at least five machines are listed.',
  route: 'GET /Search/Landing',
  who: 'anyone',
  takes: 'publicQuery',
  /** A landing page: a category or a type in a city, by their names in the address. */
  input: z.object({
    kind: slug(wrong('kind.invalid')),
    city: slug(wrong('citySlug.invalid')),
  }),
  /** The page's content, counted from the machines listed there. */
  output: z.object({
    kind: z.object({
      slug: z.string(),
      /** The name of the category or the group, `Backhoe loader`. */
      name: z.string(),
      names,
      categoryId: z.number().int().optional(),
      typeIds: z.array(z.number().int()),
      /** Other words for it, at most five. */
      also: z.array(z.string()),
    }),
    city: z.object({ id: z.string(), slug: z.string(), name: z.string(), state: z.string() }),
    /** Listed there; at least `landingAtLeast` of domain. */
    total: z.number().int(),
    /** The final rents by unit (0 hour, 1 day, 2 week, 3 month), most frequent unit first. */
    rents: z.array(
      z.object({ rentalType: z.number().int(), min: rupees, median: rupees, max: rupees, count: z.number().int() }),
    ),
    capacity: z.object({ unit: z.string(), min: z.number(), max: z.number() }).optional(),
    /** Where in the city the machines are, most first, at most eight. */
    localities: z.array(z.object({ name: z.string(), count: z.number().int() })),
    /** The same kind in other cities, nearest first, and other kinds in this city; all have landing pages. */
    elsewhere: z.array(link.extend({ distanceKm: z.number() })),
    others: z.array(kindLink),
    /** The kinds of a category, or a type's category. */
    parts: z.array(kindLink),
    /** The first machines in the listing's order. */
    data: z.array(equipment),
  }),
  errors: ['landing.none'],
});
