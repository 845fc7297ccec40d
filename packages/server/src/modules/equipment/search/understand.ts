import { convertedTo, type Capacity } from '@yantra/domain';
import type { City } from '@yantra/places';
import { latinOf, sizesIn, soundDistance, soundOf } from '@yantra/words';
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
  /** A locality or a PIN code by its name, near these cities when there are some, and only there when that is said. */
  readonly spotNamed?:
    | ((words: readonly string[], near: readonly City[], isNearOnly?: boolean) => Promise<Spot | undefined>)
    | undefined;
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
  | {
      readonly is: 'sense';
      readonly sense: Sense;
      readonly typed: readonly string[];
      /** By its sound or its beginning. */
      readonly isGuessed?: true;
    }
  | { readonly is: 'joiner' }
  | { readonly is: 'for' }
  /** "Ke liye": what stands before it is what it is for. */
  | { readonly is: 'break' }
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
    hasPlace: named !== undefined || spot !== undefined || known.cities !== undefined,
    saysMachine: tokens.some((token) => token.isMachine),
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
    const found = token.isJoiner ? undefined : phraseAt(tokens, at, vocabulary);
    // A word that carries nothing begins a phrase of several at most: hand tractor.
    const phrase = token.isFiller && (found?.length ?? 0) < 2 ? undefined : found;
    if (phrase !== undefined && phrase.length >= (city?.length ?? 0)) {
      pieces.push(phrase.piece);
      at += phrase.length;
    } else if (city !== undefined && !(token.isFiller && city.length === 1)) {
      pieces.push({ is: 'city', cities: city.cities });
      at += city.length;
    } else {
      if (token.isJoiner) pieces.push({ is: 'joiner' });
      else if (token.isFor) pieces.push({ is: 'for' });
      else if (token.isBreak) pieces.push({ is: 'break' });
      else if (!token.isFiller)
        pieces.push({ is: /^[\d.]+$/.test(token.text) ? 'number' : 'unknown', word: token.text });
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
  const category = vocabulary.categoryAt(
    tokens.map(({ text }) => text),
    at,
  );
  const isNamed = found?.sense.isOwnName === true;
  if (category !== undefined && category.length >= (found?.length ?? 0) + Number(isNamed)) {
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

const isByEar = (piece: Piece): piece is Piece & { is: 'sense' } =>
  piece.is === 'sense' && piece.sense.meant !== undefined;
const numbersOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (piece.is === 'number' ? [piece.word] : []));

async function explainUnknown(
  pieces: readonly Piece[],
  parts: UnderstandParts,
  { isExact, near }: { readonly isExact: boolean; readonly near: readonly City[] },
): Promise<Known> {
  if (isExact) return explainAsTyped(pieces, parts);
  const numbers = numbersOf(pieces);
  const texts = pieces.map((piece) => (piece.is === 'unknown' ? piece.word : undefined));
  const makers = pieces.flatMap((piece) => makersIn(piece, parts.vocabulary));
  const single = [...new Set([...texts.flatMap((text) => text ?? []), ...makers])];
  if (single.length === 0) {
    return { pieces, words: [], numbers, unknown: [], corrections: pieces.flatMap(correctionOf) };
  }
  // Names of machines are in Latin letters: महिंद्रा is looked for as it sounds.
  const lexicon = await parts.lookUp(single.map((word) => inLatin(word)));
  const explained: Piece[] = [];
  const words = makers.filter((word) => isWordOfNames(word, lexicon));
  const unknown: string[] = [];
  const corrections: Correction[] = [];
  let spot: Spot | undefined;
  let cities: readonly City[] | undefined;
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const pair = pairAt(pieces, at, parts);
    const both = pair === undefined ? undefined : parts.vocabulary.trade.soundingLike(pair, pairApart);
    if (both !== undefined && !isWordOfNames(texts[at], lexicon)) {
      const typed = [typedOf(piece), typedOf(pieces[at + 1])];
      corrections.push({ typed: typed.join(' '), meant: nameOf(both) });
      explained.push({ is: 'sense', sense: both, typed, isGuessed: true });
      at += 2;
      continue;
    }
    if (piece.is !== 'unknown') {
      corrections.push(...correctionOf(piece));
      // Tailor and bail are spellings by ear, and words of their own too.
      const isGuessed = isByEar(piece) && parts.isEveryday?.(piece.typed.join(' ')) === true;
      explained.push(isGuessed ? { ...piece, isGuessed } : piece);
      at += 1;
      continue;
    }
    const { word } = piece;
    const isBesideKnown = pieces.some((one) => one.is === 'sense' || one.is === 'category');
    const place =
      isWordOfNames(word, lexicon) || spot !== undefined
        ? undefined
        : await spotAt(texts, at, parts, { cities: near, isNearOnly: !isBesideKnown });
    const isLast = at === pieces.length - 1;
    const meant = place === undefined ? meantBy(word, parts, lexicon, { isLast, isBesideKnown }) : undefined;
    spot ??= place?.spot;
    if (meant?.is === 'city') cities ??= meant.cities;
    else if (meant?.is === 'word') words.push(meant.word);
    else if (meant?.is === 'category') explained.push({ is: 'category', category: meant.category });
    else if (meant?.is === 'sense') explained.push({ is: 'sense', sense: meant.sense, typed: [], isGuessed: true });
    // What a thing that is named is for need not be known.
    else if (place === undefined && !isPurpose(pieces, at)) unknown.push(word);
    if (meant?.correction !== undefined) corrections.push(meant.correction);
    at += place?.length ?? 1;
  }
  return { pieces: explained, words, numbers, unknown, corrections, spot, cities };
}

/** Whether a word stands behind a "for" with something known before it. */
function isPurpose(pieces: readonly Piece[], at: number): boolean {
  const end = pieces.slice(0, at).findLastIndex(({ is }) => is === 'for');
  return pieces.slice(0, Math.max(0, end)).some((piece) => piece.is === 'sense' && !piece.sense.isOther);
}

/** "Kubota" of "kubota tractor": what stands in a maker's phrase beside the kind's own name. */
function makersIn(piece: Piece, { trade }: Vocabulary): string[] {
  if (piece.is !== 'sense' || piece.typed.length < 2 || piece.sense.types.brand.length === 0) return [];
  const isName = (word: string) => trade.isName(word);
  return piece.typed.some(isName) ? piece.typed.filter((word) => !isName(word) && word.length > 2) : [];
}

/** What was typed stands: spellings by ear are words like others, to be found in names or not at all. */
async function explainAsTyped(pieces: readonly Piece[], parts: UnderstandParts): Promise<Known> {
  const typed = pieces.flatMap((piece) => {
    if (piece.is === 'unknown') return [piece.word];
    return isByEar(piece) ? piece.typed : [];
  });
  const lexicon = typed.length === 0 ? [] : await parts.lookUp(typed);
  return {
    pieces: pieces.filter((piece) => !isByEar(piece)),
    words: typed.filter((word) => isWordOfNames(word, lexicon)),
    numbers: numbersOf(pieces),
    unknown: typed.filter((word) => !isWordOfNames(word, lexicon)),
    corrections: [],
  };
}

const isLatin = (word: string): boolean => /^[\0-\u024f]*$/.test(word);
const inLatin = (word: string): string => (isLatin(word) ? word : latinOf(word));

const isWordOfNames = (word: string | undefined, lexicon: readonly LexiconWord[]): boolean =>
  lexicon.some((one) => one.typed === word && one.word === word && one.kind === 'word');

/** A spelling by ear that the trade's words hold is a correction too, and says itself. */
const correctionOf = (piece: Piece): Correction[] =>
  isByEar(piece) ? [{ typed: piece.typed.join(' '), meant: nameOf(piece.sense) }] : [];
const nameOf = (sense: Sense): string => (sense.meant ?? sense.phrase).toLowerCase();

const typedOf = (piece: Piece | undefined): string => {
  if (piece?.is === 'unknown') return piece.word;
  return piece?.is === 'sense' && piece.typed.length === 1 ? (piece.typed[0] ?? '') : '';
};

const pairApart = 0.6;
/** Two words of which one is unknown, as one: "concret pamp" is a concrete pump, not a pump and something else. */
function pairAt(pieces: readonly Piece[], at: number, { isEveryday }: UnderstandParts): string | undefined {
  const [first, second] = [pieces[at], pieces[at + 1]];
  if (first?.is !== 'unknown' && second?.is !== 'unknown') return undefined;
  const [one, other] = [typedOf(first), typedOf(second)];
  if (one === '' || other === '') return undefined;
  // Two ordinary words are no slip: "bob cut" is no Bobcat.
  const isOrdinary = (word: string) => word.length < leastBegun || isEveryday?.(word) === true;
  return isOrdinary(one) && isOrdinary(other) ? undefined : one + other;
}

const longestPlace = 3;

async function spotAt(
  texts: readonly (string | undefined)[],
  at: number,
  { spotNamed }: UnderstandParts,
  near: { readonly cities: readonly City[]; readonly isNearOnly: boolean },
): Promise<{ spot: Spot; length: number } | undefined> {
  if (spotNamed === undefined) return undefined;
  for (let length = Math.min(longestPlace, texts.length - at); length > 0; length -= 1) {
    const words = texts.slice(at, at + length).flatMap((text) => text ?? []);
    if (words.length < length || words.join('').length < 4) continue;
    const spot = await spotNamed(words, near.cities, near.isNearOnly);
    if (spot !== undefined) return { spot, length };
  }
  return undefined;
}

type Meant = { readonly correction?: Correction } & (
  | { readonly is: 'sense'; readonly sense: Sense }
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'category'; readonly category: KnownCategory }
  | { readonly is: 'city'; readonly cities: readonly City[] }
);

/* What is no longer than this, and holds no digit, begins too many words. */
const leastBegun = 4;

/** What a word may be that no list has: one that machines bear, one that is not finished, one that sounds alike, one with a slip. */
function meantBy(
  word: string,
  { vocabulary, gazetteer, isEveryday }: UnderstandParts,
  lexicon: readonly LexiconWord[],
  { isLast, isBesideKnown }: { readonly isLast: boolean; readonly isBesideKnown: boolean },
): Meant | undefined {
  const { trade } = vocabulary;
  if (isWordOfNames(word, lexicon)) return { is: 'word', word };
  const isOrdinary = isEveryday?.(word) === true;
  // Only the last word may be one that somebody is still typing.
  const begun = isLast && !isOrdinary ? trade.begunBy(word) : undefined;
  if (begun !== undefined) return { is: 'sense', sense: begun };
  const own = lexicon.filter((one) => one.typed === inLatin(word) && one.kind === 'word');
  const heard = isLatin(word) ? undefined : heardAs(inLatin(word), own);
  if (heard !== undefined) return { is: 'word', word: heard };
  const completed = bestOf(
    word,
    own.filter((one) => one.isCompletion),
  );
  if (completed !== undefined && (word.length >= leastBegun || /\d/.test(word)))
    return { is: 'word', word: completed.word };
  if (isOrdinary) return undefined;

  const sense = trade.soundingLike(word);
  // What is written in another script is no slip.
  if (sense !== undefined && !/[a-z]/.test(word)) return { is: 'sense', sense };
  if (sense !== undefined) return { is: 'sense', sense, correction: { typed: word, meant: nameOf(sense) } };
  const category = vocabulary.categorySoundingLike(word);
  if (category !== undefined) {
    return { is: 'category', category, correction: { typed: word, meant: category.name.toLowerCase() } };
  }
  const slipped = bestOf(
    word,
    own.filter((one) => !one.isCompletion),
  );
  if (slipped !== undefined)
    return { is: 'word', word: slipped.word, correction: { typed: word, meant: slipped.word } };
  const city = bestOf(
    word,
    lexicon.filter((one) => one.typed === word && one.kind === 'city' && isSameTown(word, one.word)),
  );
  const cities = city === undefined ? [] : gazetteer.named(city.word);
  // A word alone that is like a town's name may be anything.
  if (city === undefined || cities.length === 0 || !isBesideKnown) return undefined;
  return { is: 'city', cities, correction: { typed: word, meant: city.word } };
}

/** The word of a name that sounds like one that was written in another script. */
function heardAs(latin: string, near: readonly LexiconWord[]): string | undefined {
  const sound = soundOf(latin);
  return near.find(
    ({ word }) => word.length >= leastBegun && soundDistance(sound, soundOf(word), mostUnheard) <= mostUnheard,
  )?.word;
}
const mostUnheard = 0.8;

/* Towns' names are too alike for more: only a long one that sounds the same is taken for another. */
const isSameTown = (typed: string, name: string): boolean =>
  typed.length >= 6 && soundDistance(soundOf(typed), soundOf(name), 1) <= 0.8;

/** The nearest known word: fewest slips, then what begins alike, then the likelier word. */
function bestOf(typed: string, near: readonly LexiconWord[]): LexiconWord | undefined {
  const allowed = slipsAllowed(typed.length);
  const ranked = near
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
    readonly hasPlace: boolean;
    /** "Machine" stands in it. */
    readonly saysMachine: boolean;
    readonly vocabulary: Vocabulary;
  },
): Meaning {
  const { vocabulary, cities, spot } = known;
  const pieces = believable(known);
  const category = pieces.find((piece) => piece.is === 'category')?.category;
  const isStrange =
    known.unknown.length > 0 || known.pieces.some((piece) => piece.is === 'sense' && piece.sense.isOther);
  const hasHint = !isStrange && (known.saysMachine || known.sizes.length > 0 || known.words.length > 0);
  // A model that machines bear says more than its maker.
  const isOfModel = known.words.some((word) => /\d/.test(word));
  const telling = isOfModel ? pieces.filter((piece) => !isMakerAlone(piece)) : pieces;
  const named = groupsOf(telling, hasHint, vocabulary);
  const groups = named.length > 0 ? named : votedGroups(known, category !== undefined);
  const types = groups.flat();
  // What named nothing in the end is not known, as what is none of ours.
  const isNothing = types.length === 0 && category === undefined;
  const useless = known.pieces.flatMap((piece) =>
    piece.is === 'sense' && (isNothing || piece.sense.isOther) ? piece.typed : [],
  );
  const unknown = [...useless, ...known.unknown];
  const numbers = known.numbers;
  const ofPhrases = pieces.flatMap((piece) =>
    piece.is === 'sense' ? piece.typed.filter((word) => /^\d+(?:\.\d+)?$/.test(word)) : [],
  );
  const size =
    sizeFor(known.sizes, types, vocabulary) ??
    bareSize(numbers, types, vocabulary) ??
    bareSize(ofPhrases, types, vocabulary, closeReach);
  const sized = known.sizes[0];
  const names = known.words.filter((word) => word.length > 2);
  // A maker alone beside words that nobody knows is another thing of theirs: a car, shoes.
  const isNamed = types.length > 0 || category !== undefined || unknown.length === 0;
  return {
    isNearMe: known.isNearMe,
    groups: groups.length > 0 || size === undefined || category !== undefined ? groups : typesOfSize(size, vocabulary),
    words: isNamed ? names : [],
    preferred: [
      ...known.words.filter((word) => word.length <= 2),
      ...numbers,
      ...pieces.flatMap((piece) =>
        piece.is === 'sense' && piece.sense.types.brand.length > 0 ? piece.typed.filter((word) => word.length > 2) : [],
      ),
    ],
    unknown: isNamed ? unknown : [...names, ...unknown],
    corrections: known.corrections,
    ...(cities === undefined ? {} : { cities }),
    ...(spot === undefined ? {} : { spot }),
    ...(category === undefined || types.length > 0 ? {} : { category }),
    ...(size === undefined ? (sized === undefined ? {} : { size: sized }) : { size }),
  };
}

const isMakerAlone = (piece: Piece): boolean =>
  piece.is === 'sense' && piece.sense.types.name.length === 0 && piece.sense.types.brand.length > 0;

/** What a sentence of words that each say little says together. */
function votedGroups(
  { pieces, unknown, words, vocabulary }: Parameters<typeof meaningOf>[0],
  hasCategory: boolean,
): number[][] {
  const isOurs =
    !hasCategory && words.length === 0 && !pieces.some((piece) => piece.is === 'sense' && piece.sense.isOther);
  const said = [...pieces.flatMap((piece) => (piece.is === 'sense' ? piece.typed : [])), ...unknown];
  const types = isOurs ? vocabulary.trade.votedFor(said) : [];
  return types.length === 0 ? [] : [[...types]];
}

const shared = (lists: readonly (readonly number[])[]): number[] =>
  lists.length === 0
    ? []
    : lists.reduce<number[]>((left, list) => left.filter((id) => list.includes(id)), [...(lists[0] ?? [])]);
const united = (lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())];

/**
 * The types that the pieces name. Names go before makers, makers before loose words, and those before uses; what stands behind only narrows.
 * Names side by side mean the types that bear both ("mini excavator"), or else each of them ("tractor rotavator").
 */
function groupsOf(pieces: readonly Piece[], hasHint: boolean, vocabulary: Vocabulary): number[][] {
  const end = pieces.findIndex(({ is }) => is === 'for');
  if (end > 0) {
    const meant = groupsOf(pieces.slice(0, end), hasHint, vocabulary);
    const uses = pieces.slice(end).flatMap(useOf);
    if (meant.length > 0) return meant.map((types) => narrowed(types, uses, looseTypes(pieces.slice(0, end))));
  }
  const start = pieces.findLastIndex(({ is }) => is === 'break');
  if (start >= 0 && start < pieces.length - 1) {
    const meant = groupsOf(pieces.slice(start + 1), hasHint, vocabulary);
    const uses = pieces.slice(0, start).flatMap(useOf);
    if (meant.length > 0) return meant.map((types) => narrowed(types, uses, looseTypes(pieces.slice(start))));
  }
  const senses = pieces.flatMap((piece) => (piece.is === 'sense' && !piece.sense.isOther ? [piece] : []));
  const listsOf = (kind: 'brand' | 'also' | 'use' | 'part') =>
    senses.map(({ sense }) => sense.types[kind]).filter((list) => list.length > 0);
  // What also names something is no mere part or use.
  const narrowing = senses.flatMap(({ sense: { types } }) =>
    types.name.length === 0 ? [united([types.brand, types.part, types.use])] : [],
  );
  const names = nameGroups(pieces, vocabulary);
  const isCarried = names.length > 0 && names.every((types) => vocabulary.trade.isCarrier(types));
  const work = united(senses.flatMap(({ sense, typed }) => (typed.length > 1 ? [sense.types.use] : [])));
  const isForAnother = isCarried && work.length > 0 && !names.flat().some((id) => work.includes(id));
  if (names.length > 0 && !isForAnother) return names.map((types) => narrowed(types, narrowing, looseTypes(pieces)));
  for (const kind of ['brand', 'also', 'use'] as const) {
    const lists = kind === 'brand' ? modelsOrMakers(senses) : listsOf(kind);
    if (lists.length === 0) continue;
    const both = shared(lists);
    return [narrowed(both.length > 0 ? both : united(lists), narrowing, [])];
  }
  // "Diesel" or "boom" alone names too much: it takes a size, a maker, or that a machine is meant.
  const parts = listsOf('part');
  if (parts.length === 0 || !hasHint || pieces.some((piece) => piece.is === 'category')) return [];
  const both = shared(parts);
  return both.length > 0 ? [both] : [];
}

/** The types of a word that names no kind: of what it is used for, as a rule. */
const useOf = (piece: Piece): (readonly number[])[] =>
  piece.is === 'sense' && piece.sense.types.name.length === 0 ? [united(Object.values(piece.sense.types))] : [];

/** The types that words mean loosely. */
const looseTypes = (pieces: readonly Piece[]): number[] =>
  united(pieces.flatMap((piece) => (piece.is === 'sense' ? [piece.sense.types.also] : [])));

/** Those types that other words fit too; where none does, those that the name means loosely and they fit ("pump for pouring concrete"). */
function narrowed(types: readonly number[], by: readonly (readonly number[])[], loose: readonly number[]): number[] {
  return by.reduce<number[]>(
    (left, list) => {
      const both = shared([left, list]);
      if (both.length > 0) return both;
      const loosely = shared([loose, list]);
      return loosely.length > 0 ? loosely : left;
    },
    [...types],
  );
}

/** A model says more than its maker: "new holland bc5060" is a baler. */
function modelsOrMakers(senses: readonly (Piece & { is: 'sense' })[]): (readonly number[])[] {
  const brands = senses.filter(({ sense }) => sense.types.brand.length > 0);
  const models = brands.filter(({ typed }) =>
    typed.some((word) => /\d/.test(word) && (typed.length > 1 || /\D/.test(word))),
  );
  return (models.length > 0 ? models : brands).map(({ sense }) => sense.types.brand);
}

/** The kinds that the names mean, one list each: those that are joined in their order, else the last first, which is what the others describe. */
function nameGroups(pieces: readonly Piece[], { trade }: Vocabulary): number[][] {
  const named = pieces.flatMap((piece) => (piece.is === 'sense' && piece.sense.types.name.length > 0 ? [piece] : []));
  const isSure = named.some(({ sense }) => !sense.isBare);
  const groups: number[][] = [];
  let isJoined = false;
  let hasJoined = false;
  for (const piece of pieces) {
    if (piece.is === 'joiner') isJoined = true;
    if (piece.is !== 'sense' || (isSure && piece.sense.isBare)) continue;
    const { name } = piece.sense.types;
    if (name.length === 0) continue;
    const last = groups.at(-1);
    const both = last === undefined || isJoined ? [] : shared([last, name]);
    hasJoined ||= isJoined && last !== undefined;
    if (both.length > 0) groups.splice(-1, 1, both);
    else groups.push([...name]);
    isJoined = false;
  }
  if (hasJoined) return groups;
  const heads = groups.filter((types) => !trade.isCarrier(types));
  return (heads.length > 0 ? heads : groups).toReversed();
}

/**
 * What is left when words that say little are weighed against words that say nothing: uses, loose words and guesses count as long as they are more
 * than what is not known ("digging" beside "house"), and "machine" and a place count for them. Potato chips are no potato planter.
 */
function believable({
  pieces,
  unknown,
  words,
  saysMachine,
  hasPlace,
}: Parameters<typeof meaningOf>[0]): readonly Piece[] {
  const others = pieces.filter((piece) => piece.is === 'sense' && piece.sense.isOther).length;
  const strange = unknown.filter((word) => !/\d/.test(word)).length + others;
  if (strange === 0) return pieces;
  const senses = pieces.flatMap((piece) => (piece.is === 'sense' && !piece.sense.isOther ? [piece] : []));
  const isSure = senses.some(
    ({ sense, isGuessed }) =>
      isGuessed !== true && !sense.isBare && sense.types.name.length + sense.types.brand.length > 0,
  );
  const weight =
    senses.reduce((sum, { typed }) => sum + Math.max(1, typed.length), 0) +
    words.length +
    Number(saysMachine) +
    Number(hasPlace);
  return isSure || weight > strange ? pieces : pieces.filter(({ is }) => is !== 'sense');
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
/* A number within a phrase of the trade may be a model's: hydra 14 is 14 t, but ex 60 is not 60 t. */
const closeReach = { below: 0.85, above: 1.18 } as const;

/** "Hydra 14", "DG 125": a number alone is a size where the kind comes in such sizes. */
function bareSize(
  numbers: readonly string[],
  types: readonly number[],
  vocabulary: Vocabulary,
  within: { readonly below: number; readonly above: number } = reach,
): Capacity | undefined {
  for (const word of numbers) {
    const value = Number(word);
    for (const id of types) {
      const capacity = vocabulary.facts.get(id)?.find(({ fact }) => fact === 'capacity');
      if (capacity && value >= capacity.low * within.below && value <= capacity.high * within.above) {
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
    const fits =
      capacity?.unit === size.unit &&
      size.value >= capacity.low * reach.below &&
      size.value <= capacity.high * reach.above;
    return fits ? [id] : [];
  });
  return fitting.length === 0 ? [] : [fitting];
}
