export interface Fact {
  readonly name: string;
  readonly description: string;
}

export interface TypedFact extends Fact {
  readonly type: { readonly text: string };
  readonly default?: string;
}

export interface ValuedFact extends Fact {
  /** As a page in the light has it. */
  readonly default: string;
}

/** What is told of an element, as custom-elements.json has it. */
export interface ElementFacts {
  readonly tag: string;
  readonly description: string;
  readonly attributes: readonly TypedFact[];
  /** Its own; every widget has `yantra-ready` and `yantra-error` besides. */
  readonly events: readonly TypedFact[];
  readonly parts: readonly Fact[];
  readonly properties: readonly ValuedFact[];
}
