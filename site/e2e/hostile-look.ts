/**
 * Checks a page that shows hostile texts: whether anything ran, became an element, overflowed its box or changed its
 * neighbours' direction.
 */
import type { Page } from 'playwright-core';
import { overflowing } from './faults.ts';

/** Before loading: records any sign that a text ran, and shows every column of the dashboard's tables. */
export async function setTraps(page: Page, tell: (fault: string) => unknown): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.defineProperty(globalThis, 'noted', { value: noted });
    const ran = {
      get: () => undefined,
      set(): void {
        noted.push('a text ran');
      },
    };
    Object.defineProperty(globalThis, '__ran', ran);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noted.push(`against the policy: ${violatedDirective} ${blockedURI}`),
    );
    const columns = ['supplier', 'status', 'city', 'views', 'added', 'state', 'email', 'organization', 'phone'];
    const every = JSON.stringify(Object.fromEntries(columns.map((id) => [id, true])));
    const plain = Reflect.get(Storage.prototype, 'getItem') as (key: string) => string | null;
    Storage.prototype.getItem = function (key: string) {
      return key.startsWith('yantra.columns.') ? every : plain.call(this, key);
    };
  });
  page.on('dialog', (dialog) => {
    tell(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => tell(`another window: ${popup.url()}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)) tell(`asked ${request.url()}`);
  });
}

/** The faults of a page in its current state, one line each. @param texts what was stored, and may appear alone */
export const faultsOf = async (page: Page, texts: readonly string[]): Promise<readonly string[]> => [
  ...(await overflowing(page)),
  ...(await page.evaluate((known) => {
    const faults = (globalThis as unknown as { readonly noted: string[] }).noted.splice(0);
    const short = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const stored = new Set(known.map(plain));

    const strange =
      'x-hostile, iframe, base, object, plaintext, marquee, [srcdoc], [src="x"], meta[http-equiv="refresh" i], ' +
      '[href^="javascript:" i], [href^="data:" i], [href^="vbscript:" i]';
    // A path of ours may contain a text; only the destination counts.
    const away = [...document.querySelectorAll('[href], [action], [src]')].filter((element) =>
      ['href', 'action', 'src'].some(
        (name) => URL.parse(element.getAttribute(name) ?? '', document.baseURI)?.hostname === 'hostile.example',
      ),
    );
    for (const element of [...document.querySelectorAll(strange), ...away])
      faults.push(`became ${element.outerHTML.slice(0, 120)}`);
    for (const element of document.querySelectorAll('*')) {
      const handler = element.getAttributeNames().find((name) => name.startsWith('on'));
      if (handler !== undefined) faults.push(`has ${handler}: ${element.outerHTML.slice(0, 120)}`);
    }

    /** Isolated text (U+2068 to U+2069) changes no direction outside it. */
    const open = (text: string) => text.replace(/\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/g, '');
    const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
    const isEdge = (element: Element) => {
      const { display, unicodeBidi } = getComputedStyle(element);
      return !/^(inline|contents)$/.test(display) || /isolate|plaintext/.test(unicodeBidi);
    };
    const edgeOf = (node: Node): Element => {
      let edge = node.parentElement ?? document.body;
      while (!isEdge(edge) && edge.parentElement) edge = edge.parentElement;
      return edge;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const byEdge = new Map<Element, Text[]>();
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (
        plain(node.data) === '' ||
        !parent?.checkVisibility() ||
        parent.closest('script, style, noscript, textarea, option')
      )
        continue;
      const edge = edgeOf(node);
      byEdge.set(edge, [...(byEdge.get(edge) ?? []), node]);
    }
    for (const [edge, nodes] of byEdge) {
      const turner = nodes.find(({ data }) => turning.test(open(data)));
      const where = `${edge.tagName.toLowerCase()}.${edge.className}`;
      if (turner && (nodes.length > 1 || !stored.has(plain(turner.data))))
        faults.push(`turns its neighbours round in ${where}: ${short(nodes.map(({ data }) => data).join('|'))}`);
      // Text cut with an ellipsis, or reachable by scrolling, is no fault.
      const holder = (() => {
        let at: Element | null = edge;
        while (at && getComputedStyle(at).display === 'inline') at = at.parentElement;
        return at ?? document.body;
      })();
      const style = getComputedStyle(holder);
      if (style.overflowX !== 'visible' || style.position === 'absolute') continue;
      const right = holder.getBoundingClientRect().right;
      for (const node of nodes) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const out = Math.round(range.getBoundingClientRect().right - right);
        if (out > 2 && node.parentElement && getComputedStyle(node.parentElement).overflowX === 'visible')
          faults.push(`stands out by ${out} px of ${where}: ${short(node.data)}`);
      }
    }
    return [...new Set(faults)];
  }, texts)),
];

/** The faults in a page's HTML as served. It is only parsed, never run. */
export const faultsIn = (page: Page, html: string): Promise<readonly string[]> =>
  page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const strange = [...sent.querySelectorAll('x-hostile, iframe, base, object, plaintext, [src="x"]')];
    const away = [...sent.querySelectorAll('[href]')].filter(
      (one) => URL.parse(one.getAttribute('href') ?? '', location.href)?.hostname === 'hostile.example',
    );
    const handlers = [...sent.querySelectorAll('*')].filter((one) =>
      one.getAttributeNames().some((name) => name.startsWith('on')),
    );
    const scripts = [...sent.querySelectorAll('script')].filter(
      ({ type, src, textContent }) => !type.endsWith('json') && src === '' && /__ran/.test(textContent ?? ''),
    );
    const notes = [...sent.querySelectorAll('script[type$=json]')].filter(({ textContent }) => {
      try {
        JSON.parse(textContent ?? '');
        return false;
      } catch {
        return true;
      }
    });
    return [...strange, ...away, ...handlers, ...scripts, ...notes].map((one) => one.outerHTML.slice(0, 160));
  }, html);
