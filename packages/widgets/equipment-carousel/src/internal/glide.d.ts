declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  /** The parts of Glide 3.7 this package uses (its own types cover the whole bundle only). */
  export default class Glide {
    constructor(root: HTMLElement, options: Readonly<Record<string, unknown>>);
    readonly index: number;
    go(pattern: string): void;
    on(events: string | readonly string[], handler: () => void): void;
    mount(components: Readonly<Record<string, unknown>>): this;
    update(options: Readonly<Record<string, unknown>>): void;
    destroy(): void;
  }
  export const Swipe: unknown;
}
