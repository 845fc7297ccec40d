import { foldText, singular, soundDistance, soundOf, tokensOf, type Fillers, type TradeWords } from '@yantra/words';
import type { KnownType } from './vocabulary.ts';

/** Why words mean a type: by its name, by a maker's that stands for it, loosely, by what it is used for, or as one kind of its group. */
export type SenseKind = 'name' | 'brand' | 'also' | 'use' | 'part';

/** What a phrase of the trade means. */
export interface Sense {
  readonly phrase: string;
  readonly types: Readonly<Record<SenseKind, readonly number[]>>;
  /** The name it is a spelling by ear of. */
  readonly meant?: string;
  /** A thing that is none of ours. */
  readonly isOther: boolean;
}

/** A word that an admin added to a type. */
export interface AddedWord {
  readonly typeId: number;
  readonly word: string;
  readonly wholeGroup: boolean;
}

/** A name of a type for suggesting it. */
export interface TypeName {
  readonly type: string;
  /** As people write it. */
  readonly phrase: string;
  readonly key: string;
  /** Its place among the names of its type: the first are the usual ones. */
  readonly place: number;
}

/** What people call the machines, by what they type. */
export interface TradeIndex {
  /** The longest phrase that begins at a token; its length counts tokens that carry nothing in between. */
  at(tokens: readonly Token[], start: number): { readonly sense: Sense; readonly length: number } | undefined;
  /** The phrase of which this is the beginning, when all that begin so mean the same types. */
  begunBy(token: string): Sense | undefined;
  /** The phrase that sounds nearest to this, when one is near enough. */
  soundingLike(token: string): Sense | undefined;
  /** Names that begin so, one a type, the usual ones first. @param text in any script */
  namesBeginning(text: string): readonly TypeName[];
  /** What else a type is called in the script of a text, the usual ones first. */
  alsoCalled(type: string, text: string): readonly string[];
  tokens(text: string): Token[];
  /** A text without the words that ask for what is near the asker, and whether there were some. */
  withoutNearMe(text: string): { readonly text: string; readonly isNearMe: boolean };
  /** Whether it is a word of any phrase. */
  knows(token: string): boolean;
}

/** A word of a search. */
export interface Token {
  readonly text: string;
  /** It says that one is searching, not what for. */
  readonly isFiller: boolean;
  /** It stands between two kinds: "with". */
  readonly isJoiner: boolean;
}

const joinerMark = '+';
const kinds = ['name', 'brand', 'also', 'use', 'part'] as const;
const kindOfLine = (what: string): SenseKind => kinds.find((kind) => kind === what) ?? 'name';

interface Draft {
  phrase: string;
  types: Record<SenseKind, Set<number>>;
  meant?: string;
  /** It is a word of its own right, not only a spelling by ear of one. */
  isWord: boolean;
}

/** What the words of the trade and the types that there are now make of what people type. */
export function createTradeIndex(
  types: readonly KnownType[],
  trade: TradeWords,
  fillers: Fillers,
  added: readonly AddedWord[] = [],
): TradeIndex {
  const carriesNothing = new Set(fillers.fillers.filter((one) => tokensOf(one).length === 1).map(foldText));
  const joins = new Set(fillers.joiners.map(foldText));
  const nearMe = wordsPattern(fillers.nearMe);
  const byType = new Map<string, number[]>();
  for (const { id, type } of types) byType.set(type, [...(byType.get(type) ?? []), id]);
  const drafts = new Map<string, Draft>();
  const names: TypeName[] = [];
  const words = new Set<string>();
  const others = new Map<string, Sense>();
  let longest = 1;
  let longestOther = 1;

  const tokenOf = (text: string): Token => ({
    text,
    isFiller: carriesNothing.has(text),
    isJoiner: joins.has(text),
  });
  const tokens = (text: string): Token[] => tokensOf(text).map(tokenOf);

  function put(phrase: string, kind: SenseKind, ids: readonly number[], meant?: string): string {
    const all = tokens(phrase);
    const telling = all.filter(({ isFiller }) => !isFiller);
    const kept = telling.some(({ isJoiner }) => !isJoiner) ? telling : all;
    longest = Math.max(longest, kept.length);
    for (const { text } of kept) words.add(singular(text));
    const withJoiners = keyOf(kept);
    for (const key of new Set([withJoiners, withJoiners.replaceAll(joinerMark, '')])) {
      const draft = drafts.get(key) ?? {
        phrase,
        types: { name: new Set(), brand: new Set(), also: new Set(), use: new Set(), part: new Set() },
        isWord: false,
      };
      drafts.set(key, draft);
      for (const id of ids) draft.types[kind].add(id);
      if (meant === undefined) draft.isWord = true;
      else draft.meant ??= meant;
    }
    return withJoiners.replaceAll(joinerMark, '');
  }

  /* Each of its words counts: a jcb driver's job is no JCB, though "job" and "driver" carry nothing beside a machine's name. */
  function putOther(phrase: string): void {
    const all = tokens(phrase);
    others.set(rawKeyOf(all), { phrase, types: noTypes, isOther: true });
    longestOther = Math.max(longestOther, all.length);
  }

  const places = new Map<string, number>();
  function putName(type: string, phrase: string, key: string): void {
    const place = places.get(type) ?? 0;
    places.set(type, place + 1);
    names.push({ type, phrase, key, place });
  }

  for (const [type, ids] of byType) putName(type, type, put(type, 'name', ids));
  for (const { id, subType } of types) {
    for (const { text, isFiller } of tokens(subType)) {
      if (!isFiller && text.length >= 3 && !/\d/.test(text)) put(text, 'part', [id]);
    }
  }
  for (const { typeId, word, wholeGroup } of added) {
    const type = types.find(({ id }) => id === typeId)?.type;
    if (type === undefined) continue;
    putName(type, word, put(word, 'name', wholeGroup ? (byType.get(type) ?? []) : [typeId]));
  }
  for (const { type, subType, lines } of trade) {
    const group = type === undefined ? [] : (byType.get(type) ?? []);
    const ids = subType === undefined ? group : group.filter((id) => types.find((one) => one.id === id)?.subType === subType);
    if (type !== undefined && ids.length === 0) continue;
    for (const { what, words: list } of lines) {
      for (const word of list) {
        if (type === undefined) putOther(word);
        else if (what === 'sound') put(word, 'name', ids, type);
        else {
          const kind = kindOfLine(what);
          const key = put(word, kind, ids);
          if (kind === 'name' || kind === 'brand') putName(type, word, key);
        }
      }
    }
  }

  const senses = new Map<string, Sense>();
  for (const [key, { phrase, types: of, meant, isWord }] of drafts) {
    const list = (kind: SenseKind) => [...of[kind]];
    const sense: Sense = {
      phrase,
      types: { name: list('name'), brand: list('brand'), also: list('also'), use: list('use'), part: list('part') },
      isOther: false,
      ...(meant === undefined || isWord ? {} : { meant }),
    };
    senses.set(key, sense);
  }
  const sorted = [...senses.keys()].toSorted();
  const namesSorted = names.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place));
  const sounds = soundsOf(senses);

  const named = (sense: Sense) => (sense.types.name.length > 0 ? sense.types.name : sense.types.brand);

  return {
    tokens,
    withoutNearMe(text) {
      const folded = foldText(text);
      const rest = folded.replace(nearMe, ' ');
      return { text: rest, isNearMe: rest !== folded };
    },
    knows: (token) => words.has(singular(token)),
    at(all, start) {
      const taken: Token[] = [];
      let best: { sense: Sense; length: number } | undefined;
      for (let at = start; at < all.length && taken.length < longest; at += 1) {
        const token = all[at];
        if (token === undefined) break;
        if (token.isFiller && taken.length > 0) continue;
        taken.push(token);
        const sense = senses.get(keyOf(taken)) ?? (taken.length === 1 ? senses.get(stemOf(token.text)) : undefined);
        if (sense !== undefined) best = { sense, length: at - start + 1 };
      }
      for (let length = Math.min(longestOther, all.length - start); length > (best?.length ?? 0); length -= 1) {
        const other = others.get(rawKeyOf(all.slice(start, start + length)));
        if (other !== undefined) return { sense: other, length };
      }
      return best;
    },
    begunBy(token) {
      if (token.length < 4) return undefined;
      let meant: Sense | undefined;
      for (let at = firstFrom(sorted, token); at < sorted.length; at += 1) {
        const key = sorted[at] ?? '';
        if (!key.startsWith(token)) break;
        const sense = senses.get(key);
        if (sense === undefined || named(sense).length === 0) continue;
        if (meant !== undefined && named(meant).join() !== named(sense).join()) return undefined;
        meant ??= sense;
      }
      return meant;
    },
    soundingLike: (token) => nearestSound(soundOf(token), token, sounds),
    namesBeginning(text) {
      const key = keyOf(tokens(text).filter(({ isFiller }) => !isFiller)).replaceAll(joinerMark, '');
      const best = new Map<string, TypeName>();
      if (key === '') return [];
      for (let at = firstFrom(namesSorted, key, ({ key: own }) => own); at < namesSorted.length; at += 1) {
        const name = namesSorted[at];
        if (name === undefined || !name.key.startsWith(key)) break;
        const known = best.get(name.type);
        if (known === undefined || name.place < known.place) best.set(name.type, name);
      }
      return [...best.values()].toSorted((a, b) => Number(b.key === key) - Number(a.key === key) || a.place - b.place);
    },
    alsoCalled(type, text) {
      const script = scriptOf(text);
      return names.filter((name) => name.type === type && name.phrase !== type && scriptOf(name.phrase) === script).map(({ phrase }) => phrase);
    },
  };
}

/** Any of these phrases, standing by itself. */
function wordsPattern(phrases: readonly string[]): RegExp {
  const either = phrases
    .map(foldText)
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${either.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

const keyOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isJoiner }) => (isJoiner ? joinerMark : singular(text))).join('');

const rawKeyOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => singular(text)).join('');
const noTypes: Sense['types'] = { name: [], brand: [], also: [], use: [], part: [] };

/* What Marathi writes together with a word: for, of, to, on, in. */
const endings = /(?:साठि|च्या|चा|चि|चे|ला|वर|मध्ये|सोबत|सह|वाला|वालि|ें|ों|ओं)$/;
/** A word in Devanagari without what is written together with it. */
export const stemOf = (word: string): string => word.replace(endings, '');

/** Which script a text is written in: the block of its first letter beyond ASCII, 0 for Latin. */
function scriptOf(text: string): number {
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0x0900 && code <= 0x0d7f) return code >> 7;
  }
  return 0;
}

/** The first place of a sorted list that does not come before a key. */
function firstFrom<Item>(list: readonly Item[], key: string, keyIn: (item: Item) => string = String): number {
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

/** Phrases by how they sound, gathered by their first sound: words of another first sound are not taken for each other. */
type Sounds = ReadonlyMap<string, readonly { readonly sound: string; readonly sense: Sense }[]>;

const shortestSound = 4;

function soundsOf(senses: ReadonlyMap<string, Sense>): Sounds {
  const sounds = new Map<string, { sound: string; sense: Sense }[]>();
  for (const [key, sense] of senses) {
    const counts = sense.types.name.length > 0 || sense.types.brand.length > 0;
    if (!counts || /\d/.test(key)) continue;
    const sound = soundOf(key);
    if (sound.length < shortestSound) continue;
    const list = sounds.get(sound[0] ?? '') ?? [];
    list.push({ sound, sense });
    sounds.set(sound[0] ?? '', list);
  }
  return sounds;
}

/** How far a sound may be from a known one and still be taken for it: short words mean too many things. */
const mostApart = (length: number): number => (length < 4 ? 0 : length < 6 ? 0.8 : length < 9 ? 1.2 : 1.8);

function nearestSound(sound: string, token: string, sounds: Sounds): Sense | undefined {
  if (sound.length < shortestSound || /\d/.test(token)) return undefined;
  let best: { sense: Sense; apart: number } | undefined;
  const initial = sound[0] ?? '';
  const nearInitials = /[aeiou]/.test(initial) ? ['a', 'e', 'i', 'o', 'u'] : [initial];
  for (const { sound: known, sense } of nearInitials.flatMap((one) => sounds.get(one) ?? [])) {
    const allowed = Math.min(mostApart(sound.length), mostApart(known.length));
    if (Math.abs(known.length - sound.length) > 3) continue;
    const apart = soundDistance(sound, known, allowed);
    if (apart <= allowed && (best === undefined || apart < best.apart)) best = { sense, apart };
  }
  return best?.sense;
}
