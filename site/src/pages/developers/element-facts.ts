export interface Fact {
  readonly name: string;
  readonly description: string;
}

export interface TypedFact extends Fact {
  readonly type: { readonly text: string };
  readonly default?: string;
  /** The property of an attribute, where it has one. */
  readonly fieldName?: string;
}

export interface ValuedFact extends Fact {
  /** In the light theme. */
  readonly default: string;
}

/** The documentation of an element, as in custom-elements.json. */
export interface ElementFacts {
  readonly tag: string;
  readonly description: string;
  readonly attributes: readonly TypedFact[];
  /** Its own events; every widget also has `yantra-ready` and `yantra-error`. */
  readonly events: readonly TypedFact[];
  /** The one without a name is what stands inside the tag. */
  readonly slots: readonly Fact[];
  /** The values of its attribute `state`; none for an element that is no widget. */
  readonly states: readonly string[];
  readonly parts: readonly Fact[];
  readonly properties: readonly ValuedFact[];
  /** How wide a widget is in a parent that shrinks to what it holds: a length, or `content`. */
  readonly width?: string;
}
