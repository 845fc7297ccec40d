import { Readable } from 'node:stream';
import type { Terminal } from '../terminal.ts';

/** A terminal that records its output and answers questions with the given answers. */
export interface Told {
  readonly terminal: Terminal;
  readonly printed: string[];
  readonly said: string[];
  /** The questions, hidden ones in brackets. */
  readonly asked: string[];
}

/** @param answers in order; without them nobody is there @param piped the piped input */
export function told({ answers, piped = '' }: { answers?: string[]; piped?: string } = {}): Told {
  const printed: string[] = [];
  const said: string[] = [];
  const asked: string[] = [];
  const answer = (question: string): Promise<string> => {
    asked.push(question);
    const next = answers?.shift();
    return next === undefined ? Promise.reject(new Error(`Nobody answers: ${question}`)) : Promise.resolve(next);
  };
  const terminal: Terminal = {
    print: (line) => void printed.push(line),
    tell: (line) => void said.push(line),
    isAsked: answers !== undefined,
    ask: answer,
    askHidden: (question) => answer(`[${question}]`),
    input: Readable.from([piped]),
    piped: () => Promise.resolve(piped),
  };
  return { terminal, printed, said, asked };
}
