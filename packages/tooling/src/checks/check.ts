/** What every check is. */

export interface Finding {
  /** `true` when there is nothing to say against the workspace. */
  readonly isPassed: boolean;
  /** What is wrong and where, one per line; shown when it failed. */
  readonly output: string;
}

export interface Check {
  /** A sentence in the affirmative: what holds when it passes. */
  readonly name: string;
  /** The short name for `npm run check -- <name>`. */
  readonly id: string;
  readonly run: (options: CheckOptions) => Promise<Finding>;
}

export interface CheckOptions {
  /** Mend what can be mended. */
  readonly isFixing: boolean;
}

/** @param problems none means passed */
export function findingOf(problems: readonly string[]): Finding {
  return { isPassed: problems.length === 0, output: problems.join('\n') };
}

/** Runs a check; one that cannot do its work has failed, and says why. */
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
