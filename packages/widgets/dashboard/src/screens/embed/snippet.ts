import type { PartnerKey } from '@yantra/contract/calls';
import { type Theme, themeProperties } from './theme.ts';

/** What can be put on a page. */
export const widgetTags = ['yantra-equipment-carousel', 'yantra-city-picker'] as const;
export type WidgetTag = (typeof widgetTags)[number];

/** What a supplier has chosen. */
export interface Choice {
  readonly tag: WidgetTag;
  /** Absent until there is a website. */
  readonly key: PartnerKey | undefined;
  readonly ownOnly: boolean;
  /** Whose machines are meant without a key. */
  readonly supplierId: string;
  /** A city's id, or empty. */
  readonly city: string;
  /** A category's id, or empty. */
  readonly category: string;
  readonly limit: number;
  readonly theme: Theme;
}

/** As many as a carousel shows by itself. */
export const usualLimit = 12;

const isCarousel = (tag: WidgetTag): boolean => tag === 'yantra-equipment-carousel';

/** The attributes of the tag, those that say something. */
export function attributesOf(choice: Choice): readonly (readonly [name: string, value: string])[] {
  const { tag, key, ownOnly, supplierId, city, category, limit } = choice;
  const shown: readonly (readonly [string, string])[] = isCarousel(tag)
    ? [
        ['supplier', ownOnly ? (key ? 'own' : supplierId) : ''],
        ['city', city],
        ['category', category],
        ['limit', limit === usualLimit ? '' : String(limit)],
      ]
    : [];
  return ([['partner', key?.key ?? ''], ...shown] as const).filter(([, value]) => value !== '');
}

/** Where the server makes the mark-up of a choice; undefined where it is no more than the tag. */
export const snippetPath = (choice: Choice): string | undefined =>
  isCarousel(choice.tag)
    ? `/embed/v1/snippet?${new URLSearchParams(attributesOf(choice).map((pair) => [...pair])).toString()}`
    : undefined;

/** The mark-up of a widget that needs no machines: the loader and the tag. @param siteUrl the marketplace's origin */
export function tagSnippet(choice: Choice, siteUrl: string): string {
  // Nothing of it was typed: ids and keys hold no quotes.
  const attributes = attributesOf(choice).map(([name, value]) => ` ${name}="${value}"`);
  return `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>\n<${choice.tag}${attributes.join('')}></${choice.tag}>\n`;
}

/** The theme as a style sheet behind the mark-up; empty for the plain one. */
export function themeSnippet({ tag, theme }: Choice): string {
  const lines = themeProperties(theme).map(([name, value]) => `    ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `<style>\n  ${tag} {\n${lines.join('')}  }\n</style>\n`;
}

/** A piece of mark-up, for colouring. */
export interface Piece {
  readonly kind: 'tag' | 'text' | 'value';
  readonly text: string;
}

/** Mark-up in pieces: the names of tags, what stands in quotes, and the rest. Together they are the mark-up again. */
export function piecesOf(markup: string): readonly Piece[] {
  return markup.split(/(?<=<\/?)([a-z][\w-]*)|("[^"]*")/).flatMap((text, at): Piece[] => {
    if (!text) return [];
    return [{ kind: (['text', 'tag', 'value'] as const)[at % 3] ?? 'text', text }];
  });
}
