import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../logger.ts';
import { settingsFrom } from '../../settings.ts';
import { type OpenBuilds, openBuilds } from '../../startup/open-builds.ts';
import { fillBasics, testNow } from '../../testing/market.ts';
import { type S3StandIn, startS3 } from '../../testing/s3-stand-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import type { FileStore } from '../files/file-store.ts';
import { fileStoreOf } from '../files/open-files.ts';

const database = databaseForFile(fillBasics);
const day = 86_400_000;
const immutable = 'public, max-age=31536000, immutable';
const place = await mkdtemp(join(tmpdir(), 'yantra-builds-'));
let s3: S3StandIn;
let store: FileStore & { readonly reads: string[] };
let now: Date;
const clock = { now: () => now };
const logger = createLogger('silent');

/** A store that records its reads. */
function noted(given: FileStore): FileStore & { readonly reads: string[] } {
  const reads: string[] = [];
  return {
    ...given,
    reads,
    read: (key) => {
      reads.push(key);
      return given.read(key);
    },
  };
}

let questions = 0;
/* Counts what the database is asked about builds. */
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    questions += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

async function put(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

const script = (version: string) => `/* ${version} */ ${'export const a = 1;\n'.repeat(200)}`;

/** A version of the program: its site, and its embed. */
async function versionOf(name: string) {
  const folder = join(place, name);
  const code = script(name);
  const staticDir = await put(join(folder, 'site'), {
    [`static/js/entry-${name}.js`]: code,
    [`static/js/entry-${name}.js.br`]: brotliCompressSync(code),
    [`static/assets/style-${name}.css`]: `/* ${name} */`,
    'static/manifest.webmanifest': '{}',
    '.vite/manifest.json': '{}',
  });
  const embed = await put(join(folder, 'embed'), { 'yantra.js': '//', [`${name}/core.js`]: `core of ${name}` });
  return { staticDir, embed: { folder: embed, version: '1.0.0', build: name, reach: {} } };
}

interface Process extends TestApp {
  readonly builds: OpenBuilds;
}

/** A process of a version that is ready. */
async function started(name: string): Promise<Process> {
  const version = await versionOf(name);
  const builds = await openBuilds({ db: database.db.withPlugin(counting), clock, store, logger }, version);
  const app = testApp(database.db, { ...version, keptFiles: builds.keptFiles, embed: builds.embed });
  return { ...app, builds };
}

beforeEach(async () => {
  s3 ??= await startS3();
  now = testNow;
  store = noted(fileStoreOf(settingsFrom({ DATA_DIR: await mkdtemp(join(place, 'data-')) }), 'builds'));
  await database.db.deleteFrom('embed_releases').execute();
  await database.db.deleteFrom('kept_builds').execute();
});
afterAll(async () => {
  await s3.close();
  await rm(place, { recursive: true });
});

describe.each(['a folder', 'S3-compatible storage'] as const)('with builds in %s', (where) => {
  beforeEach(async () => {
    if (where === 'a folder') return;
    const ownPlace = (await mkdtemp(join(place, 'data-'))).split('/').at(-1);
    store = noted(fileStoreOf(settingsFrom({ ...s3.env, PICTURE_STORE: `s3://machines/${ownPlace}` }), 'builds'));
  });

  test('the files that a page of one version names are served by a process of another, whichever is older', async () => {
    const before = await started('0000aaaa');
    const next = await started('0000bbbb');
    for (const [process, other] of [
      [before, '0000bbbb'],
      [next, '0000aaaa'],
    ] as const) {
      const path = `/static/js/entry-${other}.js`;
      const answer = await process.get(path, { 'accept-encoding': 'br' });
      expect([answer.status, answer.headers]).toMatchObject([
        200,
        {
          'content-type': 'text/javascript; charset=utf-8',
          'content-encoding': 'br',
          'cache-control': immutable,
          vary: 'accept-encoding',
        },
      ]);
      expect(answer.bytes).toEqual(brotliCompressSync(script(other)));
      const zipped = await process.get(path, { 'accept-encoding': 'gzip' });
      expect([zipped.headers['content-encoding'], zipped.headers.etag]).toEqual(['gzip', answer.headers.etag]);
      expect((await process.get(path)).text).toBe(script(other));
      const known = await process.get(path, { 'if-none-match': String(answer.headers.etag) });
      expect(known.status).toBe(304);
      const core = await process.get(`/embed/v1/${other}/core.js`);
      expect([core.status, core.text, core.headers['access-control-allow-origin']]).toEqual([
        200,
        `core of ${other}`,
        '*',
      ]);
    }
  });

  test('a build that nobody has asked for within thirty days goes once ten newer ones are there, from the storage too', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `${String(n).padStart(4, '0')}cccc`);
    for (const name of names) {
      await started(name);
      now = new Date(now.getTime() + 1000);
    }
    const last = await started('0099cccc');
    const sites = () => database.db.selectFrom('kept_builds').select('build').where('kind', '=', 'site').execute();
    expect(await last.builds.tidy()).toBe(0);
    now = new Date(testNow.getTime() + 29 * day);
    expect((await last.get('/static/js/entry-0001cccc.js')).status).toBe(200);
    expect(await last.builds.tidy()).toBe(0);
    now = new Date(testNow.getTime() + 31 * day);
    // Of thirteen sites the ten newest stay, and the one that was asked for; of the embed the released one besides.
    expect(await last.builds.tidy()).toBe(2 + 2);
    expect(await sites()).toHaveLength(11);
    const asked = ['0000cccc', '0001cccc', '0002cccc', '0003cccc'];
    const status = async (path: (name: string) => string) =>
      Promise.all(asked.map(async (name) => (await last.get(path(name))).status));
    expect(await status((name) => `/static/js/entry-${name}.js`)).toEqual([404, 200, 404, 200]);
    expect(await status((name) => `/embed/v1/${name}/core.js`)).toEqual([200, 404, 404, 200]);
    const left = (await store.list('')).filter((key) => /000[02]cccc/.test(key));
    expect(left).toEqual(['0000cccc/core.js']);
  });
});

describe('a name that nobody has', () => {
  test('is 404, however many ask, and neither the storage nor much of the database is asked', async () => {
    const process = await started('0000dddd');
    store.reads.length = 0;
    questions = 0;
    const paths = Array.from({ length: 60 }, (_, n) => `/static/js/entry-${String(n).padStart(8, 'x')}.js`);
    const answers = await Promise.all(
      [...paths, '/embed/v1/12345678/core.js', '/embed/9.9.9/yantra.js'].map((path) => process.get(path)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(store.reads).toEqual([]);
    // Two for a look, and a second one for those who came after it had begun.
    expect(questions).toBeLessThanOrEqual(4);
  });

  test.each([
    '/static/../site-00000000/static/js/entry-0000dddd.js',
    '/static/%2e%2e/release-12345678.json',
    '/static/js/..%2f..%2fsecret-12345678.js',
    '/static/js/entry-0000dddd.js.br',
    '/static/js/entry-0000dddd.js%00',
    `/static/js/${'x'.repeat(300)}-0000dddd.js`,
    '/embed/v1/0000dddd/..%2fyantra.js',
    '/embed/1.0.0/release.json',
  ])('is 404 also where it would lead elsewhere: %s', async (path) => {
    const process = await started('0000dddd');
    store.reads.length = 0;
    expect((await process.get(path)).status).toBe(404);
    expect(store.reads).toEqual([]);
  });
});

describe('the folder of a build', () => {
  test('has other names for who asks again, of the evergreen alone', async () => {
    const process = await started('0000aaaa');
    const core = await process.get('/embed/v1/0000aaaa/core.js');
    for (const name of ['0000aaaa~', '0000aaaa~~~']) {
      const answer = await process.get(`/embed/v1/${name}/core.js`);
      expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([
        200,
        core.text,
        core.headers['cache-control'],
      ]);
    }
    const others = [
      `/embed/v1/0000aaaa${'~'.repeat(100)}/core.js`,
      '/embed/v1/~/core.js',
      '/embed/1.0.0/0000aaaa~/core.js',
    ];
    for (const other of others) expect((await process.get(other)).status, other).toBe(404);
  });
});

describe('the storage', () => {
  test('is read once for all who ask at once, and not again', async () => {
    await started('0000aaaa');
    const process = await started('0000bbbb');
    store.reads.length = 0;
    const ask = () => process.get('/static/js/entry-0000aaaa.js', { 'accept-encoding': 'br' });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    answers.push(await ask());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ bytes }) => brotliDecompressSync(bytes).toString()))).toEqual(
      new Set([script('0000aaaa')]),
    );
    expect(store.reads).toHaveLength(2);
  });

  test('that lost a file is not asked for it again and again, until whoever serves it brings it back', async () => {
    const before = await started('0000aaaa');
    const process = await started('0000bbbb');
    const path = '/static/assets/style-0000aaaa.css';
    const [key = ''] = (await store.list('')).filter((one) => one.endsWith('style-0000aaaa.css'));
    await store.remove(key);
    store.reads.length = 0;
    for (let n = 0; n < 5; n += 1) expect((await process.get(path)).status).toBe(404);
    expect(store.reads).toEqual([key]);
    await before.builds.tidy();
    now = new Date(now.getTime() + 120_000);
    expect((await process.get(path)).text).toBe('/* 0000aaaa */');
  });

  test('that is down keeps a process from starting only with a build that it was never given', async () => {
    await started('0000aaaa');
    const there = store;
    const down = () => Promise.reject(new Error('The file storage answered 503 to a list.'));
    store = { ...there, list: down, read: down, writeNew: down };
    await expect(started('0000bbbb')).rejects.toThrow('answered 503');
    const process = await started('0000aaaa');
    expect((await process.get('/static/js/entry-0000aaaa.js')).status).toBe(200);
  });

  test('of the version before, which told the database nothing, keeps its builds and versions', async () => {
    const files = {
      '0000eeee/core.js': 'core of 0000eeee',
      '0.9.0/yantra.js': 'loader of 0.9.0',
      '0.9.0/release.json': JSON.stringify({ version: '0.9.0', build: '0000eeee', integrity: {}, reach: {} }),
    };
    for (const [key, text] of Object.entries(files)) await store.write(key, Buffer.from(text), 'text/plain');
    const process = await started('0000aaaa');
    expect((await process.get('/embed/v1/0000eeee/core.js')).text).toBe('core of 0000eeee');
    expect((await process.get('/embed/0.9.0/yantra.js')).text).toBe('loader of 0.9.0');
    for (let n = 0; n < 12; n += 1) await started(`${String(n).padStart(4, '0')}ffff`);
    now = new Date(testNow.getTime() + 60 * day);
    expect(await process.builds.tidy()).toBeGreaterThan(0);
    expect((await process.get('/embed/0.9.0/0000eeee/core.js')).text).toBe('core of 0000eeee');
  });
});
