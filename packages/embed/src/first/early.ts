/* What the loader and the code it loads share: they are different builds on one page, and may be of different versions; hence a name on
   the page, whose number grows when the shape changes. The loader asks for a carousel's machines while the carousel's code is still on its way;
   whoever needs the answer takes it from here instead of asking again. */
const earlyKey = 'yantra.early.2';

/** Addresses and the text of what they answered; nothing when there is none that could be used. */
type Early = Map<string, Promise<string | false | undefined>> & {
  /** Shows the first cards of a carousel whose machines were asked for at an address. There once the code for it is. */
  show?: (carousel: HTMLElement, url: string) => unknown;
  /** Whether the page has, or is about to have, the fonts of a card. */
  hasFonts?: true;
  /** Whether a loader looks after the page. */
  isWatched?: true;
};

export const early = (): Early => ((globalThis as typeof globalThis & { [earlyKey]?: Early })[earlyKey] ??= new Map());

/** Asks ahead, once for each address. What fails is as if nobody had asked. */
export function askEarly(url: string): void {
  if (early().has(url)) return;
  early().set(
    url,
    fetch(url)
      .then<string | false | undefined>((answer) => answer.ok && answer.text())
      .catch(() => undefined),
  );
}

/** What was asked ahead at an address of the API, for who only shows it. Undefined when nobody has asked. */
export const seeEarly = (url: string): Promise<unknown> | undefined =>
  early()
    .get(url)
    ?.then((text) => text && (JSON.parse(text) as unknown))
    .catch(() => undefined);

/** Hands over what was asked ahead, once: a second question is for somebody who wants to know anew. */
export function takeEarly(url: string): Promise<unknown> | undefined {
  const body = seeEarly(url);
  early().delete(url);
  return body;
}
