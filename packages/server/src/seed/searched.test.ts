import { describe, expect, test } from 'vitest';
import { demoSearches, demoUnknownWords } from './searched.ts';

const now = new Date('2026-03-02T06:30:00Z');

describe('what people searched for', () => {
  const searches = demoSearches(now);
  const sum = (column: 'n' | 'empty' | 'pressed' | 'pressed_top'): number =>
    searches.reduce((all, row) => all + row[column], 0);

  test('is a month of sixty terms, in English and in Hindi, one row a term and day', () => {
    expect(new Set(searches.map(({ term }) => term)).size).toBeGreaterThanOrEqual(55);
    expect(searches.some(({ term }) => /[\u0900-\u097f]/.test(term))).toBe(true);
    expect(new Set(searches.map(({ day, term }) => `${day} ${term}`)).size).toBe(searches.length);
    const days = [...new Set(searches.map(({ day }) => day))].sort();
    expect([days.length, days.at(-1)]).toEqual([30, '2026-03-02']);
  });

  test('was mostly found and pressed, and some of it never', () => {
    for (const { n, empty, pressed, pressed_top } of searches) {
      expect(n).toBeGreaterThan(0);
      expect(pressed + empty).toBeLessThanOrEqual(n);
      expect(pressed_top).toBeLessThanOrEqual(pressed);
    }
    const share = (column: 'empty' | 'pressed' | 'pressed_top'): number => sum(column) / sum('n');
    expect(share('pressed')).toBeGreaterThan(0.5);
    expect(share('pressed_top')).toBeGreaterThan(0.4);
    expect(share('empty')).toBeGreaterThan(0);
    expect(share('empty')).toBeLessThan(0.05);
    expect(searches.some(({ answer, term }) => answer === 'nothing' && term === 'road marking machine')).toBe(true);
    expect(new Set(demoUnknownWords(now).map(({ word }) => word)).size).toBeGreaterThanOrEqual(8);
  });
});
