/** The marketplace as `npm start` serves it, on a PostgreSQL of its own with the demo. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@yantra/server/testing';
import { bringSite } from '../../src/lib/bring-site.ts';
import { tooling } from '../../src/lib/workspace.ts';
import { serving } from '../../serving.mjs';

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  /** What the process holds in memory now, in MB (10⁶ bytes). */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

const startLimitMs = 180_000;
const stopLimitMs = 10_000;

/** Builds what changed first. @throws with all it said, when it does not come up */
export async function startServed(log: (line: string) => void): Promise<Served> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  const cluster = await startPostgres();
  const settings = {
    PORT: '0',
    PARTNER_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url('postgres'),
    SEED: 'demo',
    SEED_SIZE: '600',
    LOG_LEVEL: 'info',
  };
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const child = spawn(process.execPath, [...serving.flags, join(tooling, 'serve.mjs')], {
    env: { ...environment, ...serving.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async (): Promise<void> => {
    await end(child);
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await answeredBy(child);
    log(`serve.mjs ${serving.flags.join(' ')} on PostgreSQL, process ${child.pid}`);
    return { url, memory: () => residentOf(child.pid ?? 0), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The resident set, as the kernel counts it. */
function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
}

function answeredBy(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    // Read for ever, or the process would wait for somebody to read its log; kept only until it is up.
    stream?.setEncoding('utf8').on('data', (text: string) => said.length < 1000 && said.push(text));
  }
  return new Promise((done, fail) => {
    const failed = (how: string): void => {
      clearTimeout(timer);
      fail(new Error(`The marketplace ${how}:\n${said.join('')}`));
    };
    const timer = setTimeout(() => failed('did not start in time'), startLimitMs);
    child.once('exit', (code) => failed(`ended with ${code}`));
    child.once('message', (addresses) => {
      clearTimeout(timer);
      child.removeAllListeners('exit');
      done((addresses as { readonly url: string }).url);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(late);
}
