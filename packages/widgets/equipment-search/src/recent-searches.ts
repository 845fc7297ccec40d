import { attempt } from '@yantra/domain';

/** A person's past searches, kept only in their own browser and sent nowhere. */
export interface RecentSearches {
  /** Latest first, three at most. */
  readonly read: () => readonly string[];
  /** Puts a search first; the same words are kept once, in any case. */
  readonly add: (term: string) => void;
  readonly remove: (term: string) => void;
  readonly clear: () => void;
}

/** Their key in the storage. */
export const recentSearchesKey = 'yantra.searches';
/** More would push the suggestions out of view. */
const most = 3;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Keeps searches in web storage. Full, forbidden or invalid storage counts as empty. */
export function createRecentSearches(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): RecentSearches {
  const read = (): readonly string[] => {
    const kept = attempt((): unknown => JSON.parse(storage().getItem(recentSearchesKey) ?? '[]'));
    if (!Array.isArray(kept)) return [];
    return kept.filter((term): term is string => typeof term === 'string' && term !== '').slice(0, most);
  };
  const write = (terms: readonly string[]) =>
    attempt(() => {
      if (terms.length === 0) storage().removeItem(recentSearchesKey);
      else storage().setItem(recentSearchesKey, JSON.stringify(terms.slice(0, most)));
    });
  const without = (term: string) => read().filter((one) => !isSame(one, term));
  return {
    read,
    add: (term) => write([term, ...without(term)]),
    remove: (term) => write(without(term)),
    clear: () => write([]),
  };
}

/** This browser's searches. */
export const ownSearches: RecentSearches = createRecentSearches(() => localStorage);
