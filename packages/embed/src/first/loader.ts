/**
 * What a partner pastes: `<script type="module" src="https://…/embed/v1/yantra.js"></script>`. It loads the code of the tags that
 * are on the page, shortly before they come into view, and asks for a carousel's machines meanwhile.
 */
import { cityStorageKey } from '@yantra/state/city';
import { askEarly, early } from './early.ts';
import { carouselUrl } from './request-url.ts';

/** The folder of the files beside this one; the build writes its name. */
declare const __BUILD__: string;
/* Browsers remember that a file did not come, and with it every file that needs it: who asks again asks under another name of the folder. */
let folder: string = __BUILD__;

/** How far below the window a widget's code is asked for: about one flick on a phone. */
const margin = '800px';
const siteUrl = new URL(import.meta.url).origin;
const carouselTag = 'yantra-equipment-carousel';

/** A line may fail once or twice. */
const bring = (file: string, tries = 2): Promise<unknown> =>
  import(/* @vite-ignore */ `./${folder}/${file}.js`).catch(
    () =>
      new Promise((done, fail) => {
        folder += '~';
        setTimeout(tries ? () => done(bring(file, tries - 1)) : fail, 2000);
      }),
  );

const load = async (element: Element, { localName } = element) => {
  if (localName === carouselTag && !element.closest('yantra-scope,[for]')) {
    const url = carouselUrl(siteUrl, element, () => localStorage.getItem(cityStorageKey));
    askEarly(url);
    // On a slow line the cards come first, and what makes them live does not share the line with them.
    await bring('core');
    early().show?.(element as HTMLElement, url);
  }
  // All at once, not one after the other: every widget stands on the core and on what makes a carousel live.
  await Promise.all([localName, 'core', carouselTag].map((file) => bring(file)));
};

const seen = new WeakSet<Element>();
const nearness = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || seen.has(target)) continue;
      seen.add(target);
      // What the tag holds stays in sight, and so do cards that are there; the browser has told the console what did not come.
      load(target).catch(() => target.hasAttribute('state') || target.setAttribute('state', 'error'));
    }
  },
  { rootMargin: margin },
);

const find = () => {
  for (const element of document.querySelectorAll(':not(:defined)')) {
    if (element.localName.startsWith('yantra-')) nearness.observe(element);
  }
};

// Of several loaders on a page, of whatever version, one does it: then all widgets share one runtime.
if (!early().isWatched) {
  early().isWatched = true;
  if (/yantra-debug/.test(location.href)) void bring('doctor');
  find();
  new MutationObserver(find).observe(document, { childList: true, subtree: true });
}
