/**
 * The page numbers to show: the first, the last and those around the current one; `undefined` stands for a gap. Never more than seven
 * places, so that the row fits a phone, and never a gap for a single page.
 */
export function shownPages(page: number, pageCount: number): readonly (number | undefined)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 7) return all;
  const from = Math.min(Math.max(page - 1, 3), pageCount - 4);
  const around = [from, from + 1, from + 2];
  if (page <= 3) return [1, 2, 3, 4, 5, undefined, pageCount];
  if (page >= pageCount - 2) return [1, undefined, ...all.slice(-5)];
  return [1, undefined, ...around, undefined, pageCount];
}
