import { changeKey, settingsFrom } from '@yantra/server';
import { oneAndSwitches } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Makes a new key of a name. */
export async function rotateKey({ args, env, terminal }: CommandParts): Promise<void> {
  const { one, has } = oneAndSwitches(args, 'NAME', ['at-once']);
  await changeKey({ settings: settingsFrom(env), name: one, isAtOnce: has['at-once'], print: terminal.print });
}
