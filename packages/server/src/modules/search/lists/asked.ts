import type { RankingWeights, SearchInput } from '@yantra/contract/calls';
import type { Place } from '@yantra/places';
import type { Meaning } from '../terms/index.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Filters } from './filters.ts';
import type { Ranking } from './ranked.ts';
import { sizesWanted } from './size-wanted.ts';

/** A search, and how it is understood. */
export interface Asked {
  readonly input: SearchInput;
  readonly meaning: Meaning;
  readonly vocabulary: Vocabulary;
  /** All that must hold. */
  readonly strict: Filters;
  /** What distances are measured from. */
  readonly from: Place | undefined;
}

/** A search that was done. */
export interface Searched extends Asked {
  /** What was held to in the end: `strict` itself, or all of it but words that no name has. */
  readonly filters: Filters;
  readonly total: number;
}

/** Some words were left out, so that something is found. */
export const isLoosened = ({ strict, filters }: Searched): boolean => filters !== strict;

/** No word of the term says what is looked for. */
export function isMeaningless({ input, meaning: { groups, category, words, unknown } }: Asked): boolean {
  const meansNothing = unknown.length > 0 && groups.length === 0 && category === undefined && words.length === 0;
  return input.searchTerm !== undefined && meansNothing;
}

/**
 * What a search that finds nothing may be taken for: the kind without the words that none of it bears, and where a maker stood for the kind, whatever
 * else bears the maker's name.
 */
export function loosened({ strict, meaning: { groups, category, preferred } }: Asked): Filters[] {
  const isKind = groups.length > 0 || category !== undefined;
  const makers = preferred.filter((word) => /^\D{3,}$/.test(word));
  const { termTypeIds: _kinds, ...anyKind } = strict;
  return [
    ...(strict.words.length > 0 && isKind ? [{ ...strict, words: [] }] : []),
    ...(makers.length > 0 && isKind ? [{ ...anyKind, words: makers }] : []),
  ];
}

/** What decides the order of a search. @param trial weights to try that do not count yet */
export function rankingOf({ strict, meaning, vocabulary }: Asked, trial: RankingWeights | undefined): Ranking {
  const { size, groups, preferred } = meaning;
  return {
    weights: trial ?? vocabulary.weights,
    groups,
    sizes: size === undefined ? [] : sizesWanted(strict, size, vocabulary),
    preferred,
    near: strict.near,
    isTrial: trial !== undefined,
  };
}
