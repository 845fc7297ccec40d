import type { Capacity } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Gazetteer, KnownCategory, Vocabulary } from '../vocabulary/index.ts';

/** A place that is no city of ours, with how far around it is looked. */
export interface Spot {
  readonly label: string;
  readonly kind: 'locality' | 'pin' | 'me';
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

/** A word that was put right. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
}

/** What a search term means. */
export interface Meaning {
  /** All namesakes of the city that the term names, largest first. */
  readonly cities?: readonly City[];
  readonly spot?: Spot;
  /** It asks for what is near the asker. */
  readonly isNearMe: boolean;
  readonly category?: KnownCategory;
  /** The types the term names, a list for each kind of machine that it asks for: "tractor with rotavator" has two. */
  readonly groups: readonly (readonly number[])[];
  readonly size?: Capacity;
  /** Words to be found in names and models. */
  readonly words: readonly string[];
  /** Words that a name should have, but need not: makers, and numbers that may be of a model. */
  readonly preferred: readonly string[];
  /** Words that nothing is known of, or that mean what is none of ours. */
  readonly unknown: readonly string[];
  readonly corrections: readonly Correction[];
}

/** What no term means. */
export const noMeaning: Meaning = {
  isNearMe: false,
  groups: [],
  words: [],
  preferred: [],
  unknown: [],
  corrections: [],
};

/** A known word near to what was typed. */
export interface LexiconWord {
  readonly typed: string;
  readonly word: string;
  readonly kind: 'word' | 'category' | 'type' | 'city';
  readonly weight: number;
  /** Trigram similarity, 0 to 1; 1 when the word is known as it was typed. */
  readonly similarity: number;
  /** The known word begins with what was typed: somebody is still typing. */
  readonly isCompletion: boolean;
}

export interface UnderstandParts {
  readonly vocabulary: Vocabulary;
  readonly gazetteer: Gazetteer;
  /** For each text: the word itself when known, else known words near to it. */
  readonly lookUp: (texts: readonly string[]) => Promise<readonly LexiconWord[]>;
  /** A locality or a PIN code by its name, near these cities when there are some, and only there when that is said. */
  readonly spotNamed?:
    | ((words: readonly string[], near: readonly City[], isNearOnly?: boolean) => Promise<Spot | undefined>)
    | undefined;
  /** A word of everyday English, which is none of ours misspelt. */
  readonly isEveryday?: ((word: string) => boolean) | undefined;
}

/** How a term is read besides. */
export interface UnderstandOptions {
  /** Nothing is corrected. */
  readonly isExact?: boolean | undefined;
  /** Where the asker looks: localities are looked for near it. */
  readonly selected?: readonly City[] | undefined;
}
