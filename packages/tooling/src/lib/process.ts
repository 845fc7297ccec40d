/** Running other programs, and ending with them. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { endGroup, ownGroup } from './platform.mjs';
import { program } from './workspace.ts';

/** What runs, and how it is ended. */
const running = new Map<ChildProcess, NodeJS.Signals>();
const quiet = { NO_COLOR: '1' };

export interface RunOptions {
  readonly cwd: string;
  /** Beside what this process has. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ends it, and what it started, after so many milliseconds. */
  readonly timeoutMs?: number;
  /** For what ends its own children when it is told so; `SIGKILL` unless given. */
  readonly stopSignal?: NodeJS.Signals;
  /** `true` shows the output as it comes; else it is only collected. */
  readonly isShown?: boolean;
}

export interface RunResult {
  /** The exit code; 124 after the time limit, 128 + n after a signal. */
  readonly code: number;
  /** Standard output and errors, in the order they came. */
  readonly output: string;
  /** Standard output alone, for what is to be parsed. */
  readonly stdout: string;
  readonly seconds: number;
}

/** Runs a program to its end; never throws for a failing one. Without stdin, in a process group of its own, so that a time limit ends its children too. */
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
      // What is written is read to the end, yet a grandchild outside the group that keeps the pipe open must not keep us.
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

/** A process that is asked one thing after the other. */
export interface Converser<Answer> {
  /** @returns undefined when the process ended instead */
  readonly ask: (question: string) => Promise<Answer | undefined>;
  readonly end: () => void;
}

/** Starts a TypeScript file as a process that answers every message by one of its own. */
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
        // One that has died meanwhile can be told nothing, and ends no more.
        child.send(question, (error) => error && done(undefined));
      }),
    end: () => endGroup(child.pid, 'SIGKILL'),
  };
}

/**
 * Lets this process end cleanly when run.mjs passes on a signal or is gone: what it started ends first.
 * @returns how to let go of the signals, for who takes them over
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

/** Sends this process the signal to stop when run.mjs, which holds the other end of the channel, is gone. */
export function stopWhenOrphaned(): void {
  if (process.channel === undefined || process.channel === null || process.listenerCount('disconnect') > 0) return;
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
