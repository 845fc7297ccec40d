import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';

const calm = '(prefers-reduced-motion: reduce)';

function turn({ currentTarget }: MouseEvent, by: number): void {
  const row = currentTarget.parentElement;
  row?.scrollBy({ left: row.clientWidth * by, behavior: matchMedia(calm).matches ? 'instant' : 'smooth' });
}

/**
 * Arrows over the ends of a category bar, for mice that cannot scroll sideways; keyboard and touch need none. Each shows while
 * there is more on its side.
 */
export function CategoryArrows() {
  const place = useRef<HTMLButtonElement>(null);
  const [reach, setReach] = useState({ left: false, right: false });
  useEffect(() => {
    const row = place.current?.parentElement;
    if (!row) return undefined;
    const measure = () => {
      const left = row.scrollLeft > 1;
      const right = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      setReach((last) => (last.left === left && last.right === right ? last : { left, right }));
    };
    measure();
    // The entries are added after the row.
    const watcher = new ResizeObserver(measure);
    for (const part of [row, ...row.children]) watcher.observe(part);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);
  return (['left', 'right'] as const).map((side) => (
    <button
      key={side}
      type="button"
      tabIndex={-1}
      aria-hidden
      ref={place}
      className={`y-categories__turn y-categories__turn--${side}`}
      hidden={!reach[side]}
      onClick={(event) => turn(event, side === 'left' ? -0.8 : 0.8)}
    >
      <Icon name={side} />
    </button>
  ));
}
