import type { OutputOf, Suggestions, getCounts } from '@yantra/contract/calls';
import type { SelectedCity } from '@yantra/state';

/** A kind that many machines of the selected city are of. */
export type PopularKind = NonNullable<OutputOf<typeof getCounts>['kinds']>[number];

/** What a listener is told of a chosen suggestion. */
export interface SuggestionSelection {
  readonly kind: 'type' | 'machine' | 'category' | 'city';
  readonly name: string;
  readonly href: string;
}

/** How many machines of a kind there are, and where. */
export interface TypeFacts {
  /** What else people call it. */
  readonly also: readonly string[];
  /** In the selected city. */
  readonly count: number;
  /** Where there are some, when the selected city has none. */
  readonly nearest?: { readonly name: string; readonly distanceKm: number } | undefined;
  /** Of its category, `#rrggbb`. */
  readonly colour?: string | undefined;
}

/** One row of the list; `href` is where it leads, relative to the marketplace. */
export interface Suggestion {
  /**
   * `recent` is a search of one's own, `popular` a kind that there is much of here, `around` a search around oneself, `all` the search for all that
   * was typed.
   */
  readonly kind: SuggestionSelection['kind'] | 'recent' | 'popular' | 'around' | 'all';
  /** As it is shown: of a type, in the script that was typed. */
  readonly name: string;
  /** What is searched for, and stays in the field; empty where the row leads to no search. */
  readonly words: string;
  /** Tells namesakes apart: the state of a city. */
  readonly detail?: string;
  readonly href: string;
  /** Only of a city: what the scope keeps when it is chosen. */
  readonly city?: SelectedCity;
  /** Only of a city: how far it is from the selected one, and how many machines stand there. */
  readonly distanceKm?: number | undefined;
  readonly count?: number | undefined;
  /** Only of the search for all: how many there are, where that is known. */
  readonly total?: number | undefined;
  /** Only of a type. */
  readonly facts?: TypeFacts;
  /** Only of a machine: the one that bears the name. */
  readonly machine?: NonNullable<Suggestions['machines'][number]['machine']>;
  /** Only of a popular kind. */
  readonly popular?: Pick<PopularKind, 'count' | 'image1Url'>;
}
