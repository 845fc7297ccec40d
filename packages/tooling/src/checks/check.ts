/** The shape of a check. */

export interface Finding {
  /** `true` if nothing is wrong. */
  readonly isPassed: boolean;
  /** What is wrong and where, one per line; shown on failure. */
  readonly output: string;
}

export interface Check {
  /** An affirmative sentence: what holds when it passes. */
  readonly name: string;
  /** The short name for `npm run check -- <name>`. */
  readonly id: string;
  readonly run: (options: CheckOptions) => Promise<Finding>;
}

export interface CheckOptions {
  /** Whether to fix what can be fixed. */
  readonly isFixing: boolean;
}

/** @param problems none means passed */
export function findingOf(problems: readonly string[]): Finding {
  return { isPassed: problems.length === 0, output: problems.join('\n') };
}

/** Runs a check; one that throws has failed with that message. */
export async function runCheck(check: Check, options: CheckOptions): Promise<Finding> {
  try {
    return await check.run(options);
  } catch (error) {
    return {
      isPassed: false,
      output: `The check itself failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    };
  }
}
