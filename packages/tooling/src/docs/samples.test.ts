import { expect, test } from 'vitest';
import { samplesIn } from './samples.ts';

const readme = '# Sums\n\n```ts\nconst two = 1 + 1;\n```\n\n```html\n<b></b>\n```\n\n```tsx\n<b />;\n```\n';

test('every block of TypeScript in a README is a file, and none of another language', () => {
  expect(samplesIn(readme).map(({ kind }) => kind)).toEqual(['ts', 'tsx']);
});

test('a sample’s lines have the numbers that they have in the README', () => {
  const lines = readme.split('\n');
  for (const { text } of samplesIn(readme)) {
    const at = text.split('\n').findIndex((line) => line !== '');
    expect(text.split('\n')[at]?.replace('export ', '')).toBe(lines[at]);
  }
});

test('what a sample declares need not be used in it', () => {
  expect(samplesIn(readme)[0]?.text.trim()).toBe('export const two = 1 + 1;');
});
