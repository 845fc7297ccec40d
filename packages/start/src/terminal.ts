import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';
import { texts } from './start.messages.ts';

/** Where a command's lines go, and who may be asked. */
export type Terminal = ReturnType<typeof processTerminal>;

/** What a shell says of a process that was interrupted. */
const interrupted = 130;

/** The terminal, or whatever else this process was started with. */
export function processTerminal() {
  const { stdin, stdout, stderr } = process;
  const ask = async (question: string, isHidden: boolean): Promise<string> => {
    // Not to the output, which is for what was asked for; and what is hidden is echoed to nowhere.
    const echo = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stderr;
    const lines = createInterface({ input: stdin, output: echo, terminal: true });
    // Now that the terminal itself echoes nothing any more.
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
    /** What was asked for: the standard output. */
    print: (line: string): void => void stdout.write(`${line}\n`),
    /** What went wrong, and what is under way: the standard error. */
    tell: (line: string): void => void stderr.write(`${line}\n`),
    /** Whether somebody sits there who can be asked. Without them nothing is asked, ever. */
    isAsked: stdin.isTTY && stderr.isTTY,
    /** Asks for one line. */
    ask: (question: string): Promise<string> => ask(question, false),
    /** The same for what must not be seen. */
    askHidden: (question: string): Promise<string> => ask(question, true),
    /** All that was piped in. */
    piped: (): Promise<string> => readText(stdin),
  };
}
