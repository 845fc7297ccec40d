import { type RefObject, useEffect } from 'react';
import { useLatest } from '../kit/use-latest.ts';

/**
 * While `isOpen`, calls `onDismiss` on Escape and on a click outside.
 * @param inside where clicks do not dismiss: the drawer and its toggle
 */
export function useDismissal(
  isOpen: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: (how: 'key' | 'click') => void,
): void {
  const pressed = useLatest((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onDismiss('key');
  });
  const clicked = useLatest((event: MouseEvent) => {
    // By the event's path: in a shadow tree the document does not see the clicked element.
    const way = event.composedPath();
    if (!inside.some(({ current }) => current !== null && way.includes(current))) onDismiss('click');
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', pressed);
    document.addEventListener('click', clicked);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('click', clicked);
    };
  }, [isOpen, pressed, clicked]);
}
