const [newline, tab, space, zero, nine, bigA, bigZ, smallA, smallZ] = [...Buffer.from('\n\t 09AZaz')] as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const isBig = (byte: number): boolean => byte >= bigA && byte <= bigZ;
const isLetter = (byte = 0): boolean =>
  isBig(byte) || (byte >= smallA && byte <= smallZ) || (byte >= zero && byte <= nine);

/**
 * Each line's words of the second to fourth column in small letters, each after a space: like `wordsOf` for ASCII, but that single letters after each other are
 * one word.
 */
export function wordsIn(lines: Buffer): Buffer {
  const words = Buffer.alloc(lines.length);
  let length = 0;
  let column = 0;
  let isWord = false;
  let isInitial = false;
  for (let at = 0; at < lines.length; at += 1) {
    const byte = lines[at] ?? 0;
    if (byte === newline) {
      words[length++] = newline;
      [column, isWord, isInitial] = [0, false, false];
    } else if (byte === tab) {
      [column, isWord, isInitial] = [column + 1, false, false];
    } else if (column >= 1 && column <= 3) {
      if (isLetter(byte) && !isWord) {
        const isAlone = !isLetter(lines[at + 1]);
        if (!isAlone || !isInitial) words[length++] = space;
        isInitial = isAlone;
      }
      isWord = isLetter(byte);
      if (isWord) words[length++] = isBig(byte) ? byte + smallA - bigA : byte;
    }
  }
  return Buffer.from(words.subarray(0, length));
}

/** The beginning of each line. */
export function startsIn(text: Buffer): Uint32Array {
  const starts: number[] = [];
  for (let at = text.indexOf(newline); at !== -1 && at < text.length - 1; at = text.indexOf(newline, at + 1)) {
    starts.push(at + 1);
  }
  return Uint32Array.from(starts);
}
