import { backUp, settingsFrom } from '@yantra/server';
import { fileAndSwitches } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Writes all that the installation keeps into one file. */
export async function backup({ args, env, terminal }: CommandParts): Promise<void> {
  const given = fileAndSwitches(args, ['force', 'without-files']);
  await backUp({
    settings: settingsFrom(env),
    file: given.file,
    mayReplace: given.force,
    hasFiles: !given['without-files'],
    print: terminal.print,
  });
}
