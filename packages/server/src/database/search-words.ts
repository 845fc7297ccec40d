/* Words are split exactly like the database's search_words (migration 0001), or nothing would be found. */

const accented = 'àáâãäåçèéêëìíîïñòóôõöùúûü';
const plain = 'aaaaaaceeeeiiiinooooouuuu';
const plainOf = new Map([...accented].map((letter, index) => [letter, plain[index] ?? letter]));

/** A text's words: lower case, accents removed, split at ASCII characters other than letters and digits. */
export function wordsOf(text: string): string[] {
  const folded = [...text.toLowerCase()].map((letter) => plainOf.get(letter) ?? letter).join('');
  return folded.split(/[^a-z0-9\u0080-\uffff]+/).filter((word) => word !== '');
}

/** `tractors` → `tractor`, so that either form matches. */
export function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
