import { type RefObject, useEffect } from 'react';
import { type Box, clearShift } from './clear-spot.ts';

/** What a message must not cover. */
const controls =
  'button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], .y-button';

/** What can be pressed now: below an open dialog nothing. */
function pressable(region: HTMLElement): readonly Box[] {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...top.querySelectorAll(controls)].flatMap((control) => {
    if (region.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return [];
    const box = control.getBoundingClientRect();
    const isSeen = box.bottom > 0 && box.top < innerHeight && box.width > 2 && box.height > 2;
    return isSeen ? [box] : [];
  });
}

function moveClear(region: HTMLElement): void {
  const items = [...region.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  if (items.length === 0) return;
  const before = Number(region.dataset['shift'] ?? 0);
  const box = {
    left: Math.min(...items.map(({ left }) => left)),
    right: Math.max(...items.map(({ right }) => right)),
    top: Math.min(...items.map(({ top }) => top)) - before,
    bottom: Math.max(...items.map(({ bottom }) => bottom)) - before,
  };
  const shift = clearShift(box, pressable(region), innerHeight);
  region.dataset['shift'] = String(shift);
  region.style.setProperty('translate', shift === 0 ? '' : `0 ${shift}px`);
}

/**
 * Moves messages to where they cover no button, whenever others are shown, they are raised again, the window changes or the
 * page has scrolled.
 * @param shown changes with what is shown
 */
export function useClearSpot(region: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const { current } = region;
    if (!current || shown === '') return undefined;
    const reposition = () => moveClear(current);
    reposition();
    const ending = new AbortController();
    const { signal } = ending;
    current.addEventListener('toggle', reposition, { signal });
    addEventListener('resize', reposition, { signal });
    document.addEventListener('scrollend', reposition, { signal });
    return () => ending.abort();
  }, [region, shown]);
}
