import type { PGlite } from '@electric-sql/pglite';
import { askLocally, type LocalAnswers } from '../local-socket/local-socket.ts';
import { removeSnapshot, takeSnapshot } from './snapshot.ts';

const ask = 'snapshot';

/** Copies of the embedded database for read-only commands: a data folder each, while the client stays connected. */
export const snapshotAnswers = (lite: PGlite, dataDir: string): LocalAnswers => ({
  [ask]: async () => {
    const folder = await takeSnapshot(lite, dataDir);
    return { answer: { folder }, afterwards: () => removeSnapshot(folder) };
  },
});

/** A copy of a running server's database. */
export interface Snapshot {
  /** A data folder. */
  readonly folder: string;
  /** The server then deletes it. */
  close(): void;
}

/**
 * Asks the server of a data folder for a copy of its database.
 * @returns `undefined` if none answers
 * @throws OperatorError if it cannot give one
 */
export async function askForSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  const answered = await askLocally<{ readonly folder: string }>(dataDir, { ask });
  return answered && { folder: answered.answer.folder, close: () => answered.close() };
}
