/**
 * The first thing that arrives: draws a carousel's first cards with as little code as that takes. What makes them live (Preact, signals, the
 * custom element itself) follows and takes the mark-up over as it stands, see `../live/equipment-carousel.ts`.
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

/** On the element itself, and registered: the code that takes over may be of another version. */
const shownKey: unique symbol = Symbol.for('yantra.shown.1') as never;

/** What was asked for the cards that an element shows, and what came. */
export interface Shown {
  readonly url: string;
  readonly page: EquipmentPage;
}
type Carousel = HTMLElement & { [shownKey]?: Promise<Shown | undefined> };

const siteUrl = new URL(import.meta.url).origin;
/** Set as properties they say what no attribute does: then the element must decide. */
const properties = ['partner', 'supplier', 'city', 'category', 'search', 'limit', 'categoryBar', 'heading'];

/** What an element shows before it is there itself, once that is known; undefined when nothing is to come. */
export const shownBy = (carousel: Carousel): Promise<Shown | undefined> | undefined => carousel[shownKey];

/** Whether the element itself decides what it shows: it does already, or must. */
const isSpokenFor = (carousel: Carousel): boolean =>
  carousel.hasAttribute('state') || properties.some((name) => Object.hasOwn(carousel, name));

/** Draws the machines that were asked for at `url`, unless the element is there to do it, or they do not come. */
async function showFirst(carousel: Carousel, url: string): Promise<Shown | undefined> {
  // Evaluating, dressing and drawing in tasks of their own: together they would hold a cheap phone longer than a person notices.
  const locale = localeOf(carousel);
  const [body, language] = await Promise.all([seeEarly(url), locale && languages[locale](), nextTask()]);
  if (!body || isSpokenFor(carousel)) return undefined;
  const page = payloadOf(body as object) as EquipmentPage;
  if (page.data.length === 0) return undefined;
  const shadow = carousel.shadowRoot ?? carousel.attachShadow({ mode: 'open' });
  const root = dress(shadow, { sheets, tokens });
  root.lang = locale ?? 'en';
  await nextTask();
  if (isSpokenFor(carousel)) return undefined;
  const inLanguage = <Value>(act: () => Value) => whileInert(act, language?.default);
  const fresh = root.cloneNode() as HTMLElement;
  const { later, finish } = inLanguage(() => draw(FirstCards(propsOf(carousel, url, page.data)), fresh));
  const drawNext = () => inLanguage(() => later.shift()?.());
  if (root.hasChildNodes()) while (later.length > 0) drawNext();
  if (!isSame(root, fresh)) {
    if (early().hasFonts) root.replaceChildren(...fresh.childNodes);
    else await layOut(fresh, root);
  }
  finish();
  carousel.setAttribute('state', 'ready');
  // The first is in sight a little earlier, and no task is longer than one card takes. Whatever is not there yet the element adds itself.
  while (later.length > 0) {
    await nextTask();
    if (carousel.matches(':defined')) break;
    drawNext();
    finish();
  }
  return { url, page };
}

/**
 * Puts the page's first cards in their place. A font that is new to the page costs a cheap phone some ten milliseconds, and a card has six: so it is laid out text by
 * text, a task each, out of sight and as wide as it will be; what shows it has little left to do but paint.
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
  // No inherited property: showing it must not work out all styles again.
  root.style.cssText = 'block-size:0;overflow:clip;opacity:0';
  root.replaceChildren(...fresh.childNodes);
  for (const [text, data] of texts) {
    await nextTask();
    text.data = data;
    // A call: the minifier takes what only reads a property for nothing.
    root.getBoundingClientRect();
  }
  root.removeAttribute('style');
}

/** Whether a server has drawn just that already; it has written as one what are several texts side by side. */
function isSame(served: HTMLElement, fresh: HTMLElement): boolean {
  if (!served.hasChildNodes()) return false;
  const written = fresh.cloneNode(true);
  written.normalize();
  return written.isEqualNode(served);
}

/** As the element itself will have them: see the table of `@yantra/equipment-carousel`. */
function propsOf(carousel: Carousel, url: string, machines: EquipmentPage['data']): FirstCardsProps {
  const isOn = (name: string) => (carousel.getAttribute(name) ?? 'false') !== 'false';
  return {
    cityName: new URL(url).searchParams.get('selectedCity') ?? machines[0]?.city ?? '',
    siteUrl,
    machines,
    categoryBar: isOn('category-bar'),
    heading: isOn('heading'),
    // Once the element is there, it tells of this itself.
    onEquipmentSelect: (detail) =>
      !!customElements.get(carousel.localName) ||
      carousel.dispatchEvent(
        new CustomEvent('yantra-equipment-select', { detail, bubbles: true, composed: true, cancelable: true }),
      ),
  };
}

early().show ??= (carousel: Carousel, url) => {
  // An answer that is no list of machines is the element's to speak of.
  carousel[shownKey] = showFirst(carousel, url).catch(() => undefined);
};
