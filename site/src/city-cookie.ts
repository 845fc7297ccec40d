import type { CityStore } from '@yantra/state';

/** First-party, so that the server renders the right city. */
export const cityCookie = 'yantra_city';
const yearInSeconds = 31_536_000;

/** Keeps the chosen city's id in the cookie, and in the address where the address names one: what one sees is what one shares. */
export const createCookieCity = (): CityStore => ({
  // The server has read the cookie already; its choice came with the page.
  read: () => undefined,
  write({ id }) {
    const isSecure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cityCookie}=${encodeURIComponent(id)}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${isSecure}`;
    const address = new URL(location.href);
    if (!address.searchParams.has('city')) return;
    address.searchParams.set('city', id);
    history.replaceState(history.state, '', address);
  },
});
