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
export type TermReader = (input: TermInput, heard?: Heard) => Promise<Meaning>;

/** What a term was looked up by among the words of machines, which come and go with them: it may mean something else once they changed. */
export interface Heard {
  readonly texts: Set<string>;
  /** Asked for as the exact name of a machine. */
  name?: string;
}

export function createTermReader({
  db,
  gazetteer,
  vocabulary,
  postOffices,
  everydayWords,
}: TermReaderParts): TermReader {
  return async ({ searchTerm, exact, selectedCity, selectedCityId }, heard) => {
    if (searchTerm === undefined) return noMeaning;
    // A machine's exact name means that machine, whatever its words mean: suggestions lead to such names.
    if (/^\p{Lu}/u.test(searchTerm)) {
      const name = searchTerm.trim();
      if (heard !== undefined) heard.name = name;
      if (await isListedName(db, name)) return { ...noMeaning, words: wordsOf(searchTerm) };
    }
    const [known, everyday] = await Promise.all([vocabulary(), everydayWords?.()]);
    const byId = selectedCityId === undefined ? undefined : gazetteer.byId(selectedCityId);
    const selected = byId === undefined ? gazetteer.named(selectedCity ?? '') : [byId];
    return understand(
      searchTerm,
      {
        vocabulary: known,
        gazetteer,
        lookUp: (texts) => {
          for (const text of texts) heard?.texts.add(text);
          return nearWords(db, texts);
        },
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
