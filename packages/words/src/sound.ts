import { foldText, isIndic, placeInBlock } from './fold.ts';

/* The offsets of letters in a block of a script of India, and their sounds in Latin letters. */
const consonants = 'k kh g gh n c ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v s s s h'.split(' ');
const firstConsonant = 0x15;
const vowels: ReadonlyMap<number, string> = new Map([
  ...[...'aaiiuu'].map((sound, index) => [0x05 + index, sound] as const),
  [0x0b, 'ri'],
  ...[0x0d, 0x0e, 0x0f, 0x10].map((at) => [at, 'e'] as const),
  ...[0x11, 0x12, 0x13, 0x14].map((at) => [at, 'o'] as const),
]);
const signs: ReadonlyMap<number, string> = new Map([
  [0x3e, 'a'],
  [0x3f, 'i'],
  [0x40, 'i'],
  [0x41, 'u'],
  [0x42, 'u'],
  [0x43, 'ri'],
  ...[0x45, 0x46, 0x47, 0x48].map((at) => [at, 'e'] as const),
  ...[0x49, 0x4a, 0x4b, 0x4c].map((at) => [at, 'o'] as const),
]);
const virama = 0x4d;

/** A word of any script of India in Latin letters, as spoken: without a vowel after a final consonant. */
export function latinOf(word: string): string {
  let latin = '';
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    if (!isIndic(code)) {
      latin += word[index];
      continue;
    }
    const { block, at } = placeInBlock(code);
    const consonant = consonants[at - firstConsonant];
    if (at >= firstConsonant && consonant !== undefined) {
      const next = word.charCodeAt(index + 1) - block;
      const isLast = index + 1 >= word.length;
      const hasVowel = signs.has(next) || next === virama;
      latin += consonant + (hasVowel || isLast ? '' : 'a');
    } else if (at === 0x02) latin += 'n';
    else latin += vowels.get(at) ?? signs.get(at) ?? '';
  }
  return latin;
}

/* One letter for sounds that Indian speakers and keyboards do not distinguish; in this order. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]+/g, ''],
  [/tion|sion|shan$|shun$/g, 'san'],
  [/ture$|char$|cher$/g, 'car'],
  [/x/g, 'ks'],
  [/que?/g, 'k'],
  [/ck|cq/g, 'k'],
  [/sch/g, 's'],
  [/ch/g, 'ç'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ç/g, 'c'],
  [/ph/g, 'f'],
  [/(?<=[tdbgkjs])h/g, ''],
  [/wh/g, 'v'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/dg(?=e|i)/g, 'j'],
  [/g(?=e)/g, 'j'],
  [/oa|ou|ow|au|aw|oo(?=r)/g, 'o'],
  [/oo/g, 'u'],
  [/ee|ea|ie|ey|ei/g, 'i'],
  [/ai|ay|ae/g, 'e'],
  [/y/g, 'i'],
  [/n(?=[pbm])/g, 'm'],
  [/(.)\1+/g, '$1'],
  [/(?<=.)h(?=[^aeiou]|$)/g, ''],
  [/(?<=[^aeiou])e$/g, ''],
  [/(?<=..)[a]$/g, ''],
  [/(?:er|or|ur|ar)$/g, 'r'],
];

/**
 * How a word sounds, in one spelling: `escavator`, `eskavetar` and एक्सकेवेटर become similar, `crane` equals क्रेन. Latin letters and every script of India;
 * digits stay.
 */
export function soundOf(word: string): string {
  return rules.reduce((sound, [from, to]) => sound.replace(from, to), latinOf(foldText(word)));
}

const vowelLetters = new Set('aeiou');
const pairs = new Set(
  ['kg', 'td', 'pb', 'sj', 'cj', 'bv', 'fp', 'sc', 'nm', 'lr', 'dr'].flatMap((pair) => [
    pair,
    pair[1] + (pair[0] ?? ''),
  ]),
);

/** The cost of mistaking one sound for another. */
function change(a: string, b: string): number {
  if (a === b) return 0;
  if (vowelLetters.has(a) && vowelLetters.has(b)) return 0.4;
  return pairs.has(a + b) ? 0.6 : 1;
}
const loss = (letter: string): number => (vowelLetters.has(letter) || letter === 'h' ? 0.4 : 1);

/** The distance of two sounds: 1 for a missing or different consonant, less for a vowel or a similar sound. A distance above `most` is not exact. */
export function soundDistance(a: string, b: string, most: number): number {
  let above = [0];
  for (const letter of b) above.push((above.at(-1) ?? 0) + loss(letter));
  let beforeAbove: number[] = [];
  for (let i = 0; i < a.length; i += 1) {
    const letter = a[i] ?? '';
    const row = [(above[0] ?? 0) + loss(letter)];
    for (let j = 0; j < b.length; j += 1) {
      const other = b[j] ?? '';
      let cost = Math.min(
        (above[j + 1] ?? 0) + loss(letter),
        (row[j] ?? 0) + loss(other),
        (above[j] ?? 0) + change(letter, other),
      );
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other)
        cost = Math.min(cost, (beforeAbove[j - 1] ?? 0) + 0.6);
      row.push(cost);
    }
    if (Math.min(...row) > most && Math.min(...above) > most) return most + 1;
    beforeAbove = above;
    above = row;
  }
  return above.at(-1) ?? 0;
}
