/**
 * The map with 100,000 machines: the server's time for a screen, and the size of the answer (`map/answers.ts`), and the display in a cheap phone's browser
 * (`map/browser.ts`). `--full` also asks PostgreSQL with a million machines.
 */
import type { BenchContext, Ratio } from './bench.ts';
import { measureAnswers } from './map/answers.ts';
import { measureBrowser } from './map/browser.ts';

export const name = 'The map';

export async function run(context: BenchContext): Promise<readonly Ratio[]> {
  return [...(await measureAnswers(context)), ...(await measureBrowser(context))];
}
