/** Runs in the page, before anything of it: notes when the first card is painted, long tasks, and what moved. */

export interface Watched {
  /** Milliseconds from the start of the navigation until the frame with the first card's name in it was painted. */
  readonly firstCard: number;
  /** Tasks of more than 50 ms: when they began and how long they took. */
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** The sum of all layout shifts, none of which a person caused. */
  readonly shift: number;
  /** Names and classes of all that is in the shadow root, in order: equal when the mark-up is. */
  readonly outline: string;
}

/** Must stand alone: its text is what the browser gets. */
export function watchPage(tag: string): void {
  const global = window as unknown as { benchSawCard: (text: string) => void; benchWatched: Watched };
  const longTasks: { start: number; duration: number }[] = [];
  let shift = 0;
  let firstCard = Number.NaN;
  const shadow = () => document.querySelector(tag)?.shadowRoot;
  Object.defineProperty(global, 'benchWatched', {
    get: (): Watched => ({
      firstCard,
      longTasks,
      shift,
      outline: [...(shadow()?.querySelectorAll('*') ?? [])]
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
  const look = (): void => {
    const name = shadow()?.querySelector('.y-card__name');
    const isSeen =
      name?.textContent && name.getClientRects().length > 0 && name.checkVisibility({ visibilityProperty: true });
    if (!isSeen) {
      requestAnimationFrame(look);
      return;
    }
    // A frame's callbacks run before it is painted, a message sent from them after.
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener('message', () => {
      firstCard = performance.now();
      global.benchSawCard('');
    });
    port2.start();
    port1.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
