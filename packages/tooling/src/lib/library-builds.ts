/**
 * Builds of library packages. A process builds one after the other: what it takes to start Vite and to warm up the compiler that writes the
 * declarations is spent once and not once a package, which halves the time.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { LibraryBuild } from './library-builder.ts';
import { type Converser, converse } from './process.ts';

const program = fileURLToPath(new URL('./library-builder.ts', import.meta.url));

/** Listens for `build-library.ts`, and starts as many processes as are asked at once. @returns its port, and how to end them all */
export async function startLibraryBuilds(): Promise<{ readonly port: number; readonly end: () => void }> {
  const idle: Converser<LibraryBuild>[] = [];
  const answer = async (socket: Socket): Promise<void> => {
    const folder = await text(socket);
    const builder = idle.pop() ?? converse<LibraryBuild>(program, { NODE_ENV: 'production' });
    const built = await builder.ask(folder);
    // One that gave no answer has ended.
    if (built) idle.push(builder);
    socket.end(JSON.stringify(built ?? { isPassed: false, output: 'The process that builds has ended.' }));
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = (): void => {
    server.close();
    for (const builder of idle.splice(0)) builder.end();
  };
  return { port: (server.address() as AddressInfo).port, end };
}
