import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';
import type { Slider, SliderEdges, SliderParts } from './slider.ts';

/** The layout that the style sheet sets for the carousel's own width; 4, 3, 2 and 1 are written only there. */
function layoutOf({ track }: SliderParts) {
  const style = getComputedStyle(track);
  return {
    perView: Number(style.getPropertyValue('--_per')) || 1,
    gap: Number.parseFloat(style.columnGap) || 0,
    peek: { before: 0, after: Number.parseFloat(style.scrollPaddingInlineEnd) || 0 },
  };
}

/**
 * Glide replaces the browser's scrolling: dragging by mouse, and arrows that move with the documented easing. It reads the
 * carousel's own width (its breakpoints use the screen's) and makes no clones (they upset the renderer).
 */
export function createGlideSlider(parts: SliderParts, onEdges: (edges: SliderEdges) => void): Slider {
  const { root, track, slides } = parts;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const startAt = Math.round(track.scrollLeft / ((slides.children[1] as HTMLElement | undefined)?.offsetLeft || 1));
  track.scrollLeft = 0;
  // Before Glide measures: its styles change the track's width.
  root.dataset['slider'] = 'glide';
  const glide = new Glide(root, {
    type: 'slider',
    bound: true,
    rewind: false,
    // Presses and focus are not ignored while the row moves.
    waitForTransition: false,
    startAt,
    animationDuration: prefersReducedMotion ? 0 : 320,
    animationTimingFunc: 'cubic-bezier(.2, 0, 0, 1)',
    ...layoutOf(parts),
  });
  const last = () => Math.max(0, slides.children.length - layoutOf(parts).perView);
  const tell = () => onEdges({ isAtStart: glide.index <= 0, isAtEnd: glide.index >= last() });
  const go = (index: number) => glide.go(`=${Math.min(Math.max(index, 0), last())}`);
  glide.on(['run', 'mount.after', 'update'], tell);
  glide.mount({ Swipe });
  const watcher = new ResizeObserver(() => {
    glide.update(layoutOf(parts));
    if (glide.index > last()) go(last());
  });
  watcher.observe(track);
  return {
    move: (count) => go(glide.index + count),
    reveal(index) {
      const { perView } = layoutOf(parts);
      if (index < glide.index) go(index);
      else if (index >= glide.index + perView) go(index - perView + 1);
    },
    dispose() {
      watcher.disconnect();
      glide.destroy();
      delete root.dataset['slider'];
    },
  };
}
