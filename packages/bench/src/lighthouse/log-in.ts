/** Somebody logged in in the browser's own profile, which every tab of it shares. */
import type { BrowserContext } from 'playwright-core';

/** A supplier of the demo with machines. */
const supplier = { userName: '9000000002', password: 'Yantra@123' };
/** Where sites keep the access token (public-area.md §4). */
const tokenKey = 'accessToken';

/** @returns forgets what the browser has loaded, but not who is logged in */
export async function logInOn(browser: BrowserContext, url: string): Promise<() => Promise<unknown>> {
  const page = await browser.newPage();
  await page.goto(`${url}/terms-and-conditions`);
  await page.evaluate(
    async ({ person, key }) => {
      const answer = await fetch('/api/Login/Login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
      const { access_token: token } = (await answer.json()) as { readonly access_token?: string };
      if (token === undefined) throw new Error(`The supplier could not log in: ${answer.status}.`);
      localStorage.setItem(key, token);
    },
    { person: supplier, key: tokenKey },
  );
  await page.goto('about:blank');
  const debug = await browser.newCDPSession(page);
  return () => debug.send('Network.clearBrowserCache');
}
