/**
 * How Node runs the server. A young generation of 8 MB, as a page that is drawn needs it: with less, what is drawn grows old before it is
 * done, and collecting it costs more than drawing. The old one grows by half, not to four times as much, and what the heap does not hold
 * (`malloc`) gives back what is free. See README.md for what each is worth.
 */
export const serving = {
  /** @type {readonly string[]} */
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  /** @type {Readonly<Record<string, string>>} */
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
};
