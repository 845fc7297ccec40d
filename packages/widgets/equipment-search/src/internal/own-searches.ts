import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { RecentSearches } from '../recent-searches.ts';

const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((term, place) => term === others[place]);

/** The person's own searches that contain the typed text. */
export function createOwnSearches(searches: RecentSearches) {
  const terms = signal<readonly string[]>([]);
  /** Read when the field is focused: storage is too slow for every key. */
  let kept: readonly string[] | undefined;
  const reload = () => {
    kept = undefined;
  };
  function filter(typed: string): void {
    const part = typed.toLowerCase();
    kept ??= searches.read();
    const fitting = kept.filter((term) => term.toLowerCase().includes(part));
    if (!isEqual(fitting, terms.peek())) terms.value = fitting;
  }
  return {
    terms: terms as ReadonlySignal<readonly string[]>,
    filter,
    reload,
    remember(term: string): void {
      searches.add(term);
      reload();
    },
    forget(term: string | undefined, typed: string): void {
      if (term === undefined) searches.clear();
      else searches.remove(term);
      reload();
      filter(typed);
    },
  };
}
