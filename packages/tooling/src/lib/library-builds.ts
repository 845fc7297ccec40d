/** Builds of library packages. Each process builds several in a row, so that Vite starts once, and the declarations of all are emitted at once. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { emitAllDeclarations } from './declarations.ts';
import type { LibraryBuild } from './library-builder.ts';
import { type Converser, converse } from './process.ts';

const failed = (output: string): LibraryBuild => ({ isPassed: false, output });

const program = fileURLToPath(new URL('./library-builder.ts', import.meta.url));

/**
 * Listens for `build-library.ts`, and starts as many processes as there are parallel requests.
 * @param areAll whether all libraries may be asked for; with the first of them the declarations of all are emitted
 * @returns its port, and how to stop all
 */
export async function startLibraryBuilds(
  areAll: boolean,
): Promise<{ readonly port: number; readonly end: () => void }> {
  const idle: Converser<LibraryBuild>[] = [];
  let emitting: Promise<string> | undefined;
  const environment = async (): Promise<Readonly<Record<string, string>>> => ({
    NODE_ENV: 'production',
    ...(areAll && { LIBRARY_DECLARATIONS: await (emitting ??= emitAllDeclarations()) }),
  });
  const buildIn = async (folder: string): Promise<LibraryBuild> => {
    const builder = idle.pop() ?? converse<LibraryBuild>(program, await environment());
    const built = await builder.ask(folder);
    // A builder without an answer has ended.
    if (!built) return failed('The process that builds has ended.');
    idle.push(builder);
    return built;
  };
  const answer = async (socket: Socket): Promise<void> => {
    const built = await text(socket)
      .then(buildIn)
      .catch((error: unknown) => failed(String(error)));
    socket.end(JSON.stringify(built));
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = (): void => {
    server.close();
    for (const builder of idle.splice(0)) builder.end();
  };
  return { port: (server.address() as AddressInfo).port, end };
}
