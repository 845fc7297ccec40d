import { useCallback, useEffect, useRef, useState } from 'react';

/** A row of pictures that the browser scrolls and snaps; the one in sight is read from where it is scrolled to. */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const look = () => setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    row.addEventListener('scroll', look, { passive: true });
    return () => row.removeEventListener('scroll', look);
  }, []);
  const show = useCallback(
    (index: number) => {
      const { current: row } = track;
      if (row && index >= 0 && index < count) row.scrollTo({ left: index * row.clientWidth });
    },
    [count],
  );
  return { track, current, show };
}
