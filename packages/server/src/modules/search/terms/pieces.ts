import type { City } from '@yantra/places';
import type { Token, Sense } from '../trade/index.ts';
import type { KnownCategory, Vocabulary } from '../vocabulary/index.ts';
import type { UnderstandParts } from './meaning.ts';

/** A piece of a search term. */
export type Piece =
  | { readonly is: 'city'; readonly cities: readonly City[] }
  | { readonly is: 'category'; readonly category: KnownCategory }
  | SensePiece
  | { readonly is: 'joiner' }
  | { readonly is: 'for' }
  /** "Ke liye": the words before it are the purpose. */
  | { readonly is: 'break' }
  | { readonly is: 'number'; readonly word: string }
  | { readonly is: 'unknown'; readonly word: string };

/** A phrase of the trade. */
export interface SensePiece {
  readonly is: 'sense';
  readonly sense: Sense;
  /** Its words, without fillers; none if guessed from a single word. */
  readonly typed: readonly string[];
  /** By its sound or its beginning. */
  readonly isGuessed?: true;
}

/** The phrases of the trade among pieces. */
export const sensesIn = (pieces: readonly Piece[]): SensePiece[] => pieces.filter((piece) => piece.is === 'sense');

/**
 * Splits a term into pieces: longest phrases first, left to right; of equal length a trade name comes before a city, and a city before a loose word for a kind
 * (Agra before a drone's Agras).
 */
export function piecesOf(tokens: readonly Token[], { vocabulary, gazetteer }: UnderstandParts): Piece[] {
  const cities = gazetteer.among(tokens.map(({ text }) => text));
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const city = cities.find((one) => one.start === at);
    const found = token.isJoiner ? undefined : phraseAt(tokens, at, vocabulary);
    // A filler can only begin a phrase of several words: hand tractor.
    const phrase = token.isFiller && (found?.length ?? 0) < 2 ? undefined : found;
    const isTown = city !== undefined && phrase?.length === city.length && isLoose(phrase.piece);
    if (phrase !== undefined && !isTown && phrase.length >= (city?.length ?? 0)) {
      pieces.push(phrase.piece);
      at += phrase.length;
    } else if (city !== undefined && !(token.isFiller && city.length === 1)) {
      pieces.push({ is: 'city', cities: city.cities });
      at += city.length;
    } else {
      if (!(isNumber(token) && tokens[at + 1]?.isCounted)) pieces.push(...pieceAlone(token));
      at += 1;
    }
  }
  return pieces;
}

/** Whether a phrase is only a vague name of a kind. */
const isLoose = (piece: Piece): boolean =>
  piece.is === 'sense' && !piece.sense.isOther && (piece.sense.types.name.length === 0 || piece.sense.isBare);

/** The phrase of the trade or the category that begins at a token; of equal length the category, unless it is exactly a type's name. */
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

/** The piece of a word outside any phrase; none for a filler. */
function pieceAlone({ text, isJoiner, isFor, isBreak, isFiller }: Token): Piece[] {
  if (isJoiner) return [{ is: 'joiner' }];
  if (isFor) return [{ is: 'for' }];
  if (isBreak) return [{ is: 'break' }];
  if (isFiller) return [];
  return [{ is: isNumber({ text }) ? 'number' : 'unknown', word: text }];
}

const isNumber = ({ text }: Pick<Token, 'text'>): boolean => /^[\d.]+$/.test(text);
