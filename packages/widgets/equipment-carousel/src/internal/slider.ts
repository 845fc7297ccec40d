export interface SliderParts {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: HTMLElement;
}

export interface SliderEdges {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Moves the slides, in whatever way. */
export interface Slider {
  /** By this many slides; negative is back. */
  move(slides: number): void;
  /** Scrolls a slide into view, for keyboard and assistive technology. */
  reveal(index: number): void;
  dispose(): void;
}
