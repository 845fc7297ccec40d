/** Which cases `npm test` runs, and which only `npm run test:full`. */

/**
 * For cases that differ in one thing only: so many, evenly chosen, in `npm test`, and all of them in `npm run test:full`. Unique cases never go through here.
 * @param count at least 1
 */
export function sampleOf<Case>(cases: readonly Case[], count = 1): readonly Case[] {
  return process.env['TEST_FULL'] === '1' ? cases : spread(cases, count);
}

/* The first one is always among them. */
const spread = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  cases.filter(
    (_, index) => Math.floor((index * count) / cases.length) !== Math.floor(((index - 1) * count) / cases.length),
  );

/**
 * For a table whose columns are the same in each row: so many of them a row, others in the next, so that a few rows have had them all; every one in `npm run
 * test:full`.
 * @param row counted from 0
 */
export function rotated<Column>(columns: readonly Column[], row: number, count: number): readonly Column[] {
  if (process.env['TEST_FULL'] === '1') return columns;
  const every = Math.ceil(columns.length / count);
  return columns.filter((_, index) => index % every === row % every);
}

/** A test beside the main path, of a kind that `npm test` covers otherwise: it runs in `npm run test:full`. */
export const more = { tags: ['more'] };

/** The same, but `.ci/run` always runs it, right after `npm test`: the other half of what matters at each change. */
export const otherHalf = { tags: ['other'] };

/**
 * For cases that differ in one thing only: so many, evenly chosen, in the first half, and the others in the other half.
 * @returns the cases of each half, with the option for their tests: `for (const [rows, half] of byHalves(cases)) test.for(rows)('…', half, …)`
 */
export function byHalves<Case>(
  cases: readonly Case[],
  count = 1,
): readonly (readonly [rows: readonly Case[], half: Partial<typeof otherHalf>])[] {
  const first = spread(cases, count);
  return [
    [first, {}],
    [cases.filter((one) => !first.includes(one)), otherHalf],
  ];
}
