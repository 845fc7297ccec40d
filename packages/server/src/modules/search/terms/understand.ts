import type { Capacity } from '@yantra/domain';
import { sizesIn, tokensOf } from '@yantra/words';
import { dropAbsent } from '../../../drop-absent.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { explain } from './explain.ts';
import { believable, kindsMeant, type Reading } from './kinds.ts';
import type { Meaning, UnderstandOptions, UnderstandParts } from './meaning.ts';
import { piecesOf, type SensePiece, sensesIn } from './pieces.ts';
import { sizeMeant, typesOfSize } from './size-meant.ts';

/** No real term is longer; the rest is ignored. */
const mostTokens = 16;

/**
 * Reads a search term. Sizes first, then the longest phrases of the trade, categories and cities; fillers are skipped. The remaining words are searched, in
 * this order, among machines' names, among localities, as the beginning of a word, by their sound, and last by their letters: known words are never corrected.
 */
export async function understand(
  term: string,
  parts: UnderstandParts,
  { isExact = false, selected = [] }: UnderstandOptions = {},
): Promise<Meaning> {
  const { trade } = parts.vocabulary;
  const { text, isNearMe } = trade.withoutNearMe(term);
  const { pin, rest: withoutPin } = pinIn(text);
  const { sizes, rest } = sizesIn(withoutPin);
  const tokens = trade.tokens(rest).slice(0, mostTokens);
  const pieces = piecesOf(tokens, parts);
  const named = pieces.find((piece) => piece.is === 'city')?.cities;
  const known = await explain(pieces, parts, { isExact, near: named ?? selected });
  const spot = pin === undefined ? known.spot : await parts.spotNamed?.([pin], []);
  const cities = named ?? known.cities;
  const reading: Reading = {
    ...known,
    cities,
    spot,
    unknown: pin !== undefined && spot === undefined ? [...known.unknown, pin] : known.unknown,
    sizes,
    saysMachine: tokens.some((token) => token.isMachine),
    hasPlace: cities !== undefined || spot !== undefined,
  };
  return { isNearMe, ...meaningOf(reading, parts.vocabulary) };
}

const pinPattern = /(?<![\p{L}\p{N}])([1-9]\d{2}\s?\d{3})(?![\p{L}\p{N}])/u;

function pinIn(text: string): { pin: string | undefined; rest: string } {
  const found = pinPattern.exec(text)?.[1];
  return { pin: found?.replace(/\s/, ''), rest: found === undefined ? text : text.replace(found, ' ') };
}

function meaningOf(reading: Reading, vocabulary: Vocabulary): Omit<Meaning, 'isNearMe'> {
  const { words, numbers, sizes, corrections, cities, spot } = reading;
  const pieces = believable(reading);
  const category = pieces.find((piece) => piece.is === 'category')?.category;
  const kinds = kindsMeant(reading, pieces, vocabulary.trade);
  const types = kinds.flat();
  const isKind = types.length > 0 || category !== undefined;
  const size = sizeMeant({ sizes, numbers, pieces }, types, vocabulary);
  // Pieces that named nothing in the end count as unknown, like machines that we do not list.
  const useless = sensesIn(reading.pieces).flatMap(({ sense, typed }) => (!isKind || sense.isOther ? typed : []));
  const unknown = [...useless, ...reading.unknown];
  const makers = sensesIn(pieces).flatMap((piece) => (piece.sense.types.brand.length > 0 ? makerIn(piece) : []));
  const names = words.filter(isLong);
  // A maker among only unknown words means another of its products: a car, shoes.
  const isOurs = isKind || unknown.length === 0;
  return {
    groups: isKind ? kinds : groupsOfSize(size, vocabulary),
    words: isOurs ? names : [],
    preferred: [...words.filter((word) => !isLong(word)), ...numbers, ...makers.filter(isLong)],
    unknown: isOurs ? unknown : [...names, ...unknown],
    corrections,
    ...dropAbsent({ cities, spot, category: types.length > 0 ? undefined : category, size: size ?? sizes[0] }),
  };
}

/** A maker's words; if it was only guessed, as it is written. */
const makerIn = ({ sense, typed, isGuessed }: SensePiece): readonly string[] =>
  isGuessed === true ? tokensOf(sense.phrase) : typed;

/* Shorter words occur in too many names. */
const isLong = (word: string): boolean => word.length > 2;

/** The meaning of a size by itself. */
function groupsOfSize(size: Capacity | undefined, vocabulary: Vocabulary): number[][] {
  const types = size === undefined ? [] : typesOfSize(size, vocabulary);
  return types.length === 0 ? [] : [types];
}
