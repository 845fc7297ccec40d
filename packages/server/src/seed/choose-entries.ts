import type { City } from '@yantra/places';
import type { Catalogue, CatalogueEntry, CatalogueModel, Field } from '../modules/master-data/index.ts';
import type { Random } from './random.ts';

/** A kind of machine, and its model unless random. */
export interface Choice {
  readonly entry: CatalogueEntry;
  readonly model?: CatalogueModel | undefined;
}

/* Cities with many factories; elsewhere the town's size decides. */
const industrialCities = new Set(
  `Pune|Chennai|Ahmedabad|Surat|Vadodara|Rajkot|Bharuch|Coimbatore|Ludhiana|Faridabad|Gurugram|Noida|Ghaziabad|Jamshedpur|Bhilai|Rourkela|
Durgapur|Asansol|Bokaro|Hosur|Nashik|Aurangabad|Kanpur|Visakhapatnam|Indore|Howrah|Tiruppur|Salem|Belgaum|Mysuru|Hyderabad|Bangalore`
    .replaceAll('\n', '')
    .split('|'),
);

/* The most rented kind of each category, such as the utility tractor and the backhoe loader (by id in the catalogue): every featured city has it, from the
 * best-known maker, so that searches find it there. */
const staples = new Set([2, 6, 13, 19, 24, 27, 36, 41, 46, 51, 56, 62, 67, 71, 74]);
/* What people search for every day. The default city has a yard full of each; the other featured ones of backhoe loaders and of two more, in rotation. */
const everywhere = { backhoe: 27, tractor: 2 } as const;
const popular: readonly number[] = [everywhere.backhoe, 30, 36, 56, 35, 62, everywhere.tractor, 58, 46, 41, 29];
const yardAtLeast = 5;
const richestCity = '8';
const hiredMost = new Set([...staples, ...popular]);
const hiredMostWeight = 3;
/* How many kinds of each category a featured city has beside the staples, and of a large category which share: the ten together have every kind in at least
 * five cities. */
const kindsBeside = 4;
const partBeside = 0.6;

const popularIn = (place: number): number[] => {
  const others = popular.slice(1);
  const turn = (step: number): number => others[(2 * place + step) % others.length] ?? everywhere.tractor;
  return [everywhere.backhoe, turn(0), turn(1)];
};

/** The shares of farm, construction and factory work in a city. */
export function fieldsOf({ name, population = 10_000 }: Pick<City, 'name' | 'population'>): Record<Field, number> {
  const factory = industrialCities.has(name) ? 2.2 : 1;
  if (population < 150_000) return { farm: 0.6, construction: 0.3, factory: 0.1 * factory };
  if (population < 1_000_000) return { farm: 0.36, construction: 0.4, factory: 0.24 * factory };
  return { farm: 0.16, construction: 0.5, factory: 0.34 * factory };
}

const entriesOf = (catalogue: Catalogue, category: number): CatalogueEntry[] =>
  catalogue.equipment.filter((entry) => entry.category.id === category);

/** A city's kinds of a category: the staples, then others in rotation from the city's own offset, as many as needed. */
function kindsInTurn(entries: readonly CatalogueEntry[], place: number, random: Random): CatalogueEntry[] {
  const first = entries.filter(({ id }) => staples.has(id));
  const others = entries.filter(({ id }) => !staples.has(id));
  const start = others.length === 0 ? 0 : place % others.length;
  const inTurn = [...others.slice(start), ...others.slice(0, start)];
  const count = Math.max(kindsBeside, Math.ceil(others.length * partBeside));
  return [...first, ...Array.from({ length: count }, (_, index) => inTurn[index] ?? random.pick(entries))];
}

/**
 * The fixed part of a featured city: of every category the staple, from the best-known maker, then another kind; then yards full of what the city is known for;
 * then five of every category, of as many kinds as possible.
 */
function featuredPlan(city: City, place: number, catalogue: Catalogue, random: Random): Choice[] {
  const categories = random.shuffled(
    catalogue.categories.map(({ id }) => kindsInTurn(entriesOf(catalogue, id), place, random)),
  );
  const best = categories.flatMap(([entry]) => (entry === undefined ? [] : { entry, model: entry.models[0] }));
  const asChoices = (entries: readonly CatalogueEntry[]): Choice[] => entries.map((entry) => ({ entry }));
  const second = categories.flatMap((entries) => asChoices(entries.slice(1, 2)));
  const hired = city.id === richestCity ? popular : popularIn(place);
  const yards = hired.flatMap((id): Choice[] => {
    const entry = catalogue.equipment.find((one) => one.id === id);
    const count = yardAtLeast + random.between(0, 2) - Number(staples.has(id));
    return entry === undefined ? [] : Array.from({ length: count }, () => ({ entry }));
  });
  const rest = categories.flatMap((entries) => asChoices(entries.slice(2)));
  return [...best, ...second, ...random.shuffled(yards), ...random.shuffled(rest)];
}

/** A city's fixed machines, in order. @param place its index among the featured cities; `undefined` for others */
export function planOf(
  city: City,
  place: number | undefined,
  count: number,
  catalogue: Catalogue,
  random: Random,
): Choice[] {
  if (place !== undefined) return featuredPlan(city, place, catalogue, random);
  // Everywhere there is a digger and a tractor; larger cities have a few.
  const first = catalogue.equipment.filter(({ id }) => id === everywhere.tractor || id === everywhere.backhoe);
  return Array.from({ length: Math.min(3, Math.floor(count / 4)) }, () => first.map((entry) => ({ entry }))).flat();
}

/** A city's further machines, endlessly: by its kind of work. */
export function* chooseEntries(city: City, catalogue: Catalogue, random: Random): Generator<Choice, never> {
  const fields = fieldsOf(city);
  const weights = catalogue.equipment.map(
    (entry) => [entry, fields[entry.field] * (hiredMost.has(entry.id) ? hiredMostWeight : 1)] as const,
  );
  for (;;) yield { entry: random.weighted(weights) };
}
