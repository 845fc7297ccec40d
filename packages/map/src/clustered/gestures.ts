/** What the hint says. */
export type Hint = 'touch' | 'wheel';

/** How far an arrow key moves the map, in pixels. */
const step = 100;

interface Moves {
  readonly panBy: (x: number, y: number) => void;
  readonly zoomBy: (steps: number) => void;
  readonly onEscape: () => void;
}

/**
 * Lets the page scroll over the map: one finger and a bare wheel scroll the page; two fingers, Ctrl with the wheel, or the wheel after a press on the map move
 * the map. `frame` encloses Leaflet's element, so that it gets events first.
 */
export function guardGestures(frame: HTMLElement, onHint: (hint: Hint) => void, signal: AbortSignal) {
  let isEngaged = false;
  const options = { capture: true, signal } as const;
  const holdTouch = (event: TouchEvent) => {
    if (event.touches.length === 1) event.stopPropagation();
  };
  frame.addEventListener('touchstart', holdTouch, { ...options, passive: true });
  frame.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length === 1) onHint('touch');
    },
    { ...options, passive: true },
  );
  frame.addEventListener(
    'wheel',
    (event) => {
      if (isEngaged || event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      onHint('wheel');
    },
    { ...options, passive: true },
  );
  frame.addEventListener('pointerdown', ({ pointerType }) => void (isEngaged = pointerType === 'mouse'), options);
  frame.addEventListener('pointerleave', () => void (isEngaged = false), { signal });
}

/** Arrows, plus and minus move the map wherever the focus is in it; Escape closes what is open. */
export function moveByKeys(frame: HTMLElement, { panBy, zoomBy, onEscape }: Moves, signal: AbortSignal) {
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => panBy(-step, 0),
    ArrowRight: () => panBy(step, 0),
    ArrowUp: () => panBy(0, -step),
    ArrowDown: () => panBy(0, step),
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    _: () => zoomBy(-1),
    Escape: onEscape,
  };
  frame.addEventListener(
    'keydown',
    (event) => {
      const act = acts[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
}
