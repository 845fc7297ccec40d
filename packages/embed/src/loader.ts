/**
 * What a partner pastes: `<script type="module" src="https://…/embed/v1/yantra.js"></script>`. It loads the code of the tags that
 * are on the page, shortly before they come into view, and asks for a carousel's machines meanwhile.
 */
import { cityStorageKey } from '@yantra/state/city';
import { askEarly, early } from './early.ts';
import { carouselUrl } from './request-url.ts';

/** Tag name to its script, and the files every widget needs, what draws a carousel's first cards before all; the build writes them. */
declare const __SCRIPTS__: Readonly<Record<string, string>>;
declare const __CORE__: readonly [first: string, rest: string];
declare const __STYLES__: string;
const scripts = __SCRIPTS__;
const core = __CORE__;

/** How far below the window a widget's code is asked for: about one flick on a phone. */
const margin = '800px';
const siteUrl = new URL(import.meta.url).origin;
const selector = Object.keys(scripts).join();

const bring = (file: string): Promise<unknown> => import(/* @vite-ignore */ `./${file}`);

const load = async (element: HTMLElement) => {
  const tag = element.localName;
  askEarly(import.meta.resolve(`./${__STYLES__}`));
  if (tag === 'yantra-equipment-carousel' && !element.closest('yantra-scope')) {
    const url = carouselUrl(siteUrl, element, () => localStorage.getItem(cityStorageKey));
    askEarly(url);
    // On a slow line the cards come first, and what makes them live does not share the line with them.
    await bring(core[0]);
    early().show?.(element, url);
  }
  // All at once, not one after the other. What does not come leaves what the tag holds in sight; the next page tries again.
  await Promise.all([scripts[tag] as string, ...core].map(bring));
};

const start = (element: Element) => {
  load(element as HTMLElement).catch(console.warn);
};

const nearness = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearness.unobserve(target);
      start(target);
    }
  },
  { rootMargin: margin },
);

const seen = new WeakSet<Element>();
const find = () => {
  for (const element of document.querySelectorAll(selector)) {
    if (seen.has(element)) continue;
    seen.add(element);
    // A scope has no size to come into view; the widgets inside wait for it.
    if (element.localName === 'yantra-scope') start(element);
    else nearness.observe(element);
  }
};

find();
new MutationObserver(find).observe(document, { childList: true, subtree: true });
