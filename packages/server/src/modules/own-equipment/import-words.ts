import { foldText } from '@yantra/words';
import { singular, wordsOf } from '../../database/search-words.ts';
import { nameOfType, type PlateFact, type TypeFact, type Vocabulary } from '../search/vocabulary/index.ts';
import { capacityIn } from './import-values.ts';

/** Names that cells may contain: categories and types, and the trade's words for them. */
export interface ImportNames {
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly types: readonly { readonly id: number; readonly type: string; readonly sub_type: string }[];
  /** By type, its unit. */
  readonly units: ReadonlyMap<number, string>;
  /** By type, the most frequent category of its listed machines. */
  readonly usual: ReadonlyMap<number, number>;
  /** By type, the usual range of its sizes. */
  readonly facts: ReadonlyMap<number, readonly TypeFact[]>;
  /** By type, its facts. */
  readonly plates: ReadonlyMap<number, readonly PlateFact[]>;
  readonly trade: Vocabulary['trade'];
}

/** A suggested category or type. */
export interface Meant {
  readonly id: number;
  readonly name: string;
}

const mostNear = 5;
const others = new Set(['other', 'others', 'अन्य', 'इतर'].map((word) => foldText(word)));
export const keyOf = (text: string): string => wordsOf(foldText(text)).map(singular).join(' ');

/** Finds the names in cells. */
export function importWords(names: ImportNames) {
  const { categories, types, units, facts, trade } = names;
  const categoryIds = new Map(
    categories.flatMap(({ id, name }) => [[String(id), id] as const, [keyOf(name), id] as const]),
  );
  const typeNames = new Map(types.map(({ id, type, sub_type }) => [id, nameOfType(type, sub_type)]));
  const byWhole = new Map(types.map(({ id, type, sub_type }) => [keyOf(`${type} ${sub_type}`), id]));
  const byGroup = Map.groupBy(types, ({ type }) => keyOf(type));
  const meant = (id: number): Meant[] => (typeNames.has(id) ? [{ id, name: typeNames.get(id) ?? '' }] : []);

  /** The types whose usual range includes this size. */
  const ofSize = (ids: readonly number[], capacity: string): readonly number[] =>
    capacity === ''
      ? []
      : ids.filter((id) => {
          const size = Number(capacityIn(capacity, units.get(id) ?? ''));
          const fact = facts.get(id)?.find(({ fact: name }) => name === 'capacity');
          return fact !== undefined && size >= fact.low && size <= fact.high;
        });
  /** The types of the trade's words in the text, and whether the whole text is such a word. */
  function tradeTypes(text: string): { readonly ids: readonly number[]; readonly isName: boolean } {
    const tokens = trade.tokens(text);
    for (const start of tokens.keys()) {
      const found = trade.at(tokens, start);
      const { name = [], brand = [], also = [] } = found?.sense.types ?? {};
      const ids = [name, brand, also].find((list) => list.length > 0);
      if (ids) return { ids, isName: name.length > 0 && found?.length === tokens.length };
    }
    const heard = tokens.flatMap(({ text: word }) => trade.soundingLike(word)?.types.name ?? []);
    return { ids: heard, isName: false };
  }
  return {
    /** The category ids in a cell, and its unknown words. */
    categoriesIn(text: string): { readonly ids: readonly number[]; readonly unknown: readonly string[] } {
      const words = text.split(/[;|]/).map((part) => part.trim());
      const known = words.filter(Boolean).map((word) => ({ word, id: categoryIds.get(keyOf(word)) }));
      return {
        ids: known.flatMap(({ id }) => id ?? []),
        unknown: known.flatMap(({ word, id }) => (id === undefined ? [word] : [])),
      };
    },
    usualCategory: (typeId: number): number | undefined => names.usual.get(typeId),
    /** The type in a cell, by name or with its size, or suggestions; 0 is 'Other'. */
    typeIn(text: string, capacity: string): number | readonly Meant[] {
      if (/^\d+$/.test(text) && typeNames.has(Number(text))) return Number(text);
      if (others.has(foldText(text))) return 0;
      const whole = byWhole.get(keyOf(text));
      if (whole !== undefined) return whole;
      const group = byGroup.get(keyOf(text))?.map(({ id }) => id);
      const { ids, isName } = group ? { ids: group, isName: true } : tradeTypes(text);
      const fitting = ofSize(ids, capacity);
      const certain = isName ? (ids.length === 1 ? ids : fitting) : [];
      if (certain.length === 1 && certain[0] !== undefined) return certain[0];
      return [...new Set([...fitting, ...ids])].flatMap(meant).slice(0, mostNear);
    },
  };
}
