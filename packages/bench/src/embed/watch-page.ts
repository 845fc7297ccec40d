/** What is measured inside a page. */
export interface Watched {
  /** Milliseconds from the navigation to the paint of the frame with the first card's name; NaN if there is none. */
  readonly firstCard: number;
  /** Tasks of more than 50 ms: when they began and how long they took. */
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** The sum of all layout shifts, none of them caused by a person. */
  readonly shift: number;
  /** Names and classes of everything in the shadow root, in order: equal for equal mark-up. */
  readonly outline: string;
  /** How many cards there are now. */
  readonly cards: number;
}

/** Where cards are, as selectors. */
export interface Look {
  /** The container: cards are in its shadow root, in a frame inside it, or in itself. */
  readonly host: string;
  /** The name of a card. */
  readonly name: string;
}

/** Self-contained: its source text is sent to the browser. */
export function watchPage({ host, name: nameOfCard }: Look): void {
  const global = window as unknown as { benchSawCard: (text: string) => void; benchWatched: Watched };
  const longTasks: { start: number; duration: number }[] = [];
  let shift = 0;
  let firstCard = Number.NaN;
  const rootsOf = (element: Element): ParentNode[] => [
    element.shadowRoot ?? element,
    ...[...element.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []),
  ];
  const names = (): Element[] =>
    [...document.querySelectorAll(host)].flatMap(rootsOf).flatMap((root) => [...root.querySelectorAll(nameOfCard)]);
  Object.defineProperty(global, 'benchWatched', {
    get: (): Watched => ({
      firstCard,
      longTasks,
      shift,
      cards: names().length,
      outline: [...(document.querySelector(host)?.shadowRoot?.querySelectorAll('*') ?? [])]
        .map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`)
        .join('\n'),
    }),
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isSeen = (name: Element): boolean =>
    name.getClientRects().length > 0 && name.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const look = (): void => {
    const name = document.body ? names().find(({ textContent }) => textContent) : undefined;
    if (!name) {
      requestAnimationFrame(look);
      return;
    }
    // Animation callbacks run before painting, a message sent from them after; at that point reading positions forces no layout.
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener('message', () => {
      const now = performance.now();
      if (!isSeen(name)) {
        requestAnimationFrame(look);
        return;
      }
      firstCard = now;
      global.benchSawCard('');
    });
    port2.start();
    port1.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
