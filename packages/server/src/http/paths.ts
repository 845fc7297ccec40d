import { type Locale, splitLocale } from '@yantra/domain';

/** The prefixes of each kind of address. */
export const prefixes = {
  api: '/api',
  static: '/static/',
  embed: '/embed/v1/',
  pictures: '/pictures/',
  storybook: '/storybook/',
} as const;

/** Whether a request target belongs to the API: errors there are JSON. */
export function isApiPath(url: string): boolean {
  return url === prefixes.api || url.startsWith(`${prefixes.api}/`) || url.startsWith(`${prefixes.api}?`);
}

/** The path of a request target without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/**
 * A request target, resolved below our own root. It may be a whole address (`http://host/path`) or begin with two slashes, which would otherwise name another
 * host.
 */
export const targetOf = (url: string): string => {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]{2,}/, '/');
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
};

/** The language that the requested address began with; undefined is English. */
export const localeOf = ({ originalUrl }: { readonly originalUrl: string }): Locale | undefined =>
  splitLocale(targetOf(originalUrl)).locale;

/** What may be logged of a request target: no query, no secret of a calendar, page, shared list or picture, and no long numbers, which may be misplaced phones or codes. */
export function pathForLog(url: string): string {
  return pathOf(url)
    .replace(/^((?:\/(?:hi|mr))?\/(?:ical|q|deal-pictures|saved\/shared)\/).+/, '$1…')
    .replace(/(?:\d|%3\d){5,}/gi, '…');
}
