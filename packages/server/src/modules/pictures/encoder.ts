import { fork, type ChildProcess } from 'node:child_process';
import type { EncodeAnswer, EncodeRequest, EncodeTask } from './encoder-process.ts';

/** A sized picture of ours, encoded, or an upload made anew. */
export interface Encoded {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Encodes pictures: our own art and what people upload. */
export interface PictureEncoder {
  /** Rejects when the picture is damaged, the encoder died or took too long. */
  encode(task: Exclude<EncodeTask, { upload: unknown }>): Promise<Uint8Array>;
  /** Makes an upload anew, as WebP. Rejects with `UnreadablePicture` when it is none, as `encode` does otherwise. */
  makeAnew(upload: Uint8Array): Promise<Encoded>;
  /** Ends the encoder's process; what is under way rejects. Afterwards nothing is accepted. */
  close(): void;
}

export interface EncoderOptions {
  /** How long the process stays without work before it is ended and its memory returned. Milliseconds. */
  readonly idleMs?: number;
  /** How long one picture may take before the process is given up. Milliseconds. */
  readonly timeoutMs?: number;
}

/** The encoder looked at a picture and cannot read it. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

interface Waiting {
  readonly resolve: (encoded: Encoded) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Beside this file, with the same ending: `.ts` from source, `.js` when built. */
const entry = new URL(`./encoder-process${/\.[jt]s$/.exec(import.meta.url)?.[0] ?? '.js'}`, import.meta.url);

/** An encoder in a process of its own, started when first needed and ended when idle (see encoder-process.ts for why). */
export function createProcessEncoder({ idleMs = 5_000, timeoutMs = 30_000 }: EncoderOptions = {}): PictureEncoder {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastJob = 0;
  let isClosed = false;

  function stop(reason: string): void {
    clearTimeout(idle);
    child?.removeAllListeners();
    // Ending it may itself be an error (it is gone already), which without a listener would end the server.
    child?.on('error', () => undefined);
    child?.kill('SIGKILL');
    child = undefined;
    for (const [job, { reject, timer }] of waiting) {
      clearTimeout(timer);
      waiting.delete(job);
      reject(new Error(reason));
    }
  }

  function settle(answer: EncodeAnswer): void {
    const asked = waiting.get(answer.job);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    waiting.delete(answer.job);
    if (waiting.size === 0) idle = setTimeout(() => stop('The picture encoder was idle.'), idleMs);
    if ('bytes' in answer) asked.resolve(answer);
    else asked.reject(new UnreadablePicture(answer.failure));
  }

  function start(): ChildProcess {
    // Two malloc arenas instead of eight a core: half the memory at the same speed.
    const env = { ...process.env, MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '' };
    const started = fork(entry, {
      serialization: 'advanced',
      execArgv: [],
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (message) => settle(message as EncodeAnswer));
    started.on('error', (error) => stop(`The picture encoder cannot run: ${error.message}`));
    started.on('exit', (code, signal) => stop(`The picture encoder ended (${signal ?? code}).`));
    return started;
  }

  function ask(task: EncodeTask): Promise<Encoded> {
    if (isClosed) return Promise.reject(new Error('The picture encoder is closed.'));
    clearTimeout(idle);
    child ??= start();
    const job = (lastJob += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Encoded>();
    const timer = setTimeout(() => stop('A picture took too long to encode.'), timeoutMs);
    waiting.set(job, { resolve, reject, timer });
    child.send({ job, ...task } satisfies EncodeRequest);
    return promise;
  }

  return {
    encode: async (task) => (await ask(task)).bytes,
    makeAnew: (upload) => ask({ upload }),
    close() {
      isClosed = true;
      stop('The picture encoder is closed.');
    },
  };
}
