/**
 * The page numbers to show: the first, the last and those around the current one; `undefined` stands for a gap. Never more than seven
 * places, so that the row fits a phone, and never a gap for a single page.
 */
export function shownPages(page: number, pageCount: number): readonly (number | undefined)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 7) return all;
  if (page <= 4) return [1, 2, 3, 4, 5, undefined, pageCount];
  if (page >= pageCount - 3) return [1, undefined, ...all.slice(-5)];
  return [1, undefined, page - 1, page, page + 1, undefined, pageCount];
}
