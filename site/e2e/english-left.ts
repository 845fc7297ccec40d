/** English sentences left on a page that speaks another language. */
import { shared } from '@yantra/ui/languages/hi';
import type { Page, Request } from 'playwright-core';

/** From so many words in Latin letters on it is a sentence rather than a name; one that has a translation is too many. */
const leastWords = 3;
const latinWord = /[A-Za-z][A-Za-z’'.-]+/g;

/** The same in every language: credits that licences ask for, addresses, names of shops, and what stands on keys. */
const alike =
  /CC BY 4\.0|OpenStreetMap|GeoNames|svg-maps|Natural Earth|Google Play|\S+@\S+|https?:\/\/\S+|Page Up|Page Down|\bEnter\b|\/equipment-details\?\S+/g;

/** What has a word in every language: cities, states, kinds, statuses. */
const ours: ReadonlySet<string> = new Set(Object.keys(shared.words));

/** Every name in an answer. What an API says of a failure is none; sizes begin with a number, and what a kind is also called with any letter. */
function namesIn(value: unknown, found: Set<string>, isAlso = false): void {
  if (typeof value === 'string') {
    const name = value.replaceAll(/\s+/g, ' ').trim();
    if ((isAlso || /[A-Z\d]/.test(name)) && !ours.has(name)) found.add(name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      if (key !== 'message') namesIn(part, found, isAlso || key === 'also');
  }
}

/** All that a person reads or hears: whole elements, since a link may stand within a sentence. */
const said = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>([document.title]);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.matches('script, style, noscript, template') || !element.checkVisibility()) continue;
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasOwnText) found.add(element.innerText || (element.textContent ?? ''));
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'])
        found.add(element.getAttribute(name) ?? '');
    }
    return [...found].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });

async function namesOf(request: Request): Promise<unknown> {
  const response = await request.response();
  if (!response || response.status() >= 400 || !response.headers()['content-type']?.includes('json')) return undefined;
  return response.json();
}

/** Follows the answers that a page gets, so that names in them, which people have given, are known. Before anything is loaded. */
export function listenForNames(page: Page): { readonly englishLeft: () => Promise<readonly string[]> } {
  const names = new Set<string>();
  const reading = new Set<Promise<unknown>>();
  // Of an answer that nobody reads to its end, a beacon's or a cancelled one, the body never comes.
  page.on('requestfinished', (request) => {
    const read = namesOf(request).then(
      (body) => namesIn(body, names),
      // The page has gone on meanwhile.
      () => undefined,
    );
    reading.add(read);
  });
  return {
    async englishLeft() {
      await Promise.all(reading);
      const snapshot = await page.locator('#yantra-snapshot').textContent();
      namesIn(JSON.parse(snapshot ?? 'null'), names);
      const known = [...names].toSorted((a, b) => b.length - a.length);
      const without = (text: string): string =>
        known.reduce((rest, name) => rest.replaceAll(name, '·'), text.replaceAll(alike, '·'));
      const isLeft = (rest: string): boolean => {
        const words = rest.match(latinWord) ?? [];
        return words.length >= leastWords || words.some((word) => ours.has(word));
      };
      return (await said(page)).filter((text) => isLeft(without(text)));
    },
  };
}
