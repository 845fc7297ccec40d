import { resolve } from 'node:path';
import { backUp, settingsFrom } from '@yantra/server';
import { oneAndSwitches } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Writes the installation's data into one file. */
export async function backup({ args, env, terminal }: CommandParts): Promise<void> {
  const { one, has } = oneAndSwitches(args, 'FILE', ['force', 'without-files']);
  await backUp({
    settings: settingsFrom(env),
    file: resolve(one),
    mayReplace: has.force,
    hasFiles: !has['without-files'],
    print: terminal.print,
  });
}
