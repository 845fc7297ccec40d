// @module-tag other
/* Every page of the site with every kind of broken answer; new pages are included by themselves. */
import { badAnswers, makeRequest } from '@yantra/testing';
import { rotated } from '@yantra/testing/sample';
import { describe, expect, test } from 'vitest';
import { shown } from './bad-answers.fixture.tsx';
import { routes } from './routes.ts';

const askPage = '/ask-for-quote?machine=Pune-0';
const secretPage = '/q/a-secret-page-of-forty-three-letters-in-all-0';
const comparison = '/compare?machines=Pune-0,Pune-1';
const sharedList = '/saved/shared/a-secret-page-of-forty-three-letters-in-all-0';
const saysItself: readonly string[] = [askPage, secretPage, comparison, sharedList];

/** An address of each page; the dashboard has its own test like this. */
const addresses: Readonly<Record<string, string>> = {
  '/equipments/:searchQuery?': '/equipments/crane',
  '/equipment-details': '/equipment-details?id=Pune-0',
  '/compare': comparison,
  '/rent/:kind/:city': '/rent/tractor/pune',
  '/ask-for-quote': askPage,
  '/q/:page': secretPage,
  '/saved/shared/:page': sharedList,
  '/saved/searches/new/:searchQuery?': '/saved/searches/new/crane',
  '/developers/guide/:part': '/developers/guide/react',
  '/developers/elements/:name': '/developers/elements/equipment-carousel',
  '*': '/nowhere',
};
const shownPages = routes
  .filter(({ path, isTestPage }) => path !== '/dashboard/*?' && !isTestPage)
  .map(({ path }) => addresses[path] ?? path);

/** Loading states, which a page must not stay in. */
const waiting = '[aria-busy="true"], .y-skeleton';

/** What on a page is still loading. */
const waitingIn = (main: HTMLElement): string => main.querySelector(waiting)?.outerHTML.slice(0, 90) ?? '';

/** Pages that make no calls; embedded widgets make their own. */
const asksNothing = shownPages.filter((address) =>
  /^\/(?:log-in|report|saved(?:\/searches.*)?|[a-z]+-us|[a-z-]+-(?:conditions|policy)|developers.*)$/.test(address),
);
const names = Object.keys(badAnswers);

test.for(asksNothing)('%s makes no calls', async (address) => {
  const { asked, notices, main } = await shown(address, names[0]);
  await expect.poll(() => waitingIn(main()), { timeout: 8000 }).toBe('');
  expect([[...asked], notices]).toEqual([[], []]);
});

test.for(['/developers', '/developers/elements/equipment-carousel', '/developers/playground'])(
  '%s says that the widgets’ own code did not come, and asks for it again',
  async (address) => {
    const { main, retries } = await shown(address);
    const alert = () => main().querySelector('[role=alert]');
    let before: Element | null = null;
    for (const turn of ['first', 'again', 'once more']) {
      // It disappears on a retry, and a new one appears.
      await expect
        .poll(() => alert() !== before && alert()?.textContent, { message: turn })
        .toMatch(/^The widgets did not arrive/);
      before = alert();
      expect(retries()).toHaveLength(1);
      retries()[0]?.click();
    }
  },
);

const rows = shownPages
  .filter((address) => ![...asksNothing, ...saysItself].includes(address))
  .map((address, row) => [address, row] as const);

describe.for(rows)('%s', ([address, row]) => {
  // spec: carousel.no-list, listing.failure, details.failure, failure.toast
  test.for(rotated(names, row, 2))('explains in one sentence, with Retry, and recovers: %s', async (bad) => {
    const { server, notices, asked, main, retries } = await shown(address, bad);
    await expect.poll(() => waitingIn(main()), { timeout: 8000, message: 'it waits' }).toBe('');
    expect(asked.size).toBeGreaterThan(0);
    await expect.poll(() => notices.length, { message: 'no toast' }).toBeGreaterThan(0);
    expect([...new Set(notices)], 'one sentence').toHaveLength(1);
    const alerts = [...main().querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    expect(alerts.length, 'no panel').toBeGreaterThan(0);
    for (const alert of alerts) expect(alert, 'in the same words').toContain(notices[0]);
    expect(retries().length, 'Retry').toBeGreaterThan(0);
    server.bad = undefined;
    const retry = () => {
      for (const button of retries()) button.click();
      return `${waitingIn(main())}${retries().length || ''}`;
    };
    await expect.poll(retry, { timeout: 8000, message: 'it comes' }).toBe('');
    expect(main().textContent).not.toContain(notices[0]);
  });
});

describe('a page that says itself what failed', () => {
  test.for(rotated(names, 3, 2))('tells it in its place, with Retry, and recovers: a request, %s', async (bad) => {
    const { server, notices, main, retries } = await shown(secretPage, bad, { getRequest: () => makeRequest() });
    await expect.poll(() => main().querySelector('h1')?.textContent).toMatch(/^Error: /);
    expect([notices, waitingIn(main())]).toEqual([[], '']);
    server.bad = undefined;
    retries()[0]?.click();
    await expect.poll(() => main().querySelector('h1')?.textContent).toMatch(/quotes? for/);
  });

  test.for(rotated(names, 3, 2))('tells it at each machine that is compared: %s', async (bad) => {
    const { server, notices, main, retries } = await shown(comparison, bad);
    const alerts = () => [...main().querySelectorAll('th [role=alert]')].map(({ textContent }) => textContent);
    await expect.poll(() => alerts().length).toBe(2);
    for (const alert of alerts()) expect(alert).toMatch(/^Not loaded: ./);
    expect([notices, waitingIn(main()), retries().length]).toEqual([[], '', 2]);
    server.bad = undefined;
    for (const button of retries()) button.click();
    await expect.poll(() => [alerts(), main().querySelectorAll('th h2').length]).toEqual([[], 2]);
  });

  test.for(rotated(names, 4, 2))('tells it in place of a shared list: %s', async (bad) => {
    const answers = { getSharedFavourites: () => ({ name: 'Metro site', machines: [] }) };
    const { server, notices, main, retries } = await shown(sharedList, bad, answers);
    await expect.poll(() => main().querySelector('h1')?.textContent).toMatch(/^This list could not be loaded: ./);
    expect([notices, waitingIn(main())]).toEqual([[], '']);
    server.bad = undefined;
    retries()[0]?.click();
    await expect.poll(() => main().querySelector('h1')?.textContent).toBe('Metro site');
  });

  test.for(rotated(names, 4, 2))('lets a quote be asked for without the machine’s picture: %s', async (bad) => {
    const { notices, main } = await shown(askPage, bad);
    await expect.poll(() => main().querySelectorAll('form [name]').length).toBeGreaterThan(5);
    expect([notices, waitingIn(main())]).toEqual([[], '']);
  });
});
