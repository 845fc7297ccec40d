import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { type S3StandIn, startS3 } from '../../testing/s3-stand-in.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { fileStoreOf } from './open-files.ts';
import { createS3FileStore } from './s3-file-store.ts';

let s3: S3StandIn;
let folder: string;
let stores: Readonly<Record<'a folder' | 'S3-compatible storage', FileStore>>;

beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  const shared = fileStoreOf(settingsFrom(s3.env), 'pictures');
  stores = { 'a folder': createFolderFileStore(folder), 'S3-compatible storage': shared };
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const bytes = Buffer.from([1, 2, 3, 255, 0]);
const other = Buffer.from('other');

describe.each(['a folder', 'S3-compatible storage'] as const)('files in %s', (where) => {
  test('are written, read, listed and removed', async () => {
    const store = stores[where];
    expect(await store.read('a/b')).toBeUndefined();
    expect(await store.list('')).toEqual([]);
    await store.write('a/b', bytes, 'image/webp');
    await store.write('a/c', other, 'image/webp');
    expect([await store.read('a/b'), await store.read('a/c'), await store.read('a')]).toEqual([
      bytes,
      other,
      undefined,
    ]);
    await store.write('a/b', other, 'image/webp');
    expect(await store.read('a/b')).toEqual(other);
    expect((await store.list('a/')).sort()).toEqual(['a/b', 'a/c']);
    expect(await store.list('b')).toEqual([]);
    await store.remove('a/b');
    await store.remove('a/b');
    expect([await store.read('a/b'), await store.list('')]).toEqual([undefined, ['a/c']]);
    await store.remove('a/c');
  });

  test('that are there stay, where only a new one is to be written', async () => {
    const store = stores[where];
    await Promise.all([bytes, bytes, bytes].map((one) => store.writeNew('new', one, 'text/plain')));
    await store.writeNew('new', other, 'text/plain');
    expect(await store.read('new')).toEqual(bytes);
    await store.remove('new');
  });

  test('are listed to the last one', async () => {
    const store = stores[where];
    const keys = Array.from({ length: 250 }, (_, n) => `many/${String(n).padStart(3, '0')}`);
    await Promise.all(keys.map((key) => store.write(key, bytes, 'text/plain')));
    expect((await store.list('many/')).sort()).toEqual(keys);
    await Promise.all(keys.map((key) => store.remove(key)));
  });
});

test('pictures have the same names in either, and all of one goes at once', async () => {
  const id = 'ab12'.repeat(6);
  const names = [`originals/ab/${id}`, `derivatives/ab/${id}/640.avif`, `derivatives/ab/${id}/320.webp`];
  for (const files of Object.values(stores)) {
    const pictures = createPictureStore(files);
    await pictures.writeOriginal(id, bytes);
    await pictures.writeDerivative({ id, width: 640, format: 'avif' }, bytes);
    await pictures.writeDerivative({ id, width: 320, format: 'webp' }, bytes);
    expect((await files.list('')).sort()).toEqual([...names].sort());
    await pictures.remove(id);
    expect(await files.list('')).toEqual([]);
  }
  expect(await readdir(join(folder, 'derivatives/ab'))).toEqual([]);
});

test('a storage that is busy is asked again, and one that refuses is an error without the key', async () => {
  const store = stores['S3-compatible storage'];
  s3.fail(1);
  await store.write('a', other, 'text/plain');
  expect(await store.read('a')).toEqual(other);
  const given = settingsFrom(s3.env).pictureStore;
  if (given === undefined) throw new Error('There is no storage in the settings.');
  const wrong = createS3FileStore({ ...given, secretAccessKey: 'another' });
  await expect(wrong.read('a')).rejects.toThrow('The file storage answered 403 to a read.');
  await expect(wrong.list('a')).rejects.toThrow('The file storage answered 403 to a list.');
});

test('settings that are not whole are named', () => {
  expect(() => settingsFrom({ PICTURE_STORE: 's3://machines' })).toThrow(
    'S3_ENDPOINT must be set when PICTURE_STORE is.',
  );
  expect(() => settingsFrom({ PICTURE_STORE: 'ftp://machines' })).toThrow('PICTURE_STORE must be like s3://bucket');
  expect(settingsFrom({}).pictureStore).toBeUndefined();
});
