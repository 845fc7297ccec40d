import { runServer } from '@yantra/server';
import { refuseArguments } from '../arguments.ts';
import type { CommandParts } from '../command.ts';
import { siteParts } from '../site-parts.ts';

/** `yantra start`: serves until a signal to stop. Brings no demo data. */
export async function start({ args, env }: CommandParts): Promise<number> {
  refuseArguments(args);
  const server = await runServer({ ...(await siteParts()), env });
  if (server === undefined) return 1;
  // Tells a parent process that pages are served now.
  process.send?.({ url: server.url });
  return 0;
}
