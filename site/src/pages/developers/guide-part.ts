import type { CodePiece } from '@yantra/ui';

/**
 * A paragraph, the points of a list, code, the title of a section, or a table. In texts `[words](/address)` is a link, and back
 * ticks hold code.
 */
export type GuideBlock = string | readonly string[] | GuideSample | GuideTitle | GuideTable;

export interface GuideSample {
  readonly label: string;
  readonly pieces: readonly CodePiece[];
  readonly language: string;
  /** Of several the one that shows the widget. */
  readonly isMain?: true;
}

export interface GuideTitle {
  readonly title: string;
}

export interface GuideTable {
  /** Names it for screen readers. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface GuidePart {
  /** In the address, so that a part can be linked to. */
  readonly id: string;
  readonly heading: string;
  /** In a list of parts, where the heading is long. */
  readonly short?: string;
  readonly blocks: readonly GuideBlock[];
}

/** The id of a section, for links to it: `What stays` → `what-stays`. */
export const sectionId = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The titles of a part's sections. */
export const titlesOf = ({ blocks }: GuidePart): readonly string[] =>
  blocks.flatMap((block) => (typeof block === 'object' && 'title' in block ? [block.title] : []));
