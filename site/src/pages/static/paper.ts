/** A paragraph, or the points of a list. `[words](/address)` in it is a link. */
export type LegalBlock = string | readonly string[];

export interface LegalPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** When the words last changed: as shown, with the day in words, and by ISO 8601. */
  readonly updated?: { readonly shown: string; readonly words: string; readonly date: string };
  readonly lede: string;
  /** What else the paper comes to; it begins with the lede. */
  readonly short?: readonly string[];
  readonly parts: readonly LegalPart[];
}

export interface LegalPart {
  /** In the address, so that a part can be linked to. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}
