import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import type { Row } from './fleet.model.ts';
import { type RowsSeen, heightOf, offsetsOf, rowsSeen } from './rows-seen.ts';

/** Which rows of the board are drawn, in a box that scrolls. */
export interface Scroller {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly offsets: readonly number[];
  readonly seen: RowsSeen;
  readonly onScroll: () => void;
  /** Scrolls as little as is needed to see a row, and a column if it is a day. */
  readonly show: (row: number, column: number) => void;
}

/* Until it is measured: what the server draws. */
const guessedRem = 45;
/* The height of the days above the rows. */
const headRem = 3.25;

const remOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize) || 16;

/** The days' part of a row in the box, in pixels from its edge, without what sticks to the sides. */
function daysIn(
  box: HTMLElement,
): { readonly start: number; readonly width: number; readonly left: number } | undefined {
  const row = box.querySelector<HTMLElement>('.y-dashboard__fleet-days');
  const name = box.querySelector<HTMLElement>('.y-dashboard__fleet-name');
  if (!row || !name) return undefined;
  return { start: row.offsetLeft, width: row.offsetWidth, left: name.offsetWidth };
}

export function useScroller(rows: readonly Row[], count: number): Scroller {
  const box = useRef<HTMLDivElement>(null);
  const offsets = useMemo(() => offsetsOf(rows), [rows]);
  const [view, setView] = useState({ top: 0, height: guessedRem });
  const measure = useCallback(() => {
    const { current } = box;
    if (!current) return;
    const rem = remOf(current);
    // Steps of a row: not every pixel of a scroll is a rendering.
    const top = Math.floor(current.scrollTop / rem / heightOf({ lanes: 1 })) * heightOf({ lanes: 1 });
    const height = Math.ceil(current.clientHeight / rem);
    setView((before) => (before.top === top && before.height === height ? before : { top, height }));
  }, []);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [measure]);
  const seen = rowsSeen(offsets, view.top, view.height);
  /* Whether the scroll that is under way shows rows that are drawn already. */
  const isDrawn = useRef(false);
  return {
    box,
    offsets,
    seen,
    onScroll() {
      // A key is answered at once; the rows that come near by it are drawn once that has been painted.
      if (isDrawn.current) afterPaint(measure);
      else measure();
      isDrawn.current = false;
    },
    show(row, column) {
      const { current } = box;
      if (!current) return;
      const rem = remOf(current);
      const [top = 0, end = 0] = [offsets[row], offsets[row + 1]];
      const height = current.clientHeight / rem - headRem;
      const at = current.scrollTop / rem;
      isDrawn.current = row >= seen.first && row < seen.end && (top < at || end > at + height);
      if (top < at) current.scrollTop = top * rem;
      else if (end > at + height) current.scrollTop = (end - height) * rem;
      const days = column < 0 || current.scrollWidth <= current.clientWidth ? undefined : daysIn(current);
      if (days) {
        const day = days.width / count;
        const from = days.start + column * day;
        const use = current.querySelector<HTMLElement>('.y-dashboard__fleet-use')?.offsetWidth ?? 0;
        const right = current.clientWidth - use;
        if (from - current.scrollLeft < days.left) current.scrollLeft = from - days.left;
        else if (from + day - current.scrollLeft > right) current.scrollLeft = from + day - right;
      }
      if (!isDrawn.current) measure();
    },
  };
}
