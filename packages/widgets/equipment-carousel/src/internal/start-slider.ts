import type { Slider, SliderEdges, SliderParts } from './slider.ts';

/** How many slides a press of an arrow moves (spec: public-area §2). */
const slidesPerStep = 3;
/** A pixel of slack: widths are fractions. */
const slack = 2;

/** The browser's own scrolling with snap points: what is there from the first paint, and what thumbs are used to. */
function createScrollSlider({ track, slides }: SliderParts, onEdges: (edges: SliderEdges) => void): Slider {
  const tell = () => {
    const { scrollLeft, scrollWidth, clientWidth } = track;
    onEdges({ isAtStart: scrollLeft <= slack, isAtEnd: scrollLeft + clientWidth >= scrollWidth - slack });
  };
  const watcher = new ResizeObserver(tell);
  watcher.observe(track);
  track.addEventListener('scroll', tell, { passive: true });
  return {
    move(count) {
      const [first, second] = slides.children;
      if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
      track.scrollBy({ left: count * (second.offsetLeft - first.offsetLeft), behavior: 'smooth' });
    },
    reveal(index) {
      slides.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    dispose() {
      watcher.disconnect();
      track.removeEventListener('scroll', tell);
    },
  };
}

/** Whether the page is used with a mouse; thumbs keep the browser's own scrolling, which is smoother on a cheap phone and weighs nothing. */
const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Arrows, keys and focus move the slides. The browser's scrolling at once; on a page with a mouse Glide takes over once that, or focus, is here, so that who never moves the row never loads it. */
export function startSlider(parts: SliderParts, onEdges: (edges: SliderEdges) => void): Slider {
  let current = createScrollSlider(parts, onEdges);
  let isOver = false;
  /** Slides to move once Glide is here: what is pressed while it comes is not lost with the scrolling that it takes over from. */
  let waiting: number | undefined;
  const move = (count: number) => {
    if (waiting === undefined) current.move(count);
    else waiting += count;
  };
  const settle = () => {
    const count = waiting ?? 0;
    waiting = undefined;
    if (count !== 0) current.move(count);
  };
  const bringGlide = () => {
    stopWaiting();
    if (!hasMouse()) return;
    waiting = 0;
    import('./glide-slider.ts').then(
      ({ createGlideSlider }) => {
        if (isOver) return;
        current.dispose();
        current = createGlideSlider(parts, onEdges);
        settle();
      },
      // Without Glide the browser's scrolling goes on: nothing to tell anybody.
      settle,
    );
  };
  const reveal = ({ target }: Event) => {
    const slide = target instanceof Element && target.matches(':focus-visible') ? target.closest('li') : null;
    // A click focuses too, and must not move what is being clicked: hence only the focus that is seen.
    if (slide) current.reveal([...parts.slides.children].indexOf(slide));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(steps * slidesPerStep);
  };
  const wishes = ['pointermove', 'focusin'];
  const stopWaiting = () => wishes.forEach((wish) => parts.root.removeEventListener(wish, bringGlide));
  for (const wish of wishes) parts.root.addEventListener(wish, bringGlide);
  parts.root.addEventListener('focusin', reveal);
  parts.root.addEventListener('keydown', moveByKey);
  return {
    move: (steps) => move(steps * slidesPerStep),
    reveal: (index) => current.reveal(index),
    dispose() {
      isOver = true;
      stopWaiting();
      parts.root.removeEventListener('focusin', reveal);
      parts.root.removeEventListener('keydown', moveByKey);
      current.dispose();
    },
  };
}
