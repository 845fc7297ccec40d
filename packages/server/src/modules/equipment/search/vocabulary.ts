import { singular, wordsOf } from './words.ts';

/** A category people choose by. */
export interface KnownCategory {
  readonly id: number;
  readonly name: string;
  readonly colorCode: string;
}

/** A type of machine: a group (`Tractor`) and a kind within it. */
export interface KnownType {
  readonly id: number;
  readonly type: string;
  readonly subType: string;
}

/** The active categories and types, and what words mean them. */
export interface Vocabulary {
  readonly categories: ReadonlyMap<number, KnownCategory>;
  readonly types: ReadonlyMap<number, KnownType>;
  /** The category whose whole name these words are, in singular or plural. */
  categoryCalled(words: readonly string[]): KnownCategory | undefined;
  /** The ids of the types whose whole group name these words are. */
  typesCalled(words: readonly string[]): readonly number[];
  /** The ids of the types in whose group or kind this word stands; none for numbers and very short words. */
  typesWith(word: string): readonly number[];
  /** The ids of the types in whose group this word stands. */
  typesWithInName(word: string): readonly number[];
  /** The most words any name has. */
  readonly longest: number;
}

const keyOf = (words: readonly string[]): string => words.map(singular).join(' ');
const says = (word: string): boolean => word.length >= 3 && !/^\d/.test(word);

/** An index over the categories and types that are active now. */
export function createVocabulary(categories: readonly KnownCategory[], types: readonly KnownType[]): Vocabulary {
  const categoryNames = new Map(categories.map((category) => [keyOf(wordsOf(category.name)), category]));
  const groups = new Map<string, number[]>();
  const inName = new Map<string, number[]>();
  const anywhere = new Map<string, number[]>();
  const put = (map: Map<string, number[]>, key: string, id: number) => {
    const ids = map.get(key) ?? [];
    if (!ids.includes(id)) ids.push(id);
    map.set(key, ids);
  };
  for (const { id, type, subType } of types) {
    put(groups, keyOf(wordsOf(type)), id);
    for (const word of wordsOf(type)) if (says(word)) put(inName, singular(word), id);
    for (const word of wordsOf(`${type} ${subType}`)) if (says(word)) put(anywhere, singular(word), id);
  }
  const names = [...categories.map((category) => category.name), ...types.map((type) => type.type)];
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    types: new Map(types.map((type) => [type.id, type])),
    categoryCalled: (words) => categoryNames.get(keyOf(words)),
    typesCalled: (words) => groups.get(keyOf(words)) ?? [],
    typesWith: (word) => anywhere.get(singular(word)) ?? [],
    typesWithInName: (word) => inName.get(singular(word)) ?? [],
    longest: Math.max(1, ...names.map((name) => wordsOf(name).length)),
  };
}
