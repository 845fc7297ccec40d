import { runServer } from '@yantra/server';
import { refuseArguments } from '../arguments.ts';
import type { CommandParts } from '../command.ts';
import { siteParts } from '../site-parts.ts';

/** `yantra start`: serves until a signal to stop. Nothing for trying things out comes with it. */
export async function start({ args, env }: CommandParts): Promise<number> {
  refuseArguments(args);
  const server = await runServer({ ...(await siteParts()), env });
  if (server === undefined) return 1;
  // Whoever started us as a child learns that pages are answered now.
  process.send?.({ url: server.url });
  return 0;
}
