import { type Answer, ask, post, searchPath } from './api.ts';
import { describe, expect, siteUrl, test } from './visitor.ts';

/** What reveals a server's inside: stack traces, file names, SQL, database messages. */
const inside =
  /\n\s+at \S|node_modules|\.(ts|js):\d+|file:\/\/|select\s.+\sfrom\s|syntax error|kysely|pglite|postgres|relation "/i;

const wrong: readonly (readonly [what: string, send: () => Promise<Answer>, status: number])[] = [
  ['a field of the wrong kind', () => post(searchPath, { page: 'first' }), 400],
  ['a page below the first', () => post(searchPath, { page: 0 }), 400],
  ['JSON that ends early', () => post(searchPath, '{"page":'), 400],
  ['a list for a body', () => post(searchPath, []), 400],
  ['a prototype in the body', () => post(searchPath, '{"__proto__":{"a":1}}'), 400],
  ['a body of half a megabyte', () => post(searchPath, { searchTerm: 'x'.repeat(500_000) }), 413],
  ['XML', () => ask(searchPath, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }), 415],
  ['a machine that is none', () => ask('/api/Equipment/GetEquipmentById?id=none'), 404],
  ['a path nobody knows', () => ask('/api/Nothing/Here'), 404],
  ['a method of no use', () => ask(searchPath, { method: 'DELETE' }), 405],
  ['a picture nobody drew', () => ask('/pictures/000000000000000000000000/320.avif'), 404],
  ['a file above the folder', () => ask('/static/..%2f..%2fpackage.json'), 404],
  ['an address that is no text', () => ask('/%ff'), 404],
];

describe('bad input', () => {
  test.for(wrong)('%s is refused in a sentence, and reveals nothing internal', async ([, send, status]) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(inside);
    if (answer.type.includes('json')) {
      expect(answer.json).toMatchObject({ success: false, message: expect.stringMatching(/^[A-Z].*[.?]$/) });
      expect(answer.json['code']).toMatch(/^[a-z]+\.[a-zA-Z]+$/);
    }
  });

  test('names the fields that are wrong, each with its sentence', async () => {
    expect((await post(searchPath, { page: 0, startRentprice: 'much', sort: 'best' })).json['errors']).toEqual({
      page: 'A page is a whole number from 1.',
      startRentprice: 'The lowest price is a number of rupees from 0.',
      sort: 'Sort by relevance, priceAsc, priceDesc, rating, distance or newest.',
    });
  });

  test('with quotes and comments of SQL is only a search with few results', async () => {
    for (const term of ["' or 1=1 --", '"; drop table equipment; --', "\\'; select pg_sleep(9)", '% _ & | ! :*']) {
      const answer = await ask(`${searchPath}?${new URLSearchParams({ searchTerm: term, page: '1' })}`);
      expect([answer.status, answer.json['success']], term).toEqual([200, true]);
      expect(answer.text).not.toMatch(inside);
    }
  });

  test('a huge page size is capped at a hundred', async () => {
    for (const answer of [
      await ask(`${searchPath}?page=1&pageSize=1000000`),
      await post(searchPath, { page: 1, pageSize: 1_000_000 }),
    ]) {
      expect(answer.json).toMatchObject({ success: true, pageSize: 100 });
      expect((answer.json['data'] as readonly unknown[]).length).toBeLessThanOrEqual(100);
    }
  });
});

describe('an unknown address', () => {
  test('below /api is answered in JSON, elsewhere with a page that links home', async ({ open }) => {
    const api = await ask('/api/nothing');
    expect([api.status, api.type]).toEqual([404, 'application/json; charset=utf-8']);
    const page = await open(`${siteUrl}/no/such/page`, { provokes: /404/ });
    await page.getByRole('heading', { name: 'This page is not here any more.' }).waitFor();
    expect(await page.title()).toBe('Page not found · Yantra');
    expect((await ask('/no/such/page')).status).toBe(404);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { level: 1, name: /^One Stop Rental/ }).waitFor();
  });
});
