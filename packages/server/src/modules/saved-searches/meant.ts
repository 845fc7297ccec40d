import type { SavedSearch } from '@yantra/contract/calls';
import { type Asked, kindsOf } from '../search/lists/index.ts';
import type { Gazetteer } from '../search/vocabulary/index.ts';

/** How a search is understood today, in names. */
export function meantOf({ input, meaning, strict, vocabulary }: Asked, gazetteer: Gazetteer): SavedSearch['meant'] {
  const category = vocabulary.categories.get(strict.categoryId ?? meaning.category?.id ?? 0);
  const cities = strict.cityIds?.flatMap((id) => gazetteer.byId(id) ?? []);
  const { spot, size, words, unknown } = meaning;
  return {
    kinds: kindsOf(meaning, vocabulary),
    types: (input.equipmentTypeId ?? []).flatMap((id) => vocabulary.types.get(id) ?? []),
    words: [...words],
    unknown: [...unknown],
    ...(category && { category: { id: category.id, name: category.name } }),
    ...(cities && { cities: cities.map(({ id, name, state }) => ({ id, name, state })) }),
    ...(spot && {
      place: { label: spot.label, latitude: spot.latitude, longitude: spot.longitude, radiusKm: spot.radiusKm },
    }),
    ...(size && { size: { value: size.value, unit: size.unit } }),
  };
}
