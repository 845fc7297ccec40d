/* The scripts of India have the same layout in Unicode: a letter has the same offset in each block, so one table serves them all. */
const firstBlock = 0x0900;
const lastBlock = 0x0d7f;
const blockSize = 0x80;

const nukta = 0x3c;
const virama = 0x4d;
const anusvara = 0x02;
const candrabindu = 0x01;
/* ङ ञ ण न म before a stop are often written as anusvara. */
const nasals: ReadonlySet<number> = new Set([0x19, 0x1e, 0x23, 0x28, 0x2e]);
/* Long i and u, the vowels of English o and e and the retroflex l have alternative spellings. */
const alike: ReadonlyMap<number, number> = new Map([
  [candrabindu, anusvara],
  [0x08, 0x07],
  [0x0a, 0x09],
  [0x0d, 0x0f],
  [0x0e, 0x0f],
  [0x10, 0x0f],
  [0x11, 0x13],
  [0x12, 0x13],
  [0x14, 0x13],
  [0x29, 0x28],
  [0x31, 0x30],
  [0x33, 0x32],
  [0x34, 0x32],
  [0x40, 0x3f],
  [0x42, 0x41],
  [0x45, 0x47],
  [0x46, 0x47],
  [0x48, 0x47],
  [0x49, 0x4b],
  [0x4a, 0x4b],
  [0x4c, 0x4b],
]);
const tippi = 0x0a70;
const addak = 0x0a71;

/** Whether a character belongs to a script of India. */
export const isIndic = (code: number): boolean => code >= firstBlock && code <= lastBlock;
/** Its block's first code, and its offset in the block. */
export const placeInBlock = (code: number): { block: number; at: number } => {
  const at = (code - firstBlock) % blockSize;
  return { block: code - at, at };
};
/* Not before य र ल व and the like: पुण्यात has its own ण. */
const isStop = (at: number): boolean => at >= 0x15 && at <= 0x2e;

/**
 * A text in comparable form: small letters, no accents, digits of any script as ASCII, and one spelling where the scripts of India have several: no nukta and
 * no joiners, one sign for every nasal before a stop, long and short i and u alike, one e and one o (ट्रॅक्टर is ट्रैक्टर, मुम्बई is मुंबई).
 */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  // Nearly every text is ASCII; only the others need the slow way.
  if (/^[\0-\x7f]*$/.test(small)) return small;
  const latin = small.replace(/[\u00c0-\u024f]+/g, (letters) => letters.normalize('NFD').replace(/\p{M}/gu, ''));
  return foldIndic(
    latin
      .normalize('NFC')
      .replace(/[\u200b-\u200d\ufeff]/g, '')
      .replace(/[०-९]|\p{Nd}/gu, digit),
  );
}

/** Any script's decimal digit: they are in rows of ten. */
function digit(one: string): string {
  const code = one.codePointAt(0) ?? 0;
  if (code < 0x80) return one;
  for (let zero = code; zero > code - 10; zero -= 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(code - zero);
  }
  return one;
}

function foldIndic(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!isIndic(code)) {
      folded += text[index];
      continue;
    }
    if (code === addak) continue;
    const { block, at } = placeInBlock(code);
    if (at === nukta) continue;
    const next = text.charCodeAt(index + 1) - block;
    const isNasal = nasals.has(at) && next === virama && isStop(text.charCodeAt(index + 2) - block);
    if (isNasal || code === tippi) {
      folded += String.fromCharCode(block + anusvara);
      if (isNasal) index += 1;
    } else folded += String.fromCharCode(block + (alike.get(at) ?? at));
  }
  return folded;
}

/** The words of a text, folded: split at anything but letters, their signs and digits. A point within a number stays. */
export function tokensOf(text: string): string[] {
  return foldText(text)
    .replace(/[\u0964\u0965]/g, ' ')
    .split(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{M}\p{N}.]+/u)
    .filter((word) => word !== '');
}

/** A word without its plural `s`, so that either form matches: `tractors`, `presses`. */
export function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss') || /\d/.test(word)) return word;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
