import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Slider, type SliderEdges, type SliderParts, createScrollSlider } from './slider.ts';

/** Whether the page is used with a mouse; thumbs keep the browser's own scrolling, which is smoother on a cheap phone and weighs nothing. */
const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

function partsOf(root: HTMLElement | null): SliderParts | undefined {
  const track = root?.querySelector<HTMLElement>('[data-glide-el="track"]');
  const slides = track?.firstElementChild;
  return root && track && slides instanceof HTMLElement ? { root, track, slides } : undefined;
}

/**
 * Slides that scroll by themselves from the first paint; on a page with a mouse Glide takes over when the browser is idle. `content` is
 * what the slides were made of: when it changes, the slider begins anew.
 */
export function useSlider(root: RefObject<HTMLElement | null>, content: unknown) {
  const [edges, setEdges] = useState<SliderEdges>({ isAtStart: true, isAtEnd: false });
  const slider = useRef<Slider | undefined>(undefined);
  useEffect(() => {
    const parts = partsOf(root.current);
    if (!parts) return undefined;
    let isOver = false;
    const use = (next: Slider) => {
      slider.current?.dispose();
      slider.current = next;
    };
    use(createScrollSlider(parts, setEdges));
    const cancel = hasMouse()
      ? whenIdle(() => {
          void import('./glide-slider.ts')
            .then(({ createGlideSlider }) => {
              if (!isOver) use(createGlideSlider(parts, setEdges));
            })
            // Without Glide the browser's scrolling goes on: nothing to tell anybody.
            .catch(() => undefined);
        })
      : undefined;
    return () => {
      isOver = true;
      cancel?.();
      slider.current?.dispose();
      slider.current = undefined;
    };
  }, [root, content]);
  return {
    edges,
    move: (count: number) => slider.current?.move(count),
    reveal: (index: number) => slider.current?.reveal(index),
  };
}
