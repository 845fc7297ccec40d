import type { ClassAttributes, HTMLAttributes } from 'react';
import type { Camel, Widget, WidgetEvents } from './widget.ts';

/* What TypeScript knows of an element by its class, all from the one table, so that no package writes a tag, an attribute or an event twice. */

interface ElementClass {
  new (): HTMLElement;
  readonly widget: { readonly tag: string };
}

/** An entry of `HTMLElementTagNameMap`: `interface HTMLElementTagNameMap extends ElementTags<typeof CityPickerElement> {}`. */
export type ElementTags<Class extends ElementClass> = {
  [Tag in Class['widget']['tag']]: InstanceType<Class>;
};

/** The events of a class by their DOM names: `EventsByName<typeof CityPickerElement>['yantra-city-change']`. */
export type EventsByName<Class extends ElementClass> =
  Class['widget'] extends Widget<infer Props, infer _Attributes, infer Events, infer _Value>
    ? WidgetEvents<Props, Events>
    : never;

/** What may be written for an attribute whose property has this type: attributes are text in the end. */
export type Written<Value> = [Value] extends [string]
  ? Value
  : [Value] extends [number]
    ? number | string
    : [Value] extends [boolean]
      ? boolean | '' | 'true' | 'false'
      : string;

type Prop<Props, Name> = Camel<Name> extends keyof Props ? NonNullable<Props[Camel<Name>]> : never;

type Own<Props, Attributes, Events> = {
  [Name in keyof Attributes]?: Written<Prop<Props, Name>> | (Name extends Camel<Name> ? Prop<Props, Name> : never);
} & {
  [Name in keyof Attributes as Camel<Name>]?: Written<Prop<Props, Name>> | Prop<Props, Name>;
} & {
  [Name in keyof WidgetEvents<Props, Events> as `on${Name & string}`]?: (
    event: WidgetEvents<Props, Events>[Name],
  ) => void;
};

/** Attributes that the element itself reads; the component has no props for them. */
interface Common {
  /** The id of a `yantra-scope` elsewhere on the page. */
  readonly for?: string | undefined;
  /** The website's key. */
  readonly partner?: string | undefined;
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** By default, the nearest `lang`. */
  readonly locale?: 'en' | 'hi' | 'mr' | undefined;
}

/** What a page on React 19 may give an element: attributes, properties, `onyantra-…`, and what every HTML element has. */
export type JsxProps<Class extends ElementClass> =
  Class['widget'] extends Widget<infer Props, infer Attributes, infer Events, infer _Value>
    ? Omit<HTMLAttributes<InstanceType<Class>>, keyof Own<Props, Attributes, Events>> &
        ClassAttributes<InstanceType<Class>> &
        Common &
        Own<Props, Attributes, Events>
    : never;

/** An entry of React's `JSX.IntrinsicElements`: `interface IntrinsicElements extends JsxElements<typeof CityPickerElement> {}`. */
export type JsxElements<Class extends ElementClass> = {
  [Tag in Class['widget']['tag']]: JsxProps<Class>;
};
