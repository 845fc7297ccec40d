/** Running other programs, and ending with them. */
import { type ChildProcess, fork, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

export interface RunOptions {
  readonly cwd: string;
  /** Beside what this process has. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ends it, and what it started, after so many milliseconds. */
  readonly timeoutMs?: number;
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
  const env = { ...process.env, NO_COLOR: '1', ...options.env };
  const child = spawn(file, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
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
          killGroup(child, 'SIGKILL');
        }, options.timeoutMs);
  const code = await new Promise<number>((done) => {
    child.on('error', (error) => {
      all.push(`${file}: ${error.message}\n`);
      done(127);
    });
    child.on('exit', (status) => {
      killGroup(child, 'SIGKILL');
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

/** A process that is asked one thing after the other. */
export interface Conversation<Answer> {
  /**
   * Waits for the answer to the last question first: one at a time.
   * @returns without `answer` when the process ended instead, or was ended after so many milliseconds; `output` is what it wrote meanwhile
   */
  readonly ask: (
    question: string,
    timeoutMs: number,
  ) => Promise<{ readonly answer?: Answer; readonly output: string; readonly seconds: number }>;
  readonly end: () => void;
}

/** Starts a TypeScript file as a process that answers every message by one of its own. */
export function converse<Answer>(file: string, options: Pick<RunOptions, 'cwd' | 'env'>): Conversation<Answer> {
  const env = { ...process.env, NO_COLOR: '1', ...options.env };
  const child = fork(file, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (written += text));
  }
  const end = (): void => killGroup(child, 'SIGKILL');
  return {
    end,
    async ask(question, timeoutMs) {
      const began = performance.now();
      written = '';
      const timer = setTimeout(() => {
        written += `\nStopped after ${timeoutMs / 1000} s, the time limit.\n`;
        end();
      }, timeoutMs);
      const answer = await new Promise<Answer | undefined>((done) => {
        const onEnd = (how: string): void => {
          written += `\nIt ended with ${how} and without an answer.\n`;
          done(undefined);
        };
        const onExit = (code: number | null, signal: string | null): void => onEnd(String(code ?? signal));
        child.once('exit', onExit).once('message', (message) => {
          child.off('exit', onExit);
          done(message as Answer);
        });
        // One that has died meanwhile can be told nothing, and ends no more.
        child.send(question, (error) => error && onEnd(error.message));
      });
      clearTimeout(timer);
      const seconds = (performance.now() - began) / 1000;
      return { ...(answer === undefined ? {} : { answer }), output: written, seconds };
    },
  };
}

/** Ends the program and all it started and left in its group. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/**
 * Lets this process end cleanly when run.mjs passes on a signal or is gone: what it started ends first.
 * @returns how to let go of the signals, for who takes them over
 */
export function endWithParent(): () => void {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  const listeners = Object.entries(signals).map(([signal, code]) => {
    const end = (): void => {
      for (const child of running) killGroup(child, 'SIGKILL');
      process.exit(code);
    };
    process.on(signal, end);
    return () => process.off(signal, end);
  });
  stopWhenOrphaned();
  return () => {
    for (const letGo of listeners) letGo();
  };
}

/** Sends this process the signal to stop when run.mjs, which holds the other end of the channel, is gone. */
export function stopWhenOrphaned(): void {
  if (process.channel === undefined || process.channel === null || process.listenerCount('disconnect') > 0) return;
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
