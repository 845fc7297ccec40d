import { diagnose } from '@yantra/server';
import { refuseArguments } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Checks everything that a server needs, one line each. */
export async function doctor({ args, env, terminal }: CommandParts): Promise<number> {
  refuseArguments(args);
  return (await diagnose({ env, print: terminal.print })) ? 0 : 1;
}
