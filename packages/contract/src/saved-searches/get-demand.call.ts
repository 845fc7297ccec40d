import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { line, optional } from '../shapes/input.ts';
import { waitingFor } from './saved-searches.shapes.ts';

const count = z.number().int();

/** At most a minute old. */
export const getDemand = defineCall({
  summary: 'What saved searches wait for by place and kind, and how often machines are kept: counts, without persons.',
  route: 'POST /Demand/Get',
  who: 'moderator',
  input: z.object({
    /** A state by its English name; all of India by default. */
    state: optional(line(wrong('state.required'), lengths.state)),
  }),
  output: z.object({
    /** Saved searches that are neither paused nor over, and the people who have some. */
    searches: count,
    people: count,
    /** Machines that somebody keeps, and how often all of them are kept. */
    machinesKept: count,
    kept: count,
    /** By state, most first; searches of no place have none. */
    states: z.array(z.object({ state: z.string(), people: count })),
    /** By kind, of the chosen state or of all, most first; with the listed machines there. */
    kinds: z.array(z.object({ kind: z.string(), people: count, machines: count })),
    /** By kind and city, most first, at most 200. */
    places: z.array(waitingFor.extend({ machines: count })),
  }),
});
