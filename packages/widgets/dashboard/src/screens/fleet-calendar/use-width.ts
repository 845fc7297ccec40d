import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/* One machine at a time below it; as in fleet-phone.css. Pixels of the calendar’s own width. */
const narrowest = 640;

/** Whether a place is too narrow for the board; undefined until it is measured. */
export function useIsNarrow(): readonly [place: RefObject<HTMLDivElement | null>, isNarrow: boolean | undefined] {
  const place = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const measure = () => setNarrow(current.clientWidth < narrowest);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return [place, isNarrow];
}
