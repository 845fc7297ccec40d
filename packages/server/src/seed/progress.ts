import type { SeedProgress } from './seed-demo.ts';
import { seedTexts } from './seed.messages.ts';

/** A stage with more rows prints a line for every tenth; others one line at the end. */
const manyRows = 20_000;

/** Prints a seed's progress: a long one shows that it is alive, a short one takes a few lines. */
export function printProgress(size: number, print: (line: string) => void): (progress: SeedProgress) => void {
  let last = '';
  return ({ stage, done, total }) => {
    if (last === '') print(seedTexts.seeding(size));
    const part = `${stage} ${done === total ? 'all' : total > manyRows ? Math.floor((10 * done) / total) : 'some'}`;
    if (part === last) return;
    last = part;
    if (done === total || total > manyRows) print(seedTexts.progress(stage, done, total));
  };
}
