/** The elements a slider moves. */
export interface SliderParts {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: HTMLElement;
}

export interface SliderEdges {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Moves the slides; how is its own business. */
export interface Slider {
  /** By so many steps of three slides; negative is back. */
  move(steps: number): void;
  /** Brings a slide into view, for keyboard and assistive tools. */
  reveal(index: number): void;
  dispose(): void;
}

/** How many slides a step is (spec: public-area §2). */
export const slidesPerStep = 3;

/** A pixel of slack: widths are fractions. */
const slack = 2;

/** The browser's own scrolling with snap points: what is there from the first paint, and what thumbs are used to. */
export function createScrollSlider({ track, slides }: SliderParts, onEdges: (edges: SliderEdges) => void): Slider {
  const tell = () => {
    const { scrollLeft, scrollWidth, clientWidth } = track;
    onEdges({ isAtStart: scrollLeft <= slack, isAtEnd: scrollLeft + clientWidth >= scrollWidth - slack });
  };
  const watcher = new ResizeObserver(tell);
  watcher.observe(track);
  track.addEventListener('scroll', tell, { passive: true });
  return {
    move(steps) {
      const [first, second] = slides.children;
      if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
      track.scrollBy({ left: steps * slidesPerStep * (second.offsetLeft - first.offsetLeft), behavior: 'smooth' });
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
