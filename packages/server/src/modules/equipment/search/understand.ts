import type { City } from '@yantra/places';
import { editDistance, slipsAllowed } from './edit-distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { KnownCategory, Vocabulary } from './vocabulary.ts';
import { isNoise, wordsOf } from './words.ts';

/** What a search term means. */
export interface Meaning {
  /** All namesakes of the city that the term names, largest first. */
  readonly cities?: readonly City[];
  readonly category?: KnownCategory;
  /** The types the term names. */
  readonly typeIds?: readonly number[];
  /** Words to be found in names and models. */
  readonly words: readonly string[];
  readonly corrections: readonly { readonly typed: string; readonly meant: string }[];
}

/** A known word near to what was typed. */
export interface LexiconWord {
  readonly typed: string;
  readonly word: string;
  readonly kind: 'word' | 'category' | 'type' | 'city';
  readonly weight: number;
  /** Trigram similarity, 0 to 1; 1 when the word is known as it was typed. */
  readonly similarity: number;
  /** The known word begins with what was typed: somebody is still typing. */
  readonly isCompletion: boolean;
}

/** What understanding needs from outside. */
export interface UnderstandParts {
  readonly vocabulary: Vocabulary;
  readonly gazetteer: Gazetteer;
  /** For each text: the word itself when known, else known words near to it. */
  readonly lookUp: (texts: readonly string[]) => Promise<readonly LexiconWord[]>;
}

/* A piece of the term whose meaning is clear, or a word that names alone do not explain. */
type Piece =
  | { readonly is: 'city'; readonly cities: readonly City[] }
  | { readonly is: 'category'; readonly category: KnownCategory }
  | { readonly is: 'group'; readonly typeIds: readonly number[] }
  | { readonly is: 'kind'; readonly word: string }
  | { readonly is: 'unknown'; readonly word: string };

type Names = Pick<UnderstandParts, 'vocabulary' | 'gazetteer'>;

/** Reads a search term: names of cities, categories and types become filters, slips are corrected, what is left is searched for. */
export async function understand(term: string, parts: UnderstandParts): Promise<Meaning> {
  const typed = wordsOf(term).slice(0, 12);
  const words = typed.some((word) => !isNoise(word)) ? typed : [];
  const pieces = piecesOf(words, parts);
  const unknown = pieces.flatMap((piece) => (piece.is === 'unknown' ? [piece.word] : []));
  if (unknown.length === 0) return meaningOf(pieces, [], parts.vocabulary);

  const pairs = unknown.flatMap((word, index) => {
    const next = words[words.indexOf(word) + 1];
    return next !== undefined && next === unknown[index + 1] ? [`${word} ${next}`] : [];
  });
  const near = await parts.lookUp([...new Set([...unknown, ...pairs])]);
  return correct(words, unknown, pairs, near, parts);
}

/** Longest names first, left to right; a category or type goes before a city of the same length. */
function piecesOf(words: readonly string[], { vocabulary, gazetteer }: Names): Piece[] {
  const cities = gazetteer.among(words);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const city = cities.find((one) => one.start === at);
    const machine = machineAt(words, at, vocabulary);
    const word = words[at] ?? '';
    if (machine !== undefined && machine.length >= (city?.length ?? 0)) {
      pieces.push(machine.piece);
      at += machine.length;
    } else if (city !== undefined) {
      pieces.push({ is: 'city', cities: city.cities });
      at += city.length;
    } else {
      if (vocabulary.typesWith(word).length > 0) pieces.push({ is: 'kind', word });
      else if (!isNoise(word)) pieces.push({ is: 'unknown', word });
      at += 1;
    }
  }
  return pieces;
}

function machineAt(
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): { piece: Piece; length: number } | undefined {
  for (let length = Math.min(vocabulary.longest, words.length - at); length >= 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    const category = vocabulary.categoryCalled(phrase);
    if (category !== undefined) return { piece: { is: 'category', category }, length };
    const typeIds = vocabulary.typesCalled(phrase);
    if (typeIds.length > 0) return { piece: { is: 'group', typeIds }, length };
  }
  return undefined;
}

/** Reads the term again with each unknown word, or pair of them, replaced by the best known one. */
function correct(
  words: readonly string[],
  unknown: readonly string[],
  pairs: readonly string[],
  near: readonly LexiconWord[],
  names: Names,
): Meaning {
  const best = new Map<string, LexiconWord>();
  for (const typed of new Set([...unknown, ...pairs])) {
    const found = bestOf(typed, near);
    if (found !== undefined) best.set(typed, found);
  }
  const corrections: { typed: string; meant: string }[] = [];
  const meant: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = `${word} ${words[at + 1] ?? ''}`;
    const asPair = pairs.includes(pair) ? best.get(pair) : undefined;
    const found = asPair ?? (unknown.includes(word) ? best.get(word) : undefined);
    if (found === undefined) {
      meant.push(word);
      continue;
    }
    meant.push(...found.word.split(' '));
    if (found.word !== found.typed && !found.isCompletion) corrections.push({ typed: found.typed, meant: found.word });
    if (asPair !== undefined) at += 1;
  }
  return meaningOf(piecesOf(meant, names), corrections, names.vocabulary);
}

const kindOrder = { category: 0, type: 0, city: 1, word: 2 } as const;

/** The nearest known word: fewest slips, then what begins alike, then names before other words, then the likelier word. */
function bestOf(typed: string, near: readonly LexiconWord[]): LexiconWord | undefined {
  const allowed = slipsAllowed(typed.length);
  const ranked = near
    .filter((one) => one.typed === typed)
    .map((one) => ({ one, slips: one.isCompletion ? 0 : editDistance(typed, one.word, allowed) }))
    .filter(({ slips }) => slips <= allowed)
    .sort(
      (a, b) =>
        Number(b.one.word === typed) - Number(a.one.word === typed) ||
        a.slips - b.slips ||
        Number(b.one.word[0] === typed[0]) - Number(a.one.word[0] === typed[0]) ||
        kindOrder[a.one.kind] - kindOrder[b.one.kind] ||
        b.one.similarity - a.one.similarity ||
        b.one.weight - a.one.weight ||
        (a.one.word < b.one.word ? -1 : 1),
    );
  return ranked[0]?.one;
}

function meaningOf(pieces: readonly Piece[], corrections: Meaning['corrections'], vocabulary: Vocabulary): Meaning {
  const cities = pieces.find((piece) => piece.is === 'city')?.cities;
  const category = pieces.find((piece) => piece.is === 'category')?.category;
  const typeIds = typesMeant(pieces, vocabulary);
  const words = pieces.flatMap((piece) => (piece.is === 'unknown' ? [piece.word] : []));
  return {
    words,
    corrections,
    ...(cities === undefined ? {} : { cities }),
    ...(category === undefined ? {} : { category }),
    ...(typeIds === undefined ? {} : { typeIds }),
  };
}

/** "mini excavator": the types that all words name; when no type bears them all, those that any of them names. */
function typesMeant(pieces: readonly Piece[], vocabulary: Vocabulary): readonly number[] | undefined {
  const sets = pieces.flatMap((piece) => {
    if (piece.is === 'group') return [{ all: piece.typeIds, inName: piece.typeIds }];
    if (piece.is !== 'kind') return [];
    return [{ all: vocabulary.typesWith(piece.word), inName: vocabulary.typesWithInName(piece.word) }];
  });
  if (sets.length === 0) return undefined;
  const shared = (lists: readonly (readonly number[])[]) =>
    lists.reduce((left, list) => left.filter((id) => list.includes(id)));
  const inNames = shared(sets.map((set) => set.inName));
  if (inNames.length > 0) return inNames;
  const inAll = shared(sets.map((set) => set.all));
  return inAll.length > 0 ? inAll : [...new Set(sets.flatMap((set) => set.all))];
}
