import { attempt } from '@yantra/domain';

/** What somebody has searched for, in their own browser alone: it is sent nowhere. */
export interface RecentSearches {
  /** The latest first, three at most. */
  readonly read: () => readonly string[];
  /** Puts a search first; the same words stand once, in whatever case. */
  readonly add: (term: string) => void;
  readonly remove: (term: string) => void;
  readonly clear: () => void;
}

/** Under which name they are kept. */
export const recentSearchesKey = 'yantra.searches';
/** More would push what is suggested out of sight. */
const most = 3;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Keeps searches in web storage. Storage that is full, forbidden or nonsense is as if there were none. */
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

/** Those of this browser. */
export const ownSearches: RecentSearches = createRecentSearches(() => localStorage);
