import type { ComponentType, ReactNode } from 'react';

/** The state that a widget reports. `empty` is loaded too: there is nothing to show. */
export type WidgetState = 'loading' | 'ready' | 'empty' | 'error';

/** The `detail` of `yantra-error`: the code of an `ApiError` if there is one. */
export interface WidgetError {
  readonly code?: string;
  readonly message?: string;
}

/**
 * The prop by which a component reports its state to its element, which always gives it. Call it in an effect, on mount and at every change. A component that
 * never calls it is `loading` for ever, and the tag's children stay visible.
 */
export interface ReportsState {
  /** Its state, on mount and at every change. */
  readonly onStateChange?: ((state: WidgetState, error?: WidgetError) => void) | undefined;
}

/** How an element finds what its component needs from its surroundings. `@yantra/state` supplies the one for scopes. */
export interface ElementContext<Value> {
  /** Attributes that select it: at a change the host asks again. */
  readonly attributes?: readonly string[];
  /** Asks for the host; `found` may be called at once, later, or again. Nothing is rendered before. Returns how to stop. */
  readonly subscribe: (host: HTMLElement, found: (value: Value) => void) => () => void;
  readonly Provider: ComponentType<{ readonly value: Value; readonly children?: ReactNode }>;
}

/** `category-bar` → `categoryBar` */
export type Camel<Name> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name & string;
/** `city-change` → `onCityChange` */
export type Callback<Name> = `on${Capitalize<Camel<Name>>}`;

type PropOf<Props, Name> = Name extends keyof Props ? NonNullable<Props[Name]> : never;
type TypeOf<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : 'json';

/** One attribute, and the property of the same name in camel case. */
export interface Attribute<Type extends string = string, Value = unknown> {
  readonly type: Type;
  readonly description: string;
  /** The prop's value without the attribute; by default `undefined`, and `false` for a boolean. */
  readonly default?: Value;
}
/** One event: `city-change` is the DOM event `yantra-city-change` and the React prop `onCityChange`. */
export interface EventDescription {
  readonly description: string;
  /** The page may prevent it; the component's callback then returns `false`. */
  readonly cancelable?: boolean;
}

type AttributesOf<Props, Names> = {
  readonly [Name in keyof Names]: [PropOf<Props, Camel<Name>>] extends [never]
    ? never
    : Attribute<TypeOf<PropOf<Props, Camel<Name>>>, PropOf<Props, Camel<Name>>>;
};
type EventsOf<Props, Names> = {
  readonly [Name in keyof Names]: Callback<Name> extends keyof Props ? EventDescription : never;
};

/** The one table of an element. Attributes, properties, events, types, README and custom-elements.json all come from it. */
export interface Widget<Props, Attributes, Events, Value, Tag extends string = string> {
  /** `yantra-…` */
  readonly tag: Tag;
  readonly description: string;
  readonly attributes: Attributes & AttributesOf<Props, Attributes>;
  readonly events: Events & EventsOf<Props, Events>;
  /** The names for `::part(…)`, each with a description. */
  readonly parts: Readonly<Record<string, string>>;
  readonly component: ComponentType<Props>;
  /** The css texts for the shadow root; equal texts are one sheet in the document. */
  readonly sheets: () => readonly string[];
  /** The css text of the design tokens, adopted by the document once. */
  readonly tokens?: () => string;
  /** How wide it is where the page leaves that to it; 60rem by default. Set by `sized`, with the styles for it. */
  readonly width?: OwnWidth;
  readonly context?: ElementContext<Value>;
}

/**
 * The width of an element in a parent that shrinks to what it holds (a float, a table's cell, an item of a flex row): a length in rem, but never more than
 * there is room for; or that of its content. Anywhere else an element is as wide as its parent.
 */
export type OwnWidth = `${number}rem` | 'content';

/** A `CustomEvent` without a detail holds null. */
type Detail<Given> = undefined extends Given ? Exclude<Given, undefined> | null : Given;

/** The events of an element by their DOM names, the two that every element has included. */
export type WidgetEvents<Props, Events> = {
  [Name in keyof Events as `yantra-${Name & string}`]: CustomEvent<
    PropOf<Props, Callback<Name>> extends (...args: infer Args) => unknown ? Detail<Args[0]> : null
  >;
} & { 'yantra-ready': CustomEvent<{ readonly state: WidgetState }>; 'yantra-error': CustomEvent<WidgetError> };

/** An element: its properties, in camel case, and its events with their details. */
export type WidgetElement<Props, Attributes, Events> = {
  addEventListener<Name extends keyof WidgetEvents<Props, Events>>(
    type: Name,
    listener: (event: WidgetEvents<Props, Events>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof WidgetEvents<Props, Events>>(
    type: Name,
    listener: (event: WidgetEvents<Props, Events>[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
} & { -readonly [Name in keyof Attributes as Camel<Name>]: Props[Camel<Name> & keyof Props] } & HTMLElement;

/** The class of an element. `widget` is its table. */
export interface WidgetClass<Props, Attributes, Events, Value, Tag extends string = string> {
  new (): WidgetElement<Props, Attributes, Events>;
  readonly widget: Widget<Props, Attributes, Events, Value, Tag>;
}

/** What the element reads of any table, whatever its types. */
export interface AnyWidget {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly events: Readonly<Record<string, EventDescription>>;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly sheets: () => readonly string[];
  readonly tokens?: () => string;
  readonly context?: ElementContext<unknown>;
}
