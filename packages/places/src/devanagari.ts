/** The cities in Devanagari, and how its spellings are compared. A module of its own: who reads only Latin letters need not load it. */
import { cityDevanagariLines } from './devanagari.data.ts';

/** The Devanagari names of all cities by their ids, the one to show first. Parsed at each call: keep what it gives. */
export function devanagariNames(): ReadonlyMap<string, readonly string[]> {
  return new Map(cityDevanagariLines.split('\n').map((line, index) => [String(index + 1), line.split('/')]));
}

/** No letter follows, but perhaps an anusvara. */
const wordEnd = String.raw`(?=\u0902?(?![\p{L}\p{M}]))`;

/** What is folded, in this order. Marks are written by their numbers: alone they cannot be read. */
const folds: readonly (readonly [RegExp, string])[] = [
  // The nukta (ज़ = ज, ऱ = र) and zero-width joiners.
  [/[\u093c\u200c\u200d]/g, ''],
  // The chandrabindu, and any nasal letter that leans on a consonant, is an anusvara: चाँद = चांद, इन्दौर = इंदौर, ट्रान्स = ट्रांस.
  [/\u0901|[ङञणनम]\u094d(?=[क-ह])/g, '\u0902'],
  [/ळ/g, 'ल'],
  // Open, long and short e and o: ॅ ै ॆ = े, ॉ ौ ॊ = ो, and the letters that stand alone, अॅ among them.
  [/अ\u0945|[ऍऎऐॲ]/g, 'ए'],
  [/अ\u0949|[ऑऒऔ]/g, 'ओ'],
  [/[\u0945\u0946\u0948]/g, '\u0947'],
  [/[\u0949\u094a\u094c]/g, '\u094b'],
  // पूर = पुर anywhere; i and u are short where a word ends.
  [/पू(?=र)/g, 'पु'],
  [new RegExp(`\u0940${wordEnd}`, 'gu'), '\u093f'],
  [new RegExp(`\u0942${wordEnd}`, 'gu'), '\u0941'],
  [new RegExp(`ई${wordEnd}`, 'gu'), 'इ'],
  [new RegExp(`ऊ${wordEnd}`, 'gu'), 'उ'],
];

/**
 * Text with what Hindi and Marathi write now so, now so, made one, for comparing only: कोल्हापूर = कोल्हापुर, इन्दौर = इंदौर, धुळे = धुले,
 * ट्रॅक्टर = ट्रैक्टर = ट्रेक्टर. Folded are the nukta, chandrabindu and nasals before a consonant, ळ, the kinds of e and of o, पूर, i and u
 * where a word ends, zero-width joiners and the digits (to ASCII). All else is as it was, in NFC; what is folded folds to itself.
 */
export function foldDevanagari(text: string): string {
  // Apart, since ऱ and its like are one letter in NFC.
  let folded = text.normalize('NFD');
  for (const [pattern, replacement] of folds) folded = folded.replace(pattern, replacement);
  return folded.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).normalize('NFC');
}
