import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { hasNul, refuseNul } from './no-nul.ts';

test.each<[string, unknown]>([
  ['a text', 'a\0b'],
  ['a text of a list', ['a', '\0']],
  ['a text of an object', { a: 1, b: '\0' }],
  ['a key', { 'a\0': 1 }],
  ['a list in an object in a list', [1, { a: [null, { b: '\0' }] }]],
])('the sign stands in %s', (_where, value) => {
  expect(hasNul(value)).toBe(true);
});

test.each<[string, unknown]>([
  ['a text without it', 'tractor'],
  ['nothing', undefined],
  ['null', null],
  ['numbers and truths', [0, 1, true, false]],
  ['what holds other things', { a: ['b', { c: 'd' }], e: null }],
  // Looked at by whoever reads them.
  ['bytes', Buffer.from('a\0b')],
])('the sign does not stand in %s', (_where, value) => {
  expect(hasNul(value)).toBe(false);
});

test('it is found however deep it lies', () => {
  let deep: unknown = '\0';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(hasNul(deep)).toBe(true);
});

describe('a request that holds it', () => {
  const refusal = (url: string, body?: unknown) => {
    try {
      refuseNul({ url, body } as FastifyRequest);
      return undefined;
    } catch (error) {
      return error instanceof AppError ? error.code : error;
    }
  };

  test('cannot be read, where it is a call', () => {
    expect(refusal('/api/Category/GetCategories?a=%00')).toBe('request.malformed');
    expect(refusal('/api/Lead/SubmitRequirement', { fullName: '\0' })).toBe('request.malformed');
  });

  test('asks for nothing that there is, where it is a page', () => {
    expect(refusal('/equipments%00')).toBe('route.unknown');
  });

  test('is another than one that merely writes it out', () => {
    expect(refusal('/api/Category/GetCategories?a=%2500', { a: '%00 \\u0000' })).toBeUndefined();
  });
});
