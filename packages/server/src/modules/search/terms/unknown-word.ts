import type { City } from '@yantra/places';
import { latinOf, soundDistance, soundOf } from '@yantra/words';
import { leastBegun, type Sense } from '../trade/index.ts';
import { editDistance, typosAllowed } from './edit-distance.ts';
import type { Correction, LexiconWord, UnderstandParts } from './meaning.ts';
import type { Piece } from './pieces.ts';

/** The interpretation of a word: a piece, a word of names, or a city. */
export interface Guess {
  readonly piece?: Piece;
  readonly word?: string;
  readonly cities?: readonly City[];
  readonly correction?: Correction;
}

/** What is known around a word. */
export interface Surroundings {
  readonly lexicon: readonly LexiconWord[];
  /** It is the term's last word. */
  readonly isLast: boolean;
  /** The term names a kind or a category. */
  readonly isBesideKnown: boolean;
}

/** The possible meanings of a word in no list: in machines' names, incomplete, similar in sound, or misspelt. */
export function guessOf(word: string, parts: UnderstandParts, around: Surroundings): Guess | undefined {
  const { lexicon, isLast } = around;
  if (isWordOfNames(word, lexicon)) return { word };
  const isOrdinary = parts.isEveryday?.(word) === true;
  // Only the last word may be incomplete.
  const begun = isLast && !isOrdinary ? parts.vocabulary.trade.phraseBeginningWith(word) : undefined;
  if (begun !== undefined) return { piece: guessed(begun) };
  const near = lexicon.filter((one) => one.typed === inLatin(word) && one.kind === 'word');
  const known = similarSoundIn(word, near) ?? completedIn(word, near);
  if (known !== undefined) return { word: known };
  if (isOrdinary) return undefined;
  return soundingLike(word, parts) ?? misspeltWordIn(word, near) ?? misspeltCity(word, parts, around);
}

/** Names of machines are in Latin letters: महिंद्रा is searched by its sound. */
export const inLatin = (word: string): string => (isLatin(word) ? word : latinOf(word));
const isLatin = (word: string): boolean => /^[\0-\u024f]*$/.test(word);

/** Whether machines' names contain it as typed. */
export const isWordOfNames = (word: string, lexicon: readonly LexiconWord[]): boolean =>
  lexicon.some((one) => one.typed === word && one.word === word && one.kind === 'word');

/** How a correction names a phrase's meaning. */
export const nameOf = (sense: Sense): string => (sense.meant ?? sense.phrase).toLowerCase();

const guessed = (sense: Sense): Piece => ({ is: 'sense', sense, typed: [], isGuessed: true });

/* The largest distance in sound between a name's word and one in another script. */
const mostSoundDistance = 0.8;

/** A name's word that sounds like one in another script. */
function similarSoundIn(typed: string, near: readonly LexiconWord[]): string | undefined {
  if (isLatin(typed)) return undefined;
  const sound = soundOf(latinOf(typed));
  return near.find(
    ({ word }) =>
      word.length >= leastBegun && soundDistance(sound, soundOf(word), mostSoundDistance) <= mostSoundDistance,
  )?.word;
}

/** A name's word that begins with the typed text. */
function completedIn(typed: string, near: readonly LexiconWord[]): string | undefined {
  if (typed.length < leastBegun && !/\d/.test(typed)) return undefined;
  const completions = near.filter(({ isCompletion }) => isCompletion);
  return nearest(typed, completions)?.word;
}

/** The phrase of the trade, or else the category, with this sound. */
function soundingLike(word: string, { vocabulary }: UnderstandParts): Guess | undefined {
  const sense = vocabulary.trade.soundingLike(word);
  if (sense !== undefined) {
    // A word in another script is not a typing error.
    const isSlip = /[a-z]/.test(word);
    return { piece: guessed(sense), ...(isSlip ? { correction: { typed: word, meant: nameOf(sense) } } : {}) };
  }
  const category = vocabulary.categorySoundingLike(word);
  if (category === undefined) return undefined;
  return { piece: { is: 'category', category }, correction: { typed: word, meant: category.name.toLowerCase() } };
}

/** A name's word for a misspelt one. */
function misspeltWordIn(typed: string, near: readonly LexiconWord[]): Guess | undefined {
  const whole = near.filter(({ isCompletion }) => !isCompletion);
  const meant = nearest(typed, whole)?.word;
  return meant === undefined ? undefined : { word: meant, correction: { typed, meant } };
}

/** The misspelt city. A single word similar to a town's name may be anything. */
function misspeltCity(
  typed: string,
  { gazetteer }: UnderstandParts,
  { lexicon, isBesideKnown }: Surroundings,
): Guess | undefined {
  if (!isBesideKnown) return undefined;
  const alike = lexicon.filter((one) => one.typed === typed && one.kind === 'city' && isSameTown(typed, one.word));
  const meant = nearest(typed, alike)?.word;
  const cities = meant === undefined ? [] : gazetteer.named(meant);
  return meant === undefined || cities.length === 0 ? undefined : { cities, correction: { typed, meant } };
}

/* Towns' names are too alike: only a long one with the same sound is accepted. */
const isSameTown = (typed: string, name: string): boolean =>
  typed.length >= 6 && soundDistance(soundOf(typed), soundOf(name), 1) <= 0.8;

/** The most similar known word: fewest errors, then equal beginning, then the more frequent word. */
function nearest(typed: string, near: readonly LexiconWord[]): LexiconWord | undefined {
  const allowed = typosAllowed(typed.length);
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
