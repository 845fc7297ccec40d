import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eitherSource, type FileSource, folderSource } from './file-source.ts';

const base = mkdtempSync(join(tmpdir(), 'file-source-'));
afterAll(() => rmSync(base, { recursive: true }));
const write = (path: string, content: string) => {
  mkdirSync(join(base, path, '..'), { recursive: true });
  writeFileSync(join(base, path), content);
};
write('public/a.txt', 'a of ours');
write('public/js/app.js', 'script');
write('public/.env', 'hidden');
write('public/.git/config', 'hidden');
write('public/kept...txt', 'dots');
write('public-too/b.txt', 'a neighbour');
write('secret.txt', 'secret');
symlinkSync(join(base, 'secret.txt'), join(base, 'public/link.txt'));
symlinkSync(join(base, 'public-too'), join(base, 'public/neighbour'));
symlinkSync(join(base, 'public/a.txt'), join(base, 'public/same.txt'));
write('kept/a.txt', 'a of others');
write('kept/old.txt', 'old');

const folder = folderSource(join(base, 'public'));
const textOf = async (source: FileSource, path: string) => (await (await source.find(path))?.read())?.toString();

describe('a folder of files', () => {
  test.each([
    ['a.txt', 'a of ours'],
    ['js/app.js', 'script'],
    ['kept...txt', 'dots'],
    ['same.txt', 'a of ours'],
  ])('has %s', async (path, content) => {
    expect(await textOf(folder, path)).toBe(content);
  });

  test.each([
    'none.txt',
    'js',
    '',
    '.env',
    '.git/config',
    'js/../a.txt',
    '../secret.txt',
    '..\\secret.txt',
    'js\\..\\..\\secret.txt',
    'link.txt',
    'neighbour/b.txt',
    '../public-too/b.txt',
    'a.txt\0.js',
    'a.txt/x',
  ])('gives out nothing that does not lie below it, nor what is hidden: %j', async (path) => {
    expect(await folder.find(path)).toBeUndefined();
  });

  test('knows each file as it is now', async () => {
    write('public/changing.txt', 'one');
    utimesSync(join(base, 'public/changing.txt'), 10, 10);
    const versions = [await folder.find('changing.txt')];
    versions.push(await folder.find('changing.txt'));
    write('public/changing.txt', 'longer');
    utimesSync(join(base, 'public/changing.txt'), 10, 10);
    versions.push(await folder.find('changing.txt'));
    utimesSync(join(base, 'public/changing.txt'), 20, 20);
    versions.push(await folder.find('changing.txt'));
    const [first, same, longer, later] = versions.map((found) => found?.version);
    expect(same).toBe(first);
    expect(new Set([first, longer, later]).size).toBe(3);
    expect(versions.map((found) => found?.at)).toEqual([10_000, 10_000, 10_000, 20_000]);
  });

  test('that is not there has nothing', async () => {
    expect(await folderSource(join(base, 'nowhere')).find('a.txt')).toBeUndefined();
  });
});

test('of two places the first that has a file gives it', async () => {
  const either = eitherSource(folder, folderSource(join(base, 'kept')));
  expect(await Promise.all(['a.txt', 'old.txt', 'none.txt'].map((path) => textOf(either, path)))).toEqual([
    'a of ours',
    'old',
    undefined,
  ]);
});
