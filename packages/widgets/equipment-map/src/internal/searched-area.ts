import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Mover } from '@yantra/map/clustered';
import type { later } from '@yantra/state';
import type { MapArea } from '../equipment-map.types.ts';

/** How long the map must be still before the server is asked. */
const restMs = 200;

/** The searched area, and whether it follows the map. */
export interface SearchedArea {
  readonly isSearchingAsIMove: ReadonlySignal<boolean>;
  readonly setSearchingAsIMove: (isOn: boolean) => void;
  /** The map shows another area than the searched one. */
  readonly canSearchHere: ReadonlySignal<boolean>;
  readonly searchHere: () => void;
  readonly rest: (area: MapArea, by: Mover) => void;
}

export function createSearchedArea(wait: typeof later) {
  const asked = signal<MapArea | undefined>(undefined);
  const seen = signal<MapArea | undefined>(undefined);
  const isSearchingAsIMove = signal(true);
  let cancel = () => {};
  const ask = (area: MapArea | undefined, isAtOnce: boolean) => {
    if (!area) return;
    cancel();
    const act = () => void (asked.value = area);
    if (isAtOnce) act();
    else cancel = wait(act, restMs);
  };
  const search: SearchedArea = {
    isSearchingAsIMove,
    setSearchingAsIMove(isOn) {
      isSearchingAsIMove.value = isOn;
      if (isOn) ask(seen.peek(), true);
    },
    canSearchHere: computed(() => !isSearchingAsIMove.value && seen.value !== asked.value),
    searchHere: () => ask(seen.peek(), true),
    rest(area, by) {
      const last = seen.peek();
      if (last && JSON.stringify(last) === JSON.stringify(area)) return;
      seen.value = area;
      // A movement caused by the list must not load another list.
      if (by === 'list') return;
      if (by === 'page' || isSearchingAsIMove.peek()) ask(area, !asked.peek());
    },
  };
  return { asked: asked as ReadonlySignal<MapArea | undefined>, search, cancel: () => cancel() };
}
