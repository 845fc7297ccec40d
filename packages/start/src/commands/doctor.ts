import { diagnose } from '@yantra/server';
import { refuseArguments } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Looks at everything that a server needs, and says one line of each. */
export async function doctor({ args, env, terminal }: CommandParts): Promise<number> {
  refuseArguments(args);
  return (await diagnose({ env, print: terminal.print })) ? 0 : 1;
}
