/** Somebody's lines: halves of signs are replaced, other control characters than their ends are removed, and no more than one empty line stands between two. */
export const cleanWords = (words: string): string =>
  words
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
