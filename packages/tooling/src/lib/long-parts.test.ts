import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fits, longParts } from './long-parts.ts';
import { root } from './workspace.ts';

test('every long file belongs to a part', () => {
  const patterns = ['packages/*/src/**/*.full.test.ts', 'site/e2e/**/*.full.test.ts'];
  const files = globSync(patterns, { cwd: root });
  const named = longParts().flatMap(({ files: some = [] }) => some);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !named.some((part) => file.includes(part)))).toEqual([]);
});

test.each([
  [20, true],
  [31, true],
  [32, false],
])('a part of six minutes after %i of 45: %s, for eight are to spare', (spent, isBegun) => {
  expect(fits({ name: 'one', project: 'e2e', minutes: 6 }, spent, 45)).toBe(isBegun);
});
