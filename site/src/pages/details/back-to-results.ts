/** The parts of the navigation API that are used; not every browser has it. */
export interface SessionHistory {
  readonly currentEntry: { readonly index: number } | null;
  readonly entries: () => readonly { readonly url: string | null; readonly key: string }[];
  readonly traverseTo: (key: string) => unknown;
}

/**
 * Goes back to where the visitor came from, past the machines looked at in between, so that the list is as it was left.
 * @returns whether there is such a page; a visitor who came from elsewhere has none
 */
export function backToResults(
  detailsPath: string,
  history: SessionHistory | undefined = (globalThis as { readonly navigation?: SessionHistory }).navigation,
): boolean {
  const index = history?.currentEntry?.index;
  if (!history || index === undefined) return false;
  const before = history.entries().slice(0, index);
  const results = before.findLast(({ url }) => url !== null && new URL(url).pathname !== detailsPath);
  if (!results) return false;
  history.traverseTo(results.key);
  return true;
}
