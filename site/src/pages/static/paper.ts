/** A paragraph, or the points of a list. `[words](/address)` in it is a link. */
export type PaperBlock = string | readonly string[];

/** One page of plain words: terms, a policy. */
export interface Paper {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** When the words last changed: as shown, and by ISO 8601. */
  readonly updated?: { readonly shown: string; readonly date: string };
  readonly lede: string;
  readonly parts: readonly PaperPart[];
}

export interface PaperPart {
  /** In the address, so that a part can be linked to. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly PaperBlock[];
}
