/**
 * The map with 100,000 machines: what the server takes to answer a screen, and how large the answer is (`map/answers.ts`), and how a cheap
 * phone's browser shows it (`map/browser.ts`). `--full` asks
 * PostgreSQL with a million machines besides.
 */
import type { BenchContext, Ratio } from './bench.ts';
import { measureAnswers } from './map/answers.ts';
import { measureBrowser } from './map/browser.ts';

export const name = 'The map';

export async function run(context: BenchContext): Promise<readonly Ratio[]> {
  return [...(await measureAnswers(context)), ...(await measureBrowser(context))];
}
