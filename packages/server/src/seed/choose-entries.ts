import type { City } from '@yantra/places';
import type { Random } from './random.ts';
import type { Catalogue, CatalogueEntry, Field } from './sources.ts';

/* Where factories stand close together; elsewhere the size of the town decides. */
const industrialCities = new Set(
  `Pune|Chennai|Ahmedabad|Surat|Vadodara|Rajkot|Bharuch|Coimbatore|Ludhiana|Faridabad|Gurugram|Noida|Ghaziabad|Jamshedpur|Bhilai|Rourkela|
Durgapur|Asansol|Bokaro|Hosur|Nashik|Aurangabad|Kanpur|Visakhapatnam|Indore|Howrah|Tiruppur|Salem|Belgaum|Mysuru|Hyderabad|Bangalore`
    .replaceAll('\n', '')
    .split('|'),
);

/** How much of a city's hiring is farm, construction and factory work. */
export function fieldsOf({ name, population = 10_000 }: Pick<City, 'name' | 'population'>): Record<Field, number> {
  const factory = industrialCities.has(name) ? 2.2 : 1;
  if (population < 150_000) return { farm: 0.6, construction: 0.3, factory: 0.1 * factory };
  if (population < 1_000_000) return { farm: 0.36, construction: 0.4, factory: 0.24 * factory };
  return { farm: 0.16, construction: 0.5, factory: 0.34 * factory };
}

/**
 * Which kinds of machine stand in a city, in order: the first twice as many as there are categories have each category twice (a featured
 * city shows them all), the rest follow what the city does for a living.
 */
export function* chooseEntries(
  city: City,
  isFeatured: boolean,
  catalogue: Catalogue,
  random: Random,
): Generator<CatalogueEntry> {
  const byCategory = catalogue.categories.map(({ id }) =>
    catalogue.equipment.filter((entry) => entry.category.id === id),
  );
  if (isFeatured) {
    const picked = byCategory.map((entries) => random.shuffled(entries));
    for (const round of [0, 1]) {
      for (const entries of random.shuffled(picked)) yield entries[round % entries.length] ?? random.pick(entries);
    }
  }
  const fields = fieldsOf(city);
  const weights = catalogue.categories.map(
    ({ field }, index) => [byCategory[index] ?? [], fields[field] * (byCategory[index]?.length ?? 0)] as const,
  );
  for (;;) yield random.pick(random.weighted(weights));
}
