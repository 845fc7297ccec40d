import { embedEvent } from '@yantra/contract/calls';
import { partnerOf } from './partner-of.ts';

/** One beacon: what happened on one page of a key's website. */
interface Beacon {
  readonly key: string;
  readonly page: string;
  readonly events: { readonly kind: 'view' | 'select'; readonly widget: string }[];
}

/** Widgets that appear together are reported together. */
const waitMs = 1000;
/** As many as the server accepts at once. */
const most = 50;
const prefix = 'yantra-';

/** A registered symbol on the page: of two versions only one counts. */
const countingKey: unique symbol = Symbol.for('yantra.counting.1') as never;
type Page = typeof globalThis & { [countingKey]?: true };

/** This file is on the marketplace's host, so its own address gives the origin. */
const siteUrl = new URL(import.meta.url).origin;

/**
 * Reports which widgets with a partner's key were seen and which machines were chosen, from the events that every widget fires. No cookie, nothing about the
 * person; of the page only its path. Loaded after the cards, and only on pages with a key.
 */
function countEvents(): void {
  const seen = new WeakSet<Element>();
  let beacons: Beacon[] = [];
  const send = () => {
    for (const beacon of beacons) navigator.sendBeacon(`${siteUrl}/api${embedEvent.path}`, JSON.stringify(beacon));
    beacons = [];
  };
  const note = (kind: 'view' | 'select', element: Element) => {
    const key = partnerOf(element);
    if (!key) return;
    const page = location.pathname;
    let beacon = beacons.find((one) => one.key === key && one.page === page && one.events.length < most);
    if (!beacon) beacons.push((beacon = { key, page, events: [] }));
    beacon.events.push({ kind, widget: element.localName.slice(prefix.length) });
    setTimeout(send, waitMs);
  };
  const see = (element: Element) => {
    const isReady = element.localName.startsWith(prefix) && element.getAttribute('state') === 'ready';
    if (seen.has(element) || !isReady) return;
    seen.add(element);
    note('view', element);
  };
  // The element itself, even inside somebody's shadow root.
  const firing = (event: Event) => event.composedPath()[0] as Element;
  addEventListener(`${prefix}ready`, (event) => see(firing(event)));
  addEventListener(`${prefix}equipment-select`, (event) => note('select', firing(event)));
  addEventListener('pagehide', send);
  // Widgets that were ready before: those already in view.
  for (const element of document.querySelectorAll('[state=ready]')) see(element);
}

const page: Page = globalThis;
if (!page[countingKey]) {
  page[countingKey] = true;
  countEvents();
}
