import { escapeHtml, localePrefix, locales } from '@yantra/domain';

/** What a page sets in its head. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  /** The canonical address of this page for search engines. */
  readonly canonicalPath?: string;
  /** Written in English alone, so that its other addresses count as the same page. */
  readonly isEnglishOnly?: boolean;
  /** Hidden from search engines. */
  readonly isPrivate?: boolean;
  /**
   * The page's content in the vocabulary of schema.org, for search engines. Rendered on the server only. A text that begins
   * with `/` is an address of this site and gets its scheme and host.
   */
  readonly jsonLd?: object;
  /** The picture shown with links to this page. */
  readonly picturePath?: string;
}

/** JSON that is safe in a script element: a `<` could end the element early. */
export const embeddedJson = (value: unknown, replacer?: (key: string, part: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replaceAll('<', '\\u003c');

const embeddedJsonLd = (value: object, origin: string): string =>
  embeddedJson(value, (_, part) => (typeof part === 'string' && part.startsWith('/') ? origin + part : part));

const metaOf = ({ description, keywords, isPrivate }: Head): readonly (readonly [name: string, content: string])[] => [
  ...(description ? [['description', description] as const] : []),
  ...(keywords ? [['keywords', keywords] as const] : []),
  ...(isPrivate ? [['robots', 'noindex'] as const] : []),
];

/** The tags that lead to the same page in the other languages; English is also for whoever speaks none of them. */
const alternates = (path: string, origin: string): readonly string[] =>
  [undefined, ...locales, 'x-default' as const].map((locale) => {
    const prefix = locale === 'x-default' ? '' : localePrefix(locale);
    return `<link rel="alternate" hreflang="${locale === 'x-default' ? locale : `${locale ?? 'en'}-IN`}" href="${escapeHtml(origin + prefix + path)}">`;
  });

/**
 * The head's tags as HTML, for the server.
 * @param prefix of the page's language
 */
export function headHtml(head: Head, origin: string, prefix: string): string {
  const tags = [`<title>${escapeHtml(head.title)}</title>`];
  for (const [name, content] of metaOf(head)) tags.push(`<meta name="${name}" content="${escapeHtml(content)}">`);
  if (head.canonicalPath) {
    tags.push(
      `<link rel="canonical" href="${escapeHtml(origin + (head.isEnglishOnly ? '' : prefix) + head.canonicalPath)}">`,
    );
    if (!head.isPrivate && !head.isEnglishOnly) tags.push(...alternates(head.canonicalPath, origin));
  }
  tags.push(`<meta property="og:title" content="${escapeHtml(head.title)}">`);
  if (head.description) tags.push(`<meta property="og:description" content="${escapeHtml(head.description)}">`);
  if (head.picturePath) {
    tags.push(`<meta property="og:image" content="${escapeHtml(origin + head.picturePath)}">`);
    tags.push('<meta name="twitter:card" content="summary_large_image">');
  }
  if (head.jsonLd)
    tags.push(`<script type="application/ld+json">${embeddedJsonLd(head.jsonLd, origin + prefix)}</script>`);
  return tags.join('');
}

/** Brings the document's head up to date after a navigation in the browser. @param prefix of the page's language */
export function applyHead(head: Head, prefix: string): void {
  document.title = head.title;
  const wanted = new Map(metaOf(head));
  for (const name of ['description', 'keywords', 'robots']) {
    const content = wanted.get(name);
    let tag = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
    if (content === undefined) tag?.remove();
    else {
      if (!tag) {
        tag = document.createElement('meta');
        tag.name = name;
        document.head.append(tag);
      }
      tag.content = content;
    }
  }
  // It describes the page that the server rendered. Search engines load each address anew, so the next page needs none.
  const told = document.head.querySelector('script[type="application/ld+json"]');
  if (told && told.textContent !== (head.jsonLd && embeddedJsonLd(head.jsonLd, location.origin + prefix)))
    told.remove();
}
