import { afterEach, describe, expect, test, vi } from 'vitest';
import { askEarly, seeEarly, takeEarly } from './early.ts';

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'yantra.early.2');
  vi.unstubAllGlobals();
});

describe('an answer asked for ahead', () => {
  test('is asked for once, however often', () => {
    const fetch = answering(async () => new Response('{"data":7}'));
    askEarly('/a');
    askEarly('/a');
    askEarly('/b');
    expect(fetch.mock.calls).toEqual([['/a'], ['/b']]);
  });

  test('is handed over once: who asks again wants to know anew', async () => {
    answering(async () => new Response('{"data":7}'));
    askEarly('/a');
    expect(await seeEarly('/a')).toEqual({ data: 7 });
    expect(await takeEarly('/a')).toEqual({ data: 7 });
    expect(takeEarly('/a')).toBeUndefined();
  });

  test('is not there when nobody asked', () => {
    expect(takeEarly('/a')).toBeUndefined();
  });

  test.each([
    ['the line is dead', () => Promise.reject(new TypeError('no line'))],
    ['the server refuses', async () => new Response('{}', { status: 503 })],
    ['it cannot be read', async () => new Response('{')],
  ])('is as if nobody had asked when %s', async (_what, answer) => {
    answering(answer);
    askEarly('/a');
    expect(await takeEarly('/a')).toBeFalsy();
  });
});
