import { convertedTo, type Capacity } from '@yantra/domain';
import type { City } from '@yantra/places';
import { sizesIn } from '@yantra/words';
import { editDistance, slipsAllowed } from './edit-distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Sense, Token } from './trade-index.ts';
import type { KnownCategory, Vocabulary } from './vocabulary.ts';

/** A place that is no city of ours, with how far around it is looked. */
export interface Spot {
  readonly label: string;
  readonly kind: 'locality' | 'pin' | 'me';
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

/** A word that was put right. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
}

/** What a search term means. */
export interface Meaning {
  /** All namesakes of the city that the term names, largest first. */
  readonly cities?: readonly City[];
  readonly spot?: Spot;
  /** It asks for what is near the asker. */
  readonly isNearMe: boolean;
  readonly category?: KnownCategory;
  /** The types the term names, a list for each kind of machine that it asks for: "tractor with rotavator" has two. */
  readonly groups: readonly (readonly number[])[];
  readonly size?: Capacity;
  /** Words to be found in names and models. */
  readonly words: readonly string[];
  /** Words that a name should have, but need not: makers, and numbers that may be of a model. */
  readonly preferred: readonly string[];
  /** Words that nothing is known of, or that mean what is none of ours. */
  readonly unknown: readonly string[];
  readonly corrections: readonly Correction[];
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
  /** A locality or a PIN code by its name, near these cities when there are some. */
  readonly spotNamed?: ((words: readonly string[], near: readonly City[]) => Promise<Spot | undefined>) | undefined;
  /** A word of everyday English, which is none of ours misspelt. */
  readonly isEveryday?: ((word: string) => boolean) | undefined;
}

/** How a term is read besides. */
export interface UnderstandOptions {
  /** Nothing is corrected. */
  readonly isExact?: boolean | undefined;
  /** Where the asker looks: localities are looked for near it. */
  readonly selected?: readonly City[] | undefined;
}

/* A piece of the term. */
type Piece =
  | { readonly is: 'city'; readonly cities: readonly City[] }
  | { readonly is: 'category'; readonly category: KnownCategory }
  | { readonly is: 'sense'; readonly sense: Sense; readonly typed: readonly string[] }
  | { readonly is: 'joiner' }
  | { readonly is: 'number'; readonly word: string }
  | { readonly is: 'unknown'; readonly word: string };

export const noMeaning: Meaning = {
  isNearMe: false,
  groups: [],
  words: [],
  preferred: [],
  unknown: [],
  corrections: [],
};

/** No term of people is longer; the rest of a longer one is not read. */
const mostTokens = 16;

/**
 * Reads a search term. Sizes first, then the longest phrases that the trade, our categories and the cities know; what carries nothing is passed
 * over. Words that are left are looked for, in this order, among the names of machines, among localities, as the beginning of a word, by their
 * sound, and at last by their letters: what is known is never corrected.
 */
export async function understand(
  term: string,
  parts: UnderstandParts,
  { isExact = false, selected = [] }: UnderstandOptions = {},
): Promise<Meaning> {
  const { vocabulary } = parts;
  const { trade } = vocabulary;
  const { text, isNearMe } = trade.withoutNearMe(term);
  const { pin, rest: withoutPin } = pinIn(text);
  const { sizes, rest } = sizesIn(withoutPin);
  const tokens = trade.tokens(rest).slice(0, mostTokens);
  const pieces = piecesOf(tokens, parts);
  const named = pieces.find((piece) => piece.is === 'city')?.cities;
  const known = await explainUnknown(pieces, parts, { isExact, near: named ?? selected });
  const spot = pin === undefined ? known.spot : await parts.spotNamed?.([pin], []);
  return meaningOf({
    ...known,
    sizes,
    isNearMe,
    spot,
    cities: named ?? known.cities,
    vocabulary,
    unknown: pin !== undefined && spot === undefined ? [...known.unknown, pin] : known.unknown,
  });
}

const pinPattern = /(?<![\p{L}\p{N}])([1-9]\d{2}\s?\d{3})(?![\p{L}\p{N}])/u;

function pinIn(text: string): { pin: string | undefined; rest: string } {
  const found = pinPattern.exec(text)?.[1];
  return { pin: found?.replace(/\s/, ''), rest: found === undefined ? text : text.replace(found, ' ') };
}

/** Longest phrases first, left to right; a phrase of the trade goes before a city of the same length. */
function piecesOf(tokens: readonly Token[], { vocabulary, gazetteer }: UnderstandParts): Piece[] {
  const cities = gazetteer.among(tokens.map(({ text }) => text));
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const city = cities.find((one) => one.start === at);
    const phrase = token.isFiller || token.isJoiner ? undefined : phraseAt(tokens, at, vocabulary);
    if (phrase !== undefined && phrase.length >= (city?.length ?? 0)) {
      pieces.push(phrase.piece);
      at += phrase.length;
    } else if (city !== undefined && !(token.isFiller && city.length === 1)) {
      pieces.push({ is: 'city', cities: city.cities });
      at += city.length;
    } else {
      if (token.isJoiner) pieces.push({ is: 'joiner' });
      else if (!token.isFiller) pieces.push({ is: /^[\d.]+$/.test(token.text) ? 'number' : 'unknown', word: token.text });
      at += 1;
    }
  }
  return pieces;
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): { piece: Piece; length: number } | undefined {
  const found = vocabulary.trade.at(tokens, at);
  const category = vocabulary.categoryAt(tokens.map(({ text }) => text), at);
  if (category !== undefined && category.length > (found?.length ?? 0)) {
    return { piece: { is: 'category', category: category.category }, length: category.length };
  }
  if (found === undefined) return undefined;
  const typed = tokens.slice(at, at + found.length).flatMap(({ text, isFiller }) => (isFiller ? [] : [text]));
  return { piece: { is: 'sense', sense: found.sense, typed }, length: found.length };
}

/** What is known once the words that were left are explained as far as they can be. */
interface Known {
  readonly pieces: readonly Piece[];
  readonly words: readonly string[];
  readonly numbers: readonly string[];
  readonly unknown: readonly string[];
  readonly corrections: readonly Correction[];
  readonly spot?: Spot | undefined;
  readonly cities?: readonly City[] | undefined;
}

async function explainUnknown(
  pieces: readonly Piece[],
  parts: UnderstandParts,
  { isExact, near }: { readonly isExact: boolean; readonly near: readonly City[] },
): Promise<Known> {
  const corrections: Correction[] = pieces.flatMap((piece) =>
    piece.is === 'sense' && piece.sense.meant !== undefined
      ? [{ typed: piece.typed.join(' '), meant: piece.sense.meant.toLowerCase() }]
      : [],
  );
  if (isExact) {
    const words = pieces.flatMap((piece) => {
      if (piece.is === 'unknown') return [piece.word];
      return piece.is === 'sense' && piece.sense.meant !== undefined ? piece.typed : [];
    });
    const kept = pieces.filter((piece) => piece.is !== 'sense' || piece.sense.meant === undefined);
    return { pieces: kept, ...(await asTyped(words, parts)), numbers: numbersOf(pieces), corrections: [] };
  }
  const runs = runsOf(pieces);
  if (runs.length === 0) return { pieces, words: [], numbers: numbersOf(pieces), unknown: [], corrections };

  const single = [...new Set(runs.flat())];
  const pairs = runs.flatMap((run) => run.slice(1).map((word, index) => `${run[index] ?? ''} ${word}`));
  const lexicon = await parts.lookUp([...single, ...pairs]);
  const isWord = (word: string) => lexicon.some((one) => one.typed === word && one.word === word && one.kind === 'word');
  const explained: Piece[] = pieces.filter((piece) => piece.is !== 'unknown');
  const words: string[] = [];
  const unknown: string[] = [];
  let spot: Spot | undefined;
  let cities: readonly City[] | undefined;
  for (const run of runs) {
    for (let at = 0; at < run.length;) {
      const word = run[at] ?? '';
      if (isWord(word)) {
        words.push(word);
        at += 1;
        continue;
      }
      const place = spot === undefined ? await spotAt(run, at, parts, near) : undefined;
      if (place !== undefined) {
        spot = place.spot;
        at += place.length;
        continue;
      }
      const meant = meantBy(run, at, parts, lexicon);
      if (meant === undefined) unknown.push(word);
      else if (meant.is === 'city') cities ??= meant.cities;
      else if (meant.is === 'word') words.push(...meant.words);
      else explained.push({ is: 'sense', sense: meant.sense, typed: [] });
      if (meant?.correction !== undefined) corrections.push(meant.correction);
      at += meant?.length ?? 1;
    }
  }
  return { pieces: explained, words, numbers: numbersOf(pieces), unknown, corrections, spot, cities };
}

const numbersOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (piece.is === 'number' ? [piece.word] : []));

/** Words as they were typed: those that machines bear, and the others. */
async function asTyped(words: readonly string[], parts: UnderstandParts): Promise<{ words: string[]; unknown: string[] }> {
  const lexicon = words.length === 0 ? [] : await parts.lookUp(words);
  const isKnown = (word: string) => lexicon.some((one) => one.typed === word && one.word === word);
  return { words: words.filter(isKnown), unknown: words.filter((word) => !isKnown(word)) };
}

/** Unknown words that stand together. */
function runsOf(pieces: readonly Piece[]): string[][] {
  const runs: string[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (piece.is === 'unknown') {
      if (isOpen) runs.at(-1)?.push(piece.word);
      else runs.push([piece.word]);
    }
    isOpen = piece.is === 'unknown';
  }
  return runs;
}

const longestPlace = 3;

async function spotAt(
  run: readonly string[],
  at: number,
  { spotNamed }: UnderstandParts,
  near: readonly City[],
): Promise<{ spot: Spot; length: number } | undefined> {
  if (spotNamed === undefined) return undefined;
  for (let length = Math.min(longestPlace, run.length - at); length > 0; length -= 1) {
    const words = run.slice(at, at + length);
    if (words.join('').length < 4) continue;
    const spot = await spotNamed(words, near);
    if (spot !== undefined) return { spot, length };
  }
  return undefined;
}

type Meant = { readonly length: number; readonly correction?: Correction } & (
  | { readonly is: 'sense'; readonly sense: Sense }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'city'; readonly cities: readonly City[] }
);

/** What a word that nobody knows may be: a word that is not finished, one that sounds alike, one with a slip. */
function meantBy(
  run: readonly string[],
  at: number,
  { vocabulary, gazetteer, isEveryday }: UnderstandParts,
  lexicon: readonly LexiconWord[],
): Meant | undefined {
  const { trade } = vocabulary;
  const word = run[at] ?? '';
  const next = run[at + 1];
  const begun = trade.begunBy(word);
  if (begun !== undefined) return { is: 'sense', sense: begun, length: 1 };
  const completed = bestOf(word, lexicon.filter((one) => one.isCompletion && one.kind === 'word'));
  if (completed !== undefined && word.length >= 4) return { is: 'word', words: [completed.word], length: 1 };
  if (isEveryday?.(word) === true) return undefined;

  for (const [typed, length] of [...(next === undefined ? [] : [[`${word} ${next}`, 2] as const]), [word, 1] as const]) {
    const sense = trade.soundingLike(typed.replace(' ', ''));
    if (sense === undefined) continue;
    const isSameScript = /[a-z]/.test(typed);
    const correction = isSameScript ? { typed, meant: (sense.meant ?? sense.phrase).toLowerCase() } : undefined;
    return { is: 'sense', sense, length, ...(correction === undefined ? {} : { correction }) };
  }
  const slipped = bestOf(word, lexicon.filter((one) => !one.isCompletion && (one.kind === 'word' || one.kind === 'city')));
  if (slipped === undefined) return undefined;
  const correction = { typed: word, meant: slipped.word };
  if (slipped.kind === 'word') return { is: 'word', words: [slipped.word], length: 1, correction };
  const cities = gazetteer.named(slipped.word);
  return cities.length === 0 ? undefined : { is: 'city', cities, length: 1, correction };
}

/** The nearest known word: fewest slips, then what begins alike, then the likelier word. */
function bestOf(typed: string, near: readonly LexiconWord[]): LexiconWord | undefined {
  const allowed = slipsAllowed(typed.length);
  const ranked = near
    .filter((one) => one.typed === typed)
    .map((one) => ({ one, slips: one.isCompletion ? 0 : editDistance(typed, one.word, allowed) }))
    .filter(({ one, slips }) => slips <= allowed && (one.isCompletion || one.word[0] === typed[0]))
    .toSorted(
      (a, b) =>
        a.slips - b.slips ||
        b.one.similarity - a.one.similarity ||
        b.one.weight - a.one.weight ||
        (a.one.word < b.one.word ? -1 : 1),
    );
  return ranked[0]?.one;
}

function meaningOf(
  known: Known & {
    readonly sizes: readonly Capacity[];
    readonly isNearMe: boolean;
    readonly vocabulary: Vocabulary;
  },
): Meaning {
  const { pieces, vocabulary, cities, spot } = known;
  const category = pieces.find((piece) => piece.is === 'category')?.category;
  const others = pieces.flatMap((piece) => (piece.is === 'sense' && piece.sense.isOther ? piece.typed : []));
  const unknown = [...others, ...known.unknown];
  const groups = groupsOf(pieces, unknown.length > 0);
  const types = groups.flat();
  const numbers = known.numbers;
  const size = sizeFor(known.sizes, types, vocabulary) ?? bareSize(numbers, types, vocabulary);
  const sized = known.sizes[0];
  return {
    isNearMe: known.isNearMe,
    groups: groups.length > 0 || size === undefined || category !== undefined ? groups : typesOfSize(size, vocabulary),
    words: known.words.filter((word) => word.length > 2),
    preferred: [
      ...known.words.filter((word) => word.length <= 2),
      ...numbers,
      ...pieces.flatMap((piece) =>
        piece.is === 'sense' && piece.sense.types.brand.length > 0 ? piece.typed.filter((word) => word.length > 2) : [],
      ),
    ],
    unknown,
    corrections: known.corrections,
    ...(cities === undefined ? {} : { cities }),
    ...(spot === undefined ? {} : { spot }),
    ...(category === undefined || types.length > 0 ? {} : { category }),
    ...(size === undefined ? (sized === undefined ? {} : { size: sized }) : { size }),
  };
}

const shared = (lists: readonly (readonly number[])[]): number[] =>
  lists.length === 0 ? [] : lists.reduce<number[]>((left, list) => left.filter((id) => list.includes(id)), [...(lists[0] ?? [])]);
const united = (lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())];

/**
 * The types that the pieces name. Names go before makers, makers before loose words, and those before uses; what stands behind only narrows.
 * Names side by side mean the types that bear both ("mini excavator"), or else each of them ("tractor rotavator").
 */
function groupsOf(pieces: readonly Piece[], hasUnknown: boolean): number[][] {
  const senses = pieces.flatMap((piece) => (piece.is === 'sense' && !piece.sense.isOther ? [piece.sense.types] : []));
  const listsOf = (kind: 'name' | 'brand' | 'also' | 'use' | 'part') =>
    senses.map((types) => types[kind]).filter((list) => list.length > 0);
  // What also names something is no mere part or use.
  const narrowing = senses.filter(({ name }) => name.length === 0).map(({ brand, part, use }) => united([brand, part, use]));
  const narrowed = (types: readonly number[]) =>
    narrowing.reduce<readonly number[]>((left, list) => {
      const both = shared([left, list]);
      return both.length > 0 ? both : left;
    }, types);
  const names = nameGroups(pieces);
  if (names.length > 0) return names.map((types) => [...narrowed(types)]);
  for (const kind of ['brand', 'also', 'use'] as const) {
    const lists = listsOf(kind);
    if (lists.length === 0) continue;
    const both = shared(lists);
    return [[...narrowed(both.length > 0 ? both : united(lists))]];
  }
  // "Diesel" or "boom" alone names too much to guess at what an unknown word beside it may be.
  const parts = listsOf('part');
  if (parts.length === 0 || hasUnknown || pieces.some((piece) => piece.is === 'category')) return [];
  const both = shared(parts);
  return both.length > 0 ? [both] : [];
}

/** The kinds that the names mean, one list each. */
function nameGroups(pieces: readonly Piece[]): number[][] {
  const groups: number[][] = [];
  let isJoined = false;
  for (const piece of pieces) {
    if (piece.is === 'joiner') isJoined = true;
    if (piece.is !== 'sense' || piece.sense.isOther) continue;
    const { name } = piece.sense.types;
    if (name.length === 0) continue;
    const last = groups.at(-1);
    const both = last === undefined || isJoined ? [] : shared([last, name]);
    if (both.length > 0) groups.splice(-1, 1, both);
    else groups.push([...name]);
    isJoined = false;
  }
  return groups;
}

/** The size among those named that the types are hired by, in the unit of the first that is. */
function sizeFor(sizes: readonly Capacity[], types: readonly number[], vocabulary: Vocabulary): Capacity | undefined {
  for (const size of sizes) {
    for (const id of types) {
      for (const { unit } of vocabulary.facts.get(id) ?? []) {
        const value = convertedTo(unit, size);
        if (value !== undefined) return { value: Math.round(value * 1000) / 1000, unit };
      }
    }
  }
  return types.length === 0 ? sizes[0] : undefined;
}

/* How far outside a type's usual figures a size may lie and still be meant of it. */
const reach = { below: 0.6, above: 1.7 } as const;

/** "Hydra 14", "DG 125": a number alone is a size where the kind comes in such sizes. */
function bareSize(numbers: readonly string[], types: readonly number[], vocabulary: Vocabulary): Capacity | undefined {
  for (const word of numbers) {
    const value = Number(word);
    for (const id of types) {
      const capacity = vocabulary.facts.get(id)?.find(({ fact }) => fact === 'capacity');
      if (capacity && value >= capacity.low * reach.below && value <= capacity.high * reach.above) {
        return { value, unit: capacity.unit };
      }
    }
  }
  return undefined;
}

/** "125 kva" alone: the types that come in about that size, by that very unit. */
function typesOfSize(size: Capacity, { facts }: Vocabulary): number[][] {
  const fitting = [...facts].flatMap(([id, list]) => {
    const capacity = list.find(({ fact }) => fact === 'capacity');
    const fits = capacity?.unit === size.unit && size.value >= capacity.low * reach.below && size.value <= capacity.high * reach.above;
    return fits ? [id] : [];
  });
  return fitting.length === 0 ? [] : [fitting];
}
