/** Two ways whose times are compared. */
export interface TimedPair {
  /** How often both are timed, the first of them in turn. */
  readonly pairs: number;
  /** The work whose time counts, in pair `n`. */
  readonly ways: readonly [Timed, Timed];
  /** Ends the work's remains, so that nothing of one way is counted for the other. */
  readonly rest?: () => Promise<void>;
}
type Timed = (n: number) => Promise<unknown>;

/** The median, in milliseconds, of how much longer the first way took. Taken pair by pair: whatever slows the machine for a while slows both of a pair. */
export async function medianDifference({ pairs, ways, rest }: TimedPair): Promise<number> {
  const differences: number[] = [];
  for (let n = 0; n < pairs; n += 1) {
    const took = [0, 0];
    for (const way of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await rest?.();
      const begun = performance.now();
      await ways[way](n);
      took[way] = performance.now() - begun;
    }
    differences.push((took[0] ?? 0) - (took[1] ?? 0));
  }
  const sorted = differences.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
