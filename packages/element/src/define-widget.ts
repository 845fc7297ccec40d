import r2wc from '@r2wc/core';
import { camelCase, readValue } from './attributes.ts';
import { connectedKey, type contextKey, propsKey, renderKey } from './r2wc-keys.ts';
import { type Engine, type View, createRenderer } from './renderer.ts';
import { dress, giveWay } from './stage.ts';
import type { AnyWidget, Widget, WidgetClass, WidgetError, WidgetState } from './widget.ts';

interface CoreElement extends HTMLElement {
  [connectedKey]: boolean;
  [contextKey]?: unknown;
  [propsKey]: View;
  readonly container: ShadowRoot;
  [renderKey](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/* Core mounts, updates and unmounts; attributes, properties and events are our own, since core's needed a fix each (README.md). */
const coreClass = (engine: Engine, widget: AnyWidget) =>
  r2wc(
    widget.component as never,
    { shadow: 'open', props: [], events: [] },
    createRenderer(engine, widget) as never,
  ) as unknown as new () => CoreElement;

/** What an element reports to its page: the component's events, and its state. */
function createVoice(element: CoreElement, { events }: AnyWidget) {
  let told: WidgetState | undefined;
  let wasReady = false;
  let isTelling = false;

  /** @returns whether nobody prevented it */
  function emit(name: string, detail: unknown, cancelable?: boolean): boolean {
    const wasTelling = isTelling;
    isTelling = true;
    const isAllowed = element.dispatchEvent(
      new CustomEvent(`yantra-${name}`, { detail, bubbles: true, composed: true, cancelable: !!cancelable }),
    );
    isTelling = wasTelling;
    return isAllowed;
  }

  const report = (state: WidgetState, error?: WidgetError) => {
    if (state === told) return;
    told = state;
    element.setAttribute('state', state);
    // Small facts only: the rest of an error is not for the page.
    if (state === 'error') emit(state, { code: error?.code, message: error?.message });
    else if (state !== 'loading' && !wasReady) {
      wasReady = true;
      giveWay(element.container);
      emit('ready', { state });
    }
  };

  const props: View['props'] = { onStateChange: report };
  for (const [name, { cancelable }] of Object.entries(events)) {
    props[camelCase(`on-${name}`)] = (detail: unknown) => emit(name, detail, cancelable);
  }
  return { props, report, isTelling: () => isTelling };
}

/** A property set before the upgrade is the element's own, and would hide the accessor. */
function takeEarlyValue(element: CoreElement, prop: never): unknown {
  const early: unknown = Object.hasOwn(element, prop) ? element[prop] : undefined;
  delete element[prop];
  return early;
}

function addProperties(prototype: CoreElement, widget: AnyWidget): void {
  for (const [name, attribute] of Object.entries(widget.attributes)) {
    const prop = camelCase(name);
    Object.defineProperty(prototype, prop, {
      enumerable: true,
      get(this: CoreElement) {
        return this[propsKey].props[prop];
      },
      set(this: CoreElement, value: unknown) {
        this[propsKey].props[prop] = readValue(widget, name, attribute, value);
        this[renderKey]();
      },
    });
  }
}

function elementClass(engine: Engine, widget: AnyWidget): CustomElementConstructor {
  const { attributes, context } = widget;

  class WidgetElement extends coreClass(engine, widget) {
    static readonly widget = widget;
    static readonly observedAttributes = [...Object.keys(attributes), ...(context?.attributes ?? [])];

    /** Attributes that the browser will report, although older than a property set before the upgrade. */
    readonly #outdated = new Set<string>();
    readonly #voice = createVoice(this, widget);
    #stopListening: (() => void) | undefined;

    constructor() {
      super();
      // Core assumes that an element starts connected and would render too early.
      this[connectedKey] = false;
      const { props } = this.#voice;
      this[propsKey] = { props, crashes: 0 };
      for (const [name, attribute] of Object.entries(attributes)) {
        const prop = camelCase(name) as never;
        const early = takeEarlyValue(this, prop);
        if (early != null && this.hasAttribute(name)) this.#outdated.add(name);
        props[prop] = readValue(widget, name, attribute, early);
      }
    }

    /** A declarative shadow root is kept. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null) {
      if (context?.attributes?.includes(name)) {
        if (this[connectedKey]) this.#arrive();
      } else if (!this.#outdated.delete(name)) this[camelCase(name) as 'title'] = value as never;
    }

    override connectedCallback() {
      // Mark-up that is there, served or moved, stays.
      if (!this.#arrive().hasChildNodes()) this.#voice.report('loading');
      super.connectedCallback();
    }

    /** Moved by `moveBefore`: the component stays, but may be in another scope, or on another ground. */
    connectedMoveCallback() {
      this.#arrive();
    }

    /* A move is a removal and an insertion in one task; and a React host that removes the element is rendering until the next microtask. */
    override disconnectedCallback() {
      this[connectedKey] = false;
      this.#stopListening?.();
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        // Where it is inserted again, another scope or language may apply.
        delete this[propsKey].context;
      });
    }

    override [renderKey]() {
      if (context && this[propsKey].context === undefined) return;
      // A listener called during rendering may ask for the next; Preact would mount, or run effects, twice.
      if (this.#voice.isTelling()) queueMicrotask(() => this[renderKey]());
      else super[renderKey]();
    }

    #arrive(root = dress(this.container, widget)): HTMLElement {
      this.#stopListening?.();
      this.#stopListening = context?.subscribe(this, (value) => {
        this[propsKey].context = value;
        this[renderKey]();
      });
      return root;
    }
  }

  addProperties(WidgetElement.prototype, widget);
  return WidgetElement;
}

/** `defineWidget` on an engine: React, or Preact with React's interface. */
export const createDefineWidget =
  (engine: Engine) =>
  /**
   * Makes a custom element of a React component by one table. The class is not registered: see `register`. It needs `HTMLElement`, so its module is for
   * browsers; the component's own module does not depend on it.
   */
  <Props extends object, const Attributes, const Events, Value = unknown, const Tag extends string = string>(
    widget: Widget<Props, Attributes, Events, Value, Tag>,
  ): WidgetClass<Props, Attributes, Events, Value, Tag> =>
    elementClass(engine, widget as unknown as AnyWidget) as unknown as WidgetClass<
      Props,
      Attributes,
      Events,
      Value,
      Tag
    >;
