import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('packages/widgets/*/src/*.stories.tsx', { cwd: root }).filter(
  (file) => !/\.element\.|sample-widget/.test(file),
);

/** A state, and what its stories are called. */
const states: Readonly<Record<string, RegExp>> = {
  'on a slow line': /Slow$/,
  'with nothing to show': /^(?:\w*Empty|NothingFound|Gone|Ready|Closed)$/,
  'after a failure': /(?:Failed|NotCounted)$/,
  'on a phone': /Phone$/,
  'in the dark': /Dark$/,
  'in Hindi': /Hindi$/,
  'in Marathi': /Marathi$/,
};

describe('every widget has a story', () => {
  test.each(files.map((file) => [basename(file, '.stories.tsx'), file] as const))('of each state: %s', (_, file) => {
    const stories = [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+): Story/gm)];
    const names = stories.map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    const missing = Object.entries(states).filter(([, called]) => !names.some((name) => called.test(name)));
    expect(missing.map(([state]) => state)).toEqual([]);
  });
});
