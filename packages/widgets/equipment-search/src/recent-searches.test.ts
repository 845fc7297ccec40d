import { describe, expect, test } from 'vitest';
import { createRecentSearches, recentSearchesKey } from './recent-searches.ts';

function setUp(kept?: string) {
  const memory = new Map<string, string>(kept === undefined ? [] : [[recentSearchesKey, kept]]);
  const searches = createRecentSearches(() => ({
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }));
  return { searches, memory };
}

describe('recent searches', () => {
  test('are the last three, latest first', () => {
    const { searches } = setUp();
    for (const term of ['crane', 'tipper', 'roller', 'जेसीबी']) searches.add(term);
    expect(searches.read()).toEqual(['जेसीबी', 'roller', 'tipper']);
  });

  test('are kept once each, in any case', () => {
    const { searches } = setUp();
    for (const term of ['Crane', 'tipper', 'crane']) searches.add(term);
    expect(searches.read()).toEqual(['crane', 'tipper']);
  });

  test('are deleted one by one, or all at once without a trace', () => {
    const { searches, memory } = setUp();
    for (const term of ['crane', 'tipper', 'roller']) searches.add(term);
    searches.remove('tipper');
    expect(searches.read()).toEqual(['roller', 'crane']);
    searches.clear();
    expect(searches.read()).toEqual([]);
    expect(memory.size).toBe(0);
  });

  test.each([['no JSON'], ['{"a":1}'], ['null'], ['[1,null,""]']])('that were kept as %s are none', (kept) => {
    expect(setUp(kept).searches.read()).toEqual([]);
  });

  test('are empty where storage is forbidden, and nothing fails', () => {
    const searches = createRecentSearches(() => {
      throw new Error('Forbidden.');
    });
    searches.add('crane');
    searches.clear();
    expect(searches.read()).toEqual([]);
  });
});
