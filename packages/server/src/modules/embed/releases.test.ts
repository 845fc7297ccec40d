import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../../logger.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { createKeptBuilds } from '../builds/kept-builds.ts';
import { createFolderFileStore } from '../files/folder-file-store.ts';
import { type EmbedBuild, keepRelease, type ReleaseParts } from './releases.ts';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A build as the embed's own leaves it. */
async function built(folder: string, version: string, build: string): Promise<EmbedBuild> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, build), { recursive: true });
  await writeFile(join(folder, 'yantra.js'), `import('./${build}/core.js')`);
  await writeFile(join(folder, 'place.css'), `place of ${build}`);
  await writeFile(join(folder, build, 'core.js'), `core of ${build}`);
  return { folder, version, build, reach: { 'yantra-city-picker': [`${build}/core.js`] } };
}

let folder: string;
let kept: ReleaseParts;
const server = appForFile(async (db) => {
  const place = await mkdtemp(join(tmpdir(), 'yantra-release-'));
  folder = join(place, 'v1');
  const store = createFolderFileStore(join(place, 'kept'));
  const builds = createKeptBuilds({ db, clock: { now: () => testNow }, store, logger: createLogger('silent') });
  kept = { db, store, builds };
  await keepRelease(await built(folder, '1.0.0', '0000aaaa'), kept);
  const release = await keepRelease(await built(folder, '1.1.0', '0000bbbb'), kept);
  return { embed: { folder, kept: builds.source('embed'), release } };
});
const immutable = 'public, max-age=31536000, immutable';

describe('the embed', () => {
  let answers: Readonly<Record<string, Awaited<ReturnType<typeof server.get>>>>;
  const paths = [
    '/embed/v1/yantra.js',
    '/embed/v1/0000bbbb/core.js',
    '/embed/v1/0000aaaa/core.js',
    '/embed/1.0.0/yantra.js',
    '/embed/1.0.0/0000aaaa/core.js',
    '/embed/1.1.0/yantra.js',
  ];
  beforeAll(async () => {
    answers = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await server.get(path)] as const)));
  });

  test('is the newest below v1, and a version is what it was', () => {
    const texts = paths.map((path) => [path, answers[path]?.text]);
    expect(Object.fromEntries(texts)).toEqual({
      '/embed/v1/yantra.js': "import('./0000bbbb/core.js')",
      '/embed/v1/0000bbbb/core.js': 'core of 0000bbbb',
      '/embed/v1/0000aaaa/core.js': 'core of 0000aaaa',
      '/embed/1.0.0/yantra.js': "import('./0000aaaa/core.js')",
      '/embed/1.0.0/0000aaaa/core.js': 'core of 0000aaaa',
      '/embed/1.1.0/yantra.js': "import('./0000bbbb/core.js')",
    });
  });

  test('changes below v1 within minutes, and all else never; every site may have it', () => {
    const [loader, ...others] = paths.map((path) => answers[path]?.headers ?? {});
    expect(loader?.['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
    for (const headers of others) expect(headers['cache-control']).toBe(immutable);
    for (const headers of [loader, ...others]) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });

  test.each(['place.css', 'place-eQjqkDmx.css'])('keeps the place of what was pasted, by %s', async (name) => {
    const { status, text, headers } = await server.get(`/embed/v1/${name}`);
    expect({ status, text }).toEqual({ status: 200, text: 'place of 0000bbbb' });
    expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
  });

  test.each([
    '/embed/9.9.9/yantra.js',
    '/embed/v1/release.json',
    '/embed/v1/1.0.0/release.json',
    '/embed/v2/yantra.js',
    '/embed/1.0.0/../../secret',
    '/embed/1.0.0/%2e%2e/1.1.0/release.json',
  ])('has no %s', async (path) => {
    expect((await server.get(path)).status).toBe(404);
  });
});

describe('a version', () => {
  test('says what each file is checked by', async () => {
    const release = await keepRelease(await built(folder, '2.0.0', '0000cccc'), kept);
    expect(release).toEqual({
      version: '2.0.0',
      build: '0000cccc',
      integrity: {
        'yantra.js': sha384("import('./0000cccc/core.js')"),
        '0000cccc/core.js': sha384('core of 0000cccc'),
      },
      reach: { 'yantra-city-picker': ['0000cccc/core.js'] },
    });
  });

  test('stays as it was when files change and the version does not', async () => {
    await keepRelease(await built(folder, '3.0.0', '0000dddd'), kept);
    const release = await keepRelease(await built(folder, '3.0.0', '0000eeee'), kept);
    expect(release?.build).toBe('0000dddd');
    expect((await server.get('/embed/3.0.0/yantra.js')).text).toBe("import('./0000dddd/core.js')");
  });

  test('is kept whole when two processes begin together', async () => {
    const build = await built(folder, '4.0.0', '0000ffff');
    const [one, other] = await Promise.all([keepRelease(build, kept), keepRelease(build, kept)]);
    expect(one).toEqual(other);
  });
});
