import type { Terminal } from './terminal.ts';

/** What a command works with. Settings come from the environment alone. */
export interface CommandParts {
  /** What stood after the command's name. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
}

/** One thing the program can be told. */
export interface Command {
  /** As it is typed, e.g. `backup FILE`. */
  readonly usage: string;
  /** What it does, in one line of the help. */
  readonly summary: string;
  /** Loaded when it is wanted: a server does not keep what other commands need. Ends with an exit code of its own, or 0. */
  readonly load: () => Promise<(parts: CommandParts) => Promise<number | void>>;
}
