/** Letters of Devanagari that are often written for each other: a dot below, long and short vowels, the two signs of a nasal, ळ and ल. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/़/g, ''],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ँ/g, 'ं'],
  [/ळ/g, 'ल'],
];

/**
 * A name in comparable form: small letters and digits only, without accents, so that "Navi-Mumbai", "navi mumbai" and "navimumbai" are equal. Letters of
 * Devanagari keep their vowel signs.
 */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Nearly every name is plain ASCII; only the others need the slow way.
  if (/^[\0-\x7f]*$/.test(small)) return small.replace(/[^a-z\d]+/g, '');
  const letters = small.normalize('NFD').replace(/[^\p{L}\p{N}\u0900-\u0963]+/gu, '');
  return alike.reduce((rest, [written, same]) => rest.replace(written, same), letters);
}
