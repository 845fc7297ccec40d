import { resolve } from 'node:path';
import { restoreFrom, settingsFrom } from '@yantra/server';
import { oneAndSwitches } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Fills an empty database from a backup. */
export async function restore({ args, env, terminal }: CommandParts): Promise<void> {
  const { one } = oneAndSwitches(args, 'FILE', []);
  await restoreFrom({ settings: settingsFrom(env), file: resolve(one), print: terminal.print });
}
