/**
 * The payment gateway of `npm start`: the simulator, in a process of its own. There is none with `GATEWAY_MODE` sandbox or production, nor with
 * `GATEWAY_CLIENT_ID` and `GATEWAY_CLIENT_SECRET`: then one runs elsewhere, for several servers.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../gateway-simulator/dist/run.js', import.meta.url));
const firstWaitMs = 500;
const longestWaitMs = 30_000;
/** Time to finish its writes; a longer wait means that it hangs. */
const endLimitMs = 5000;

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = Readonly<Record<string, string>>;

/** The simulator while it runs. */
export interface Gateway {
  readonly url: string;
  readonly pid: () => number | undefined;
  /** Settings for the server. */
  readonly settings: Settings;
  readonly stop: () => Promise<void>;
}

/** Whether the environment needs a simulator of our own. */
export function needsSimulator(env: Environment): boolean {
  const given = (name: string): string => (env[name] ?? '').trim();
  const hasAccount = given('GATEWAY_CLIENT_ID') !== '' && given('GATEWAY_CLIENT_SECRET') !== '';
  // If it is refused, the server says so.
  const isReal = given('NODE_ENV') === 'production';
  return ['', 'simulator'].includes(given('GATEWAY_MODE')) && !hasAccount && !isReal;
}

/**
 * Starts the simulator and keeps it running: if it ends, it is started again at the same address.
 * @returns undefined if it could not start, which it has reported itself
 */
export async function startSimulator(env: Environment): Promise<Gateway | undefined> {
  const account = accountIn((env['DATA_DIR'] ?? '').trim() || '.data');
  let port = (env['GATEWAY_PORT'] ?? '').trim();
  let isStopped = false;
  let waitMs = firstWaitMs;
  let child = begin();
  const url = await addressOf(child);
  if (url === undefined) return undefined;
  port = new URL(url).port;
  keep(child);
  return { url, pid: () => child.pid, settings: { ...account, GATEWAY_PORT: port }, stop };

  function begin(): ChildProcess {
    // In a process group of its own: a Ctrl-C is for the server, which stops this one last.
    return fork(script, {
      env: { ...env, ...account, ...(port === '' ? {} : { GATEWAY_PORT: port }) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  }

  function keep(running: ChildProcess): void {
    // Neither keeps the server's process alive.
    running.unref();
    running.channel?.unref();
    running.once('exit', () => void again());
  }

  async function again(): Promise<void> {
    if (isStopped) return;
    console.error('The payment gateway has ended; it is started again.');
    await setTimeout(waitMs, undefined, { ref: false });
    if (isStopped) return;
    waitMs = Math.min(waitMs * 2, longestWaitMs);
    child = begin();
    keep(child);
    if ((await addressOf(child)) !== undefined) waitMs = firstWaitMs;
  }

  async function stop(): Promise<void> {
    if (isStopped) return;
    isStopped = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    const late = globalThis.setTimeout(() => child.kill('SIGKILL'), endLimitMs);
    await ended;
    clearTimeout(late);
  }
}

/** @returns its address; undefined if it ended instead */
function addressOf(child: ChildProcess): Promise<string | undefined> {
  return new Promise((done) => {
    child.once('message', (message) => done((message as { readonly url: string }).url));
    child.once('exit', () => done(undefined));
  });
}

/** The account at the simulator: made at the first start, kept beside its ledger, readable only by its owner. */
function accountIn(dataDir: string): Settings {
  const folder = join(dataDir, 'gateway');
  const file = join(folder, 'account.json');
  try {
    const { id, secret } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly id?: unknown;
      readonly secret?: unknown;
    };
    if (typeof id === 'string' && typeof secret === 'string') return asSettings(id, secret);
  } catch {
    // Missing, or torn by a kill before this file was renamed into place.
  }
  const [id, secret] = [`TEST${randomBytes(8).toString('hex')}`, randomBytes(32).toString('base64url')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ id, secret }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return asSettings(id, secret);
}

function asSettings(id: string, secret: string): Settings {
  return { GATEWAY_CLIENT_ID: id, GATEWAY_CLIENT_SECRET: secret };
}
