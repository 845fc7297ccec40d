import { SettingsError } from '@yantra/server';
import { describe, expect, test } from 'vitest';
import { CommandError } from './command-error.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';
import { told } from './testing/told.ts';

const command = (run: (args: readonly string[]) => number | void): Command => ({
  usage: 'try FILE',
  summary: 'tries',
  load: () => Promise.resolve(({ args }) => Promise.resolve(run(args))),
});

describe('the program', () => {
  test('hands a command what follows its name, and ends with its code', async () => {
    const { terminal } = told();
    const given: (readonly string[])[] = [];
    const known = { try: command((args) => void given.push(args)), three: command(() => 3) };
    expect(await runCommand(['try', 'a.file', '--fast'], { env: {}, terminal }, known)).toBe(0);
    expect(given).toEqual([['a.file', '--fast']]);
    expect(await runCommand(['three'], { env: {}, terminal }, known)).toBe(3);
  });

  test.each(['help', '--help', '-h'])('lists its commands when it is asked: %s', async (asked) => {
    const { printed, said, terminal } = told();
    expect(await runCommand([asked], { env: {}, terminal })).toBe(0);
    for (const { usage, summary } of Object.values(commands)) {
      expect(printed.some((line) => line.startsWith(`  ${usage} `) && line.endsWith(summary))).toBe(true);
    }
    expect(said).toEqual([]);
  });

  test('says how a command is used without running it', async () => {
    const { printed, terminal } = told();
    const never = command(() => expect.unreachable());
    expect(await runCommand(['try', '--help'], { env: {}, terminal }, { try: never })).toBe(0);
    expect(printed.join('\n')).toBe('Usage: yantra try FILE\ntries');
  });

  test('says in one line that it was told nothing it knows, and ends with 2', async () => {
    for (const [args, line] of [
      [[], 'No command was given. `yantra help` lists them.'],
      [['toString'], 'There is no command "toString". `yantra help` lists them.'],
    ] as const) {
      const { printed, said, terminal } = told();
      expect(await runCommand(args, { env: {}, terminal })).toBe(2);
      expect([printed, said]).toEqual([[], [line]]);
    }
  });

  test('says in one line what went wrong, and ends with 1; told wrongly, with how it is used and 2', async () => {
    const failing = (error: unknown) => ({
      try: command(() => {
        throw error;
      }),
    });
    const ask = async (error: unknown) => {
      const { said, terminal } = told();
      return [await runCommand(['try'], { env: {}, terminal }, failing(error)), said];
    };
    expect(await ask(new SettingsError('PORT is wrong.'))).toEqual([1, ['PORT is wrong.']]);
    expect(await ask(new CommandError('No room.'))).toEqual([1, ['No room.']]);
    expect(await ask(new CommandError('No file.', { exitCode: 2 }))).toEqual([
      2,
      ['No file.', 'Usage: yantra try FILE'],
    ]);
    const [code, [line]] = (await ask(new TypeError('x'))) as [number, string[]];
    expect([code, line]).toEqual([1, expect.stringMatching(/^It failed: TypeError: x\n +at /)]);
  });

  test('takes nothing for a command that it does not understand', async () => {
    const { said, terminal } = told();
    expect(await runCommand(['migrate', 'now'], { env: {}, terminal })).toBe(2);
    expect(said).toEqual(['"now" is not understood.', 'Usage: yantra migrate']);
  });
});
