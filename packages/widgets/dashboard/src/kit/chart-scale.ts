import type { Overview } from '@yantra/contract/calls';

export type Points = readonly Overview['viewsByDay'][number][];

/* What a line of the axis may stand above the one below it, times a power of ten. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10] as const;
const lines = 4;

/** The lines of an axis from the top down to 0: five round numbers, the highest at least as high as every value. */
export function axisOf(most: number): readonly number[] {
  const least = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (steps.find((one) => one * power >= least) ?? 10);
  return Array.from({ length: lines + 1 }, (_, place) => step * (lines - place));
}

/** Five places at most, the first and the last among them. */
export function axisPlaces(length: number): readonly number[] {
  const last = length - 1;
  return last < 0 ? [] : [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(last * share)))];
}

export const sumOf = (points: Points): number => points.reduce((sum, { value }) => sum + value, 0);

/** How much more there is than before, in whole percent; nothing where there was nothing before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;

/** Which column a place across the plot lies in. @param share 0 at its start, 1 at its end */
export const columnAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));
