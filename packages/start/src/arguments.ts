import { CommandError } from './command-error.ts';
import { texts } from './start.messages.ts';

/** @throws CommandError if a command without arguments was given one */
export function refuseArguments(args: readonly string[]): void {
  const [first] = args;
  if (first !== undefined) throw new CommandError(texts.argument(first), { exitCode: 2 });
}

/**
 * One word, and switches.
 * @param what the word's name in the usage
 * @param switches the switches allowed, without `--`
 * @throws CommandError for anything else
 */
export function oneAndSwitches<Name extends string>(
  args: readonly string[],
  what: string,
  switches: readonly Name[],
): { readonly one: string; readonly has: Readonly<Record<Name, boolean>> } {
  const isSwitch = (text: string): boolean => switches.some((name) => text === `--${name}`);
  const unknown = args.find((text) => text.startsWith('-') && !isSwitch(text));
  if (unknown !== undefined) throw new CommandError(texts.argument(unknown), { exitCode: 2 });
  const [one, ...more] = args.filter((text) => !isSwitch(text));
  if (one === undefined || more.length > 0) throw new CommandError(texts.oneNeeded(what), { exitCode: 2 });
  const has = Object.fromEntries(switches.map((name) => [name, args.includes(`--${name}`)]));
  return { one, has: has as Record<Name, boolean> };
}

/** What may follow a command's name, without `--`. */
interface KnownOptions<Value extends string, Switch extends string> {
  /** Names followed by a value, as `--name VALUE` or `--name=VALUE`. */
  readonly values: readonly Value[];
  readonly switches: readonly Switch[];
}

/**
 * Values and switches by name.
 * @throws CommandError for anything else, or a missing value
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
