import { resolve } from 'node:path';
import { CommandError } from './command-error.ts';
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

/** What may stand behind a command's name, without `--`. */
interface KnownOptions<Value extends string, Switch extends string> {
  /** Names that a value follows, as `--name VALUE` or `--name=VALUE`. */
  readonly values: readonly Value[];
  readonly switches: readonly Switch[];
}

/**
 * Values and switches by their names.
 * @throws CommandError where there is anything else, or a value is missing
 */
export function valuesAndSwitches<Value extends string, Switch extends string>(
  args: readonly string[],
  { values, switches }: KnownOptions<Value, Switch>,
): {
  readonly values: { readonly [name in Value]?: string };
  readonly switches: { readonly [name in Switch]: boolean };
} {
  const given: { [name in Value]?: string } = {};
  const rest = [...args];
  for (let text = rest.shift(); text !== undefined; text = rest.shift()) {
    const [head = '', ...tail] = text.split('=');
    const name = values.find((one) => head === `--${one}`);
    if (name !== undefined) {
      const value = tail.length > 0 ? tail.join('=') : rest.shift();
      if (value === undefined) throw new CommandError(texts.valueMissing(name), { exitCode: 2 });
      given[name] = value;
    } else if (!switches.some((one) => text === `--${one}`)) {
      throw new CommandError(texts.argument(text), { exitCode: 2 });
    }
  }
  const on = Object.fromEntries(switches.map((name) => [name, args.includes(`--${name}`)]));
  return { values: given, switches: on as { [name in Switch]: boolean } };
}
