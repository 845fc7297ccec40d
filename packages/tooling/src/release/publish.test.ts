import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../lib/workspace.ts';
import { sbomIn, sha256 } from './pack.ts';
import { neededFirst, publishPackages, type Publishing } from './publish.ts';
import { isPlaceholder } from './repository.ts';
import { withRelease } from './steps.ts';

let out: string;
/** What the registry has, and what npm was called with. */
let there: Set<string>;
let called: string[];

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'yantra-publish-'));
  there = new Set();
  called = [];
  mkdirSync(join(out, 'packages'));
  const files = ['packages/yantra-one-0.3.0.tgz', 'packages/yantra-two-0.3.0.tgz'];
  for (const file of files) writeFileSync(join(out, file), file);
  writeFileSync(join(out, 'SHA256SUMS'), files.map((file) => `${sha256(join(out, file))}  ${file}\n`).join(''));
});
afterEach(() => rmSync(out, { recursive: true }));

const npm: Publishing['npm'] = async (...args) => {
  called.push(args.join(' ').replace(`${out}/`, ''));
  if (args[0] === 'view') return { code: there.has(args[1] ?? '') ? 0 : 1, output: '' };
  const isBroken = there.has('broken');
  return { code: isBroken ? 1 : 0, output: isBroken ? 'E503' : '' };
};
const publish = (given: Partial<Publishing> = {}): Promise<void> =>
  publishPackages({
    out,
    names: ['@yantra/one', '@yantra/two'],
    version: '0.3.0',
    tag: 'v0.3.0',
    hasIdentity: true,
    npm,
    say: () => undefined,
    ...given,
  });

describe('publishing', () => {
  test('gives each packed file with its provenance, and leaves out what is there already', async () => {
    there.add('@yantra/one@0.3.0');
    await publish();
    expect(called).toEqual([
      'view @yantra/one@0.3.0 version',
      'view @yantra/two@0.3.0 version',
      'publish packages/yantra-two-0.3.0.tgz --provenance --access public',
    ]);
  });

  test('is refused elsewhere than in the workflow of the tag', async () => {
    await expect(publish({ hasIdentity: false })).rejects.toThrow('Push the tag v0.3.0');
    await expect(publish({ tag: 'v0.2.0' })).rejects.toThrow('runs for v0.2.0, and the packages are 0.3.0');
    await expect(publish({ tag: undefined })).rejects.toThrow('runs for no tag');
    expect(called).toEqual([]);
  });

  test('is refused for a file that is not the one that was tried', async () => {
    writeFileSync(join(out, 'packages/yantra-two-0.3.0.tgz'), 'another');
    await expect(publish()).rejects.toThrow('is not what was tried');
    await expect(publish({ names: ['@yantra/three'] })).rejects.toThrow('is not among what was packed');
  });

  test('that fails says that it can be repeated', async () => {
    there.add('broken');
    await expect(publish()).rejects.toThrow(/@yantra\/one could not be published.*\nE503$/s);
  });
});

test('packages are published after those that they need', () => {
  const needs = (name: string, ...others: string[]) => ({
    name,
    dependencies: Object.fromEntries(others.map((one) => [one, '0.3.0'])),
  });
  expect(neededFirst([needs('a', 'b', 'react'), needs('b', 'c'), needs('c')])).toEqual(['c', 'b', 'a']);
});

test('a list of parts is taken as pnpm wrote it, and not where it has none', () => {
  const list = { bomFormat: 'CycloneDX', components: [{ name: 'react' }] };
  expect(JSON.parse(sbomIn(`A remark\n${JSON.stringify(list)}\n`))).toEqual(list);
  expect(() => sbomIn(JSON.stringify({ bomFormat: 'CycloneDX', components: [] }))).toThrow('no list');
});

test('a release is added to the list of those whose schemas are kept, as the formatter has it', () => {
  const file = join(root, 'packages/server/src/testing/releases/releases.ts');
  const text = readFileSync(file, 'utf8');
  const more = withRelease(text, { version: '0.9.0', from: '0123456789abcdef' });
  expect(more.replace(/ {2}\{\n {4}version: '0\.9\.0',\n {4}commit: '0123456789',\n.*?\n {2}\},\n(?=\];)/s, '')).toBe(
    text,
  );
  expect(() => withRelease('export const others = [];', { version: '0.9.0', from: '' })).toThrow('no list');
});

test('a host that belongs to nobody is a placeholder', () => {
  expect(isPlaceholder('git+https://yantra.example/yantra.git')).toBe(true);
  expect(isPlaceholder('git+https://code.example.com/yantra.git')).toBe(true);
  expect(isPlaceholder('git+https://code.yantra.test/yantra.git')).toBe(false);
});
