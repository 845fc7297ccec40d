/**
 * The mark-up that partners paste, as server, dashboard and guide write it: what is said of a tag is said once.
 */
import { escapeHtml } from './html.ts';

/** An attribute and its value; `true` for one that is a switch. */
export type TagAttribute = readonly [name: string, value: string | true];

/** What brings the elements of a page. @param siteUrl the marketplace's origin */
export const loaderTag = (siteUrl: string): string =>
  `<script type="module" src="${escapeHtml(siteUrl)}/embed/v1/yantra.js"></script>\n`;

/** `<yantra-city-picker partner="pk_…">` */
export function openingTag(tag: string, attributes: readonly TagAttribute[]): string {
  const written = attributes.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`));
  return `<${tag}${written.join('')}>`;
}
