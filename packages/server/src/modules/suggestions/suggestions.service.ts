import type { Suggestions } from '@yantra/contract/calls';
import { type City, searchCities } from '@yantra/places';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { Vocabulary } from '../equipment/search/vocabulary.ts';
import { wordsOf } from '../equipment/search/words.ts';
import { namesBeginning } from './suggestions.queries.ts';

/** What suggesting needs from outside. */
export interface SuggesterParts {
  readonly db: Kysely<Database>;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly cities: readonly City[];
}

/** Says what a text may become. */
export interface Suggester {
  suggest(input: {
    text: string;
    selectedCityId?: string | undefined;
    limit?: number | undefined;
  }): Promise<Suggestions>;
}

const usualLimit = 5;

export function createSuggester({ db, vocabulary, cities }: SuggesterParts): Suggester {
  return {
    async suggest({ text, selectedCityId, limit = usualLimit }) {
      const words = wordsOf(text).slice(0, 8);
      const [known, here, everywhere] = await Promise.all([
        vocabulary(),
        selectedCityId === undefined ? [] : namesBeginning(db, words, selectedCityId, limit),
        namesBeginning(db, words, undefined, limit),
      ]);
      const isMeant = (name: string) => {
        const own = wordsOf(name);
        return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
      };
      return {
        machines: [...new Set([...here, ...everywhere])].slice(0, limit).map((name) => ({ name })),
        categories: [...known.categories.values()]
          .filter(({ name }) => isMeant(name))
          .slice(0, limit)
          .map(({ id, name }) => ({ id, name })),
        cities: words.length === 0 ? [] : searchCities(cities, text).slice(0, limit).map(shortCity),
      };
    },
  };
}

const shortCity = ({ id, name, state, latitude, longitude }: City) => ({ id, name, state, latitude, longitude });
