import { foldText, singular, tokensOf, type Fillers } from '@yantra/words';

/** A word of a search. */
export interface Token {
  readonly text: string;
  /** It says that one is searching, not what for. */
  readonly isFiller: boolean;
  /** "Machine", in any language: a filler too. */
  readonly isMachine: boolean;
  /** "For": what stands behind it is what the rest is for. */
  readonly isFor: boolean;
  /** Phrases do not reach across it. */
  readonly isBreak: boolean;
  /** It stands between two kinds: "with". */
  readonly isJoiner: boolean;
}

/** Cuts a text into words. */
export type Tokenize = (text: string) => Token[];

/** Cuts texts into words, and says of each what it does in a search. */
export function createTokenizer(fillers: Fillers): Tokenize {
  const setOf = (words: readonly string[]) => new Set(words.map(foldText));
  const machine = setOf(fillers.machine);
  const uses = setOf(fillers.uses);
  const breaks = setOf([...fillers.uses, ...fillers.breaks]);
  const joiners = setOf(fillers.joiners);
  const single = setOf(fillers.fillers.filter((one) => tokensOf(one).length === 1));
  return (text) =>
    tokensOf(text).map((word) => ({
      text: word,
      isFiller: single.has(word) || breaks.has(word) || machine.has(word),
      isMachine: machine.has(word),
      isFor: uses.has(word),
      isBreak: breaks.has(word),
      isJoiner: joiners.has(word),
    }));
}

/** Any of these phrases, standing by itself, in a folded text. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const either = phrases
    .map(foldText)
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${either.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** What stands in a key for a joiner. */
export const joinerMark = '+';

/** By what a phrase is found: its words in the singular, written together. */
export const keyOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isJoiner }) => (isJoiner ? joinerMark : singular(text))).join('');

/** The key of a phrase in which words count that carry nothing elsewhere: with the spaces, for there the ends of words count too. */
export const rawKeyOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => singular(text)).join(' ');

/** A key by its letters alone, as somebody has it who is still typing. */
export const lettersOf = (key: string): string => key.replaceAll(joinerMark, '').replaceAll(' ', '');

/* What Marathi writes together with a word: for, of, to, on, in. */
const endings = /(?:साठि|च्या|चा|चि|चे|ला|वर|मध्ये|सोबत|सह|वाला|वालि|ें|ों|ओं)$/;
/** A word in Devanagari without what is written together with it. */
export const stemOf = (word: string): string => word.replace(endings, '');

/** What is shorter begins, or sounds like, too many words. */
export const leastBegun = 4;

/** The first place of a sorted list that does not come before a key. */
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
