import type { Capacity } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Gazetteer, KnownCategory, Vocabulary } from '../vocabulary/index.ts';

/** A place that is not a listed city, with its search radius. */
export interface Spot {
  readonly label: string;
  readonly kind: 'locality' | 'pin' | 'me';
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

/** A corrected word. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
}

/** A search term's meaning. */
export interface Meaning {
  /** All cities of the name in the term, largest first. */
  readonly cities?: readonly City[];
  readonly spot?: Spot;
  /** It asks for machines nearby. */
  readonly isNearMe: boolean;
  readonly category?: KnownCategory;
  /** The types in the term, a list for each kind of machine: "tractor with rotavator" has two. */
  readonly groups: readonly (readonly number[])[];
  readonly size?: Capacity;
  /** Words to be searched in names and models. */
  readonly words: readonly string[];
  /** Words that a name should, but need not, contain: makers, and numbers that may be a model's. */
  readonly preferred: readonly string[];
  /** Unknown words, or words for machines that we do not list. */
  readonly unknown: readonly string[];
  readonly corrections: readonly Correction[];
}

/** The meaning of an empty term. */
export const noMeaning: Meaning = {
  isNearMe: false,
  groups: [],
  words: [],
  preferred: [],
  unknown: [],
  corrections: [],
};

/** A known word similar to a typed one. */
export interface LexiconWord {
  readonly typed: string;
  readonly word: string;
  readonly kind: 'word' | 'category' | 'type' | 'city';
  readonly weight: number;
  /** Trigram similarity, 0 to 1; 1 if the word is known as typed. */
  readonly similarity: number;
  /** The known word begins with the typed text, which may be incomplete. */
  readonly isCompletion: boolean;
}

export interface UnderstandParts {
  readonly vocabulary: Vocabulary;
  readonly gazetteer: Gazetteer;
  /** For each text: the word itself if known, else similar known words. */
  readonly lookUp: (texts: readonly string[]) => Promise<readonly LexiconWord[]>;
  /** A locality or PIN code by name, preferably near these cities, or only there if so requested. */
  readonly spotNamed?:
    | ((words: readonly string[], near: readonly City[], isNearOnly?: boolean) => Promise<Spot | undefined>)
    | undefined;
  /** An ordinary English word, which is not a misspelt machine. */
  readonly isEveryday?: ((word: string) => boolean) | undefined;
}

/** How a term is read. */
export interface UnderstandOptions {
  /** Without corrections. */
  readonly isExact?: boolean | undefined;
  /** The searched cities: localities are looked up near them. */
  readonly selected?: readonly City[] | undefined;
}
