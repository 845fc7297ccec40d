import { lengths, limits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { line, optional, whole } from '../shapes/input.ts';
import { unmetWhy } from './search-quality.shapes.ts';

const count = z.number().int();

export const getSearchRadar = defineCall({
  summary: 'What people search for and do not find, by place: counts by day, without persons.',
  route: 'POST /Search/GetRadar',
  who: 'moderator',
  input: z.object({
    /** Thirty days by default. */
    span: optional(z.enum(['days7', 'days30', 'weeks12'])),
    /** A state by its English name; all of India by default. */
    state: optional(line(wrong('state.required'), lengths.state)),
    why: optional(unmetWhy),
    /** How many terms. */
    most: optional(whole(wrong('page.invalid'), 1, limits.termsOfRadar)),
  }),
  output: z.object({
    searches: count,
    searchesBefore: count,
    /** Those of an unknown word, and without a machine in reach; together the searches that were not met. */
    unknown: count,
    far: count,
    /** The same sum in the time before. */
    unmetBefore: count,
    /** How many words are unknown, and how many explain half of these searches. */
    unknownTerms: count,
    unknownHalf: count,
    /** Cities where machines are out of reach, the first being where most are. */
    farCities: count,
    worstCity: z.string().optional(),
    /** By state; searches of no place have none. */
    states: z.array(z.object({ state: z.string(), searches: count, unmet: count })),
    /** The cities with most, of the chosen state or of all. */
    cities: z.array(z.object({ id: z.string(), name: z.string(), unmet: count })),
    /** The most frequent terms, of the chosen state or of all. */
    terms: z.array(
      z.object({
        term: z.string(),
        count,
        before: count,
        why: unmetWhy,
        /** What it was understood as, in English; empty if nothing. */
        kinds: z.string(),
        /** Kilometres to the nearest machine; null without any. */
        nearestKm: count.nullable(),
        /** Where it is searched for, most first. Without an id for searches of no place. */
        places: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
    totalTerms: count,
  }),
});
