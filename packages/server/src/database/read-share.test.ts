import type { PostgresPoolClient } from 'kysely';
import { expect, test } from 'vitest';
import { partOf } from './read-share.ts';

/** A pool that counts its lent connections. */
function aPool() {
  const lent = { now: 0, broken: 0 };
  const client = {
    query: async () => ({ command: 'SELECT', rowCount: 0, rows: [] }),
    release: (isBroken?: boolean) => {
      lent.now -= 1;
      if (isBroken === true) lent.broken += 1;
    },
  } as unknown as PostgresPoolClient;
  const pool = {
    options: {},
    connect: async () => {
      lent.now += 1;
      return client;
    },
    end: () => Promise.reject(new Error('A part of a pool does not end it.')),
  };
  return { lent, pool };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a part of a pool lends so many connections at a time, the rest are for others', async () => {
  const { lent, pool } = aPool();
  const part = partOf(pool, 2);
  const asked = Array.from({ length: 5 }, () => part.connect());
  await settled();
  expect(lent.now).toBe(2);
  (await asked[0])?.release();
  (await asked[1])?.release(true);
  await settled();
  expect(lent).toEqual({ now: 2, broken: 1 });
  for (const one of asked.slice(2)) (await one).release();
  expect(lent.now).toBe(0);
  await part.end();
});

test('a connection that cannot be made takes no place', async () => {
  const { pool } = aPool();
  const connect = pool.connect;
  pool.connect = () => Promise.reject(new Error('down'));
  const part = partOf(pool, 1);
  await expect(part.connect()).rejects.toThrow('down');
  pool.connect = connect;
  (await part.connect()).release();
});
