import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of our own in a temporary folder. */
export interface PostgresCluster {
  /** The address of a database in it. */
  url(database: string): string;
  /** Ends it at once, as if it crashed (SIGKILL), or cleanly, and starts it again on the same port and data. */
  restart(how: 'crashed' | 'cleanly'): Promise<void>;
  /** Stops it in place (SIGSTOP), connections and all, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** A copy of it, which follows it (streaming replication); stopped by itself, before it or after. */
  standby(): Promise<PostgresCluster>;
  stop(): Promise<void>;
  /** Stops it without waiting, for a process that ends. */
  abandon(): void;
}

export interface PostgresClusterOptions {
  /** Commits survive a crash of PostgreSQL, as by its defaults: slower. Otherwise the last moments may be lost. */
  readonly isDurable?: boolean;
}

const missing =
  'PostgreSQL is missing, so the server cannot be tested on it. Please install the package "postgresql" (Debian: apt-get install postgresql).';

/** Where Debian and others put the programs; the newest first. */
export function postgresPrograms(): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(base, version, 'bin')), ...(process.env['PATH'] ?? '').split(':')];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined) throw new Error(missing);
  return found;
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A port of this machine that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts a cluster in a temporary folder. @throws when PostgreSQL is not installed, naming the package */
export async function startPostgres({ isDurable = false }: PostgresClusterOptions = {}): Promise<PostgresCluster> {
  const quick = 'synchronous_commit = off\nfull_page_writes = off\n';
  return clusterOf(({ bin, data, run }) => {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      run,
    );
    // The machine itself never crashes here, so what was written is there without `fsync`.
    writeFileSync(join(data, 'postgresql.auto.conf'), `fsync = off\nmax_connections = 60\n${isDurable ? '' : quick}`);
  });
}

interface ClusterPlace {
  readonly bin: string;
  readonly data: string;
  /** How its programs are run. */
  readonly run: object;
}

/** @param fill makes the data folder */
async function clusterOf(fill: (place: ClusterPlace) => void): Promise<PostgresCluster> {
  const bin = postgresPrograms();
  const user = runAs();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, folder]);
  const data = join(folder, 'data');
  const run = { ...user, cwd: folder, stdio: 'ignore' as const };
  fill({ bin, data, run });
  const port = await freePort();
  let server = await start();

  async function start(): Promise<ChildProcess> {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-c', `unix_socket_directories=${folder}`],
      run,
    );
    for (let attempt = 0; !isReady(bin, port, run); attempt += 1) {
      if (attempt > 200 || child.exitCode !== null) throw new Error('The PostgreSQL for the tests did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return child;
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const workers = childrenOf(server);
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
    // They hold its shared memory until they notice that it is gone.
    while (workers.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [server.pid ?? 0, ...childrenOf(server)]) if (isAlive(pid)) process.kill(pid, signal);
  };
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    restart: async (how) => {
      await end(how === 'crashed' ? 'SIGKILL' : 'SIGINT');
      server = await start();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    standby: () =>
      clusterOf((place) =>
        execFileSync(
          join(place.bin, 'pg_basebackup'),
          ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres', '-D', place.data, '-R', '-c', 'fast', '--no-sync'],
          place.run,
        ),
      ),
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
    abandon: () => {
      server.kill('SIGQUIT');
      // It may write until it has heard.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** The processes that serve its connections. */
function childrenOf({ pid = 0 }: ChildProcess): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    // Where the system does not say, they end by themselves.
    return [];
  }
}

/** A zombie counts as ended. */
function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

function isReady(bin: string, port: number, run: object): boolean {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-t', '1'], run);
    return true;
  } catch {
    return false;
  }
}
