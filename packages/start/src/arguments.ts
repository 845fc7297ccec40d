import { resolve } from 'node:path';
import { CommandError } from './command.ts';
import { texts } from './start.messages.ts';

/** @throws CommandError where a command that takes no arguments was given one */
export function refuseArguments(args: readonly string[]): void {
  const [first] = args;
  if (first !== undefined) throw new CommandError(texts.argument(first), { exitCode: 2 });
}

/**
 * One file, and switches.
 * @param switches the names that may stand there, without `--`
 * @returns the file's absolute path, and whether each switch was there
 * @throws CommandError where there is anything else
 */
export function fileAndSwitches<Name extends string>(
  args: readonly string[],
  switches: readonly Name[],
): { readonly file: string } & { readonly [name in Name]: boolean } {
  const isSwitch = (text: string): boolean => switches.some((name) => text === `--${name}`);
  const unknown = args.find((text) => text.startsWith('-') && !isSwitch(text));
  if (unknown !== undefined) throw new CommandError(texts.argument(unknown), { exitCode: 2 });
  const [file, ...more] = args.filter((text) => !isSwitch(text));
  if (file === undefined || more.length > 0) throw new CommandError(texts.oneFile, { exitCode: 2 });
  const given = Object.fromEntries(switches.map((name) => [name, args.includes(`--${name}`)]));
  return { ...(given as { [name in Name]: boolean }), file: resolve(file) };
}
