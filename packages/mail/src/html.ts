import { escapeHtml } from '@yantra/domain';

/** Safe, complete mark-up. */
export interface Markup {
  readonly markup: string;
}

type Part = string | Markup | readonly Markup[];

const isMany = (part: Part): part is readonly Markup[] => Array.isArray(part);

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  return isMany(part) ? part.map(({ markup }) => markup).join('') : part.markup;
}

/** Mark-up by a template: texts in it are escaped, in elements and in quoted attributes. */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: template.map((fixed, place) => fixed + (place < parts.length ? markupOf(parts[place] ?? '') : '')).join(''),
});

/** A link that may stand in a mail. @throws TypeError unless it is http or https */
export function linkOf(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${protocol} is no link for a mail.`);
  return href;
}

/** A paragraph whose addresses become links. @param style of the links */
export const linked = (text: string, style: string): Markup => ({
  markup: text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2 === 0 || !URL.canParse(part)
        ? escapeHtml(part)
        : html`<a class="l" href="${linkOf(part)}" style="${style}">${part}</a>`.markup,
    )
    .join(''),
});
