import type { Settings } from '../settings.ts';

/** What a command of `yantra` works with. */
export interface CommandParts {
  readonly settings: Settings;
  /** What stands after the command's name. */
  readonly args: readonly string[];
  /** Where lines for the person go. */
  readonly print: (line: string) => void;
}

/** A command that was written wrongly; the message is one line that says how it is used. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
