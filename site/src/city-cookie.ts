import type { CityStore } from '@yantra/state';
import { keepInAddress } from './keep-in-address.ts';

/** First-party, so that the server renders the right city. */
const cityCookie = 'yantra_city';
/** Over https browsers accept a name with this prefix only from this very host, and encrypted. */
const hostCookie = `__Host-${cityCookie}`;
const yearInSeconds = 31_536_000;

/** The chosen city's id in a request's cookies. */
export const cityIn = (cookies: Readonly<Record<string, string | undefined>>): string | undefined =>
  cookies[hostCookie] ?? cookies[cityCookie];

/**
 * Keeps the chosen city's id in the cookie, and in the address of the home page or where one is named, so that a shared link
 * shows the same.
 */
export const createCookieCity = (): CityStore => ({
  // The server has read the cookie already; the city came with the page.
  read: () => undefined,
  write({ id }) {
    const isSecure = location.protocol === 'https:';
    const attributes = `Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    document.cookie = `${isSecure ? hostCookie : cityCookie}=${encodeURIComponent(id)}; ${attributes}`;
    if (location.pathname === '/' || location.search.includes('city=')) keepInAddress('city', id);
  },
});
