import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Books } from './books.ts';

/** A server that is started again after each kill, on the same port and the same database. */
export interface KillableServer {
  readonly url: string;
  /** Resolves when it answers. */
  up(): Promise<void>;
  /** Ends it at once (SIGKILL) and starts it again. */
  kill(): void;
  /** Lets it finish its work (SIGTERM) and starts it again. */
  restart(): void;
  /** Stops it where it stands (SIGSTOP), connections and all, until `thaw`. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  readonly kills: () => number;
  books(): Promise<Books>;
  stop(): Promise<void>;
}

const script = fileURLToPath(new URL('server-child.ts', import.meta.url));
const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

/** @param env its settings, the port among them @throws with its output if it does not start */
export async function startKillable(port: number, env: Readonly<Record<string, string>>): Promise<KillableServer> {
  const url = `http://localhost:${port}`;
  let kills = 0;
  let isStopped = false;
  let running: Promise<ChildProcess> = start();

  async function start(): Promise<ChildProcess> {
    const { DATABASE_URL: _url, NODE_OPTIONS: _options, ...environment } = process.env;
    const child = spawn(process.execPath, [...flags, script], {
      // In other environments requests may not name their client.
      env: { ...environment, NODE_ENV: 'test', ...env, PORT: String(port), PARTNER_PORT: '0', SITE_URL: url },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const said: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => said.length < 100 && said.push(text));
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The server ended with ${String(code)}: ${said.join('')}`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return child;
  }

  function startAgain(signal: 'SIGKILL' | 'SIGTERM'): void {
    const before = running;
    running = before.then(async (child) => {
      if (isStopped) return child;
      if (signal === 'SIGKILL') kills += 1;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      return start();
    });
  }

  await running;
  return {
    url,
    up: async () => void (await running),
    kills: () => kills,
    kill: () => startAgain('SIGKILL'),
    restart: () => startAgain('SIGTERM'),
    freeze: async () => void (await running).kill('SIGSTOP'),
    thaw: async () => void (await running).kill('SIGCONT'),
    async books() {
      const child = await running;
      const id = Math.random();
      const over = new AbortController();
      try {
        child.send(id);
        for await (const [message] of on(child, 'message', { signal: over.signal, close: ['exit'] })) {
          const answer = message as { id: number; books: Books };
          if (answer.id === id) return answer.books;
        }
        throw new Error('The server ended.');
      } finally {
        over.abort();
      }
    },
    async stop() {
      const child = await running;
      isStopped = true;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
