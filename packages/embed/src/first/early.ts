/* Shared by the loader and the code it loads: different builds on one page, perhaps of different versions; hence a name on the page, whose number grows when
 * the shape changes. The loader asks for a carousel's machines while the carousel's code still loads; that code takes the answer from here instead of asking
 * again. */
const earlyKey = 'yantra.early.2';

/** Addresses and the text of their answers; false if there is no usable answer. */
type Early = Map<string, Promise<string | false | undefined>> & {
  /** Shows the first cards of a carousel whose machines were asked for at an address. Set once its code is loaded. */
  show?: (carousel: HTMLElement, url: string) => unknown;
  /** Whether the page has, or will soon have, the fonts of a card. */
  hasFonts?: true;
  /** Whether a loader watches the page. */
  isWatched?: true;
};

export const early = (): Early => ((globalThis as typeof globalThis & { [earlyKey]?: Early })[earlyKey] ??= new Map());

/** Requests an address early, once. A failure is as if nothing had been requested. */
export function askEarly(url: string): void {
  if (early().has(url)) return;
  early().set(
    url,
    fetch(url)
      .then<string | false | undefined>((answer) => answer.ok && answer.text())
      .catch(() => undefined),
  );
}

/** An early answer of the API, without taking it. Undefined if it was not requested. */
export const seeEarly = (url: string): Promise<unknown> | undefined =>
  early()
    .get(url)
    ?.then((text) => text && (JSON.parse(text) as unknown))
    .catch(() => undefined);

/** Hands over an early answer, once: a second request wants a fresh one. */
export function takeEarly(url: string): Promise<unknown> | undefined {
  const body = seeEarly(url);
  early().delete(url);
  return body;
}
