import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, listening } from '../testing/wire.ts';
import { whenGone } from './gone.ts';

/* What becomes of an answer, of which the test has the end. */
let answering = Promise.withResolvers<AbortSignal>();
let answer = Promise.withResolvers<string>();
let closed = Promise.withResolvers<void>();
const app: FastifyInstance = Fastify();
app.all('/', async (_request, reply) => {
  answering.resolve(whenGone(reply));
  reply.raw.once('close', () => closed.resolve());
  return answer.promise;
});
let port: number;
beforeAll(async () => {
  port = await listening({ http: app });
});
afterAll(() => app.close());

test('who has their answer has not gone without it, with a body either', async () => {
  for (const body of [undefined, { a: 1 }]) {
    answering = Promise.withResolvers();
    answer = Promise.withResolvers();
    closed = Promise.withResolvers();
    const asked = ask(port, { path: '/', ...(body === undefined ? {} : { body }) });
    const signal = await answering.promise;
    expect(signal.aborted).toBe(false);
    answer.resolve('Here.');
    expect((await asked).status).toBe(200);
    await closed.promise;
    expect(signal.aborted).toBe(false);
  }
});

test('who goes before their answer is told of, once', async () => {
  answering = Promise.withResolvers();
  answer = Promise.withResolvers();
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'));
  const signal = await answering.promise;
  const gone = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  socket.destroy();
  await gone;
  expect(signal.aborted).toBe(true);
  answer.resolve('Too late.');
});
