import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';
import { texts } from './start.messages.ts';

/** Where a command's lines go, and who may be asked. */
export interface Terminal {
  /** What was asked for: the standard output. */
  readonly print: (line: string) => void;
  /** What went wrong, and what is under way: the standard error. */
  readonly tell: (line: string) => void;
  /** Whether somebody sits there who can be asked. Without them nothing is asked, ever. */
  readonly isAsked: boolean;
  /** Asks for one line. */
  readonly ask: (question: string) => Promise<string>;
  /** The same for what must not be seen. */
  readonly askHidden: (question: string) => Promise<string>;
  /** All that was piped in. */
  readonly piped: () => Promise<string>;
}

/** What a shell says of a process that was interrupted. */
const interrupted = 130;

/** The terminal, or whatever else this process was started with. */
export function processTerminal(): Terminal {
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
    print: (line) => void stdout.write(`${line}\n`),
    tell: (line) => void stderr.write(`${line}\n`),
    isAsked: stdin.isTTY && stderr.isTTY,
    ask: (question) => ask(question, false),
    askHidden: (question) => ask(question, true),
    piped: () => readText(stdin),
  };
}
