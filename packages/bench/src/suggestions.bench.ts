/** The search box on a cheap phone: how long each key takes until it is painted, with suggestions of every sort coming and going below it. */
import type { BenchContext, Ratio } from './bench.ts';
import { measureKeys } from './suggestions/browser.ts';

export const name = 'Suggestions';

export async function run(context: BenchContext): Promise<readonly Ratio[]> {
  return measureKeys(context);
}
