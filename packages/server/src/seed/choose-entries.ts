import type { City } from '@yantra/places';
import type { Random } from './random.ts';
import type { Catalogue, CatalogueEntry, Field } from './sources.ts';

/** A kind of machine, and which of its models when that is not left to chance. */
export interface Choice {
  readonly entry: CatalogueEntry;
  readonly model?: CatalogueEntry['models'][number] | undefined;
}

/* Where factories stand close together; elsewhere the size of the town decides. */
const industrialCities = new Set(
  `Pune|Chennai|Ahmedabad|Surat|Vadodara|Rajkot|Bharuch|Coimbatore|Ludhiana|Faridabad|Gurugram|Noida|Ghaziabad|Jamshedpur|Bhilai|Rourkela|
Durgapur|Asansol|Bokaro|Hosur|Nashik|Aurangabad|Kanpur|Visakhapatnam|Indore|Howrah|Tiruppur|Salem|Belgaum|Mysuru|Hyderabad|Bangalore`
    .replaceAll('\n', '')
    .split('|'),
);

/* What is hired most in each category, such as the utility tractor and the backhoe loader (by id in the catalogue): every featured city has
   it, by the best-known maker, so that a search for it there finds it. */
const staples = new Set([2, 6, 13, 19, 24, 27, 36, 41, 46, 51, 56, 62, 67, 71, 74]);
const stapleWeight = 3;

/** How much of a city's hiring is farm, construction and factory work. */
export function fieldsOf({ name, population = 10_000 }: Pick<City, 'name' | 'population'>): Record<Field, number> {
  const factory = industrialCities.has(name) ? 2.2 : 1;
  if (population < 150_000) return { farm: 0.6, construction: 0.3, factory: 0.1 * factory };
  if (population < 1_000_000) return { farm: 0.36, construction: 0.4, factory: 0.24 * factory };
  return { farm: 0.16, construction: 0.5, factory: 0.34 * factory };
}

/** Every category twice: what is hired most there, then another kind if there is one. */
function* everyCategoryTwice(catalogue: Catalogue, random: Random): Generator<Choice> {
  const kinds = catalogue.categories.map(({ id }) => {
    const entries = random.shuffled(catalogue.equipment.filter((entry) => entry.category.id === id));
    return entries.sort((a, b) => Number(staples.has(b.id)) - Number(staples.has(a.id)));
  });
  for (const [entry] of random.shuffled(kinds)) if (entry !== undefined) yield { entry, model: entry.models[0] };
  for (const entries of random.shuffled(kinds)) yield { entry: entries[1] ?? random.pick(entries) };
}

/** Which kinds of machine stand in a city, in order, without end: a featured city shows every category first; then what the city lives by. */
export function* chooseEntries(
  city: City,
  isFeatured: boolean,
  catalogue: Catalogue,
  random: Random,
): Generator<Choice, never> {
  if (isFeatured) yield* everyCategoryTwice(catalogue, random);
  const fields = fieldsOf(city);
  const weights = catalogue.equipment.map(
    (entry) => [entry, fields[entry.field] * (staples.has(entry.id) ? stapleWeight : 1)] as const,
  );
  for (;;) yield { entry: random.weighted(weights) };
}
