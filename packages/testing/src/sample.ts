/** What of the tests `npm test` runs, and what `npm run test:full` alone. */

/**
 * Of cases that differ in one thing only: so many, evenly chosen, in `npm test`, and all of them in `npm run test:full`. A case of its own never
 * goes through here.
 * @param count at least 1
 */
export function sampleOf<Case>(cases: readonly Case[], count = 1): readonly Case[] {
  if (process.env['TEST_FULL'] === '1') return cases;
  return cases.filter(
    (_, index) => Math.floor((index * count) / cases.length) !== Math.floor(((index - 1) * count) / cases.length),
  );
}

/** Of a test beside the main way, of which others of its kind are in `npm test`: it runs in `npm run test:full`. */
export const more = { tags: ['more'] };
