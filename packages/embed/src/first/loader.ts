/**
 * What a partner pastes: `<script type="module" src="https://…/embed/v1/yantra.js"></script>`. It loads the code of the page's tags shortly before they come
 * into view, and requests a carousel's machines meanwhile. It works as a classic script too, so it contains neither `import.meta` nor `export`.
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
const carouselTag = 'yantra-equipment-carousel';
// This file's address: a classic script of another origin has none for import(), and no tag names a file that a page imports. An error does, unless the page wants
// errors without lists of calls.
const address =
  /http\S+/.exec(Error().stack as string) ??
  (document.querySelector('script[src*="/yantra.js"]') as HTMLScriptElement).src;
// What was found is one text, which the list of it becomes; line and column belong to the file's name, which is left out.
const { origin: siteUrl, href: base } = new URL('.', address as string);

/** A line may fail once or twice. */
const bring = (file: string, tries = 2): Promise<unknown> =>
  import(/* @vite-ignore */ `${base + folder}/${file}.js`).catch(
    () =>
      new Promise((done, fail) => {
        folder += '~';
        setTimeout(tries ? () => done(bring(file, tries - 1)) : fail, 2000);
      }),
  );

const load = async (element: Element, { localName } = element) => {
  if (localName === carouselTag && !element.closest('yantra-scope,[for]')) {
    // On a slow line the cards come first; what makes them live must not compete with them. The code is the longer wait, and the first look into storage holds
    // a cheap phone for some ten milliseconds.
    const core = bring('core');
    const url = carouselUrl(siteUrl, element, () => localStorage.getItem(cityStorageKey));
    askEarly(url);
    await core;
    early().show?.(element as HTMLElement, url);
  }
  // All at once: every widget needs the core and the live carousel's code.
  await Promise.all([localName, 'core', carouselTag].map((file) => bring(file)));
};

const seen = new WeakSet<object>();
const nearness = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || seen.has(target)) continue;
      seen.add(target);
      load(target).catch(() => {
        // Cards already drawn stay in sight. The console shows which file did not come.
        if (target.hasAttribute('state')) return;
        target.setAttribute('state', 'error');
        const init = { bubbles: true, composed: true, detail: { code: 'blocked' } };
        target.dispatchEvent(new CustomEvent('yantra-error', init));
      });
    }
  },
  { rootMargin: margin },
);

/** A tag is waited for; an open shadow root may hold tags. Those of our own hold none. */
const visit = (element: Element) => {
  if (!element.localName?.startsWith('yantra-')) watch(element.shadowRoot);
  else if (!element.matches(':defined')) nearness.observe(element);
};

/** Finds the tags in what has come into a page. */
const find = (node: Node) => {
  visit(node as Element);
  (node as Partial<ParentNode>).querySelectorAll?.('*').forEach(visit);
};

const changes = new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(find)));

/** Finds the tags in a document or in a shadow root, now and later. */
const watch = (root?: Node | null) => {
  if (!root || seen.has(root)) return;
  seen.add(root);
  find(root);
  changes.observe(root, { childList: true, subtree: true });
};

type AttachShadow = (this: Element, init: ShadowRootInit) => ShadowRoot;

// Of several loaders on a page, of any version, one does the work: so all widgets share one runtime.
if (!early().isWatched) {
  early().isWatched = true;
  if (/yantra-debug/.test(location.href)) void bring('doctor');
  const { attachShadow } = Element.prototype as Readonly<Record<'attachShadow', AttachShadow>>;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    visit(this);
    return root;
  };
  watch(document);
  // For closed roots, whose makers alone can name them.
  (globalThis as { yantra?: object }).yantra = { watch };
}
