/** Where a command's lines go, and who may be asked. */
export interface Terminal {
  /** What was asked for: the standard output. */
  readonly print: (line: string) => void;
  /** What went wrong, and what is under way: the standard error. */
  readonly tell: (line: string) => void;
}

/** The terminal, or whatever else this process was started with. */
export const processTerminal = (): Terminal => ({
  print: (line) => void process.stdout.write(`${line}\n`),
  tell: (line) => void process.stderr.write(`${line}\n`),
});
