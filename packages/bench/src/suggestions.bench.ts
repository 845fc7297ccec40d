/** The search box on a cheap phone: the time from each key to its paint, while suggestions come and go below it. */
import type { BenchContext, Ratio } from './bench.ts';
import { measureKeys } from './suggestions/browser.ts';

export const name = 'Suggestions';

export async function run(context: BenchContext): Promise<readonly Ratio[]> {
  return measureKeys(context);
}
