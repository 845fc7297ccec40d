import type { RankingWeights } from '@yantra/contract/calls';
import type { Place } from '@yantra/places';
import { soundDistance, soundOf, type Fillers, type TradeWords } from '@yantra/words';
import { singular, wordsOf } from '../../../database/search-words.ts';
import { type AddedWord, createTradeIndex, type KnownType, type TradeIndex } from '../trade/index.ts';
import { kindsOf, type Kinds } from './slugs.ts';
import type { PlateFact, TypeFact } from './vocabulary.queries.ts';

/** A category in use. */
export interface KnownCategory {
  readonly id: number;
  readonly name: string;
  readonly colorCode: string;
}

/** The active categories and types, and the words for them. */
export interface Vocabulary {
  readonly categories: ReadonlyMap<number, KnownCategory>;
  readonly types: ReadonlyMap<number, KnownType>;
  /** By type, the capacity first. */
  readonly facts: ReadonlyMap<number, readonly TypeFact[]>;
  /** By type, all facts in the order of display. */
  readonly plates: ReadonlyMap<number, readonly PlateFact[]>;
  /** By type, the allowed categories; a type that is absent allows any. */
  readonly categoriesOf: ReadonlyMap<number, readonly number[]>;
  /** Their names in addresses. */
  readonly kinds: Kinds;
  /** The trade's names for them. */
  readonly trade: TradeIndex;
  /** The weights of the order of relevance. */
  readonly weights: RankingWeights;
  /** The name of the locality that a point is in. */
  readonly localityAt?: ((point: Place) => string | undefined) | undefined;
  /** The category whose full name begins at a word, in singular or plural, with its number of words. */
  categoryAt(
    words: readonly string[],
    start: number,
  ): { readonly category: KnownCategory; readonly length: number } | undefined;
  /** The category whose one-word name sounds like this. */
  categorySoundingLike(word: string): KnownCategory | undefined;
  /** The ids of a group's types. */
  groupCalled(type: string): readonly number[];
}

/** What a vocabulary is made from. */
export interface VocabularySources {
  readonly categories: readonly KnownCategory[];
  readonly types: readonly KnownType[];
  readonly facts: ReadonlyMap<number, readonly TypeFact[]>;
  readonly plates?: Vocabulary['plates'];
  readonly categoriesOf?: Vocabulary['categoriesOf'];
  readonly added: readonly AddedWord[];
  /** Names of categories that became part of another. */
  readonly categoryWords?: readonly { readonly categoryId: number; readonly word: string }[];
  readonly trade: TradeWords;
  readonly weights: RankingWeights;
  readonly fillers: Fillers;
  readonly localityAt?: Vocabulary['localityAt'];
}

/* Shorter words sound like too many others. */
const leastHeard = 6;
const mostApart = 0.8;

const keyOf = (words: readonly string[]): string => words.map(singular).join(' ');

/** An index of the active categories and types. */
export function createVocabulary({
  categories,
  types,
  facts,
  plates = new Map(),
  categoriesOf = new Map(),
  added,
  categoryWords = [],
  trade,
  fillers,
  weights,
  localityAt,
}: VocabularySources): Vocabulary {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const called = categoryWords.flatMap(({ categoryId, word }) => {
    const category = categoryById.get(categoryId);
    return category === undefined ? [] : [[word, category] as const];
  });
  // A category's own name comes before a name that another once had.
  const namesOf = [...called, ...categories.map((category) => [category.name, category] as const)];
  const categoryNames = new Map(namesOf.map(([name, category]) => [keyOf(wordsOf(name)), category]));
  const longest = Math.max(1, ...namesOf.map(([name]) => wordsOf(name).length));
  const groups = new Map<string, number[]>();
  for (const { id, type } of types) groups.set(type, [...(groups.get(type) ?? []), id]);
  const byId = {
    categories: categoryById,
    types: new Map(types.map((type) => [type.id, type])),
  };
  return {
    ...byId,
    kinds: kindsOf(byId),
    facts,
    plates,
    categoriesOf,
    weights,
    localityAt,
    trade: createTradeIndex(types, trade, fillers, added),
    categoryAt(words, start) {
      for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
        const category = categoryNames.get(keyOf(words.slice(start, start + length)));
        if (category !== undefined) return { category, length };
      }
      return undefined;
    },
    categorySoundingLike: (word) =>
      word.length < leastHeard
        ? undefined
        : categories.find(({ name }) => {
            const own = wordsOf(name);
            return own.length === 1 && soundDistance(soundOf(word), soundOf(own[0] ?? ''), mostApart) <= mostApart;
          }),
    groupCalled: (type) => groups.get(type) ?? [],
  };
}
