import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import { clamp } from '@yantra/domain';

/** From the whole picture to four times as large. */
export const zoomRange = { least: 1, most: 4, step: 1.5, byClick: 2.5 } as const;

export interface ZoomModel {
  readonly current: ReadonlySignal<number>;
  readonly zoom: ReadonlySignal<number>;
  readonly isLeast: ReadonlySignal<boolean>;
  readonly isMost: ReadonlySignal<boolean>;
  /** Moves by this many pictures, as far as there are any; a new picture is shown whole. */
  readonly turn: (places: number) => void;
  readonly zoomTo: (zoom: number) => void;
  /** One zoom step in or out. */
  readonly step: (way: 1 | -1) => void;
  /** Switches between whole and enlarged. */
  readonly toggle: () => void;
}

export function createZoomModel(count: number, first: number): ZoomModel {
  const { least, most, step, byClick } = zoomRange;
  const current = signal(clamp(first, 0, count - 1));
  const zoom = signal<number>(least);
  const zoomTo = (next: number) => {
    zoom.value = clamp(next, least, most);
  };
  return {
    current,
    zoom,
    isLeast: computed(() => zoom.value <= least),
    isMost: computed(() => zoom.value >= most),
    turn(places) {
      const next = clamp(current.peek() + places, 0, count - 1);
      if (next === current.peek()) return;
      current.value = next;
      zoom.value = least;
    },
    zoomTo,
    step: (way) => zoomTo(zoom.peek() * step ** way),
    toggle: () => zoomTo(zoom.peek() > least ? least : byClick),
  };
}
