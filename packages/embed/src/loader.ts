/**
 * What a partner pastes: `<script type="module" src="https://…/embed/v1/yantra.js"></script>`. It loads the code of the tags that
 * are on the page, shortly before they come into view, and asks for a carousel's machines meanwhile.
 */
import { cityStorageKey } from '@yantra/state/city';
import { askEarly } from './early.ts';
import { carouselUrl } from './request-url.ts';

/** Tag name to its script, and the files every widget needs; the build writes them. */
declare const __SCRIPTS__: Readonly<Record<string, string>>;
declare const __CORE__: readonly string[];
const scripts = __SCRIPTS__;

/** How far below the window a widget's code is asked for: about one flick on a phone. */
const margin = '800px';
const siteUrl = new URL(import.meta.url).origin;
const selector = Object.keys(scripts).join();

const load = (element: Element) => {
  const tag = element.localName;
  if (tag === 'yantra-equipment-carousel' && !element.closest('yantra-scope')) {
    let kept = null;
    try {
      kept = localStorage.getItem(cityStorageKey);
    } catch {
      // Storage may be forbidden on the page.
    }
    askEarly(carouselUrl(siteUrl, element, kept));
  }
  // All at once, not one after the other. What does not come leaves what the tag holds in sight; the next page tries again.
  for (const file of [scripts[tag] as string, ...__CORE__]) {
    const url = new URL(file, import.meta.url).href;
    if (file.endsWith('.css')) askEarly(url);
    else import(/* @vite-ignore */ url).catch((error) => console.warn('Yantra:', error));
  }
};

const nearness = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearness.unobserve(target);
      load(target);
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
    if (element.localName === 'yantra-scope') load(element);
    else nearness.observe(element);
  }
};

find();
new MutationObserver(find).observe(document, { childList: true, subtree: true });
