import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PGlite } from '@electric-sql/pglite';
import { backupTexts } from './backup.messages.ts';
import { BackupError } from './backup-error.ts';
import { removeSnapshot, removeSnapshots, takeSnapshot } from './snapshot.ts';

/* Systems keep a socket's path in so many bytes. */
const longestPath = 100;

/** Where a running server is asked; `undefined` where the path is too long, or the system would let anybody ask. */
function socketIn(dataDir: string): string | undefined {
  const path = join(dataDir, 'backup.sock');
  return process.platform === 'win32' || Buffer.byteLength(path) > longestPath ? undefined : path;
}

/** What the server says in one line of JSON: a data folder of its own for the asker, as long as the connection is open; or why not. */
type Answer = { readonly folder: string } | { readonly refused: string };

export interface SnapshotServer {
  close(): Promise<void>;
}

/**
 * Gives copies of the embedded database to who may write in the data folder, over a socket in it.
 * @returns `undefined` where there can be none
 */
export async function serveSnapshots(lite: PGlite, dataDir: string): Promise<SnapshotServer | undefined> {
  const path = socketIn(dataDir);
  if (path === undefined) return undefined;
  await removeSnapshots(dataDir);
  // Left by a process that was killed: this one has the data folder's lock.
  await rm(path, { force: true });
  const open = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  // One after the other.
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    sockets.add(socket);
    const copy = turn.then(() => takeSnapshot(lite, dataDir));
    turn = copy.catch(() => undefined);
    const served = hand(socket, copy).finally(() => {
      sockets.delete(socket);
      open.delete(served);
    });
    open.add(served);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await Promise.all(open);
      await closed;
    },
  };
}

async function hand(socket: Socket, copy: Promise<string>): Promise<void> {
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).resume();
  const answer: Answer = await copy.then(
    (folder) => ({ folder }),
    (error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }),
  );
  if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
  await closed;
  if ('folder' in answer) await removeSnapshot(answer.folder);
}

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
 * @throws BackupError when it cannot give one
 */
export async function askForSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  const path = socketIn(dataDir);
  const socket = path === undefined ? undefined : await connected(path);
  if (socket === undefined) return undefined;
  socket.on('error', () => undefined);
  for await (const line of createInterface(socket)) {
    const answer = JSON.parse(line) as Answer;
    if ('refused' in answer) throw new BackupError(backupTexts.serverRefused(answer.refused));
    return { folder: answer.folder, close: () => socket.destroy() };
  }
  throw new BackupError(backupTexts.serverRefused('it stopped meanwhile.'));
}

function connected(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
