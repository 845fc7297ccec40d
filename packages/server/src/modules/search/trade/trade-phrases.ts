import type { LineKind } from '@yantra/words';
import { joinerMark, keyOf, lettersOf, rawKeyOf, type Tokenize } from './trade-keys.ts';

const senseKinds = ['name', 'brand', 'also', 'use', 'part'] as const;

/** Why words mean a type: its name, a maker's name used for it, a loose name, a use, or one kind of its group. */
export type SenseKind = (typeof senseKinds)[number];

/** The kind of sense of a line in the trade's words; names in all languages are alike. */
export const senseKindOf = (line: LineKind): SenseKind => senseKinds.find((kind) => kind === line) ?? 'name';

/** The meaning of a phrase. */
export interface Sense {
  readonly phrase: string;
  readonly types: Readonly<Record<SenseKind, readonly number[]>>;
  /** The name that it phonetically spells. */
  readonly meant?: string;
  /** It is exactly the name of a group of types. */
  readonly isOwnName: boolean;
  /** A thing that we do not list. */
  readonly isOther: boolean;
  /** A single word that is a name only beside "machine" or the like: slab machine. */
  readonly isBare: boolean;
}

/** The types named by a phrase, or else by a maker used for them. */
export const typesNamed = ({ types }: Sense): readonly number[] => (types.name.length > 0 ? types.name : types.brand);

/** All phrases, by their keys. */
export interface Phrases {
  readonly senses: ReadonlyMap<string, Sense>;
  /** Things that we do not list, by raw key. */
  readonly others: ReadonlyMap<string, Sense>;
  /** Those without fillers, by key. */
  readonly plainOthers: ReadonlyMap<string, Sense>;
  /** The most words in a phrase, without fillers. */
  readonly longest: number;
  /** The most words in a phrase. */
  readonly longestWhole: number;
}

/** Gathers phrases. */
export type PhraseGatherer = ReturnType<typeof gatherPhrases>;

/* A phrase while others are still added under its key; its types as codes (`codeOf`). */
interface Draft {
  readonly phrase: string;
  readonly whole: number[];
  /** From phrases without their "machine". */
  readonly bare: number[];
  meant?: string;
  /** It is a word by itself, not only a phonetic spelling. */
  isWord: boolean;
}

/** Begins to gather phrases. */
export function gatherPhrases(tokenize: Tokenize) {
  const drafts = new Map<string, Draft>();
  const ownNames = new Set<string>();
  const others = new Map<string, Sense>();
  const plainOthers = new Map<string, Sense>();
  let longest = 1;
  let longestWhole = 1;

  function draftOf(key: string, phrase: string, meant: string | undefined): Draft {
    const draft = drafts.get(key) ?? { phrase, whole: [], bare: [], isWord: false };
    drafts.set(key, draft);
    if (meant === undefined) draft.isWord = true;
    else draft.meant ??= meant;
    return draft;
  }

  /**
   * Fillers are removed from a phrase. If only one of several words remains, the whole phrase is kept, and the single word only if just "machine" was removed
   * (slab machine, but not hand tractor), and no other phrase has it.
   */
  function put(phrase: string, kind: SenseKind, ids: readonly number[], meant?: string): string {
    const all = tokenize(phrase);
    const kept = all.filter(({ isFiller }) => !isFiller);
    longest = Math.max(longest, kept.length);
    longestWhole = Math.max(longestWhole, all.length);
    const isWhole = kept.length === all.length || kept.filter(({ isJoiner }) => !isJoiner).length > 1;
    const key = isWhole ? keyOf(kept) : rawKeyOf(all);
    for (const one of new Set([key, key.replaceAll(joinerMark, '')])) {
      addCodes(draftOf(one, phrase, meant).whole, kind, ids);
    }
    const isBare = !isWhole && kept.length === 1 && all.some(({ isMachine }) => isMachine);
    if (isBare) addCodes(draftOf(keyOf(kept), phrase, meant).bare, kind, ids);
    return lettersOf(key);
  }

  return {
    /** Adds a phrase for some types. @param meant the name that it phonetically spells @returns its letters */
    put,
    /** Adds the name of a group of types. */
    putOwnName(name: string, ids: readonly number[]): string {
      const letters = put(name, 'name', ids);
      ownNames.add(letters);
      return letters;
    },
    // Fillers count too: a jcb driver's job is no JCB, although "job" and "driver" are fillers beside a machine's name.
    /** Adds a thing that we do not list. */
    putOther(phrase: string): void {
      const all = tokenize(phrase);
      const types = { name: [], brand: [], also: [], use: [], part: [] };
      const sense: Sense = { phrase, types, isOwnName: false, isOther: true, isBare: false };
      others.set(rawKeyOf(all), sense);
      if (!all.some(({ isFiller }) => isFiller)) plainOthers.set(keyOf(all), sense);
      longestWhole = Math.max(longestWhole, all.length);
    },
    /** The finished phrases. */
    gathered(): Phrases {
      const held = new Map<string, Sense['types']>();
      const senses = new Map([...drafts].map(([key, draft]) => [key, senseOf(draft, ownNames.has(key), held)]));
      return { senses: withoutJoined(senses), others, plainOthers, longest, longestWhole };
    },
  };
}

/* A kind of sense and a type as one number, to save memory for thousands of phrases. */
const codeOf = (kind: SenseKind, id: number): number => id * senseKinds.length + senseKinds.indexOf(kind);

function addCodes(codes: number[], kind: SenseKind, ids: readonly number[]): void {
  for (const id of ids) {
    const code = codeOf(kind, id);
    if (!codes.includes(code)) codes.push(code);
  }
}

function typesOf(codes: readonly number[]): Sense['types'] {
  const [name = [], brand = [], also = [], use = [], part = []] = senseKinds.map((_, index) =>
    codes.filter((code) => code % senseKinds.length === index).map((code) => Math.floor(code / senseKinds.length)),
  );
  return { name, brand, also, use, part };
}

/** @param held shared lists of types: most phrases have the same as many others */
function senseOf(
  { phrase, whole, bare, meant, isWord }: Draft,
  isOwnName: boolean,
  held: Map<string, Sense['types']>,
): Sense {
  const isBare = whole.length === 0;
  const own = typesOf(isBare ? bare : whole);
  const spelled = JSON.stringify(own);
  const types = held.get(spelled) ?? own;
  held.set(spelled, types);
  return { phrase, types, isOwnName, isOther: false, isBare, ...(meant === undefined || isWord ? {} : { meant }) };
}

/** "Tractor with rotavator" is two kinds, even if a phrase contains it. */
function withoutJoined(senses: Map<string, Sense>): Map<string, Sense> {
  for (const key of senses.keys()) {
    const parts = key.split(joinerMark).map((part) => senses.get(part)?.types.name ?? []);
    if (parts.length > 1 && parts.every((ids) => ids.length > 0)) senses.delete(key);
  }
  return senses;
}
