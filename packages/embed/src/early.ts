/* The loader asks for a carousel's machines while the carousel's code is still on its way; whoever makes the scope takes the answer from
   here instead of asking again. A registered symbol, since loader and code are different builds on one page. */
const earlyKey: unique symbol = Symbol.for('yantra.early.1') as never;

type PageWithEarly = typeof globalThis & { [earlyKey]?: Map<string, Promise<Response>> };

/** Asks ahead, once for each address. */
export function askEarly(url: string): void {
  const early = ((globalThis as PageWithEarly)[earlyKey] ??= new Map());
  if (early.has(url)) return;
  const answer = fetch(url);
  // Whoever takes it hears of the failure; until then nobody needs to.
  answer.catch(() => undefined);
  early.set(url, answer);
}

/** Hands over what was asked ahead, once: a second question is for somebody who wants to know anew. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = (globalThis as PageWithEarly)[earlyKey];
  const answer = early?.get(url);
  early?.delete(url);
  return answer;
}
