import type { City } from '@yantra/places';
import { latinOf, soundDistance, soundOf } from '@yantra/words';
import { leastBegun, type Sense } from '../trade/index.ts';
import { editDistance, typosAllowed } from './edit-distance.ts';
import type { Correction, LexiconWord, UnderstandParts } from './meaning.ts';
import type { Piece } from './pieces.ts';

/** What a word was taken for: a piece, a word of names, or a city. */
export interface Guess {
  readonly piece?: Piece;
  readonly word?: string;
  readonly cities?: readonly City[];
  readonly correction?: Correction;
}

/** What is known around a word. */
export interface Surroundings {
  readonly lexicon: readonly LexiconWord[];
  /** It ends the term. */
  readonly isLast: boolean;
  /** The term names a kind or a category. */
  readonly isBesideKnown: boolean;
}

/** What a word may be that no list has: one that machines bear, one that is not finished, one that sounds alike, one with a slip. */
export function guessOf(word: string, parts: UnderstandParts, around: Surroundings): Guess | undefined {
  const { lexicon, isLast } = around;
  if (isWordOfNames(word, lexicon)) return { word };
  const isOrdinary = parts.isEveryday?.(word) === true;
  // Only the last word may be one that somebody is still typing.
  const begun = isLast && !isOrdinary ? parts.vocabulary.trade.begunBy(word) : undefined;
  if (begun !== undefined) return { piece: guessed(begun) };
  const near = lexicon.filter((one) => one.typed === inLatin(word) && one.kind === 'word');
  const known = heardIn(word, near) ?? completedIn(word, near);
  if (known !== undefined) return { word: known };
  if (isOrdinary) return undefined;
  return soundingLike(word, parts) ?? slippedIn(word, near) ?? misspeltCity(word, parts, around);
}

/** Names of machines are in Latin letters: महिंद्रा is looked for as it sounds. */
export const inLatin = (word: string): string => (isLatin(word) ? word : latinOf(word));
const isLatin = (word: string): boolean => /^[\0-\u024f]*$/.test(word);

/** Whether names of machines have it as it was typed. */
export const isWordOfNames = (word: string, lexicon: readonly LexiconWord[]): boolean =>
  lexicon.some((one) => one.typed === word && one.word === word && one.kind === 'word');

/** What a correction says that a phrase means. */
export const nameOf = (sense: Sense): string => (sense.meant ?? sense.phrase).toLowerCase();

const guessed = (sense: Sense): Piece => ({ is: 'sense', sense, typed: [], isGuessed: true });

/* How far the word of a name may sound from one in another script. */
const mostUnheard = 0.8;

/** The word of a name that sounds like one that was written in another script. */
function heardIn(typed: string, near: readonly LexiconWord[]): string | undefined {
  if (isLatin(typed)) return undefined;
  const sound = soundOf(latinOf(typed));
  return near.find(
    ({ word }) => word.length >= leastBegun && soundDistance(sound, soundOf(word), mostUnheard) <= mostUnheard,
  )?.word;
}

/** The word of a name that begins with what was typed. */
function completedIn(typed: string, near: readonly LexiconWord[]): string | undefined {
  if (typed.length < leastBegun && !/\d/.test(typed)) return undefined;
  const completions = near.filter(({ isCompletion }) => isCompletion);
  return nearest(typed, completions)?.word;
}

/** The phrase of the trade, or else the category, that sounds so. */
function soundingLike(word: string, { vocabulary }: UnderstandParts): Guess | undefined {
  const sense = vocabulary.trade.soundingLike(word);
  if (sense !== undefined) {
    // What is written in another script is no slip.
    const isSlip = /[a-z]/.test(word);
    return { piece: guessed(sense), ...(isSlip ? { correction: { typed: word, meant: nameOf(sense) } } : {}) };
  }
  const category = vocabulary.categorySoundingLike(word);
  if (category === undefined) return undefined;
  return { piece: { is: 'category', category }, correction: { typed: word, meant: category.name.toLowerCase() } };
}

/** The word of a name that was meant, when it was typed with a slip. */
function slippedIn(typed: string, near: readonly LexiconWord[]): Guess | undefined {
  const whole = near.filter(({ isCompletion }) => !isCompletion);
  const meant = nearest(typed, whole)?.word;
  return meant === undefined ? undefined : { word: meant, correction: { typed, meant } };
}

/** The city that was meant. A word alone that is like a town's name may be anything. */
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

/* Towns' names are too alike for more: only a long one that sounds the same is taken for another. */
const isSameTown = (typed: string, name: string): boolean =>
  typed.length >= 6 && soundDistance(soundOf(typed), soundOf(name), 1) <= 0.8;

/** The nearest known word: fewest slips, then what begins alike, then the likelier word. */
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
