/**
 * The first code to arrive: draws a carousel's first cards with as little code as possible. What makes them live (Preact, signals, the custom element) follows
 * and takes the mark-up over, see `../live/equipment-carousel.ts`.
 */
import { payloadOf } from '@yantra/client';
import type { EquipmentPage } from '@yantra/contract/calls';
import { dress } from '@yantra/element';
import { FirstCards, type FirstCardsProps, sheets, tokens } from '@yantra/equipment-carousel/first-cards';
import { languages } from '@yantra/equipment-carousel/languages';
import { localeOf } from '@yantra/language';
import { draw } from './draw.ts';
import { early, seeEarly } from './early.ts';
import { whileInert } from './engine.ts';
import { nextTask } from './next-task.ts';

/** A registered symbol on the element: the code that takes over may be of another version. */
const shownKey: unique symbol = Symbol.for('yantra.shown.1') as never;

/** What was requested for an element's cards, and the answer. */
export interface Shown {
  readonly url: string;
  readonly page: EquipmentPage;
}
type Carousel = HTMLElement & { [shownKey]?: Promise<Shown | undefined> };

const siteUrl = new URL(import.meta.url).origin;
/** Set as properties, these hold what no attribute says: then the element must decide. */
const properties = ['partner', 'supplier', 'city', 'category', 'search', 'limit', 'categoryBar', 'heading'];

/** What an element shows before its class is loaded, once known; undefined if nothing will come. */
export const shownBy = (carousel: Carousel): Promise<Shown | undefined> | undefined => carousel[shownKey];

/** Whether the element decides what it shows: it is live, or has properties set. */
const elementDecides = (carousel: Carousel): boolean =>
  carousel.hasAttribute('state') || properties.some((name) => Object.hasOwn(carousel, name));

/** Draws the machines requested at `url`, unless the element is live or they do not come. */
async function showFirst(carousel: Carousel, url: string): Promise<Shown | undefined> {
  // Evaluating, styling and drawing are separate tasks: together they would block a cheap phone noticeably.
  const locale = localeOf(carousel);
  const [body, language] = await Promise.all([seeEarly(url), locale && languages[locale](), nextTask()]);
  if (!body || elementDecides(carousel)) return undefined;
  const page = payloadOf(body as object) as EquipmentPage;
  if (page.data.length === 0) return undefined;
  const shadow = carousel.shadowRoot ?? carousel.attachShadow({ mode: 'open' });
  const root = dress(shadow, { sheets, tokens });
  root.lang = locale ?? 'en';
  await nextTask();
  const inLanguage = <Value>(act: () => Value) => whileInert(act, language?.default);
  const fresh = root.cloneNode() as HTMLElement;
  const { later, finish } = inLanguage(() => draw(FirstCards(propsOf(carousel, url, page.data)), fresh));
  const drawNext = () => inLanguage(() => later.shift()?.());
  // A server's cards are compared with ours: drawn together, those would be one long task.
  while (root.hasChildNodes() && later.length > 0) {
    await nextTask();
    drawNext();
  }
  if (elementDecides(carousel)) return undefined;
  if (!isSame(root, fresh)) {
    if (early().hasFonts) root.replaceChildren(...fresh.childNodes);
    else await layOut(fresh, root);
  }
  finish();
  carousel.setAttribute('state', 'ready');
  // The first card is seen a little earlier, and no task is longer than one card. The element adds whatever is missing.
  while (later.length > 0) {
    await nextTask();
    if (carousel.matches(':defined')) break;
    drawNext();
    finish();
  }
  return { url, page };
}

/**
 * Puts the page's first cards in place. A font that is new to the page costs a cheap phone some ten milliseconds, and a card has six: so each text is laid out
 * in a task of its own, out of sight at its final width; then little but painting remains.
 */
async function layOut(fresh: HTMLElement, root: HTMLElement): Promise<void> {
  early().hasFonts = true;
  const walker = document.createTreeWalker(fresh, NodeFilter.SHOW_TEXT);
  const texts: (readonly [Text, string])[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    texts.push([text, text.data]);
    text.data = '';
  }
  const { cssText } = root.style;
  // No inherited property: showing it must not recompute all styles.
  root.style.cssText += ';block-size:0;overflow:clip;opacity:0';
  root.replaceChildren(...fresh.childNodes);
  for (const [text, data] of texts) {
    await nextTask();
    text.data = data;
    // A call: the minifier drops a mere read of a property.
    root.getBoundingClientRect();
  }
  // On a dark page it has a colour scheme.
  root.style.cssText = cssText;
}

/** Whether a server has drawn the same; it joins adjacent texts into one. */
function isSame(served: HTMLElement, fresh: HTMLElement): boolean {
  if (!served.hasChildNodes()) return false;
  const written = fresh.cloneNode(true);
  written.normalize();
  return written.isEqualNode(served);
}

/** The props the element itself will have: see the table of `@yantra/equipment-carousel`. */
function propsOf(carousel: Carousel, url: string, machines: EquipmentPage['data']): FirstCardsProps {
  const isOn = (name: string) => (carousel.getAttribute(name) ?? 'false') !== 'false';
  return {
    cityName: new URL(url).searchParams.get('selectedCity') ?? machines[0]?.city ?? '',
    siteUrl,
    machines,
    categoryBar: isOn('category-bar'),
    heading: isOn('heading'),
    // Once live, the element reports this itself.
    onEquipmentSelect: (detail) =>
      !!customElements.get(carousel.localName) ||
      carousel.dispatchEvent(
        new CustomEvent('yantra-equipment-select', { detail, bubbles: true, composed: true, cancelable: true }),
      ),
  };
}

early().show ??= (carousel: Carousel, url) => {
  // If the answer is not a list of machines, the element reports it.
  carousel[shownKey] = showFirst(carousel, url).catch(() => undefined);
};
