import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is, in pixels; undefined until it is measured. */
export function useRoom(): { readonly stage: RefObject<HTMLDivElement | null>; readonly room: number | undefined } {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(Math.round(entry.contentRect.width)));
    if (stage.current) watcher.observe(stage.current);
    return () => watcher.disconnect();
  }, []);
  return { stage, room };
}
