import { foldText, latinOf, soundOf } from '@yantra/words';

/* Ends of places' names that are written in many ways, in Latin letters: गाव is gaon, gaum or gav. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'ch'],
  [/zh/g, 'l'],
  [/ght/g, 't'],
  [/(?:gaon|goan|gaun|gaum|gaanv|ganv|gaav|gao)$/, 'gav'],
  [/(?:pore|poor)$/, 'pur'],
  [/(?:garh|gadh)$/, 'gad'],
];

/** How words of a place's name sound, joined: people write Karve Nagar and Karvenagar. */
export const placeSound = (words: readonly string[]): string =>
  words
    .map(wordSound)
    .join('')
    .replace(/(.)\1+/g, '$1');

const wordSound = (word: string): string =>
  soundOf(spellings.reduce((text, [from, to]) => text.replace(from, to), latinWord(word)));

/** A word in Latin letters, as it is most often written. */
export function latinWord(word: string): string {
  const folded = foldText(word);
  const latin = latinOf(folded);
  // च is the `ch` of Latin letters.
  return latin === folded ? latin : latin.replace(/c(?!h)/g, 'ch');
}

/** A sound without its vowels, but for a first one. Two spellings of a name in two scripts differ in vowels alone. */
export const skeletonOf = (sound: string): string =>
  sound
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?<=.)[aeiouh]/g, '')
    .replace(/(.)\1+/g, '$1');
