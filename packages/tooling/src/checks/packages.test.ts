import { describe, expect, test } from 'vitest';
import { packages } from '../lib/workspace.ts';
import { circlesIn, shellSyntaxIn } from './packages.ts';

const manifest = (name: string, needed: readonly string[]) => ({
  name,
  devDependencies: Object.fromEntries(needed.map((one) => [one, 'workspace:*'])),
});

describe('packages that need each other', () => {
  test('are named, over several steps too; what leads into the circle is not', () => {
    const all = [manifest('a', ['b']), manifest('b', ['c', 'react']), manifest('c', ['b']), manifest('d', ['d'])];
    expect(circlesIn(all).map((line) => line.split(' ')[0])).toEqual(['b', 'c', 'd']);
  });

  test('are not in this workspace', () => {
    expect(circlesIn(packages().map((one) => one.manifest))).toEqual([]);
  });
});

test('scripts that only one shell understands are named', () => {
  const bad = [
    'exec node run.mjs',
    'vite build && vite build --ssr',
    'NODE_ENV=test vitest',
    'rm -rf dist',
    "echo 'a'",
  ];
  const good = ['node packages/tooling/run.mjs start', 'vite build --ssr', 'wireit'];
  const scripts = Object.fromEntries([...bad, ...good].map((command, index) => [String(index), command]));
  expect(shellSyntaxIn({ scripts, wireit: { build: { command: 'a | b' } } })).toEqual([...bad, 'a | b']);
});
