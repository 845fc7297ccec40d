/** Which stories `npm test` shows, and which `.ci/run` shows right after it. */

export type Half = 'first' | 'other';

/* As the stories of every file call them. */
const variation = /(?:^| )(?:Dark|Phone|Tablet|Hindi|Marathi|Narrow)(?: |$)/;

/** Of the stories that show another one in dark, at another width or in another language, `npm test` takes one in so many. */
const everyVariation = 6;
/** And of the others: each state is tested by its component's tests besides. */
const everyState = 4;

/**
 * @param names of all stories of a file, in their order
 * @returns those of the first half: the first story, and the others by turns
 */
export function firstHalfOf(names: readonly string[]): ReadonlySet<string> {
  const [states, variations] = [false, true].map((is) => names.filter((name) => variation.test(name) === is));
  const byTurns = (some: readonly string[] = [], every = 1) => some.filter((_, index) => index % every === 0);
  return new Set([...byTurns(states, everyState), ...byTurns(variations, everyVariation)]);
}
