import { embedEvent } from '@yantra/contract/calls';
import { partnerOf } from './partner-of.ts';

/** What one beacon tells: what happened on one page of the website that a key is for. */
interface Beacon {
  readonly key: string;
  readonly page: string;
  readonly events: { readonly kind: 'view' | 'select'; readonly widget: string }[];
}

/** Widgets that come together are told of together. */
const waitMs = 1000;
/** As many as the server takes at once. */
const most = 50;
const prefix = 'yantra-';

/** On the page itself, and registered: of two versions only one counts. */
const countingKey: unique symbol = Symbol.for('yantra.counting.1') as never;
type Page = typeof globalThis & { [countingKey]?: true };

/** This file is on the marketplace's own host, so it knows where that is. */
const siteUrl = new URL(import.meta.url).origin;

/**
 * Tells the marketplace which widgets with a partner's key were seen and which machines were chosen, from the events that every widget fires. No
 * cookie, nothing of the person; of the page its path. It comes after the cards, and to pages with a key alone.
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
  // The element itself, also where it stands in somebody's shadow root.
  const firing = (event: Event) => event.composedPath()[0] as Element;
  addEventListener(`${prefix}ready`, (event) => see(firing(event)));
  addEventListener(`${prefix}equipment-select`, (event) => note('select', firing(event)));
  addEventListener('pagehide', send);
  // Ready before this was there: those that are looked at first.
  for (const element of document.querySelectorAll('[state=ready]')) see(element);
}

const page: Page = globalThis;
if (!page[countingKey]) {
  page[countingKey] = true;
  countEvents();
}
