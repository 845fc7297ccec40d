/**
 * How Node runs the server: in little memory, for it is one of several on a machine. The heap grows by small steps and is kept compact, and
 * what the heap does not hold (`malloc`) comes from one arena that gives back what is free. See README.md for what each is worth.
 */
export const serving = {
  /** @type {readonly string[]} */
  flags: ['--optimize-for-size', '--max-semi-space-size=2', '--heap-growing-percent=15'],
  /** @type {Readonly<Record<string, string>>} */
  env: { MALLOC_ARENA_MAX: '1', MALLOC_TOP_PAD_: '0', MALLOC_TRIM_THRESHOLD_: '65536' },
};
