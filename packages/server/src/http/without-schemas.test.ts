import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { withoutSchemas } from './without-schemas.ts';

test.each([
  ['of what comes in', { querystring: { type: 'object' } }],
  ['of what goes out', { response: { 200: { type: 'object' } } }],
])('a route with a schema %s is a mistake that nobody overlooks', async (_what, schema) => {
  const app = Fastify({ schemaController: withoutSchemas });
  app.get('/', { schema }, async () => ({}));
  await expect(app.ready()).rejects.toThrow(/A route has a Fastify schema/);
});

test('a route without one answers', async () => {
  const app = Fastify({ schemaController: withoutSchemas });
  app.get('/', async () => ({ a: 1 }));
  expect((await app.inject('/')).json()).toEqual({ a: 1 });
  await app.close();
});
