import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf } from './unicode-range.ts';
import { root } from './workspace.ts';

const isTheSites = new Set(charactersOf(readFileSync(join(root, 'site/src/fonts/devanagari.css'), 'utf8')));

test('the characters of a range are the first, the last and those between', () => {
  expect(charactersOf('unicode-range: U+905-907, U+20b9;')).toEqual(['अ', 'आ', 'इ', '₹']);
});

test('the site’s font has every letter of our Hindi and Marathi', () => {
  const files = globSync(
    [
      'packages/**/src/**/*.{hi,mr}.ts',
      'packages/**/src/**/{hi,mr}.ts',
      'site/src/**/*.{hi,mr}.ts',
      'packages/places/src/devanagari.data.ts',
    ],
    {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    },
  );
  expect(files.length).toBeGreaterThan(20);
  const missing = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(/[\u0900-\u097F\u200C\u200D]/g) ?? [])
      .filter((letter) => !isTheSites.has(letter))
      .map((letter) => `${file}: ${letter}`),
  );
  expect(missing).toEqual([]);
});
