/** Right-to-left letters, and the control characters that change direction. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;
const controls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Somebody else's text, made safe inside a sentence of ours: right-to-left text is wrapped in U+2068 and U+2069 (Unicode's bidirectional algorithm, UAX #9), so
 * that it cannot turn the rest round. Any other text stays as it is.
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(controls, '')}\u2069` : text;

/* Quotation marks and signs that are not seen, before a word's first letter. */
const firstLetter = /^[\p{Cf}\p{Pi}"']*([\p{L}\p{N}])/u;

/** The first letters of the first and the last word of a name, e.g. `SJ`. What is in brackets, and signs between words, do not count. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => firstLetter.exec(word)?.[1] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}
