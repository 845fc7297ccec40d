import type { Locale } from '@yantra/domain';
import { firstFrom, joinerMark, keyOf, type Tokenize } from './trade-keys.ts';

/** A name to be added for a type. */
export interface CalledName {
  readonly type: string;
  /** As people write it. */
  readonly phrase: string;
  readonly key: string;
  /** A maker's name that stands for the kind. */
  readonly isBrand: boolean;
  /** The language in which it names the whole type, of those that our pages speak beside English. */
  readonly language?: Locale | undefined;
}

/** A type's name for suggestions. */
export interface TypeName extends CalledName {
  /** Its rank among the type's names: usual ones first. */
  readonly place: number;
}

/** The types' names, for suggestions. */
export type TradeNames = ReturnType<typeof createTradeNames>;

/** An index of the types' names, usual ones first. */
export function createTradeNames(called: readonly CalledName[], tokenize: Tokenize) {
  const byType = new Map<string, TypeName[]>();
  const names = called.map((one): TypeName => {
    const { type } = one;
    const own = byType.get(type) ?? [];
    byType.set(type, own);
    const name = { ...one, place: own.length };
    own.push(name);
    return name;
  });
  const sorted = names.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place));
  const inScriptOf = (text: string, type: string) =>
    (byType.get(type) ?? []).filter(({ phrase }) => scriptOf(phrase) === scriptOf(text));
  return {
    /** Names with this beginning, one per type, those with least left to type first. @param text in any script */
    namesBeginning(text: string): readonly TypeName[] {
      const key = keyOf(tokenize(text).filter(({ isFiller }) => !isFiller)).replaceAll(joinerMark, '');
      const best = new Map<string, TypeName>();
      if (key === '') return [];
      for (let at = firstFrom(sorted, key, (name) => name.key); at < sorted.length; at += 1) {
        const name = sorted[at];
        if (name === undefined || !name.key.startsWith(key)) break;
        const known = best.get(name.type);
        if (known === undefined || isSooner(name, known)) best.set(name.type, name);
      }
      return [...best.values()].toSorted((a, b) => (isSooner(a, b) ? -1 : 1));
    },
    /** A type's name in the script of a text. */
    nameIn: (type: string, text: string): string | undefined =>
      inScriptOf(text, type).find(({ isBrand }) => !isBrand)?.phrase,
    /** The usual name of a type in a language of our pages. */
    nameSpoken: (type: string, locale: Locale): string | undefined =>
      byType.get(type)?.find(({ language }) => language === locale)?.phrase,
    /** A type's other names in the script of a text, makers' and others alternating, usual ones first. */
    alsoCalled(type: string, text: string): readonly string[] {
      const telling = informativeNames(inScriptOf(text, type), keyOf(tokenize(type)));
      const brands = telling.filter(({ isBrand }) => isBrand);
      const others = telling.filter(({ isBrand }) => !isBrand);
      return Array.from({ length: Math.max(brands.length, others.length) }, (_, turn) => [brands[turn], others[turn]])
        .flat()
        .flatMap((name) => (name === undefined ? [] : [name.phrase]));
    },
  };
}

const isSooner = (a: TypeName, b: TypeName): boolean =>
  a.key.length === b.key.length ? a.place < b.place : a.key.length < b.key.length;

/* Longer phrases are explanations, not names. */
const mostWordsOfName = 2;
/* "3dx" is used as a word; longer models are not. */
const longestModelName = 3;

/** The names that add something to the type's own name. */
function informativeNames(names: readonly TypeName[], own: string): TypeName[] {
  const telling: TypeName[] = [];
  for (const name of names) {
    // A longer form of a name already listed adds nothing.
    const isMore = name.key.includes(own) || telling.some(({ key }) => name.key.includes(key));
    const isModel = /\d/.test(name.key) && name.key.length > longestModelName;
    if (!isMore && !isModel && name.phrase.split(' ').length <= mostWordsOfName) telling.push(name);
  }
  return telling;
}

/** A text's script: the block of its first letter beyond ASCII, 0 for Latin. */
function scriptOf(text: string): number {
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0x0900 && code <= 0x0d7f) return code >> 7;
  }
  return 0;
}
