import { useRef, type PointerEvent } from 'react';

/** How far a swipe must go to dismiss, in CSS pixels. */
const dismissDistance = 80;

/** Handlers for an element that can be swiped away by finger or mouse, and springs back from a short swipe. */
export function useSwipe(onDismiss: () => void) {
  const start = useRef<{ x: number; pointer: number } | undefined>(undefined);
  const moveTo = (element: HTMLElement, distance: number) => {
    element.style.setProperty('translate', distance === 0 ? '' : `${distance}px`);
    element.style.setProperty('opacity', distance === 0 ? '' : String(Math.max(0, 1 - Math.abs(distance) / 300)));
  };
  const stop = (event: PointerEvent<HTMLElement>, mayDismiss: boolean) => {
    if (start.current?.pointer !== event.pointerId) return;
    const distance = distanceOf(event);
    const isDismissed = mayDismiss && Math.abs(distance) > dismissDistance;
    start.current = undefined;
    const element = event.currentTarget;
    if (element.dataset['state'] === 'dragged') delete element.dataset['state'];
    moveTo(element, isDismissed ? distance * 4 : 0);
    if (isDismissed) onDismiss();
  };
  const distanceOf = (event: PointerEvent) => event.clientX - (start.current?.x ?? event.clientX);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      start.current = { x: event.clientX, pointer: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.pointer !== event.pointerId) return;
      event.currentTarget.dataset['state'] = 'dragged';
      moveTo(event.currentTarget, distanceOf(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => stop(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => stop(event, false),
  };
}
