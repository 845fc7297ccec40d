import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';

async function told(...args: string[]) {
  const said: string[] = [];
  const env = { DATA_DIR: join(tmpdir(), randomUUID()) };
  const code = await runCommand(args, { env, terminal: { print: () => {}, tell: (line) => void said.push(line) } });
  return { code, said };
}

test('a backup or a restore names one file, and switches that it knows', async () => {
  const usage = 'Usage: yantra backup FILE [--force] [--without-files]';
  expect(await told('backup')).toEqual({ code: 2, said: ['One FILE must be named.', usage] });
  expect(await told('backup', 'a', 'b')).toEqual({ code: 2, said: ['One FILE must be named.', usage] });
  expect(await told('backup', 'a', '--now')).toEqual({ code: 2, said: ['"--now" is not understood.', usage] });
  expect(await told('restore', 'a', '--force')).toEqual({
    code: 2,
    said: ['"--force" is not understood.', 'Usage: yantra restore FILE'],
  });
});

test('a backup says in one line that there is nothing to back up', async () => {
  const { code, said } = await told('backup', `${randomUUID()}.backup`);
  expect([code, said]).toEqual([1, [expect.stringMatching(/^There is no database in /)]]);
});
