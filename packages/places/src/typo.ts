/** How many slips are forgiven in a word of this length: short words differ by one letter on purpose (Patna, Patan). */
export function typosAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How far a typed word is from a name, in slips: a letter missing, added, wrong, or two neighbours swapped. */
export interface TypoDistance {
  /** From the whole name. Above what was allowed it only says "too far". */
  readonly whole: number;
  /** From the nearest beginning of the name: what is still being typed is a beginning. */
  readonly start: number;
}

/**
 * The Damerau–Levenshtein distance (neighbours swapped at most once) of `typed` to `name` and to its nearest beginning.
 * Stops as soon as both are above `allowed`; this runs for every city at every key press.
 */
export function slips(typed: string, name: string, allowed: number): TypoDistance {
  const tooFar = allowed + 1;
  // The beginning that counts is at most `allowed` letters longer than what was typed.
  const width = Math.min(name.length, typed.length + allowed);
  if (width < typed.length - allowed || strangers(typed, name) > allowed) return { whole: tooFar, start: tooFar };
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  let row: number[] = above;
  for (let i = 1; i <= typed.length; i += 1) {
    row = [i];
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const same = typed[i - 1] === name[j - 1];
      let cost = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1));
      const isSwap = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      if (isSwap) cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    // A swap reaches back two rows, so one row above the limit is not yet the end; two are.
    if (least > allowed && Math.min(...above) > allowed) return { whole: tooFar, start: tooFar };
    before = above;
    above = row;
  }
  return { whole: width === name.length ? at(row, width) : tooFar, start: Math.min(...row) };
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** How many letters of the typed word the name has nowhere: each costs a slip at least. Rules most names out before the costly table. */
function strangers(typed: string, name: string): number {
  let count = 0;
  for (const letter of typed) if (!name.includes(letter)) count += 1;
  return count;
}
