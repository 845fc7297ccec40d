import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isFilePath, isProbe, routeOf } from './route-of.ts';

const named = (url: string, route: string | undefined) =>
  routeOf({ url, routeOptions: { url: route } } as Pick<FastifyRequest, 'url' | 'routeOptions'>);

test.each([
  ['/api/Category/GetCategories?x=1', '/api/Category/GetCategories', '/api/Category/GetCategories'],
  ['/', '*', 'page'],
  ['/equipments?city=pune', '*', 'page'],
  ['/equipments?file=a.js', '*', 'page'],
  ['/about.html', '*', 'page'],
  ['/v1.2/machines', '*', 'page'],
  ['/img/tractor.svg?v=1', '*', 'file'],
  ['/a.html.js', '*', 'file'],
  ['/api/Nothing', '*', 'unknown'],
  ['/nowhere', undefined, 'unknown'],
])('%s that %s answers is counted as %s', (url, route, expected) => {
  expect(named(url, route)).toBe(expected);
});

test('a file has an ending, and a page may end in .html', () => {
  expect(['/a.webp', '/x/a.js', '/a', '/a.', '/a.html', '/a.b/c'].map(isFilePath)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('what asks whether the server is well is told apart from visitors', () => {
  expect(['/live', '/ready', '/health', '/', '/healthy'].map(isProbe)).toEqual([true, true, true, false, false]);
});
