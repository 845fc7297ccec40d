import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OperatorError } from '../operator-error.ts';
import { localSocketTexts as texts } from './local-socket.messages.ts';

/* Systems keep a socket's path in so many bytes. */
const longestPath = 100;

/** Where a running server is asked; `undefined` where the path is too long, or the system would let anybody ask. */
function socketIn(dataDir: string): string | undefined {
  const path = join(dataDir, 'server.sock');
  return process.platform === 'win32' || Buffer.byteLength(path) > longestPath ? undefined : path;
}

/** What is asked: its kind, and what belongs to it. */
export interface LocalQuestion {
  readonly ask: string;
}

/** What a question gets. */
export interface LocalAnswer {
  readonly answer: object;
  /** Done when whoever asked is gone. */
  readonly afterwards?: () => Promise<void>;
}

/** By the kind of question. What it throws is told in its own words. */
export type LocalAnswers = Readonly<Record<string, (question: LocalQuestion) => Promise<LocalAnswer>>>;

type Line = { readonly answer: object } | { readonly refused: string };

export interface LocalServer {
  close(): Promise<void>;
}

/**
 * Answers commands that are given on this machine, by a socket in the data folder that only its owner may open: nobody else may have the embedded
 * database. One question a connection, one after the other. The caller holds the data folder's lock.
 * @returns `undefined` where there can be none
 */
export async function serveLocally(dataDir: string, answers: LocalAnswers): Promise<LocalServer | undefined> {
  const path = socketIn(dataDir);
  if (path === undefined) return undefined;
  // Left by a process that was killed.
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

/** What a running server answered. */
export interface Answered<Answer> {
  readonly answer: Answer;
  /** Lets the server know that it is not needed any more. */
  close(): void;
}

/**
 * Asks the server that runs on a data folder.
 * @returns `undefined` when none answers there
 * @throws OperatorError when it cannot do what it is asked for
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
