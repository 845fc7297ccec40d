import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { numeric } from '../shapes/input.ts';

const weight = (what: string) =>
  z.preprocess(numeric, z.number(wrong('weight.invalid', { what })).min(0).max(1, wrong('weight.invalid', { what })));

/** The weight of each signal in the order of "relevance", 0 to 1; see the handbook's page on ranking. */
export const rankingWeights = z.object({
  nearness: weight('Nearness'),
  size: weight('Fit of size'),
  free: weight('Free now'),
  price: weight('Price'),
  rating: weight('Rating'),
  freshness: weight('Freshness'),
});

/** Why a search was in vain: a word that nobody knows, or no machine in reach. */
export const unmetWhy = z.enum(['word', 'far']);
