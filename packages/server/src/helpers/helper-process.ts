import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HelperAnswer, HelperRequest } from './serve-parent.ts';

/** A process that works for this one: started when first needed, ended when idle, so that its memory is held only while it works. */
export interface HelperProcess<Task, Result> {
  /** Rejects with `HelperRefusal` when the helper says what is wrong with the task, and otherwise when it died or took too long. */
  ask(task: Task): Promise<Result>;
  /** Ends it; what is under way rejects. Afterwards nothing is accepted. */
  close(): void;
}

/** What kind of helper it is. */
export interface HelperOptions {
  /** The module it runs, which calls `serveParent`; `.ts` from source, `.js` when built. */
  readonly entry: URL;
  /** What errors call it, e.g. `picture encoder`. */
  readonly name: string;
  /** How long it stays without work. Milliseconds. */
  readonly idleMs: number;
  /** How long one task may take before the helper is given up. Milliseconds. */
  readonly timeoutMs: number;
  /** Whether it loads compiled addons. */
  readonly hasAddons?: boolean;
}

/** The helper looked at a task and cannot do it. */
export class HelperRefusal extends Error {
  override readonly name = 'HelperRefusal';
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/* What a program cannot start or keep temporary files without on some systems; nothing of ours. */
const passedOn = ['LD_LIBRARY_PATH', 'TMPDIR', 'SystemRoot'] as const;

/**
 * The environment of helpers: they read what strangers send, so that no key, no address of a database and no setting of ours is in it.
 * Two malloc arenas instead of eight a core: half the memory at the same speed.
 */
export function helperEnv(own: Readonly<Record<string, string | undefined>> = process.env): Record<string, string> {
  const kept = passedOn.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]] as const]));
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2' };
}

/**
 * How Node runs a helper: it may read our code and what that imports, write nothing and start nothing. The data folder is not in it. A flaw in
 * compiled code is not held by this, but its process has nothing to tell.
 */
function flagsFor({ entry, hasAddons = false }: HelperOptions): string[] {
  return [
    '--permission',
    ...readable().map((path) => `--allow-fs-read=${path}`),
    ...(hasAddons ? ['--allow-addons', '--disable-warning=SecurityWarning'] : []),
    // From source, other packages of ours are read from theirs.
    ...(entry.pathname.endsWith('.ts') ? ['--conditions=source'] : []),
  ];
}

/** Our own code, installed packages, and packages of ours that are linked from where they are written. */
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
