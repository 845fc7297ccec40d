import { useEffect, useState } from 'react';

/** A band below the header: the part that reaches into it counts as in view. */
const band = '-96px 0px -70% 0px';

/** The id of the part in view; the first before any scrolling. */
export function usePartInSight(parts: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id);
  useEffect(() => {
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const last = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (last) setCurrent(last.target.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: band });
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
