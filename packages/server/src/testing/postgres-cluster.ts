import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of our own in a temporary folder. */
export interface PostgresCluster {
  /** The address of a database in it. */
  url(database: string): string;
  stop(): Promise<void>;
}

const missing =
  'PostgreSQL is missing, so the server cannot be tested on it. Please install the package "postgresql" (Debian: apt-get install postgresql).';

/** Where Debian and others put the programs; the newest first. */
function programs(): string {
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts a cluster that is quick and keeps nothing. @throws when PostgreSQL is not installed, naming the package */
export async function startPostgres(): Promise<PostgresCluster> {
  const bin = programs();
  const user = runAs();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, folder]);
  const data = join(folder, 'data');
  const run = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    run,
  );
  const port = await freePort();
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\nmax_connections = 60\n',
  );
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', `unix_socket_directories=${folder}`],
    run,
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  execFileSync(join(bin, 'pg_isready'), ['--version'], run);
  for (let attempt = 0; !isReady(bin, port, run); attempt += 1) {
    if (attempt > 200 || server.exitCode !== null) throw new Error('The PostgreSQL for the tests did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: async () => {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady(bin: string, port: number, run: object): boolean {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-t', '1'], run);
    return true;
  } catch {
    return false;
  }
}
