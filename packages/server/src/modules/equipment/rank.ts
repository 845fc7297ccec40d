import type { EquipmentStatus } from '@yantra/domain';

/** What decides a machine's place in "relevance", besides chance. */
export interface RankFacts {
  /** Of all ratings' stars. */
  readonly starSum: number;
  readonly ratings: number;
  readonly status: EquipmentStatus;
}

/** How much of the place is chance, for a mixed page. */
export const chancePart = 0.3;

/** What "relevance" sorts by, without chance, 0 to 0.7: well rated by many before well rated by few, free before let. */
export function rankOf({ starSum, ratings, status }: RankFacts): number {
  // Five ratings of 3.9 beforehand, so that one of 5 stars does not beat forty of 4.5.
  const stars = (starSum + 5 * 3.9) / (ratings + 5) / 5;
  const known = Math.log1p(ratings) / Math.log(46);
  return 0.45 * stars + 0.15 * Math.min(1, known) + (status === 'Available' ? 0.1 : 0);
}

/** The stars of a machine's ratings, all together. @param counts how many ratings of 0, 0.5 … 5 */
export function starSumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count, halves) => sum + (count * halves) / 2, 0);
}
