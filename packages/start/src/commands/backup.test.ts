import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ran } from '../testing/ran.ts';

test('a backup or a restore names one file, and switches that it knows', async () => {
  const usage = 'Usage: yantra backup FILE [--force] [--without-files]';
  expect(await ran('backup')).toEqual({ code: 2, said: ['One FILE must be named.', usage] });
  expect(await ran('backup', 'a', 'b')).toEqual({ code: 2, said: ['One FILE must be named.', usage] });
  expect(await ran('backup', 'a', '--now')).toEqual({ code: 2, said: ['"--now" is not understood.', usage] });
  expect(await ran('restore', 'a', '--force')).toEqual({
    code: 2,
    said: ['"--force" is not understood.', 'Usage: yantra restore FILE'],
  });
});

test('a backup says in one line that there is nothing to back up', async () => {
  const { code, said } = await ran('backup', `${randomUUID()}.backup`);
  expect([code, said]).toEqual([1, [expect.stringMatching(/^There is no database in /)]]);
});
