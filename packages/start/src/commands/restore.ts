import { restoreFrom, settingsFrom } from '@yantra/server';
import { fileAndSwitches } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Fills an empty database from a backup. */
export async function restore({ args, env, terminal }: CommandParts): Promise<void> {
  const { file } = fileAndSwitches(args, []);
  await restoreFrom({ settings: settingsFrom(env), file, print: terminal.print });
}
