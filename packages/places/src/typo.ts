/** How many typing errors are forgiven in a word of this length: short words differ by one letter on purpose (Patna, Patan). */
export function typosAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The distance of a typed word from a name, in typing errors: a letter missing, added or wrong, or two neighbours swapped. */
export interface TypoDistance {
  /** From the whole name. Above the limit it only means "too far". */
  readonly whole: number;
  /** From the nearest beginning of the name, for a word still being typed. */
  readonly start: number;
}

/**
 * The Damerau–Levenshtein distance (neighbours swapped at most once) of `typed` to `name` and to its nearest beginning. Stops once both exceed `allowed`; this
 * runs for every city at every key press.
 */
export function slips(typed: string, name: string, allowed: number): TypoDistance {
  const tooFar = allowed + 1;
  // The best beginning is at most `allowed` letters longer than the typed text.
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
    // A swap looks back two rows: only two rows above the limit end the search.
    if (least > allowed && Math.min(...above) > allowed) return { whole: tooFar, start: tooFar };
    before = above;
    above = row;
  }
  return { whole: width === name.length ? at(row, width) : tooFar, start: Math.min(...row) };
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** How many letters of the typed word the name does not contain: each costs at least one error. Excludes most names before the costly table. */
function strangers(typed: string, name: string): number {
  let count = 0;
  for (const letter of typed) if (!name.includes(letter)) count += 1;
  return count;
}
