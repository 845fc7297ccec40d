// @module-tag other
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../logger.ts';
import { type OpenBuilds, openBuilds } from '../../startup/open-builds.ts';
import { fillBasics, testNow } from '../../testing/market.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import type { FileStore } from '../files/file-store.ts';
import { createFolderFileStore } from '../files/folder-file-store.ts';
import { type Archive, archiveFileOf, packArchive, readArchive } from './archive.ts';
import { type EmbedBuild, hashOf } from './releases.ts';

const database = databaseForFile(fillBasics);
const place = await mkdtemp(join(tmpdir(), 'yantra-archives-'));
afterAll(() => rm(place, { recursive: true }));
const core = `/* the core of long ago */ ${'export const a = 1;\n'.repeat(100)}`;

/** A version as it was kept at its release. */
function archived(version: string, build: string): Archive {
  const files = { 'yantra.js': `import('./${build}/core.js') // ${version}`, [`${build}/core.js`]: core };
  const integrity = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, hashOf(Buffer.from(text))] as const),
  );
  const reach = { 'yantra-city-picker': [`${build}/core.js`] };
  return { version, build, day: '2024-11-26', integrity, reach, calls: {}, files };
}

let store: FileStore;
let log: string[];
let folders = 0;
beforeEach(() => {
  folders += 1;
  store = createFolderFileStore(join(place, `store-${folders}`));
  log = [];
});

async function put(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  return folder;
}

/** Starts a process that serves a build of its own, and has archives beside it. */
async function started(
  version: string,
  archives: readonly Archive[],
  now = testNow,
): Promise<TestApp & { readonly builds: OpenBuilds }> {
  const home = join(place, `process-${(folders += 1)}`);
  const own = `${String(folders).padStart(4, '0')}abcd`;
  await put(join(home, own), { 'core.js': `own core of ${version}` });
  await put(home, { 'yantra.js': `own loader of ${version}` });
  const packed = archives.map((one) => [archiveFileOf(one.version), packArchive(one)] as const);
  const released = await put(join(home, 'released'), { 'README.md': 'Hello', ...Object.fromEntries(packed) });
  const embed: EmbedBuild = { folder: home, version, build: own, reach: {}, released };
  const logger = createLogger('warn', { write: (line) => void log.push(line) });
  const clock = { now: () => now };
  const builds = await openBuilds({ db: database.db, clock, store, logger }, { embed });
  return { ...testApp(database.db, { embed: builds.embed }), builds };
}

describe('a released version that the project keeps', () => {
  test('is served by a marketplace that never ran it, as it was, packed for who takes that', async () => {
    const process = await started('3.0.0', [archived('0.1.0', '0a0a0a0a'), archived('0.2.0', '0b0b0b0b')]);
    expect((await process.get('/embed/0.1.0/yantra.js')).text).toBe("import('./0a0a0a0a/core.js') // 0.1.0");
    expect((await process.get('/embed/0.2.0/yantra.js')).text).toBe("import('./0b0b0b0b/core.js') // 0.2.0");
    const answer = await process.get('/embed/0.1.0/0a0a0a0a/core.js');
    expect(answer.text).toBe(core);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const packed = await process.get('/embed/0.1.0/0a0a0a0a/core.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(core);
  });

  test('comes back with the next start when its files are lost', async () => {
    const archives = [archived('0.3.0', '0c0c0c0c')];
    await started('3.1.0', archives);
    for (const key of await store.list('')) await store.remove(key);
    const process = await started('3.2.0', archives);
    expect((await process.get('/embed/0.3.0/0c0c0c0c/core.js')).text).toBe(core);
    expect((await process.get('/embed/0.3.0/yantra.js')).text).toContain('// 0.3.0');
  });

  test('stays as this marketplace has served it', async () => {
    await started('4.0.0', []);
    const process = await started('4.1.0', [archived('4.0.0', '0d0d0d0d')]);
    expect((await process.get('/embed/4.0.0/yantra.js')).text).toBe('own loader of 4.0.0');
    expect(log).toEqual([]);
  });

  test('keeps its number also where other files are served under it, which are named by their build as well', async () => {
    const process = await started('4.2.0', [archived('4.2.0', '0e0e0e0e')]);
    expect((await process.get('/embed/4.2.0/yantra.js')).text).toContain('// 4.2.0');
    const { version = '', build = '' } = process.builds.embed?.release ?? {};
    expect(version).toBe(`4.2.0-${build}`);
    expect((await process.get(`/embed/${version}/yantra.js`)).text).toBe('own loader of 4.2.0');
    expect((await process.get(`/embed/${version}/${build}/core.js`)).text).toBe('own core of 4.2.0');
    expect((await process.get('/embed/v1/yantra.js')).text).toBe('own loader of 4.2.0');
    expect(log).toEqual([]);
  });

  test('stays for ever; what was never released goes as any build does', async () => {
    const archives = [archived('4.3.0', '0f0e0d0c')];
    const before = await started('4.3.0', archives);
    const { version = '' } = before.builds.embed?.release ?? {};
    const later = new Date(testNow.getTime() + 60 * 86_400_000);
    let last = before;
    for (let n = 0; n < 11; n += 1) last = await started('4.3.0', archives, later);
    expect(await last.builds.tidy()).toBeGreaterThan(0);
    expect((await last.get(`/embed/${version}/yantra.js`)).status).toBe(404);
    expect((await store.list(`${version}/`)).length).toBe(0);
    expect((await last.get('/embed/4.3.0/yantra.js')).status).toBe(200);
    expect((await last.get('/embed/4.3.0/0f0e0d0c/core.js')).text).toBe(core);
  });

  test('takes no place of the builds that somebody has just left', async () => {
    const archives = Array.from({ length: 12 }, (_, n) => archived(`0.9.${n}`, `${String(n).padStart(2, '0')}ffffff`));
    await started('5.0.0', []);
    const process = await started('5.1.0', archives);
    await process.builds.tidy();
    expect((await process.get('/embed/5.0.0/yantra.js')).status).toBe(200);
    expect((await process.get('/embed/0.9.11/11ffffff/core.js')).status).toBe(200);
  });

  test('that is damaged, or finds no storage, is told in the log, and the version of now is served', async () => {
    const damaged = { ...archived('0.4.0', '0f0f0f0f'), files: { 'yantra.js': 'another' } };
    const process = await started('6.0.0', [damaged]);
    expect((await process.get('/embed/6.0.0/yantra.js')).status).toBe(200);
    expect((await process.get('/embed/0.4.0/yantra.js')).status).toBe(404);
    expect(log.join()).toContain('A released version of the embed could not be put into the storage');
  });
});

test('an archive is read only if each file is what was released', () => {
  const archive = archived('0.5.0', '0a1b2c3d');
  expect(readArchive(packArchive(archive))).toEqual(archive);
  const changed = { ...archive, files: { ...archive.files, '0a1b2c3d/core.js': 'another' } };
  expect(() => readArchive(packArchive(changed))).toThrow(
    '0a1b2c3d/core.js of the kept version 0.5.0 is not what was released.',
  );
});
