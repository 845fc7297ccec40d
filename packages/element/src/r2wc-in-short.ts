/* The CDN build's replacement for `@r2wc/core`: its element without attributes, properties and events, which this package implements. */
import { connectedKey, contextKey, propsKey, renderKey } from './r2wc-keys.ts';

interface Renderer {
  readonly mount: (container: ShadowRoot, component: unknown, props: object) => unknown;
  readonly update: (context: unknown, props: object) => void;
  readonly unmount: (context: unknown) => void;
}

/** An element that mounts a renderer when connected and unmounts it when not. */
export default function r2wc(
  component: unknown,
  { shadow: mode }: { readonly shadow: ShadowRootMode },
  { mount, update, unmount }: Renderer,
): CustomElementConstructor {
  return class extends HTMLElement {
    [connectedKey] = true;
    [contextKey]: unknown;
    [propsKey]: object = {};
    readonly container = this.attachShadow({ mode });

    connectedCallback() {
      this[connectedKey] = true;
      this[renderKey]();
    }

    disconnectedCallback() {
      this[connectedKey] = false;
      if (this[contextKey]) unmount(this[contextKey]);
      this[contextKey] = undefined;
    }

    [renderKey]() {
      if (!this[connectedKey]) return;
      if (this[contextKey]) update(this[contextKey], this[propsKey]);
      else this[contextKey] = mount(this.container, component, this[propsKey]);
    }
  };
}
