import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While `isOpen`, hears what closes a drawer: Escape, and a click outside it.
 * @param inside what a click may fall on: the drawer and the button that toggles it
 */
export function useDismissal(
  isOpen: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: (how: 'key' | 'click') => void,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onDismiss('key');
  });
  const clicked = useEffectEvent((event: MouseEvent) => {
    // By the way it took: in a shadow tree the document does not see what was clicked.
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
  }, [isOpen]);
}
