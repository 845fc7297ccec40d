import type { Slider, SliderEdges, SliderParts } from './slider.ts';

/** How many slides a press of an arrow moves (spec: public-area §2). */
const slidesPerStep = 3;
/** Tolerance in pixels: widths are fractions. */
const slack = 2;

/**
 * The browser's own scrolling, which works from the first paint and is what touch users expect. It snaps to the cards only while they can be scrolled: those of a
 * row that cannot be all lie at its beginning, and WebKit would keep to any of them once more are added or the row gets narrower.
 */
function createScrollSlider({ track, slides }: SliderParts, onEdges: (edges: SliderEdges) => void): Slider {
  const tell = () => {
    const { scrollLeft, scrollWidth, clientWidth } = track;
    track.style.scrollSnapType = scrollWidth > clientWidth ? 'x mandatory' : '';
    onEdges({ isAtStart: scrollLeft <= slack, isAtEnd: scrollLeft + clientWidth >= scrollWidth - slack });
  };
  const watcher = new ResizeObserver(tell);
  watcher.observe(track);
  track.addEventListener('scroll', tell, { passive: true });
  return {
    move(count) {
      const [first, second] = slides.children as HTMLCollectionOf<HTMLElement>;
      if (first && second) track.scrollBy({ left: count * (second.offsetLeft - first.offsetLeft), behavior: 'smooth' });
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

/**
 * Whether the page is used with a mouse; touch keeps the browser's own scrolling, which is smoother on a cheap phone and needs
 * no code.
 */
const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * Arrows, keys and focus move the slides, by the browser's scrolling at first. With a mouse, Glide replaces it once the mouse
 * or the focus is here, so that it is not loaded for visitors who never move the row.
 */
export function startSlider(parts: SliderParts, onEdges: (edges: SliderEdges) => void): Slider {
  let current = createScrollSlider(parts, onEdges);
  let isDisposed = false;
  /** Slides to move once Glide has loaded: what is pressed meanwhile is not lost with the scrolling that it replaces. */
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
  const replaceByGlide = () => {
    stopWaiting();
    if (!hasMouse()) return;
    waiting = 0;
    import('./glide-slider.ts').then(
      ({ createGlideSlider }) => {
        if (isDisposed) return;
        current.dispose();
        current = createGlideSlider(parts, onEdges);
        settle();
      },
      // Without Glide the browser's scrolling goes on; no error to report.
      settle,
    );
  };
  const reveal = ({ target }: Event) => {
    const slide = target instanceof Element && target.matches(':focus-visible') ? target.closest('li') : null;
    // A click focuses too and must not move what is being clicked: hence only visible focus.
    if (slide) current.reveal([...parts.slides.children].indexOf(slide));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(steps * slidesPerStep);
  };
  const triggers = ['pointermove', 'focusin'];
  const stopWaiting = () => triggers.forEach((trigger) => parts.root.removeEventListener(trigger, replaceByGlide));
  for (const trigger of triggers) parts.root.addEventListener(trigger, replaceByGlide);
  parts.root.addEventListener('focusin', reveal);
  parts.root.addEventListener('keydown', moveByKey);
  return {
    move: (steps) => move(steps * slidesPerStep),
    reveal: (index) => current.reveal(index),
    dispose() {
      isDisposed = true;
      stopWaiting();
      parts.root.removeEventListener('focusin', reveal);
      parts.root.removeEventListener('keydown', moveByKey);
      current.dispose();
    },
  };
}
