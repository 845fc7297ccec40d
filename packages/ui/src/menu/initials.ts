/* Quotation marks and signs that are not seen, before a word's first letter. */
const firstLetter = /^[\p{Cf}\p{Pi}"']*([\p{L}\p{N}])/u;

/** The first letters of the first and the last word of a name, e.g. `SJ`. What is in brackets, and signs between words, do not count. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => firstLetter.exec(word)?.[1] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}
