import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { foreignOriginOf, partnerKeyIn, siteOf } from './partner-gate.ts';

const shop = 'https://shop.example';
const own = 'http://localhost:3000';
const asked = (headers: { readonly origin?: string; readonly referer?: string }) => ({ headers }) as FastifyRequest;

test('a key is a text that is not empty, and nothing else', () => {
  expect(partnerKeyIn({ key: 'pk_1' })).toBe('pk_1');
  for (const input of [undefined, null, {}, { key: '' }, { key: 1 }, { key: ['pk_1'] }, 'pk_1', []]) {
    expect([input, partnerKeyIn(input)]).toEqual([input, undefined]);
  }
});

test('the site that asks is the one that the browser names, else the one of the page', () => {
  expect(siteOf(asked({ origin: shop, referer: 'https://other.example/a' }))).toBe(shop);
  expect(siteOf(asked({ origin: 'null', referer: `${shop}/a` }))).toBe('null');
  expect(siteOf(asked({ referer: `${shop}/a?b` }))).toBe(shop);
  expect(siteOf(asked({ referer: 'not an address' }))).toBeUndefined();
  expect(siteOf(asked({}))).toBeUndefined();
});

test('a page is foreign where it is neither ours nor on the list', () => {
  const foreign = (origin?: string) =>
    foreignOriginOf(asked(origin === undefined ? {} : { origin }), {
      allowedOrigins: ['https://friend.example'],
      ownOrigin: () => own,
    });
  expect([foreign(own), foreign('https://friend.example'), foreign()]).toEqual([undefined, undefined, undefined]);
  for (const origin of [shop, 'null', 'http://friend.example', 'https://localhost:3000']) {
    expect(foreign(origin)).toBe(origin);
  }
});
