/**
 * The number of typing errors between two words: a letter left out, added, changed, or two neighbours swapped (optimal string alignment). Stops above `most`
 * and returns `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) row.push(cell(a, b, i, j, row, last, beforeLast));
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

function cell(a: string, b: string, i: number, j: number, row: number[], last: number[], beforeLast: number[]): number {
  const at = (cells: number[], index: number) => cells[index] ?? Number.POSITIVE_INFINITY;
  const changed = a[i - 1] === b[j - 1] ? 0 : 1;
  const best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + changed);
  const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwap ? Math.min(best, at(beforeLast, j - 2) + 1) : best;
}

/** How many typing errors a word of this length may have: short words could mean too much. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 11 ? 2 : 3;
}
