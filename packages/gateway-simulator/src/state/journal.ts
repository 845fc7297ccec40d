/**
 * The ledger file: one JSON line for each new state, append-only. Whatever a caller is told is on disk first: `flush` waits for fsync, many callers sharing
 * one. A line torn by a kill is cut off at the next start.
 */
import { existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { JournalRecord } from './records.ts';

export interface Journal {
  /** The records of earlier runs, oldest first. */
  readonly past: readonly JournalRecord[];
  append(record: JournalRecord): void;
  /** Resolves when everything appended before the call would survive a kill. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** A ledger that ends with the process. */
export function memoryJournal(): Journal {
  return { past: [], append: () => undefined, flush: () => Promise.resolve(), close: () => Promise.resolve() };
}

/** @throws Error naming the line if the file is damaged elsewhere than at its end */
export async function fileJournal(file: string): Promise<Journal> {
  mkdirSync(dirname(file), { recursive: true });
  const past = readPast(file);
  const handle = await open(file, 'a');
  let lines: string[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const write = async () => {
    next = undefined;
    const batch = lines.join('');
    lines = [];
    await handle.appendFile(batch);
    await handle.datasync();
  };
  const flush = () => {
    if (lines.length === 0) return last;
    next ??= last = last.then(write);
    return next;
  };
  return {
    past,
    append: (record) => void lines.push(`${JSON.stringify(record)}\n`),
    flush,
    close: async () => {
      await flush();
      await handle.close();
    },
  };
}

function readPast(file: string): JournalRecord[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf('\n') + 1;
  if (whole < bytes.length) truncateSync(file, whole);
  const lines = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as JournalRecord;
    } catch (error) {
      throw new Error(`The ledger ${file} is damaged at line ${index + 1}.`, { cause: error });
    }
  });
}
