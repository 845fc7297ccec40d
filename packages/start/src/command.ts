import type { Terminal } from './terminal.ts';

/** What a command works with. Settings come from the environment only. */
export interface CommandParts {
  /** What followed the command's name. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
}

/** One command of the program. */
export interface Command {
  /** As it is typed, e.g. `backup FILE`. */
  readonly usage: string;
  /** What it does, in one line of the help. */
  readonly summary: string;
  /** Loaded on demand: a server does not keep other commands' code. Resolves to an exit code, or 0. */
  readonly load: () => Promise<(parts: CommandParts) => Promise<number | void>>;
}
