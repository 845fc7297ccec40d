import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locks } from './locks.ts';

test('no two locks share a number', () => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('nobody takes a lock by a number of their own', () => {
  const source = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/locks(?:\.test)?\.ts$/.test(file));
  const text = (file: string) => readFileSync(join(source, file), 'utf8');
  expect(files.filter((file) => /728_?1\d\d|advisory\w*\((?!\$\{locks\.)/.test(text(file)))).toEqual([]);
});
