import type { Suggestions } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import { searchCities } from '@yantra/places/all';
import { singular, wordsOf } from '../../../database/search-words.ts';
import type { Db } from '../../../database/types.ts';
import type { Listing } from '../../equipment/index.ts';
import type { Rollup } from '../lists/index.ts';
import type { TermReader } from '../terms/index.ts';
import { type Gazetteer, nameOfGroup, type Vocabulary } from '../vocabulary/index.ts';
import { machineSuggestions } from './machine-suggestions.ts';
import { citySuggestions, placeSuggestions, typedKind } from './place-suggestions.ts';
import { namesFor, type TypedWord } from './suggestions.queries.ts';
import { typeSuggestions } from './type-suggestions.ts';

export interface SuggesterParts {
  readonly db: Db;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly gazetteer: Gazetteer;
  readonly readTerm: TermReader;
  readonly rollup: Rollup;
  readonly cities: readonly City[];
  /** Keeps `listed` correct as time passes. */
  readonly listing: Listing;
}

/** The text typed so far. */
export interface SuggestInput {
  readonly text: string;
  readonly selectedCityId?: string | undefined;
  readonly limit?: number | undefined;
}

/** Suggests completions of a text. */
export type Suggester = ReturnType<typeof createSuggester>;

const usualLimit = 5;
const mostWords = 8;

export function createSuggester(parts: SuggesterParts) {
  const { db, cities, gazetteer } = parts;

  const machines = async (
    words: readonly string[],
    vocabulary: Vocabulary,
    cityId: string | undefined,
    most: number,
  ) => {
    const byName = words.map((text): TypedWord => ({ text, typeIds: [] }));
    const byType = words.map((text): TypedWord => ({ text, typeIds: typesBeginning(text, vocabulary) }));
    const hasType = byType.some(({ typeIds }) => typeIds.length > 0);
    // "Excavator": few owners write it in the name.
    const [named, ofType] = await Promise.all([
      namesFor(db, byName, cityId, most),
      hasType ? namesFor(db, byType, cityId, most) : [],
    ]);
    return [...new Set([...named, ...ofType])].slice(0, most);
  };

  const suggestionsFor = async (
    words: readonly string[],
    { text, selectedCityId, limit = usualLimit }: SuggestInput,
  ) => {
    const [vocabulary] = await Promise.all([parts.vocabulary(), parts.listing.upToDate()]);
    // An unknown city has no effect.
    const city = selectedCityId === undefined ? undefined : gazetteer.byId(selectedCityId);
    const cityId = city?.id;
    const [names, meaning] = await Promise.all([
      machines(words, vocabulary, cityId, limit),
      parts.readTerm({ searchTerm: text, selectedCityId: cityId }),
    ]);
    const kinds = meaning.groups.flat().flatMap((id) => nameOfGroup(id, vocabulary) ?? []);
    const [types, named] = await Promise.all([
      typeSuggestions(text, [...new Set(kinds)], cityId, vocabulary, parts, limit),
      machineSuggestions(names, city, vocabulary, parts),
    ]);
    const categories = categoriesBeginning(words, vocabulary).slice(0, limit);
    const places = words.length === 0 ? [] : searchCities(cities, text);
    // Corrected city names only if there is nothing else: "trac" is not a misspelt Trichy.
    const isElse = types.length + names.length + categories.length > 0;
    const shown = (isElse ? places.filter((city) => begins(city, words)) : places).slice(0, limit);
    const kind = typedKind(text, meaning, types[0]?.type, vocabulary);
    const [called, having] = await Promise.all([
      citySuggestions(shown, city, parts),
      placeSuggestions(kind, city, parts),
    ]);
    return {
      corrections: meaning.corrections,
      found: {
        types,
        machines: named,
        categories,
        cities: called,
        ...having,
      },
    };
  };

  return {
    async suggest(input: SuggestInput): Promise<Suggestions> {
      const words = wordsOf(input.text).slice(0, mostWords);
      const { found, corrections } = await suggestionsFor(words, input);
      const isFound = found.machines.length + found.categories.length > 0;
      if (words.length === 0 || isFound || corrections.length === 0) return found;
      const meant = corrected(words, corrections);
      const mended = await suggestionsFor(meant, found.cities.length > 0 ? input : { ...input, text: meant.join(' ') });
      return { ...mended.found, types: found.types.length > 0 ? found.types : mended.found.types };
    },
  };
}

/** The words with corrections; one may join two words to a name. */
function corrected(
  words: readonly string[],
  corrections: readonly { readonly typed: string; readonly meant: string }[],
): string[] {
  const text = corrections.reduce(
    (line, { typed, meant }) => line.replace(` ${typed} `, ` ${meant} `),
    ` ${words.join(' ')} `,
  );
  return text.trim().split(' ');
}

/** The types in which a word begins so, in singular or plural; a single letter matches none. */
function typesBeginning(typed: string, { types }: Vocabulary): number[] {
  const beginning = singular(typed);
  if (beginning.length < 2) return [];
  return [...types.values()]
    .filter(({ type }) => wordsOf(type).some((word) => word.startsWith(beginning)))
    .map(({ id }) => id);
}

/** Categories whose names contain words with each typed beginning, in singular or plural. */
function categoriesBeginning(words: readonly string[], { categories }: Vocabulary): { id: number; name: string }[] {
  if (words.length === 0) return [];
  const isMeant = (name: string) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((one) => one.startsWith(singular(word))));
  };
  return [...categories.values()].filter(({ name }) => isMeant(name)).map(({ id, name }) => ({ id, name }));
}

/** Whether the city has this name, or one that begins so. */
function begins(city: City, words: readonly string[]): boolean {
  const typed = words.join('');
  return [city.name, ...city.aliases, city.name + city.state].some((name) => wordsOf(name).join('').startsWith(typed));
}
