import { type RefObject, useEffect, useRef } from 'react';
import type { EquipmentSearchModel } from '../equipment-search.model.ts';

/** What the page says on a box that is to be a screen of its own while somebody searches: `screen`. */
const wish = '--yantra-search-as';

const rootOf = (inside: HTMLElement | null) => inside?.closest<HTMLElement>('.y-equipment-search') ?? undefined;

export const isScreen = (inside: HTMLElement): boolean => rootOf(inside)?.dataset['screen'] !== undefined;

/** Asks to close on the phone's own way back, where the browser tells of it. */
function watchBack(close: () => void): () => void {
  if (!('CloseWatcher' in globalThis)) return () => undefined;
  const watcher = new (
    globalThis as unknown as { CloseWatcher: new () => EventTarget & { destroy: () => void } }
  ).CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/** On phones the box and its list fill the screen from the first focus until somebody goes back, away or where a row leads. */
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
      if (isScreen(root) || getComputedStyle(root).getPropertyValue(wish).trim() !== 'screen') return;
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
