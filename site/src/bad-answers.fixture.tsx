/* The site with answers that a test can break. */
import type { Call } from '@yantra/contract/calls';
import { defaultCity } from '@yantra/places';
import { createScope, noSession, tellingFailures } from '@yantra/state';
import { type MockAnswers, badlyAnswered, createMockClient, machinesIn, makeEquipmentDetails } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from './app.tsx';
import { createPages } from './pages.ts';
import './site.css';

/** Reports everything as near, so that what loads near the window loads at once. */
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
const usual: MockAnswers = {
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
};

/** A page of the site; `server.bad` names how answers are broken (`badAnswers`), `server.isBad` which calls. */
export async function shown(address: string, bad?: string, answers: MockAnswers = {}) {
  vi.stubGlobal('IntersectionObserver', EverythingNear);
  await browser.viewport(1440, 900);
  const server: { bad: string | undefined; isBad: (call: Call) => boolean } = { bad, isBad: () => true };
  const notices: string[] = [];
  const asked = new Set<string>();
  const pressed: { calls: Call[] } = { calls: [] };
  const good = createMockClient({ ...usual, ...answers });
  const notify = ({ text }: { readonly text: string }) => void notices.push(text);
  const client = tellingFailures(
    {
      call: (call, input, options) => {
        pressed.calls.push(call);
        if (!options?.isQuiet) asked.add(call.name);
        const isGood = server.bad === undefined || !server.isBad(call);
        return (isGood ? good : badlyAnswered(server.bad ?? '')).call(call, input, options);
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
  const pages = createPages({ hasTestPage: false, locale: undefined, origin: location.origin });
  const { hook, searchHook } = memoryLocation({ path: address });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
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
  return { server, notices, asked, pressed, main, retries };
}
