/** Which cases `npm test` runs, and which only `npm run test:full`. */

/**
 * For cases that differ in one thing only: so many, evenly chosen, in `npm test`, and all of them in `npm run test:full`. Unique cases never go through here.
 * @param count at least 1
 */
export function sampleOf<Case>(cases: readonly Case[], count = 1): readonly Case[] {
  if (process.env['TEST_FULL'] === '1') return cases;
  return cases.filter(
    (_, index) => Math.floor((index * count) / cases.length) !== Math.floor(((index - 1) * count) / cases.length),
  );
}

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
