import type { Overview } from '@yantra/contract/calls';

export type Points = readonly Overview['viewsByDay'][number][];

/* Steps between two lines of the axis, times a power of ten. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10] as const;
const lines = 4;

/** The lines of an axis from the top down to 0: five round numbers, the highest at least as high as every value. */
export function axisOf(most: number): readonly number[] {
  const least = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (steps.find((one) => one * power >= least) ?? 10);
  return Array.from({ length: lines + 1 }, (_, place) => step * (lines - place));
}

/** The indexes of at most five labels, including the first and the last. */
export function axisPlaces(length: number): readonly number[] {
  const last = length - 1;
  return last < 0 ? [] : [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(last * share)))];
}

export const sumOf = (points: Points): number => points.reduce((sum, { value }) => sum + value, 0);

/** The change in whole percent; undefined where there was nothing before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;

/** The column at a position across the plot. @param share from 0 at its start to 1 at its end */
export const columnAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));
