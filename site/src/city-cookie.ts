import { splitLocale } from '@yantra/domain';
import type { CityStore } from '@yantra/state';
import { keepInAddress } from './keep-in-address.ts';
import { createOwnCookie } from './own-cookie.ts';

export const cityCookie = createOwnCookie('yantra_city');

/**
 * Keeps the chosen city's id in the cookie, and in the address of the home page or where one is named, so that a shared link
 * shows the same.
 */
export const createCookieCity = (): CityStore => ({
  // The server has read the cookie already; the city came with the page.
  read: () => undefined,
  write({ id }) {
    cityCookie.write(id);
    if (splitLocale(location.pathname).rest === '/' || location.search.includes('city=')) keepInAddress('city', id);
  },
});
