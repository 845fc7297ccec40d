import { type RefObject, useEffect, useRef } from 'react';
import type { EquipmentSearchModel } from '../equipment-search.model.ts';

/** The property by which a page makes the box full-screen while somebody searches: `screen`. */
const screenProperty = '--yantra-search-as';

const rootOf = (inside: HTMLElement | null) => inside?.closest<HTMLElement>('.y-equipment-search') ?? undefined;

export const isScreen = (inside: HTMLElement): boolean => rootOf(inside)?.dataset['screen'] !== undefined;

/** Closes on the phone's own back gesture or button, where the browser reports it. */
function watchBack(close: () => void): () => void {
  if (!('CloseWatcher' in globalThis)) return () => undefined;
  const watcher = new (
    globalThis as unknown as { CloseWatcher: new () => EventTarget & { destroy: () => void } }
  ).CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/** On phones the box and its list fill the screen from the first focus until the person goes back, leaves or follows a row. */
export function useScreen(frame: RefObject<HTMLElement | null>, model: EquipmentSearchModel, isWanted: boolean): void {
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    const root = rootOf(frame.current);
    if (wasWanted.current && !isWanted && root && isScreen(root)) {
      delete root.dataset['screen'];
      root.querySelector('input')?.blur();
    }
    wasWanted.current = isWanted;
  }, [frame, isWanted]);
  useEffect(() => {
    const root = rootOf(frame.current);
    const field = root?.querySelector('input');
    if (!root || !field) return;
    const ending = new AbortController();
    const { signal } = ending;
    let unwatch = () => undefined as void;
    const open = () => {
      if (isScreen(root) || getComputedStyle(root).getPropertyValue(screenProperty).trim() !== 'screen') return;
      root.dataset['screen'] = '';
      unwatch = watchBack(model.close);
      model.type(field.value);
    };
    field.addEventListener('focus', open, { signal });
    field.addEventListener('input', open, { signal });
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isScreen(root) && relatedTarget instanceof Node && !root.contains(relatedTarget)) model.close();
      },
      { signal },
    );
    const unsubscribe = model.isWanted.subscribe((wanted) => {
      if (!wanted) unwatch();
    });
    if (field.matches(':focus')) open();
    return () => {
      ending.abort();
      unsubscribe();
      unwatch();
    };
  }, [frame, model]);
}
