import type { City } from '@yantra/places';
import { wordsOf } from '../../../database/search-words.ts';
import type { Db } from '../../../database/types.ts';
import type { PostOffices } from '../../places/index.ts';
import type { Gazetteer, Vocabulary } from '../vocabulary/index.ts';
import type { EverydayWords } from './everyday-words.ts';
import { isListedName, nearWords } from './lexicon.queries.ts';
import { type Meaning, noMeaning } from './meaning.ts';
import { spotNamed } from './spots.ts';
import { understand } from './understand.ts';

export interface TermReaderParts {
  readonly db: Db;
  readonly gazetteer: Gazetteer;
  readonly vocabulary: () => Promise<Vocabulary>;
  /** Loaded on first use. */
  readonly postOffices?: (() => Promise<PostOffices>) | undefined;
  readonly everydayWords?: (() => Promise<EverydayWords>) | undefined;
}

/** The parts of a search that affect how its term is read. */
export interface TermInput {
  readonly searchTerm?: string | undefined;
  readonly exact?: boolean | undefined;
  readonly selectedCity?: string | undefined;
  readonly selectedCityId?: string | undefined;
}

/** Reads search terms, the same way for lists, the map and suggestions. */
export type TermReader = (input: TermInput) => Promise<Meaning>;

export function createTermReader({
  db,
  gazetteer,
  vocabulary,
  postOffices,
  everydayWords,
}: TermReaderParts): TermReader {
  return async ({ searchTerm, exact, selectedCity, selectedCityId }) => {
    if (searchTerm === undefined) return noMeaning;
    // A machine's exact name means that machine, whatever its words mean: suggestions lead to such names.
    if (/^\p{Lu}/u.test(searchTerm) && (await isListedName(db, searchTerm.trim()))) {
      return { ...noMeaning, words: wordsOf(searchTerm) };
    }
    const [known, everyday] = await Promise.all([vocabulary(), everydayWords?.()]);
    const byId = selectedCityId === undefined ? undefined : gazetteer.byId(selectedCityId);
    const selected = byId === undefined ? gazetteer.named(selectedCity ?? '') : [byId];
    return understand(
      searchTerm,
      {
        vocabulary: known,
        gazetteer,
        lookUp: (texts) => nearWords(db, texts),
        spotNamed:
          postOffices &&
          (async (words: readonly string[], near: readonly City[], isNearOnly?: boolean) =>
            spotNamed(words, near, await postOffices(), isNearOnly)),
        isEveryday: everyday?.has,
      },
      { isExact: exact, selected },
    );
  };
}
