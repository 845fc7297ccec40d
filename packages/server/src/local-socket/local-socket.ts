import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OperatorError } from '../operator-error.ts';
import { localSocketTexts as texts } from './local-socket.messages.ts';

/* The system's limit of a socket's path in bytes. */
const longestPath = 100;

/** The socket of a running server; `undefined` if the path is too long, or the system would let anybody connect. */
function socketIn(dataDir: string): string | undefined {
  const path = join(dataDir, 'server.sock');
  return process.platform === 'win32' || Buffer.byteLength(path) > longestPath ? undefined : path;
}

/** A question: its kind and parameters. */
export interface LocalQuestion {
  readonly ask: string;
}

/** A question's answer. */
export interface LocalAnswer {
  readonly answer: object;
  /** Runs when the client has disconnected. */
  readonly afterwards?: () => Promise<void>;
}

/** Handlers by kind. Errors are reported in their own words. */
export type LocalAnswers = Readonly<Record<string, (question: LocalQuestion) => Promise<LocalAnswer>>>;

type Line = { readonly answer: object } | { readonly refused: string };

export interface LocalServer {
  close(): Promise<void>;
}

/**
 * Serves commands on this machine, through a socket in the data folder that only its owner may open, since only one process can open the embedded database. One
 * question per connection, in order. The caller holds the data folder's lock.
 * @returns `undefined` if not possible
 */
export async function serveLocally(dataDir: string, answers: LocalAnswers): Promise<LocalServer | undefined> {
  const path = socketIn(dataDir);
  if (path === undefined) return undefined;
  // Left by a killed process.
  await rm(path, { force: true });
  const served = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    const done = converse(socket, (line) => inTurn(() => answerTo(line, answers))).finally(() => {
      sockets.delete(socket);
      served.delete(done);
    });
    served.add(done);
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
      await Promise.all(served);
      await closed;
    },
  };
}

async function answerTo(line: string, answers: LocalAnswers): Promise<LocalAnswer> {
  const question = JSON.parse(line) as LocalQuestion;
  const answer = Object.hasOwn(answers, question.ask) ? answers[question.ask] : undefined;
  if (answer === undefined) throw new OperatorError(texts.unknown);
  return answer(question);
}

async function converse(socket: Socket, answer: (line: string) => Promise<LocalAnswer>): Promise<void> {
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  const line = await firstLine(socket);
  if (line === undefined) return;
  socket.resume();
  const tell = (said: Line) => void (socket.destroyed || socket.write(`${JSON.stringify(said)}\n`));
  try {
    const { answer: said, afterwards } = await answer(line);
    tell({ answer: said });
    await closed;
    await afterwards?.();
  } catch (error) {
    tell({ refused: error instanceof Error ? error.message : String(error) });
    await closed;
  }
}

/** A running server's answer. */
export interface Answered<Answer> {
  readonly answer: Answer;
  /** Tells the server that it is no longer needed. */
  close(): void;
}

/**
 * Asks the server of a data folder.
 * @returns `undefined` if none answers
 * @throws OperatorError if it cannot do it
 */
export async function askLocally<Answer>(
  dataDir: string,
  question: LocalQuestion,
): Promise<Answered<Answer> | undefined> {
  const path = socketIn(dataDir);
  const socket = path === undefined ? undefined : await connected(path);
  if (socket === undefined) return undefined;
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify(question)}\n`);
  const line = await firstLine(socket);
  const said = line === undefined ? undefined : (JSON.parse(line) as Line);
  if (said !== undefined && 'answer' in said) return { answer: said.answer as Answer, close: () => socket.destroy() };
  socket.destroy();
  throw new OperatorError(said === undefined ? texts.stopped : texts.refused(said.refused));
}

async function firstLine(socket: Socket): Promise<string | undefined> {
  const lines = createInterface({ input: socket });
  return new Promise((resolve) => {
    lines.once('line', resolve);
    socket.once('close', () => resolve(undefined));
  });
}

function connected(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
