import type { PartnerKey } from '@yantra/contract/calls';
import { type EmbedTheme, carouselSize, loaderTag, openingTag, placeTag, themeProperties } from '@yantra/domain';

export const widgetTags = [
  'yantra-equipment-carousel',
  'yantra-equipment-listing',
  'yantra-equipment-map',
  'yantra-equipment-search',
  'yantra-city-picker',
  'yantra-lead-form',
] as const;
export type WidgetTag = (typeof widgetTags)[number];

export interface Choice {
  readonly tag: WidgetTag;
  /** Absent before the first website. */
  readonly key: PartnerKey | undefined;
  readonly ownOnly: boolean;
  /** The supplier whose machines are shown without a key. */
  readonly supplierId: string;
  /** A city's id, or empty for any. */
  readonly city: string;
  /** A category's id, or empty for any. */
  readonly category: string;
  readonly limit: number;
  /** `en`, `hi` or `mr`; empty to follow the page's language. */
  readonly locale: string;
  /** Whether the snippet names a fixed version instead of the latest. */
  readonly isPinned: boolean;
  readonly theme: EmbedTheme;
}

/** The options that a widget offers. */
export interface WidgetOptions {
  readonly supplier: boolean;
  readonly place: boolean;
  readonly limit: boolean;
}
const nothing: WidgetOptions = { supplier: false, place: false, limit: false };
const widgetOptions: Readonly<Record<WidgetTag, WidgetOptions>> = {
  'yantra-equipment-carousel': { supplier: true, place: true, limit: true },
  'yantra-equipment-listing': { supplier: true, place: true, limit: false },
  'yantra-equipment-map': { ...nothing, supplier: true, place: true },
  'yantra-equipment-search': nothing,
  'yantra-city-picker': nothing,
  'yantra-lead-form': nothing,
};
export const optionsOf = (tag: WidgetTag): WidgetOptions => widgetOptions[tag];

/** Whether the server writes the snippet, which then contains links to machines. */
export const isWrittenByServer = (tag: WidgetTag): boolean => tag === 'yantra-equipment-carousel';

/** The attributes of the tag, without empty ones. */
export function attributesOf(choice: Choice): readonly (readonly [name: string, value: string])[] {
  const { tag, key, ownOnly, supplierId, city, category, limit, locale } = choice;
  const options = optionsOf(tag);
  const attributes: readonly (readonly [string, string])[] = [
    ['partner', key?.key ?? ''],
    ['supplier', options.supplier && ownOnly ? (key ? 'own' : supplierId) : ''],
    ['city', options.place ? city : ''],
    ['category', options.place ? category : ''],
    ['limit', !options.limit || limit === carouselSize ? '' : String(limit)],
    ['locale', locale],
  ];
  return attributes.filter(([, value]) => value !== '');
}

/** The server's path for the markup of a choice; undefined where the tag alone is enough. */
export function snippetPath(choice: Choice): string | undefined {
  if (!isWrittenByServer(choice.tag)) return undefined;
  const query = new URLSearchParams(attributesOf(choice).map((pair) => [...pair]));
  if (choice.isPinned) query.set('pin', 'true');
  return `/embed/v1/snippet?${query.toString()}`;
}

/** The markup of a widget without machines: the loader, the sheet that keeps its room, and the tag. @param siteUrl the marketplace's origin */
export function tagSnippet(choice: Choice, siteUrl: string): string {
  return `${loaderTag(siteUrl)}${placeTag(siteUrl)}${openingTag(choice.tag, attributesOf(choice))}</${choice.tag}>\n`;
}

/** The theme as a style sheet after the markup; empty for the default one. */
export function themeSnippet({ tag, theme }: Choice): string {
  const lines = themeProperties(theme).map(([name, value]) => `    ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `<style>\n  ${tag} {\n${lines.join('')}  }\n</style>\n`;
}
