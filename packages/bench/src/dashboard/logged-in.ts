import type { Browser, BrowserContext } from 'playwright-core';
import type { Person } from './served.ts';

/** Where sites keep the access token (public-area.md §4). */
const tokenKey = 'accessToken';

/** What a browser keeps. */
export type LoggedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a log-in leaves in a browser: its token in the storage, and cookies that no script can read. */
export async function loggedIn(browser: Browser, url: string, person: Person): Promise<LoggedIn> {
  const context = await browser.newContext();
  try {
    const answer = await context.request.post(`${url}/api/Login/Login`, { data: person, headers: { origin: url } });
    const { access_token: value } = (await answer.json()) as { readonly access_token: string };
    const { cookies } = await context.storageState();
    return { cookies, origins: [{ origin: url, localStorage: [{ name: tokenKey, value }] }] };
  } finally {
    await context.close();
  }
}
