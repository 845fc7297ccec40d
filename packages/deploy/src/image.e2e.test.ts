import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type PostgresCluster, type S3StandIn, startPostgres, startS3 } from '@yantra/server/testing';
import { more } from '@yantra/testing/sample';
import { type ImageTree, makeImageTree } from '@yantra/tooling/image-tree';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContainerfile } from './containerfile.ts';

const folder = mkdtempSync(join(tmpdir(), 'yantra-image-'));
const image = readContainerfile(fileURLToPath(new URL('../Containerfile', import.meta.url)));
/* Another user than whoever made the files: in the image they are root's, and it runs as somebody else. Only root may become one. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
const data = join(folder, 'data');
const password = 'Rent@2026';
const site = 'https://yantra.example';

let postgres: PostgresCluster;
let s3: S3StandIn;
let tree: ImageTree;
let env: Record<string, string>;
let running: ChildProcess | undefined;

beforeAll(async () => {
  // Whoever it runs as goes through it.
  chmodSync(folder, 0o755);
  mkdirSync(data);
  if (nobody !== undefined) chownSync(data, nobody.uid, nobody.gid);
  // Ours may lie where only its owner may go.
  mkdirSync(join(folder, 'bin'));
  copyFileSync(process.execPath, join(folder, 'bin/node'), constants.COPYFILE_FICLONE);
  [postgres, s3, tree] = await Promise.all([startPostgres(), startS3(), makeImageTree(join(folder, 'app'))]);
  env = {
    ...image.env,
    PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    DRAIN_SECONDS: '0',
    // The one place that it may write.
    DATA_DIR: data,
    DATABASE_URL: postgres.url('postgres'),
    ...s3.env,
    SITE_URL: site,
    TRUSTED_PROXIES: '127.0.0.1',
    GATEWAY_MODE: 'sandbox',
    GATEWAY_CLIENT_ID: 'id',
    GATEWAY_CLIENT_SECRET: 'secret',
    SMS_PROVIDER: 'twilio',
    SMS_SENDER: 'YANTRA',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'token',
  };
}, 120_000);
afterAll(async () => {
  running?.kill('SIGKILL');
  await Promise.all([postgres?.stop(), s3?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Begins what the image begins with. */
const begin = (args: readonly string[], more: Record<string, string> = {}): ChildProcess =>
  spawn(join(tree.folder, image.program), args, {
    ...nobody,
    cwd: tree.folder,
    env: { ...env, ...more },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

/** Runs a command of it to its end. */
async function yantra(args: readonly string[], typed = ''): Promise<{ code: number; printed: string; said: string }> {
  const child = begin(args);
  child.stdin?.end(typed);
  const [printed, said, [code]] = await Promise.all([
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number, printed, said };
}

/** Starts it and answers where it is. */
async function start(): Promise<Record<'site' | 'metrics', string>> {
  const child = begin(['start']);
  running = child;
  let said = '';
  const told = Promise.withResolvers<Record<'site' | 'metrics', string>>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const found = /Site and API: (\S+)[^]*Figures for Prometheus: (\S+)/.exec(said);
      if (found !== null) told.resolve({ site: found[1] ?? '', metrics: found[2] ?? '' });
    });
  }
  child.once('exit', (code) => told.reject(new Error(`It ended with ${code}:\n${said}`)));
  return told.promise;
}

/** Names, sizes and moments of all its files. */
function stateOf(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const at = join(path, entry.name);
    const { size, mtimeMs } = lstatSync(at);
    return [`${at} ${size} ${mtimeMs}`, ...(entry.isDirectory() ? stateOf(at) : [])];
  });
}

test('holds the program and what it needs, and nothing of how it was built', () => {
  const packages = readdirSync(join(tree.folder, 'packages/start/node_modules/.pnpm'));
  for (const name of ['vite@', 'vitest@', 'typescript@', 'playwright', 'storybook@', '@babel', 'jsdom@']) {
    expect(packages.filter((one) => one.startsWith(name))).toEqual([]);
  }
  const files = stateOf(tree.folder);
  expect(files.filter((one) => /\.(?:tsx?|map) |pnpm-lock|@yantra[^ ]*\.test\./.test(one))).toEqual([]);
  // 91 MB when this was written.
  expect(tree.bytes / 1e6).toBeLessThan(120);
});

/* Once: what it does to its database it does for good. */
const options = { ...more, timeout: 120_000, retry: 0 };
test(
  'serves a journey as somebody else, from files that it cannot write, on PostgreSQL and shared storage',
  options,
  async () => {
    const before = stateOf(tree.folder);
    expect(await yantra(['migrate'])).toMatchObject({ code: 0, said: '' });
    const who = ['--phone=9876543210', '--name=Asha Patil', '--email=asha@example.in', '--with-catalogue'];
    expect(await yantra(['create-admin', ...who], `${password}\n`)).toMatchObject({ code: 0, said: '' });

    const { site: url, metrics } = await start();
    const proxied = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'yantra.example',
    };
    const asked = (path: string, init: RequestInit = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { ...proxied, ...(init.headers as Record<string, string>) } });
    expect(await (await asked('/ready')).json()).toEqual({ status: 'ready' });
    expect(await (await asked('/api/Category/GetCategories')).text()).toContain('Tractors');
    const page = await (await asked('/equipments')).text();
    const script = /<script[^>]+src="(\/static\/[^"]+)"/.exec(page)?.[1] ?? '';
    expect((await asked(script)).headers.get('content-type')).toContain('javascript');
    expect((await asked('/embed/v1/yantra.js')).status).toBe(200);
    const entered = await asked('/api/Login/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site },
      body: JSON.stringify({ userName: '9876543210', password }),
    });
    expect(entered.status).toBe(200);
    expect(await (await fetch(metrics)).text()).toContain('yantra_database_up 1');

    const port = new URL(url).port;
    const [healthy] = (await once(
      spawn(join(folder, 'bin/node'), image.health, { env: { ...env, PORT: port }, ...nobody }),
      'exit',
    )) as [number];
    expect(healthy).toBe(0);
    const ended = once(running as ChildProcess, 'exit');
    running?.kill(image.stopSignal);
    expect((await ended)[0]).toBe(0);
    const [ill] = (await once(
      spawn(join(folder, 'bin/node'), image.health, { env: { ...env, PORT: port }, ...nobody }),
      'exit',
    )) as [number];
    expect(ill).toBe(1);
    expect(stateOf(tree.folder)).toEqual(before);
  },
);

test('is of the Node that everything is tested with', () => {
  expect(image.node).toBe(process.versions.node.split('.')[0]);
  expect(readFileSync(join(tree.folder, 'yantra'), 'utf8')).toContain('exec node ');
});
