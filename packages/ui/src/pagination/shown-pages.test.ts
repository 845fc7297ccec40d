import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test('a short list shows every page', () => {
  expect(shownPages(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a long list shows its ends, the page and its neighbours, in seven places', () => {
  expect(shownPages(1, 137)).toEqual([1, 2, 3, 4, 5, undefined, 137]);
  expect(shownPages(20, 137)).toEqual([1, undefined, 19, 20, 21, undefined, 137]);
  expect(shownPages(137, 137)).toEqual([1, undefined, 133, 134, 135, 136, 137]);
});

test('a gap always stands for more than one page', () => {
  for (let page = 1; page <= 12; page += 1) {
    const shown = shownPages(page, 12);
    expect(shown).toHaveLength(7);
    expect(shown).toContain(page);
    shown.forEach((number, place) => {
      if (number !== undefined) return;
      expect((shown[place + 1] ?? 0) - (shown[place - 1] ?? 0)).toBeGreaterThan(2);
    });
  }
});
