/** The least that Fastify can do: the baseline of the cached list. */
import { createRequire } from 'node:module';

// The server's own Fastify, so that both are the same version.
const fastify = createRequire(import.meta.resolve('@yantra/server'))('fastify');
const http = fastify();
http.get('/', async () => ({ hello: 'world' }));
process.on('disconnect', () => process.exit(0));
process.send?.(await http.listen({ port: 0, host: '127.0.0.1' }));
