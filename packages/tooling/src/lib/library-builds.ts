/**
 * Builds of library packages. Each process builds several in a row: starting Vite and warming up the compiler for declarations happens once instead of once a
 * package, which halves the time.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { LibraryBuild } from './library-builder.ts';
import { type Converser, converse } from './process.ts';

/* What the compiler knows of each package stays in its process, whose heap ends at some four gigabytes. */
const mostHeldBytes = 1.5 * 2 ** 30;

const program = fileURLToPath(new URL('./library-builder.ts', import.meta.url));

/** Listens for `build-library.ts`, and starts as many processes as there are parallel requests. @returns its port, and how to stop all */
export async function startLibraryBuilds(): Promise<{ readonly port: number; readonly end: () => void }> {
  const idle: Converser<LibraryBuild>[] = [];
  const answer = async (socket: Socket): Promise<void> => {
    const folder = await text(socket);
    const builder = idle.pop() ?? converse<LibraryBuild>(program, { NODE_ENV: 'production' });
    const built = await builder.ask(folder);
    // A builder without an answer has ended.
    if (built && built.heldBytes <= mostHeldBytes) idle.push(builder);
    else builder.end();
    socket.end(
      JSON.stringify(built ?? { isPassed: false, output: 'The process that builds has ended.', heldBytes: 0 }),
    );
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = (): void => {
    server.close();
    for (const builder of idle.splice(0)) builder.end();
  };
  return { port: (server.address() as AddressInfo).port, end };
}
