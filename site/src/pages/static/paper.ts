/** A paragraph, or a list. `[words](/address)` in it is a link. */
export type LegalBlock = string | readonly string[];

export interface LegalPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The date of the last change: as shown, and as ISO 8601. */
  readonly updated?: { readonly shown: string; readonly words: string; readonly date: string };
  readonly lede: string;
  /** The text in short; the introduction is its first point. */
  readonly short?: readonly string[];
  readonly parts: readonly LegalPart[];
}

export interface LegalPart {
  /** Its id in the address, so that a part can be linked to. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}
