import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Slider, SliderEdges, SliderParts } from './slider.ts';

function partsOf(root: HTMLElement | null): SliderParts | undefined {
  const track = root?.querySelector<HTMLElement>('[data-glide-el="track"]');
  const slides = track?.firstElementChild;
  return root && track && slides instanceof HTMLElement ? { root, track, slides } : undefined;
}

/** Loads the code that moves the slides; the same function at every render. */
export type LoadSlider = () => Promise<{
  readonly startSlider: (parts: SliderParts, onEdges: (edges: SliderEdges) => void) => Slider;
}>;

/**
 * Slides that scroll natively from the first paint; with a mouse, Glide replaces that once mouse or focus is here. `content` is
 * what the slides are made of: when it changes, the slider restarts; while it is false, it waits.
 */
export function useSlider(root: RefObject<HTMLElement | null>, content: unknown, load: LoadSlider) {
  const [edges, setEdges] = useState<SliderEdges>({ isAtStart: true, isAtEnd: false });
  const slider = useRef<Slider | undefined>(undefined);
  const early = useRef(0);
  useEffect(() => {
    const parts = content ? partsOf(root.current) : undefined;
    if (!parts) return undefined;
    let isOver = false;
    // The slides scroll without a script; the code for arrows and keys need not come first.
    load().then(
      ({ startSlider }) => {
        if (isOver) return;
        slider.current = startSlider(parts, (next) =>
          // Unchanged edges must not render the cards again.
          setEdges((last) => (last.isAtStart === next.isAtStart && last.isAtEnd === next.isAtEnd ? last : next)),
        );
        // Arrow presses from before it was loaded.
        if (early.current) slider.current.move(early.current);
        early.current = 0;
      },
      // Touch and wheel still scroll then.
      () => undefined,
    );
    return () => {
      isOver = true;
      slider.current?.dispose();
      slider.current = undefined;
    };
  }, [root, content, load]);
  const move = (steps: number) => {
    if (slider.current) slider.current.move(steps);
    else early.current += steps;
  };
  return { edges, move };
}
