/**
 * What a partner pastes: `<script type="module" src="https://…/embed/v1/yantra.js"></script>`. It loads the code of the page's tags shortly before they come
 * into view, and requests a carousel's machines meanwhile.
 */
import { cityStorageKey } from '@yantra/state/city';
import { askEarly, early } from './early.ts';
import { carouselUrl } from './request-url.ts';

/** The folder of the files beside this one; the build writes its name. */
declare const __BUILD__: string;
/* Browsers remember that a file failed, and every file that imports it: a retry uses another name of the folder. */
let folder: string = __BUILD__;

/** How far below the window a widget's code is loaded: about one flick on a phone. */
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
    // On a slow line the cards come first; what makes them live must not compete with them.
    await bring('core');
    early().show?.(element as HTMLElement, url);
  }
  // All at once: every widget needs the core and the live carousel's code.
  await Promise.all([localName, 'core', carouselTag].map((file) => bring(file)));
};

const seen = new WeakSet<Element>();
const nearness = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || seen.has(target)) continue;
      seen.add(target);
      // The tag's children stay in sight, and so do cards already drawn; the console shows what failed.
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

// Of several loaders on a page, of any version, one does the work: so all widgets share one runtime.
if (!early().isWatched) {
  early().isWatched = true;
  if (/yantra-debug/.test(location.href)) void bring('doctor');
  find();
  new MutationObserver(find).observe(document, { childList: true, subtree: true });
}
