/** A marketplace in a process of its own, for e2e tests and benches: on free ports, with demo data in a folder given by the caller. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import serving from '@yantra/start/serving.json' with { type: 'json' };
import { root } from './workspace.ts';

export interface Marketplace {
  readonly pid: number;
  /** The origin of site and API, without a slash at the end. */
  readonly url: string;
  /** The embedding pages; to a browser another site. */
  readonly partnerUrl: string;
  /** The payment gateway's simulator, if one was started. */
  readonly gatewayUrl?: string;
  readonly stop: () => Promise<void>;
}

export interface MarketplaceOptions {
  /** The script and its arguments; by default `npm start`'s second half. It reports its addresses by `process.send`. */
  readonly script?: readonly string[];
  /** Settings over these defaults: free ports, the demo as in `npm start`, warnings only. */
  readonly settings?: Readonly<Record<string, string>>;
  /** With the flags and variables that `npm start` gives Node, for measuring time or memory. */
  readonly isTuned?: boolean;
}

const startLimitMs = 180_000;
const stopLimitMs = 10_000;
const defaults = { PORT: '0', PARTNER_PORT: '0', GATEWAY_PORT: '0', SEED: 'demo', LOG_LEVEL: 'warn' };

/** @throws with its output if it is not up in three minutes */
export async function startMarketplace(dataDir: string, options: MarketplaceOptions = {}): Promise<Marketplace> {
  const { script = [join(root, 'packages/start/dist/serve.js')], settings = {}, isTuned = false } = options;
  // Without NODE_OPTIONS, so that it does not inherit a test run's options.
  const { DATABASE_URL: _database, NODE_OPTIONS: _options, ...environment } = process.env;
  const child = spawn(process.execPath, [...(isTuned ? serving.flags : []), ...script], {
    env: { ...environment, ...(isTuned ? serving.env : {}), ...defaults, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const addresses = await answeredBy(child);
  return { pid: child.pid ?? 0, ...addresses, stop: () => stop(child) };
}

type Addresses = Pick<Marketplace, 'url' | 'partnerUrl' | 'gatewayUrl'>;

function answeredBy(child: ChildProcess): Promise<Addresses> {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    // Always read, or the process would block on a full pipe; kept only until it is up.
    stream?.setEncoding('utf8').on('data', (text: string) => said.length < 1000 && said.push(text));
  }
  return new Promise((done, fail) => {
    const failed = (how: string): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      fail(new Error(`The marketplace ${how}:\n${said.join('')}`));
    };
    const timer = setTimeout(() => failed('did not start in time'), startLimitMs);
    child.once('exit', (code) => failed(`ended with ${code}`));
    child.once('message', (addresses) => {
      clearTimeout(timer);
      child.removeAllListeners('exit');
      done(addresses as Addresses);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(late);
}
