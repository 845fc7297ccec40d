/*
 * Stands in for `@r2wc/core` in the CDN build: its element without attributes, properties and events, which `@yantra/element` does itself. The
 * symbols are those of the pinned version; the element's tests run on the original, the journeys on this.
 */
const connected: unique symbol = Symbol.for('r2wc.connected') as never;
const context: unique symbol = Symbol.for('r2wc.context') as never;
const props: unique symbol = Symbol.for('r2wc.props') as never;
const render: unique symbol = Symbol.for('r2wc.render') as never;

interface Renderer {
  readonly mount: (container: ShadowRoot, component: unknown, props: object) => unknown;
  readonly update: (context: unknown, props: object) => void;
  readonly unmount: (context: unknown) => void;
}

/** An element that a renderer mounts when it is connected and unmounts when it is not. */
export default function r2wc(
  component: unknown,
  { shadow: mode }: { readonly shadow: ShadowRootMode },
  { mount, update, unmount }: Renderer,
): CustomElementConstructor {
  return class extends HTMLElement {
    [connected] = true;
    [context]: unknown;
    [props]: object = {};
    readonly container = this.attachShadow({ mode });

    connectedCallback() {
      this[connected] = true;
      this[render]();
    }

    disconnectedCallback() {
      this[connected] = false;
      if (this[context]) unmount(this[context]);
      this[context] = undefined;
    }

    [render]() {
      if (!this[connected]) return;
      if (this[context]) update(this[context], this[props]);
      else this[context] = mount(this.container, component, this[props]);
    }
  };
}
