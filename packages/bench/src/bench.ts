/** The exports of a bench file: `name` and `run`. */

export interface Ratio {
  /** The name of the comparison, e.g. `city + term, p99, 10k machines, PGlite`. */
  readonly name: string;
  /** The measured value, in `unit`. */
  readonly value: number;
  /** The value to compare with, in the same run and unit, e.g. of the hand-written element; absent for an absolute budget. */
  readonly baseline?: number;
  readonly unit: string;
  /** Limits of the ratio to the baseline (or of the value, without one). */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface BenchContext {
  /** `--full`: 1M rows and the like. */
  readonly isFull: boolean;
  readonly log: (line: string) => void;
}

export interface Bench {
  readonly name: string;
  /** Measures, and ends everything it started. */
  readonly run: (context: BenchContext) => Promise<readonly Ratio[]>;
}

/** @returns the p-th percentile (0 to 100) of the samples, by the nearest rank */
export function percentile(samples: readonly number[], p: number): number {
  if (samples.length === 0) throw new RangeError('A percentile needs at least one sample.');
  const sorted = samples.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((p / 100) * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** Whether the ratio is within its limits. */
export function isWithin(ratio: Ratio): boolean {
  const figure = figureOf(ratio);
  return figure <= (ratio.atMost ?? Infinity) && figure >= (ratio.atLeast ?? -Infinity);
}

/** The ratio to the baseline, or the value without one. */
export function figureOf({ value, baseline }: Ratio): number {
  return baseline === undefined ? value : value / baseline;
}
