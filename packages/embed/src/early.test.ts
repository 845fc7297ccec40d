import { afterEach, describe, expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from './early.ts';

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('yantra.early.1'));
  vi.unstubAllGlobals();
});

describe('an answer asked for ahead', () => {
  test('is asked for once, however often', () => {
    const fetch = answering(async () => new Response('machines'));
    askEarly('/a');
    askEarly('/a');
    askEarly('/b');
    expect(fetch.mock.calls).toEqual([['/a'], ['/b']]);
  });

  test('is handed over once: who asks again wants to know anew', async () => {
    answering(async () => new Response('machines'));
    askEarly('/a');
    expect(await (await takeEarly('/a'))?.text()).toBe('machines');
    expect(takeEarly('/a')).toBeUndefined();
  });

  test('is not there when nobody asked', () => {
    expect(takeEarly('/a')).toBeUndefined();
  });

  test('tells of its failure only who takes it', async () => {
    answering(() => Promise.reject(new TypeError('no line')));
    askEarly('/a');
    await Promise.resolve();
    await expect(takeEarly('/a')).rejects.toThrow('no line');
  });
});
