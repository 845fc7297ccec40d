import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { halfOf } from './halves.ts';
import { chaosTests, everyServerTest, onEitherDatabase } from './server-tests.ts';
import { isWhollyOther } from './test-files.ts';
import { root } from './workspace.ts';

const databases = ['server-pglite', 'server-postgres'] as const;
const filesOf = (project: Parameters<typeof halfOf>[0], half: 'first' | 'other') => halfOf(project, half)?.files ?? [];

test('every test of the server is in a half, and what takes either database on the other one in the other half, or on both there', () => {
  const every = globSync(everyServerTest, { cwd: root })
    .filter((file) => !/\.(?:full|e2e)\.test\.ts$/.test(file))
    .toSorted();
  const both = databases.flatMap((database) => (['first', 'other'] as const).map((half) => filesOf(database, half)));
  expect([...new Set(both.flat())].toSorted()).toEqual(every);
  const [embeddedFirst, embeddedOther, postgresFirst, postgresOther] = both.map((files) => new Set(files));
  for (const file of onEitherDatabase().filter((one) => !one.endsWith('.full.test.ts') && !chaosTests.includes(one))) {
    const inFirst = [embeddedFirst?.has(file), postgresFirst?.has(file)];
    const inOther = [embeddedOther?.has(file), postgresOther?.has(file)];
    const isWhole = isWhollyOther(readFileSync(join(root, file), 'utf8'));
    expect([file, ...inOther]).toEqual([file, ...(isWhole ? [true, true] : inFirst.toReversed())]);
    expect([file, inFirst.filter(Boolean).length]).toEqual([file, isWhole ? 0 : 1]);
  }
});

test.each(['unit', 'browser', 'e2e', 'chaos'] as const)('no file of %s is lost between the halves', (project) => {
  const [first, other] = [filesOf(project, 'first'), filesOf(project, 'other')];
  // Servers are killed among deals for all of their kind: each such file takes a minute or two.
  expect(first.length).toBeGreaterThan(project === 'chaos' ? 0 : other.length / 2);
  for (const file of other) {
    const isWhole = isWhollyOther(readFileSync(join(root, file), 'utf8'));
    expect([file, first.includes(file)]).toEqual([file, !isWhole]);
  }
  expect([halfOf(project, 'first')?.tags, halfOf(project, 'other')?.tags]).toEqual([
    '!more && !other',
    'other && !more',
  ]);
});
