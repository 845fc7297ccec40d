/** The mark-up that partners paste, in one place for server, dashboard and guide. */
import { escapeHtml } from './html.ts';

/** An attribute and its value; `true` for a switch. */
export type TagAttribute = readonly [name: string, value: string | true];

/** The script tag that loads the elements. @param siteUrl the marketplace's origin */
export const loaderTag = (siteUrl: string): string =>
  `<script type="module" src="${escapeHtml(siteUrl)}/embed/v1/yantra.js"></script>\n`;

/** The style sheet that keeps the elements' room on the page until they are there. @param siteUrl the marketplace's origin */
export const placeTag = (siteUrl: string): string =>
  `<link rel="stylesheet" href="${escapeHtml(siteUrl)}/embed/v1/place.css">\n`;

/** `<yantra-city-picker partner="pk_…">` */
export function openingTag(tag: string, attributes: readonly TagAttribute[]): string {
  const written = attributes.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`));
  return `<${tag}${written.join('')}>`;
}
