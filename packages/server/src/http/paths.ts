/** Where each kind of address begins. */
export const prefixes = {
  api: '/api',
  static: '/static/',
  embed: '/embed/v1/',
  pictures: '/pictures/',
  storybook: '/storybook/',
} as const;

/** Whether a request target belongs to the API: what fails there is answered in JSON. */
export function isApiPath(url: string): boolean {
  return url === prefixes.api || url.startsWith(`${prefixes.api}/`) || url.startsWith(`${prefixes.api}?`);
}

/** The path of a request target without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/**
 * A request target as we read it: below our own root. One may name a whole address (`http://host/path`), and one that begins with two slashes
 * would be read as such where an address is made of it: whose, is not for who asks to say.
 */
export const targetOf = (url: string): string => {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]{2,}/, '/');
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
};

/** What the log may hold of a request target: no query, and no long number, which may be somebody's phone or code, typed where it does not belong. */
export function pathForLog(url: string): string {
  return pathOf(url).replace(/(?:\d|%3\d){5,}/gi, '…');
}
