import { backUp, settingsFrom } from '@yantra/server';
import { fileAndSwitches } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Writes all that the installation keeps into one file. */
export async function backup({ args, env, terminal }: CommandParts): Promise<void> {
  const given = fileAndSwitches(args, ['force', 'without-pictures']);
  await backUp({
    settings: settingsFrom(env),
    file: given.file,
    mayReplace: given.force,
    hasPictures: !given['without-pictures'],
    print: terminal.print,
  });
}
