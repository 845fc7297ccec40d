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
  /** By so many slides; negative is back. */
  move(slides: number): void;
  /** Brings a slide into view, for keyboard and assistive tools. */
  reveal(index: number): void;
  dispose(): void;
}
