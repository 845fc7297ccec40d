import type { OutputOf, Suggestions, getCounts } from '@yantra/contract/calls';
import type { SelectedCity } from '@yantra/state';

/** A frequent kind in the selected city. */
export type PopularKind = NonNullable<OutputOf<typeof getCounts>['kinds']>[number];

/** What listeners get of a chosen suggestion. */
export interface SuggestionSelection {
  readonly kind: 'type' | 'machine' | 'category' | 'city';
  readonly name: string;
  readonly href: string;
}

/** How many machines of a kind there are, and where. */
export interface TypeFacts {
  /** Its other names. */
  readonly also: readonly string[];
  /** In the selected city. */
  readonly count: number;
  /** Where there are some, if the selected city has none. */
  readonly nearest?: { readonly name: string; readonly distanceKm: number } | undefined;
  /** Of its category, `#rrggbb`. */
  readonly colour?: string | undefined;
}

/** One row of the list; `href` is relative to the marketplace. */
export interface Suggestion {
  /**
   * `recent` is an own search, `popular` a frequent kind here, `around` a search nearby, `all` the search for everything typed.
   */
  readonly kind: SuggestionSelection['kind'] | 'recent' | 'popular' | 'around' | 'all';
  /** As shown: a type's name in the script that was typed. */
  readonly name: string;
  /** The search words, which stay in the field; empty where the row is no search. */
  readonly words: string;
  /** Distinguishes cities of one name: the state. */
  readonly detail?: string;
  readonly href: string;
  /** Only for a city: what the scope keeps when it is chosen. */
  readonly city?: SelectedCity;
  /** Only for a city: its distance from the selected one, and how many machines are there. */
  readonly distanceKm?: number | undefined;
  readonly count?: number | undefined;
  /** Only for the search for all: the total, where known. */
  readonly total?: number | undefined;
  /** Only for a type. */
  readonly facts?: TypeFacts;
  /** Only for a machine: the one with that name. */
  readonly machine?: NonNullable<Suggestions['machines'][number]['machine']>;
  /** Only for a popular kind. */
  readonly popular?: Pick<PopularKind, 'count' | 'image1Url'>;
}
