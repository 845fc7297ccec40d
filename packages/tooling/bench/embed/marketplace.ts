/** A marketplace of the bench's own: built, with demo data in a folder of its own, on free ports; it serves what the bench laid out. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Marketplace {
  /** The API, its pictures and the scripts; without a slash at the end. */
  readonly url: string;
  /** The pages that embed; to a browser another site. */
  readonly partnerUrl: string;
  readonly stop: () => Promise<void>;
}

export interface MarketplaceFolders {
  readonly data: string;
  /** Served under `/embed/v1/`. */
  readonly embed: string;
  readonly partner: string;
}

const startLimitMs = 120_000;
const stopLimitMs = 10_000;

/** @throws with all it said, when it does not come up in two minutes */
export async function startMarketplace({ data, embed, partner }: MarketplaceFolders): Promise<Marketplace> {
  const { DATABASE_URL: _database, NODE_OPTIONS: _options, ...environment } = process.env;
  const settings = { PORT: '0', PARTNER_PORT: '0', DATA_DIR: data, SEED: 'demo', SEED_SIZE: '600', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs'), embed, partner], {
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const addresses = await answeredBy(child);
  return { ...addresses, stop: () => stop(child) };
}

function answeredBy(child: ChildProcess): Promise<{ readonly url: string; readonly partnerUrl: string }> {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
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
      done(addresses as { url: string; partnerUrl: string });
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
