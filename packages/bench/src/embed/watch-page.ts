/** What a page says of itself. */
export interface Watched {
  /** Milliseconds after the navigation at which the frame with the first card's name in it was painted; NaN where there is none. */
  readonly firstCard: number;
  /** Tasks of more than 50 ms: when they began and how long they took. */
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** The sum of all layout shifts, none of which a person caused. */
  readonly shift: number;
  /** Names and classes of all that is in the shadow root, in order: equal when the mark-up is. */
  readonly outline: string;
  /** How many cards there are now. */
  readonly cards: number;
}

/** Where cards are, as selectors. */
export interface Look {
  /** What holds them: in its shadow root, in a frame inside it, or in itself. */
  readonly host: string;
  /** The name of a card. */
  readonly name: string;
}

/** Must stand alone: its text is what the browser gets. */
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
    // A frame's callbacks run before it is painted, a message sent from them after; then it costs no layout of its own to ask where it is.
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
