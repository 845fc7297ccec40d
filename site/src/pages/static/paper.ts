import type { Messages } from '@yantra/language';

/**
 * A paragraph, or a list. In it, `[words](place)` is a link to one of `places`; `{phone}`, `{hello}` and `{grievance}` are ways to reach us, and the name of a
 * kept thing in braces is how long it is kept: what must be right in every language is in none of them.
 */
export type LegalBlock = string | readonly string[] | Readonly<Record<string, string>>;

/** What a page of plain words says in a language. */
export interface LegalTexts extends Messages {
  readonly description: string;
  readonly keywords: string;
  /** Day and month of the last change. */
  readonly day?: string;
  readonly lede: string;
  /** The text in short; the introduction is its first point. */
  readonly short?: readonly string[];
  /** By their ids in the address, so that a part can be linked to. */
  readonly parts: Readonly<Record<string, LegalPart>>;
}

export interface LegalPart {
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}
