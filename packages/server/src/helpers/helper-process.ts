import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HelperAnswer, HelperRequest } from './serve-parent.ts';

/** A process that works for this one: started when needed, ended when idle, to free its memory. */
export interface HelperProcess<Task, Result> {
  /** Rejects with `HelperRefusal` if the helper refuses the task, otherwise if it died or took too long. */
  ask(task: Task): Promise<Result>;
  /** Ends it; tasks under way are rejected. Afterwards nothing is accepted. */
  close(): void;
}

/** The options of a helper. */
export interface HelperOptions {
  /** The module it runs, which calls `serveParent`; `.ts` from source, `.js` when built. */
  readonly entry: URL;
  /** Its name in errors, e.g. `picture encoder`. */
  readonly name: string;
  /** How long it stays idle. Milliseconds. */
  readonly idleMs: number;
  /** The time limit of a task. Milliseconds. */
  readonly timeoutMs: number;
  /** Whether it loads native addons. */
  readonly hasAddons?: boolean;
}

/** The helper refuses a task. */
export class HelperRefusal extends Error {
  override readonly name = 'HelperRefusal';
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/* What programs on some systems need to start or to keep temporary files; none of our settings. */
const inheritedVariables = ['LD_LIBRARY_PATH', 'TMPDIR', 'SystemRoot'] as const;

/**
 * The environment of helpers. They read strangers' input, so it contains no key, database address or setting of ours. Two malloc arenas instead of eight a
 * core: half the memory at the same speed.
 */
export function helperEnv(own: Readonly<Record<string, string | undefined>> = process.env): Record<string, string> {
  const kept = inheritedVariables.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]] as const]));
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2' };
}

/**
 * Node's permissions for a helper: it may read our code and its imports, but not write, start processes or read the data folder. This does not stop a flaw in
 * native code, but the process has no secrets.
 */
function flagsFor({ entry, hasAddons = false }: HelperOptions): string[] {
  return [
    '--permission',
    ...readable().map((path) => `--allow-fs-read=${path}`),
    ...(hasAddons ? ['--allow-addons', '--disable-warning=SecurityWarning'] : []),
    // From source, our other packages are read from source too.
    ...(entry.pathname.endsWith('.ts') ? ['--conditions=source'] : []),
  ];
}

/** Our code, installed packages, and our linked packages. */
function readable(): string[] {
  const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
  const modules = (createRequire(import.meta.url).resolve.paths('a-package') ?? []).filter(existsSync);
  const linked = modules
    .map((folder) => join(folder, '@yantra'))
    .filter(existsSync)
    .flatMap((scope) => readdirSync(scope).map((name) => realpathSync(join(scope, name))));
  return [`${path('..')}*`, path('../../package.json'), ...[...modules, ...linked].map((folder) => join(folder, '*'))];
}

export function createHelperProcess<Task, Result>(options: HelperOptions): HelperProcess<Task, Result> {
  const { entry, name, idleMs, timeoutMs } = options;
  const waiting = new Map<number, Waiting<Result>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastJob = 0;
  let isClosed = false;

  function stop(reason: string): void {
    clearTimeout(idle);
    child?.removeAllListeners();
    // Ending it may raise an error (it is already gone), which without a listener would end the server.
    child?.on('error', () => undefined);
    child?.kill('SIGKILL');
    child = undefined;
    for (const [job, { reject, timer }] of waiting) {
      clearTimeout(timer);
      waiting.delete(job);
      reject(new Error(reason));
    }
  }

  function settle(answer: HelperAnswer<Result>): void {
    const asked = waiting.get(answer.job);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    waiting.delete(answer.job);
    if (waiting.size === 0) idle = setTimeout(() => stop(`The ${name} was idle.`), idleMs);
    if ('failure' in answer) asked.reject(new HelperRefusal(answer.failure));
    else asked.resolve(answer.result);
  }

  function start(): ChildProcess {
    const started = fork(entry, {
      serialization: 'advanced',
      execArgv: flagsFor(options),
      env: helperEnv(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (message) => settle(message as HelperAnswer<Result>));
    started.on('error', (error) => stop(`The ${name} cannot run: ${error.message}`));
    started.on('exit', (code, signal) => stop(`The ${name} ended (${signal ?? code}).`));
    return started;
  }

  return {
    ask(task) {
      if (isClosed) return Promise.reject(new Error(`The ${name} is closed.`));
      clearTimeout(idle);
      child ??= start();
      const job = (lastJob += 1);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const timer = setTimeout(() => stop(`The ${name} took too long.`), timeoutMs);
      waiting.set(job, { resolve, reject, timer });
      child.send({ job, task } satisfies HelperRequest<Task>);
      return promise;
    },
    close() {
      isClosed = true;
      stop(`The ${name} is closed.`);
    },
  };
}
