import type { RankingWeights, SearchInput } from '@yantra/contract/calls';
import type { Place } from '@yantra/places';
import type { PlacedJob } from '../../hire-costs/index.ts';
import type { Meaning } from '../terms/index.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Filters } from './filters.ts';
import type { Ranking } from './ranked.ts';
import { sizesWanted } from './size-wanted.ts';

/** A search, and how it was understood. */
export interface Asked {
  readonly input: SearchInput;
  readonly meaning: Meaning;
  readonly vocabulary: Vocabulary;
  /** All conditions. */
  readonly strict: Filters;
  /** The origin of distances. */
  readonly from: Place | undefined;
  /** Today in India. */
  readonly today: string;
  /** The job whose cost is asked for. */
  readonly job?: PlacedJob | undefined;
}

/** A completed search. */
export interface Searched extends Asked {
  /** The filters used in the end: `strict`, or without words that no name has. */
  readonly filters: Filters;
  readonly total: number;
}

/** Whether words were left out in order to find something. */
export const isLoosened = ({ strict, filters }: Searched): boolean => filters !== strict;

/** No word of the term was understood. */
export function isMeaningless({ input, meaning: { groups, category, words, unknown } }: Asked): boolean {
  const meansNothing = unknown.length > 0 && groups.length === 0 && category === undefined && words.length === 0;
  return input.searchTerm !== undefined && meansNothing;
}

/**
 * What to search instead of a search without results: the kind without words that no such machine has, or, if a maker stood for the kind, anything with the
 * maker's name.
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

/** The order of a search. @param trial weights to try that are not in use */
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
