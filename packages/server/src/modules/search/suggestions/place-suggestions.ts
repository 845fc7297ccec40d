import type { Suggestions } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import type { Rollup } from '../lists/index.ts';
import type { Meaning } from '../terms/index.ts';
import type { Gazetteer, Vocabulary } from '../vocabulary/index.ts';

type SuggestedCity = Suggestions['cities'][number];
type Parts = { readonly rollup: Rollup; readonly gazetteer: Gazetteer };

const mostPlaces = 2;

/** A city as its row says it: how far it is from the selected one, and how many machines stand there. */
function cityRow({ id, name, state, latitude, longitude }: City, from: City | undefined, count = 0): SuggestedCity {
  const isElse = from !== undefined && from.id !== id;
  return {
    id,
    name,
    state,
    latitude,
    longitude,
    ...(isElse && { distanceKm: Math.round(kmBetween(from, { latitude, longitude })) }),
    ...(count > 0 && { count }),
  };
}

/** Cities that are called so, each with all its machines. */
export async function citySuggestions(
  cities: readonly City[],
  from: City | undefined,
  { rollup }: Parts,
): Promise<SuggestedCity[]> {
  if (cities.length === 0) return [];
  const counts = new Map((await rollup.countsByCity({ words: [] })).map(({ cityId, n }) => [cityId, n]));
  return cities.map((city) => cityRow(city, from, counts.get(city.id)));
}

/** What was typed, as a kind: its types, and what to search for to get them. */
interface TypedKind {
  readonly typeIds: readonly number[];
  readonly search: string;
  /** Whether it is what was typed, and not only what may become of it. */
  readonly isWhole: boolean;
}

/** Of several kinds that may be meant the first alone, unless the text as it stands means them all. */
export function typedKind(
  text: string,
  { groups, words, preferred, unknown, cities, spot, size }: Meaning,
  first: string | undefined,
  vocabulary: Vocabulary,
): TypedKind | undefined {
  const isWhole = !cities && !spot && !size && words.length + preferred.length + unknown.length === 0;
  if (isWhole && groups.length > 0) return { typeIds: groups.flat(), search: text, isWhole };
  return first === undefined ? undefined : { typeIds: vocabulary.groupCalled(first), search: first, isWhole: false };
}

/** Where else the kind is to be had, nearest first, and how many there are of it in all. */
export async function placeSuggestions(
  kind: TypedKind | undefined,
  from: City | undefined,
  { rollup, gazetteer }: Parts,
): Promise<Pick<Suggestions, 'places' | 'total'>> {
  if (kind === undefined) return {};
  const counts = await rollup.countsByCity({ words: [], termTypeIds: [...kind.typeIds] });
  const total = counts.reduce((sum, { n }) => sum + n, 0);
  const others = from === undefined ? [] : counts.filter(({ cityId }) => cityId !== from.id);
  const places = others
    .flatMap(({ cityId, n }) => {
      const city = gazetteer.byId(cityId);
      return city && n > 0 ? [{ ...cityRow(city, from, n), search: kind.search }] : [];
    })
    .toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0))
    .slice(0, mostPlaces);
  return { ...(places.length > 0 && { places }), ...(kind.isWhole && total > 0 && { total }) };
}
