import type { PGlite } from '@electric-sql/pglite';
import { askLocally, type LocalAnswers } from '../local-socket/local-socket.ts';
import { removeSnapshot, takeSnapshot } from './snapshot.ts';

const ask = 'snapshot';

/** Copies of the embedded database, for commands that only read: a data folder each, as long as whoever asked is there. */
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
  /** The server takes it away then. */
  close(): void;
}

/**
 * Asks the server that runs on a data folder for a copy of its database.
 * @returns `undefined` when none answers
 * @throws OperatorError when it cannot give one
 */
export async function askForSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  const answered = await askLocally<{ readonly folder: string }>(dataDir, { ask });
  return answered && { folder: answered.answer.folder, close: () => answered.close() };
}
