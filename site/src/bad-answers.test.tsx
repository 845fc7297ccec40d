/* Every page of the site, with every answer that is none: a new page is held to it without being named here. */
import { defaultCity } from '@yantra/places';
import { createScope, noSession, tellingFailures } from '@yantra/state';
import { badAnswers, badlyAnswered, createMockClient, machinesIn, makeEquipmentDetails } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from './app.tsx';
import { createPages } from './pages.ts';
import { routes } from './routes.ts';
import './site.css';

/** An address of each page; the dashboard has a test like this of its own. */
const addresses: Readonly<Record<string, string>> = {
  '/equipments/:searchQuery?': '/equipments/crane',
  '/equipment-details': '/equipment-details?id=Pune-0',
  '/rent/:kind/:city': '/rent/tractor/pune',
  '*': '/nowhere',
};
const shownPages = routes
  .filter(({ hasOwnFrame, isTestPage }) => !hasOwnFrame && !isTestPage)
  .map(({ path }) => addresses[path] ?? path);

/** What waits, or would be taken for what comes. */
const waiting = '[aria-busy="true"], .y-skeleton';

/** What of a page still waits. */
const waitingIn = (main: HTMLElement): string => main.querySelector(waiting)?.outerHTML.slice(0, 90) ?? '';

/** What stands further down comes when it is near: here everything is. */
class EverythingNear {
  private readonly tell: (entries: readonly object[]) => void;
  constructor(tell: (entries: readonly object[]) => void) {
    this.tell = tell;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.tell([{ isIntersecting: true, target }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingNear));

const good = createMockClient({
  getCategoryDropDown: () => [{ id: 6, value: 'Earthmoving' }],
  getEquipmentTypeDropDown: () => [{ id: 27, value: 'Backhoe loader, 3 t' }],
  getEquipmentById: ({ id }) => makeEquipmentDetails({ id: String(id) }),
  getViewport: () => ({
    total: 0,
    machines: { id: [], name: [], latitude: [], longitude: [] },
    clusters: { count: [], latitude: [], longitude: [] },
  }),
  getLanding: () => ({
    kind: { slug: 'tractor', name: 'Tractor', typeIds: [3], also: [] },
    city: { id: '8', slug: 'pune', name: 'Pune', state: 'Maharashtra' },
    total: 9,
    rents: [{ rentalType: 1, min: 3000, median: 4320, max: 6000, count: 9 }],
    localities: [],
    elsewhere: [],
    others: [],
    parts: [],
    data: machinesIn('Pune', 9),
  }),
  suggest: () => ({ equipments: [], categories: [], cities: [] }),
});

let end = () => undefined as void;
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

async function shown(address: string, bad: string) {
  await browser.viewport(1440, 900);
  const server: { bad?: string | undefined } = { bad };
  const notices: string[] = [];
  const asked = new Set<string>();
  const notify = ({ text }: { readonly text: string }) => void notices.push(text);
  const client = tellingFailures(
    {
      call: (call, input, options) => {
        if (!options?.isQuiet) asked.add(call.name);
        return (server.bad === undefined ? good : badlyAnswered(server.bad)).call(call, input, options);
      },
    },
    notify,
  );
  const scope = createScope({
    client,
    siteUrl: '',
    cityStore: { read: () => defaultCity, write: () => undefined },
    defaultCity,
    session: { ...noSession(), isHere: true },
    notify,
  });
  const pages = createPages({ hasTestPage: false, origin: location.origin });
  const { hook, searchHook } = memoryLocation({ path: address });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
    localStorage.clear();
    sessionStorage.clear();
  };
  await pages.load(pages.routeOf(address.replace(/\?.*$/, '')).route);
  root.render(
    <Router hook={hook} searchHook={searchHook}>
      <App scope={scope} pages={pages} payments={undefined} />
    </Router>,
  );
  const main = () => place.querySelector<HTMLElement>('main') as HTMLElement;
  await expect.poll(() => place.querySelector('main :is(h1, h2)'), { timeout: 8000 }).not.toBeNull();
  const retries = () =>
    [...main().querySelectorAll('button')].filter(({ textContent }) => textContent?.trim() === 'Retry');
  return { server, notices, asked, main, retries };
}

describe.for(shownPages)('%s', (address) => {
  // spec: carousel.no-list, listing.failure, details.failure, failure.toast
  test.for(Object.keys(badAnswers))(
    'says in one sentence, with Retry, what came: %s; and comes when it can',
    async (bad) => {
      const { server, notices, asked, main, retries } = await shown(address, bad);
      await expect.poll(() => waitingIn(main()), { timeout: 8000, message: 'it waits' }).toBe('');
      if (asked.size === 0) return;
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
    },
  );
});
