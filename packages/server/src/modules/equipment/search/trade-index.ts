import { foldText, singular, soundDistance, soundOf, tokensOf, type Fillers, type TradeWords } from '@yantra/words';

/** A type of machine: a group (`Tractor`) and a kind within it. */
export interface KnownType {
  readonly id: number;
  readonly type: string;
  readonly subType: string;
}

/** Why words mean a type: by its name, by a maker's that stands for it, loosely, by what it is used for, or as one kind of its group. */
export type SenseKind = 'name' | 'brand' | 'also' | 'use' | 'part';

/** What a phrase of the trade means. */
export interface Sense {
  readonly phrase: string;
  readonly types: Readonly<Record<SenseKind, readonly number[]>>;
  /** The name it is a spelling by ear of. */
  readonly meant?: string;
  /** It is the very name of a group of types. */
  readonly isOwnName: boolean;
  /** A thing that is none of ours. */
  readonly isOther: boolean;
  /** A single word that is a name only beside "machine" or the like: slab machine. */
  readonly isBare: boolean;
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
  /** A maker's, that stands for the kind. */
  readonly isBrand: boolean;
}

/** What people call the machines, by what they type. */
export interface TradeIndex {
  /** The longest phrase that begins at a token; its length counts tokens that carry nothing in between. */
  at(tokens: readonly Token[], start: number): { readonly sense: Sense; readonly length: number } | undefined;
  /** The shortest phrase of which this is the beginning, when most that begin so mean the same types. */
  begunBy(token: string): Sense | undefined;
  /** The phrase that sounds nearest to this, when one is near enough. @param most how far it may be at most, whatever its length */
  soundingLike(token: string, most?: number): Sense | undefined;
  /** The group of types in whose phrases most of these words stand, when they tell it from all others. */
  votedFor(words: readonly string[]): readonly number[];
  /** Names that begin so, one a type, those with least left to type first. @param text in any script */
  namesBeginning(text: string): readonly TypeName[];
  /** What a type is called in the script of a text. */
  nameIn(type: string, text: string): string | undefined;
  /** What else a type is called in the script of a text, makers' and other names by turns, the usual ones first. */
  alsoCalled(type: string, text: string): readonly string[];
  tokens(text: string): Token[];
  /** A text without the words that ask for what is near the asker, and whether there were some. */
  withoutNearMe(text: string): { readonly text: string; readonly isNearMe: boolean };
  /** Whether other kinds are driven or carried by all of these types. */
  isCarrier(typeIds: readonly number[]): boolean;
  /** Whether it is by itself the name of some types. */
  isName(token: string): boolean;
}

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

const joinerMark = '+';
const kinds = ['name', 'brand', 'also', 'use', 'part'] as const;
const kindOfLine = (what: string): SenseKind => kinds.find((kind) => kind === what) ?? 'name';

interface Draft {
  phrase: string;
  /** Kinds of sense with types (`codeOf`); negative for phrases of which "machine" was left out. */
  codes: number[];
  meant?: string;
  /** It is a word of its own right, not only a spelling by ear of one. */
  isWord: boolean;
}

/* A sense and a type as one number above 0: there are thousands of phrases, and a number takes little. */
const codeOf = (kind: SenseKind, id: number): number => (id + 1) * kinds.length + kinds.indexOf(kind);
function typesOf(codes: readonly number[]): Sense['types'] {
  const ofKind = (kind: SenseKind) =>
    codes.flatMap((code) => (code % kinds.length === kinds.indexOf(kind) ? [Math.floor(code / kinds.length) - 1] : []));
  return {
    name: ofKind('name'),
    brand: ofKind('brand'),
    also: ofKind('also'),
    use: ofKind('use'),
    part: ofKind('part'),
  };
}

/** What the words of the trade and the types that there are now make of what people type. */
export function createTradeIndex(
  types: readonly KnownType[],
  trade: TradeWords,
  fillers: Fillers,
  added: readonly AddedWord[] = [],
): TradeIndex {
  const machineWords = new Set(fillers.machine.map(foldText));
  const uses = new Set(fillers.uses.map(foldText));
  const breaks = new Set(fillers.breaks.map(foldText));
  const carriesNothing = new Set([
    ...uses,
    ...breaks,
    ...fillers.fillers.filter((one) => tokensOf(one).length === 1).map(foldText),
    ...machineWords,
  ]);
  const joins = new Set(fillers.joiners.map(foldText));
  const nearMe = wordsPattern(fillers.nearMe);
  const byType = new Map<string, number[]>();
  for (const { id, type } of types) byType.set(type, [...(byType.get(type) ?? []), id]);
  const carriers = new Set(fillers.carriers.flatMap((type) => byType.get(type) ?? []));
  const drafts = new Map<string, Draft>();
  const names: TypeName[] = [];
  const others = new Map<string, Sense>();
  const usedBy = new Map<string, string[]>();
  const joinedOthers = new Map<string, Sense>();
  let longest = 1;
  let longestWhole = 1;

  const tokenOf = (text: string): Token => ({
    text,
    isFiller: carriesNothing.has(text),
    isMachine: machineWords.has(text),
    isFor: uses.has(text),
    isBreak: uses.has(text) || breaks.has(text),
    isJoiner: joins.has(text),
  });
  const tokens = (text: string): Token[] => tokensOf(text).map(tokenOf);

  function add(
    key: string,
    phrase: string,
    kind: SenseKind,
    ids: readonly number[],
    isBare: boolean,
    meant?: string,
  ): void {
    const draft = drafts.get(key) ?? { phrase, codes: [], isWord: false };
    drafts.set(key, draft);
    for (const id of ids) {
      const code = codeOf(kind, id) * (isBare ? -1 : 1);
      if (!draft.codes.includes(code)) draft.codes.push(code);
    }
    if (meant === undefined) draft.isWord = true;
    else draft.meant ??= meant;
  }

  /**
   * What carries nothing is left out of a phrase. Where only one word of several is left, the whole phrase counts, and that word alone only if it was
   * "machine" that is gone (slab machine, but not hand tractor), and where nothing else bears it.
   */
  function put(phrase: string, kind: SenseKind, ids: readonly number[], meant?: string): string {
    const all = tokens(phrase);
    const kept = all.filter(({ isFiller }) => !isFiller);
    longest = Math.max(longest, kept.length);
    longestWhole = Math.max(longestWhole, all.length);
    const isWhole = kept.length === all.length || kept.filter(({ isJoiner }) => !isJoiner).length > 1;
    const key = isWhole ? keyOf(kept) : rawKeyOf(all);
    for (const one of new Set([key, key.replaceAll(joinerMark, '')])) add(one, phrase, kind, ids, false, meant);
    const isBare = !isWhole && kept.length === 1 && all.some(({ isMachine }) => isMachine);
    if (isBare) add(keyOf(kept), phrase, kind, ids, true, meant);
    return key.replaceAll(joinerMark, '').replaceAll(' ', '');
  }

  /* Each of its words counts: a jcb driver's job is no JCB, though "job" and "driver" carry nothing beside a machine's name. */
  function putOther(phrase: string): void {
    const all = tokens(phrase);
    const sense: Sense = { phrase, types: noTypes, isOwnName: false, isOther: true, isBare: false };
    others.set(rawKeyOf(all), sense);
    if (!all.some(({ isFiller }) => isFiller)) joinedOthers.set(keyOf(all), sense);
    longestWhole = Math.max(longestWhole, all.length);
  }

  /* Of whichever phrases it is a word. */
  function noteWords(type: string, phrase: string): void {
    for (const { text, isFiller, isJoiner } of tokens(phrase)) {
      if (isFiller || isJoiner || text.length < shortestVoter || /\d/.test(text)) continue;
      const word = singular(text);
      const bearers = usedBy.get(word) ?? [];
      if (!bearers.includes(type)) bearers.push(type);
      usedBy.set(word, bearers);
    }
  }

  const places = new Map<string, number>();
  function putName(type: string, phrase: string, key: string, isBrand = false): void {
    const place = places.get(type) ?? 0;
    places.set(type, place + 1);
    names.push({ type, phrase, key, place, isBrand });
  }

  const ownNames = new Set<string>();
  for (const [type, ids] of byType) {
    const key = put(type, 'name', ids);
    ownNames.add(key);
    putName(type, type, key);
  }
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
    const ids =
      subType === undefined ? group : group.filter((id) => types.find((one) => one.id === id)?.subType === subType);
    if (type !== undefined && ids.length === 0) continue;
    for (const { what, words: list } of lines) {
      for (const word of list) {
        if (type !== undefined) noteWords(type, word);
        if (type === undefined) putOther(word);
        else if (what === 'sound') put(word, 'name', ids, type);
        else {
          const kind = kindOfLine(what);
          const key = put(word, kind, ids);
          if (kind === 'name' || kind === 'brand') putName(type, word, key, kind === 'brand');
        }
      }
    }
  }

  const senses = new Map<string, Sense>();
  const known = new Map<string, Sense['types']>();
  for (const [key, { phrase, codes, meant, isWord }] of drafts) {
    const isBare = codes.every((code) => code < 0);
    const types = typesOf(isBare ? codes.map((code) => -code) : codes.filter((code) => code > 0));
    // Most phrases share their types with many others: each list is held once.
    const spelled = JSON.stringify(types);
    const shared = known.get(spelled) ?? types;
    known.set(spelled, shared);
    senses.set(key, {
      phrase,
      types: shared,
      isOwnName: ownNames.has(key),
      isOther: false,
      isBare,
      ...(meant === undefined || isWord ? {} : { meant }),
    });
  }
  // What is asked afterwards holds on to all that stands here.
  drafts.clear();
  places.clear();
  // "Tractor with rotavator" is two kinds, whatever phrase has it.
  for (const key of senses.keys()) {
    const parts = key.split(joinerMark).map((part) => senses.get(part)?.types.name ?? []);
    if (parts.length > 1 && parts.every((ids) => ids.length > 0)) senses.delete(key);
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
    isCarrier: (typeIds) => typeIds.length > 0 && typeIds.every((id) => carriers.has(id)),
    isName: (token) => (senses.get(singular(token))?.types.name.length ?? 0) > 0,
    at(all, start) {
      const taken: Token[] = [];
      let best: { sense: Sense; length: number } | undefined;
      for (let at = start; at < all.length && taken.length < longest; at += 1) {
        const token = all[at];
        if (token === undefined || (token.isBreak && taken.length > 0)) break;
        if (token.isFiller && taken.length > 0) continue;
        taken.push(token);
        const key = keyOf(taken);
        const sense =
          joinedOthers.get(key) ?? senses.get(key) ?? (taken.length === 1 ? senses.get(stemOf(token.text)) : undefined);
        if (sense !== undefined) best = { sense, length: at - start + 1 };
      }
      // Phrases in which words count that carry nothing elsewhere.
      for (let length = Math.min(longestWhole, all.length - start); length > (best?.length ?? 0); length -= 1) {
        const key = rawKeyOf(all.slice(start, start + length));
        const sense = others.get(key) ?? senses.get(key);
        if (sense !== undefined) return { sense, length };
      }
      return best;
    },
    begunBy(token) {
      if (token.length < leastBegun) return undefined;
      const begun: { readonly key: string; readonly ids: readonly number[]; readonly sense: Sense }[] = [];
      for (let at = firstFrom(sorted, token); at < sorted.length; at += 1) {
        const key = sorted[at] ?? '';
        if (!key.startsWith(token)) break;
        const sense = senses.get(key);
        if (sense !== undefined && named(sense).length > 0) begun.push({ key, ids: named(sense), sense });
      }
      const [shortest] = begun.toSorted((a, b) => a.key.length - b.key.length);
      if (shortest === undefined) return undefined;
      const alike = begun.filter(({ ids }) => ids.some((id) => shortest.ids.includes(id))).length;
      return alike >= begun.length * mostlyAlike ? shortest.sense : undefined;
    },
    soundingLike: (token, most) => nearestSound(soundOf(token), token, sounds, most),
    namesBeginning(text) {
      const key = keyOf(tokens(text).filter(({ isFiller }) => !isFiller)).replaceAll(joinerMark, '');
      const best = new Map<string, TypeName>();
      if (key === '') return [];
      for (let at = firstFrom(namesSorted, key, ({ key: own }) => own); at < namesSorted.length; at += 1) {
        const name = namesSorted[at];
        if (name === undefined || !name.key.startsWith(key)) break;
        const known = best.get(name.type);
        if (known === undefined || isSooner(name, known)) best.set(name.type, name);
      }
      return [...best.values()].toSorted((a, b) => (isSooner(a, b) ? -1 : 1));
    },
    votedFor(asked) {
      const scores = new Map<string, { score: number; words: number }>();
      for (const word of new Set(asked.map(singular))) {
        const bearers = usedBy.get(word) ?? [];
        for (const type of bearers) {
          const { score, words } = scores.get(type) ?? { score: 0, words: 0 };
          scores.set(type, { score: score + Math.log(byType.size / bearers.length), words: words + 1 });
        }
      }
      const ranked = [...scores].toSorted(([, a], [, b]) => b.score - a.score);
      const [[type, best] = ['', { score: 0, words: 0 }], [, second] = ['', { score: 0 }]] = ranked;
      const isClear = best.words >= leastVotes && best.words * 2 >= asked.length && best.score > second.score * clearly;
      return isClear ? (byType.get(type) ?? []) : [];
    },
    nameIn: (type, text) =>
      names.find((name) => name.type === type && !name.isBrand && scriptOf(name.phrase) === scriptOf(text))?.phrase,
    alsoCalled(type, text) {
      const script = scriptOf(text);
      const own = keyOf(tokens(type));
      const called = names.filter((name) => name.type === type && scriptOf(name.phrase) === script);
      const telling: TypeName[] = [];
      for (const name of called) {
        // What only says more words around one that was said tells nothing new.
        const isMore = name.key.includes(own) || telling.some(({ key }) => name.key.includes(key));
        const isModel = /\d/.test(name.key) && name.key.length > longestModelTold;
        if (!isMore && !isModel && name.phrase.split(' ').length <= mostWordsTold) telling.push(name);
      }
      const brands = telling.filter(({ isBrand }) => isBrand);
      const others = telling.filter(({ isBrand }) => !isBrand);
      return Array.from({ length: Math.max(brands.length, others.length) }, (_, n) => [brands[n], others[n]])
        .flat()
        .flatMap((name) => (name === undefined ? [] : [name.phrase]));
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

/* A sentence of several words that each stand in a kind's phrases means it, where no other kind is near. */
const leastVotes = 2;
const clearly = 1.25;
const shortestVoter = 3;

/* Longer phrases explain more than they name. */
const mostWordsTold = 2;
/* "3dx" is a word of its own; longer models are not. */
const longestModelTold = 3;
const isSooner = (a: TypeName, b: TypeName): boolean =>
  a.key.length === b.key.length ? a.place < b.place : a.key.length < b.key.length;

/* With the spaces: where words count that carry nothing elsewhere, so do their ends. */
const rawKeyOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => singular(text)).join(' ');
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
type Sounds = ReadonlyMap<string, readonly KnownSound[]>;

interface KnownSound {
  readonly sound: string;
  readonly sense: Sense;
  /** Which consonants it has, as bits. */
  readonly consonants: number;
}

const shortestSound = 4;

function soundsOf(senses: ReadonlyMap<string, Sense>): Sounds {
  const sounds = new Map<string, KnownSound[]>();
  const heard = new Set<string>();
  for (const [key, sense] of senses) {
    const { name, brand } = sense.types;
    if (name.length + brand.length === 0 || /\d/.test(key)) continue;
    const sound = soundOf(key);
    const same = `${sound} ${(name.length > 0 ? name : brand).join()}`;
    if (sound.length < shortestSound || heard.has(same)) continue;
    heard.add(same);
    const list = sounds.get(sound[0] ?? '') ?? [];
    list.push({ sound, sense, consonants: consonantsOf(sound) });
    sounds.set(sound[0] ?? '', list);
  }
  return sounds;
}

const firstLetter = 97;
function consonantsOf(sound: string): number {
  let bits = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const letter = sound.charCodeAt(at) - firstLetter;
    if (letter >= 0 && letter < 26 && !vowels.has(sound[at] ?? '')) bits |= 1 << letter;
  }
  return bits;
}
const vowels = new Set('aeiou');
function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/* What is shorter begins too many words. */
const leastBegun = 4;
const mostlyAlike = 0.6;

/** How far a sound may be from a known one and still be taken for it: short words mean too many things. */
const mostApart = (length: number): number =>
  length < 5 ? 0 : length < 6 ? 0.4 : length < 8 ? 0.8 : length < 10 ? 1.2 : 1.8;
/* The least that a consonant costs which the other has not (soundDistance). */
const leastForConsonant = 0.6;

function nearestSound(sound: string, token: string, sounds: Sounds, most = 2): Sense | undefined {
  if (sound.length < shortestSound || /\d/.test(token)) return undefined;
  let best: { sense: Sense; apart: number } | undefined;
  const initial = sound[0] ?? '';
  const own = consonantsOf(sound);
  for (const near of vowels.has(initial) ? vowels : [initial]) {
    for (const known of sounds.get(near) ?? []) {
      const allowed = Math.min(most, mostApart(sound.length), mostApart(known.sound.length));
      if (Math.abs(known.sound.length - sound.length) > 3) continue;
      const missing = Math.max(bitsIn(own & ~known.consonants), bitsIn(known.consonants & ~own));
      if (missing * leastForConsonant > allowed) continue;
      const apart = soundDistance(sound, known.sound, allowed);
      if (apart <= allowed && (best === undefined || apart < best.apart)) best = { sense: known.sense, apart };
      if (apart === 0) return known.sense;
    }
  }
  return best?.sense;
}
