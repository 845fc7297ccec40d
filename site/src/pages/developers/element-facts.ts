export interface Fact {
  readonly name: string;
  readonly description: string;
}

export interface TypedFact extends Fact {
  readonly type: { readonly text: string };
  readonly default?: string;
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
  readonly parts: readonly Fact[];
  readonly properties: readonly ValuedFact[];
}
