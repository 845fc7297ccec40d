import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';
import { texts } from './start.messages.ts';

/** Where a command writes, and whom it can ask. */
export type Terminal = ReturnType<typeof processTerminal>;

/** A shell's exit code for an interrupted process. */
const interrupted = 130;

/** The terminal, or the streams this process was started with. */
export function processTerminal() {
  const { stdin, stdout, stderr } = process;
  // Whoever reads may stop early: `doctor | head`.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  const ask = async (question: string, isHidden: boolean): Promise<string> => {
    // Not to the output, which is for results; a hidden answer is echoed nowhere.
    const echo = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stderr;
    const lines = createInterface({ input: stdin, output: echo, terminal: true });
    // Once the terminal itself echoes nothing any more.
    if (isHidden) stderr.write(question);
    lines.on('SIGINT', () => {
      stderr.write('\n');
      process.exit(interrupted);
    });
    try {
      return await new Promise<string>((done, fail) => {
        lines.once('close', () => fail(new CommandError(texts.inputEnded)));
        lines.question(isHidden ? '' : question, done);
      });
    } finally {
      lines.close();
      if (isHidden) stderr.write('\n');
    }
  };
  return {
    /** Results: the standard output. */
    print: (line: string): void => void stdout.write(`${line}\n`),
    /** Errors and progress: the standard error. */
    tell: (line: string): void => void stderr.write(`${line}\n`),
    /** Whether somebody can be asked. Without a terminal nothing is ever asked. */
    isAsked: stdin.isTTY && stderr.isTTY,
    /** Asks for one line. */
    ask: (question: string): Promise<string> => ask(question, false),
    /** The same for an answer that must not be seen. */
    askHidden: (question: string): Promise<string> => ask(question, true),
    /** The standard input, for what need not be in memory whole. */
    input: stdin as Readable,
    /** All piped input. */
    piped: (): Promise<string> => readText(stdin),
  };
}
