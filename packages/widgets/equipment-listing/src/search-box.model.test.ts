import { describe, expect, test, vi } from 'vitest';
import { createSearchBox, searchDelayMs } from './search-box.model.ts';

/** A fake timer that the test fires; one callback can wait at a time. */
function createWaiting() {
  let waiting: { readonly act: () => void; readonly ms: number } | undefined;
  return {
    delay: (act: () => void, ms: number) => {
      const one = { act, ms };
      waiting = one;
      return () => {
        if (waiting === one) waiting = undefined;
      };
    },
    waits: () => waiting?.ms,
    pass: () => {
      const { act } = waiting ?? {};
      waiting = undefined;
      act?.();
    },
  };
}

function box(words = '') {
  const search = vi.fn();
  const { delay, waits, pass } = createWaiting();
  return { ...createSearchBox(words, search, delay), search, waits, pass };
}

describe('words typed into the list', () => {
  // spec: listing.debounce, constant.debounce
  test('are searched for 500 ms after the last key, once', () => {
    const { type, search, waits, pass } = box();
    type('t');
    type('tr');
    type('tra ');
    expect(waits()).toBe(searchDelayMs);
    expect(searchDelayMs).toBe(500);
    expect(search).not.toHaveBeenCalled();
    pass();
    expect(search.mock.calls).toEqual([['tra']]);
  });

  test('are searched for at once on Enter, and not again', () => {
    const { type, submit, search, pass } = box();
    type('crane');
    submit();
    pass();
    expect(search.mock.calls).toEqual([['crane']]);
  });

  test('that are unchanged start no search', () => {
    const { type, search, pass } = box('crane');
    type('cran');
    type('crane ');
    pass();
    expect(search).not.toHaveBeenCalled();
  });

  test('stay as typed when their own search is applied', () => {
    const { type, text, follow, pass } = box();
    type('trac');
    pass();
    type('tract');
    follow('trac');
    expect(text.value).toBe('tract');
  });

  test('are replaced by words from elsewhere, such as Back', () => {
    const { type, text, follow, search, pass } = box('crane');
    type('crane 20');
    follow('');
    expect(text.value).toBe('');
    pass();
    expect(search).not.toHaveBeenCalled();
  });

  test('are discarded when the list is left', () => {
    const { type, dispose, search, pass } = box();
    type('crane');
    dispose();
    pass();
    expect(search).not.toHaveBeenCalled();
  });
});
