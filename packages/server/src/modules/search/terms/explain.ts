import type { City } from '@yantra/places';
import { isForeign } from '../../places/index.ts';
import { leastBegun } from '../trade/index.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Correction, LexiconWord, Spot, UnderstandParts } from './meaning.ts';
import type { Piece, SensePiece } from './pieces.ts';
import { type Guess, guessOf, inLatin, isWordOfNames, nameOf } from './unknown-word.ts';

/** What is known after explaining the remaining words as far as possible. */
export interface Known {
  readonly pieces: readonly Piece[];
  /** Words in names of machines. */
  readonly words: readonly string[];
  readonly numbers: readonly string[];
  readonly unknown: readonly string[];
  readonly corrections: readonly Correction[];
  readonly spot?: Spot | undefined;
  readonly cities?: readonly City[] | undefined;
}

/** Explains the remaining words between the known pieces. */
export async function explain(
  pieces: readonly Piece[],
  parts: UnderstandParts,
  { isExact, near }: { readonly isExact: boolean; readonly near: readonly City[] },
): Promise<Known> {
  if (isExact) return explainAsTyped(pieces, parts);
  const numbers = numbersOf(pieces);
  const makers = pieces.flatMap((piece) => makersIn(piece, parts.vocabulary));
  const left = pieces.flatMap((piece) => (piece.is === 'unknown' ? [piece.word] : []));
  const asked = [...new Set([...left, ...makers])];
  if (asked.length === 0) {
    return { pieces, words: [], numbers, unknown: [], corrections: pieces.filter(isByEar).map(correctionOf) };
  }
  const lexicon = await parts.lookUp(asked.map((word) => inLatin(word)));
  const isBesideKnown = pieces.some(({ is }) => is === 'sense' || is === 'category');
  const steps: Step[] = [];
  for (let at = 0; at < pieces.length;) {
    const hasSpot = steps.some(({ spot }) => spot !== undefined);
    const step = await stepAt(pieces, at, { parts, lexicon, near, isBesideKnown, hasSpot });
    steps.push(step);
    at += step.length;
  }
  return {
    pieces: steps.flatMap(({ piece }) => piece ?? []),
    words: [
      ...makers.filter((word) => isWordOfNames(word, lexicon)),
      ...steps.flatMap(({ word }) => (word === undefined ? [] : [word])),
    ],
    numbers,
    unknown: steps.flatMap(({ unknown }) => (unknown === undefined ? [] : [unknown])),
    corrections: steps.flatMap(({ correction }) => correction ?? []),
    spot: steps.find(({ spot }) => spot !== undefined)?.spot,
    cities: steps.find(({ cities }) => cities !== undefined)?.cities,
  };
}

/** Without corrections: phonetic spellings are plain words, searched in names. */
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

const numbersOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (piece.is === 'number' ? [piece.word] : []));

/** "Kubota" of "kubota tractor": the words of a maker's phrase beside the kind's own name. */
function makersIn(piece: Piece, { trade }: Vocabulary): string[] {
  if (piece.is !== 'sense' || piece.typed.length < 2 || piece.sense.types.brand.length === 0) return [];
  const isName = (word: string) => trade.isName(word);
  return piece.typed.some(isName) ? piece.typed.filter((word) => !isName(word) && word.length > 2) : [];
}

/** The meaning of the next pieces. */
interface Step extends Guess {
  /** How many pieces they are. */
  readonly length: number;
  readonly spot?: Spot;
  readonly unknown?: string;
}

interface Context {
  readonly parts: UnderstandParts;
  readonly lexicon: readonly LexiconWord[];
  /** Where localities are searched. */
  readonly near: readonly City[];
  readonly isBesideKnown: boolean;
  /** A place was already found. */
  readonly hasSpot: boolean;
}

async function stepAt(pieces: readonly Piece[], at: number, context: Context): Promise<Step> {
  const { parts, lexicon, isBesideKnown, hasSpot } = context;
  const piece = pieces[at];
  const pair = pairAt(pieces, at, context);
  if (pair !== undefined) return pair;
  if (piece?.is !== 'unknown') {
    // Also of words that mean something else beside: विमान नगर, Aeroplane Town.
    const named = hasSpot || !isOther(piece) ? undefined : await placeAt(pieces, at, context, 2);
    return named ?? { length: 1, ...(piece === undefined ? {} : asKnown(piece, parts)) };
  }
  const { word } = piece;
  const place = hasSpot || isWordOfNames(word, lexicon) ? undefined : await placeAt(pieces, at, context);
  if (place !== undefined) return place;
  const guess = guessOf(word, parts, { lexicon, isLast: at === pieces.length - 1, isBesideKnown });
  if (guess !== undefined) return { length: 1, ...guess };
  // A named purpose need not be known.
  return { length: 1, ...(isPurpose(pieces, at) ? {} : { unknown: word }) };
}

/** A piece that needs no explanation; a phonetic spelling reports what was meant. */
function asKnown(piece: Piece, { isEveryday }: UnderstandParts): Guess {
  if (!isByEar(piece)) return { piece };
  const correction = correctionOf(piece);
  // Tailor and bail are phonetic spellings, but also ordinary words.
  const isGuessed = isEveryday?.(correction.typed) === true;
  return { piece: isGuessed ? { ...piece, isGuessed } : piece, correction };
}

const isByEar = (piece: Piece): piece is SensePiece => piece.is === 'sense' && piece.sense.meant !== undefined;

/** A phonetic spelling in the trade's words is a correction too, and reports itself. */
const correctionOf = ({ sense, typed }: SensePiece): Correction => ({ typed: typed.join(' '), meant: nameOf(sense) });

/** Whether a word follows a "for" with something known before it. */
function isPurpose(pieces: readonly Piece[], at: number): boolean {
  const end = pieces.slice(0, at).findLastIndex(({ is }) => is === 'for');
  return pieces.slice(0, Math.max(0, end)).some((piece) => piece.is === 'sense' && !piece.sense.isOther);
}

/* The largest distance in sound between a pair of words and a phrase. */
const pairApart = 0.6;

/** Two words, one of them unknown, read as one: "concret pamp" is a concrete pump, not a pump and something else. */
function pairAt(pieces: readonly Piece[], at: number, { parts, lexicon }: Context): Step | undefined {
  const { isEveryday, vocabulary } = parts;
  const [first, second] = [pieces[at], pieces[at + 1]];
  if (first?.is !== 'unknown' && second?.is !== 'unknown') return undefined;
  if (first?.is === 'unknown' && isWordOfNames(first.word, lexicon)) return undefined;
  const [one, other] = [singleWord(first), singleWord(second)];
  if (one === undefined || other === undefined) return undefined;
  // Two ordinary words are not a typing error: "bob cut" is no Bobcat.
  const isOrdinary = (word: string) => word.length < leastBegun || isEveryday?.(word) === true;
  if (isOrdinary(one) && isOrdinary(other)) return undefined;
  const sense = vocabulary.trade.soundingLike(one + other, pairApart);
  if (sense === undefined) return undefined;
  return {
    length: 2,
    piece: { is: 'sense', sense, typed: [one, other], isGuessed: true },
    correction: { typed: `${one} ${other}`, meant: nameOf(sense) },
  };
}

/** The word of a piece with a single word. */
function singleWord(piece: Piece | undefined): string | undefined {
  if (piece?.is === 'unknown') return piece.word;
  return piece?.is === 'sense' && piece.typed.length === 1 ? piece.typed[0] : undefined;
}

/* The most words in a locality's name. */
const longestPlace = 3;

/** A word in another script for what nobody rents. */
const isOther = (piece: Piece | undefined): piece is SensePiece =>
  piece?.is === 'sense' && piece.sense.isOther && piece.typed.every(isForeign);

/** The word of a piece that may be in the name of a place. */
const placeWord = (piece: Piece): readonly string[] => {
  if (piece.is === 'unknown') return [piece.word];
  return isOther(piece) && piece.typed.length === 1 ? piece.typed : [];
};

/** The locality whose name begins at a piece, longest name first. If nothing else is known, only one near the searcher counts. */
async function placeAt(
  pieces: readonly Piece[],
  at: number,
  { parts, near, isBesideKnown }: Context,
  shortest = 1,
): Promise<Step | undefined> {
  for (let length = Math.min(longestPlace, pieces.length - at); length >= shortest; length -= 1) {
    const words = pieces.slice(at, at + length).flatMap(placeWord);
    if (words.length < length || words.join('').length < 4) continue;
    const spot = await parts.spotNamed?.(words, near, !isBesideKnown);
    if (spot !== undefined) return { spot, length };
  }
  return undefined;
}
