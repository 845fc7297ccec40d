/** Running other programs, and ending with them. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { endGroup, ownGroup } from './platform.mjs';
import { program } from './workspace.ts';

/** Running children, and the signals that end them. */
const running = new Map<ChildProcess, NodeJS.Signals>();
const quiet = { NO_COLOR: '1' };

export interface RunOptions {
  readonly cwd: string;
  /** Added to this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ends it, and what it started, after this time. */
  readonly timeoutMs?: number;
  /** For programs that end their own children on a signal; `SIGKILL` by default. */
  readonly stopSignal?: NodeJS.Signals;
  /** `true` shows the output as it comes; otherwise it is only collected. */
  readonly isShown?: boolean;
}

export interface RunResult {
  /** The exit code; 124 after the time limit, 128 + n after a signal. */
  readonly code: number;
  /** Standard output and errors, in the order they came. */
  readonly output: string;
  /** Standard output only, for parsing. */
  readonly stdout: string;
  readonly seconds: number;
}

/** Runs a program to its end; never throws for a failing one. Without stdin, in a process group of its own, so that a time limit also ends its children. */
export async function run(file: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  const began = performance.now();
  const env = { ...process.env, ...quiet, ...options.env };
  const { stopSignal = 'SIGKILL' } = options;
  const child = spawn(file, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...ownGroup() });
  running.set(child, stopSignal);
  const all: string[] = [];
  const out: string[] = [];
  let isLate = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    all.push(text);
    out.push(text);
    if (options.isShown === true) process.stdout.write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    all.push(text);
    if (options.isShown === true) process.stderr.write(text);
  });
  const timer =
    options.timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          isLate = true;
          all.push(`\nStopped after ${Math.round(options.timeoutMs ?? 0) / 1000} s, the time limit.\n`);
          endGroup(child.pid, stopSignal);
        }, options.timeoutMs);
  const code = await new Promise<number>((done) => {
    child.on('error', (error) => {
      all.push(`${file}: ${error.message}\n`);
      done(127);
    });
    child.on('exit', (status) => {
      endGroup(child.pid, 'SIGKILL');
      const end = () => done(status ?? (isLate ? 124 : 143));
      // The output is read to the end, but a grandchild outside the group that keeps the pipe open must not block us.
      child.on('close', end);
      setTimeout(end, 2000).unref();
    });
  });
  clearTimeout(timer);
  running.delete(child);
  return { code, output: all.join(''), stdout: out.join(''), seconds: (performance.now() - began) / 1000 };
}

/** Runs a program of a package, see `program`. */
export const runProgram = (name: string, args: readonly string[], options: RunOptions): Promise<RunResult> =>
  run(process.execPath, [program(name), ...args], options);

/** A process that answers questions in order. */
export interface Converser<Answer> {
  /** @returns undefined if the process ended instead */
  readonly ask: (question: string) => Promise<Answer | undefined>;
  readonly end: () => void;
}

/** Starts a TypeScript file as a process that answers each message with one. */
export function converse<Answer>(file: string, env: RunOptions['env']): Converser<Answer> {
  const child = fork(file, {
    env: { ...process.env, ...quiet, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...ownGroup(),
  });
  running.set(child, 'SIGKILL');
  child.once('exit', () => running.delete(child));
  return {
    ask: (question) =>
      new Promise((done) => {
        const onExit = (): void => done(undefined);
        child.once('exit', onExit).once('message', (message) => {
          child.off('exit', onExit);
          done(message as Answer);
        });
        // A process that has died gets no message.
        child.send(question, (error) => error && done(undefined));
      }),
    end: () => endGroup(child.pid, 'SIGKILL'),
  };
}

/**
 * Lets this process end cleanly when run.mjs passes on a signal or is gone: its children end first.
 * @returns how to stop handling the signals, for a caller that takes over
 */
export function endWithParent(): () => void {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  const listeners = Object.entries(signals).map(([signal, code]) => {
    const end = (): void => {
      for (const [child, stopSignal] of running) endGroup(child.pid, stopSignal);
      process.exit(code);
    };
    process.on(signal, end);
    return () => process.off(signal, end);
  });
  stopWhenOrphaned();
  return () => {
    for (const cancel of listeners) cancel();
  };
}

/** Sends this process the stop signal when run.mjs, which holds the other end of the channel, is gone. */
export function stopWhenOrphaned(): void {
  if (process.channel === undefined || process.channel === null || process.listenerCount('disconnect') > 0) return;
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
