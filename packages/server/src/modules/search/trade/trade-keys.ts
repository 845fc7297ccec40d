import { foldText, singular, tokensOf, type Fillers } from '@yantra/words';

/** A word of a search. */
export interface Token {
  readonly text: string;
  /** It says that one is searching, not for what. */
  readonly isFiller: boolean;
  /** "Machine", in any language: a filler too. */
  readonly isMachine: boolean;
  /** "For": what follows it is the purpose. */
  readonly isFor: boolean;
  /** Phrases do not extend across it. */
  readonly isBreak: boolean;
  /** It is between two kinds: "with". */
  readonly isJoiner: boolean;
  /** Days, December, acres: a number before it is no size. A filler too. */
  readonly isCounted: boolean;
}

/** Splits a text into words. */
export type Tokenize = (text: string) => Token[];

/** Splits texts into words, with each one's role in a search. */
export function createTokenizer(fillers: Fillers): Tokenize {
  const setOf = (words: readonly string[]) => new Set(words.map(foldText));
  const machine = setOf(fillers.machine);
  const uses = setOf(fillers.uses);
  const breaks = setOf([...fillers.uses, ...fillers.breaks]);
  const joiners = setOf(fillers.joiners);
  const counted = setOf(fillers.counted);
  const comparing = setOf(fillers.comparing);
  const than = setOf(fillers.than);
  const single = setOf(fillers.fillers.filter((one) => tokensOf(one).length === 1));
  return (text) =>
    tokensOf(text).map((word, at, all) => ({
      text: word,
      isFiller:
        [single, breaks, machine, counted, comparing].some((words) => words.has(word)) ||
        (than.has(word) && comparing.has(all[at - 1] ?? '')),
      isMachine: machine.has(word),
      isFor: uses.has(word),
      isBreak: breaks.has(word),
      isJoiner: joiners.has(word),
      isCounted: counted.has(word),
    }));
}

/** Matches any of these phrases as whole words in a folded text. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const either = phrases
    .map(foldText)
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${either.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** A joiner in a key. */
export const joinerMark = '+';

/** A phrase's key: its words in the singular, joined. */
export const keyOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isJoiner }) => (isJoiner ? joinerMark : singular(text))).join('');

/** The key of a phrase in which fillers count: with spaces, since word boundaries count too. */
export const rawKeyOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => singular(text)).join(' ');

/** A key's letters only, for incomplete input. */
export const lettersOf = (key: string): string => key.replaceAll(joinerMark, '').replaceAll(' ', '');

/* Marathi's suffixes: for, of, to, on, in. */
const endings = /(?:साठि|च्या|चा|चि|चे|ला|वर|मध्ये|सोबत|सह|वाला|वालि|ें|ों|ओं)$/;
/** A Devanagari word without its suffix. */
export const stemOf = (word: string): string => word.replace(endings, '');

/** Shorter texts are the beginning, or sound, of too many words. */
export const leastBegun = 4;

/** The first position in a sorted list that is not before a key. */
export function firstFrom<Item>(list: readonly Item[], key: string, keyIn: (item: Item) => string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && keyIn(item) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
