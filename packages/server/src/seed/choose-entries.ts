import type { City } from '@yantra/places';
import type { Catalogue, CatalogueEntry, CatalogueModel, Field } from '../modules/master-data/index.ts';
import type { Random } from './random.ts';

/** A kind of machine, and which of its models when that is not left to chance. */
export interface Choice {
  readonly entry: CatalogueEntry;
  readonly model?: CatalogueModel | undefined;
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
/* What people ask for by name every day. The city that everybody sees first has a yard full of each; the other featured ones of backhoe loaders
   and of two more, in turn. */
const everywhere = { backhoe: 27, tractor: 2 } as const;
const popular: readonly number[] = [everywhere.backhoe, 30, 36, 56, 35, 62, everywhere.tractor, 58, 46, 41, 29];
const yardAtLeast = 5;
const richestCity = '8';
const hiredMost = new Set([...staples, ...popular]);
const hiredMostWeight = 3;
/* A featured city shows so many kinds of each category beside what is hired most there, and of a large category this part of its kinds: the
   ten together show every kind in five cities and more. */
const kindsBeside = 4;
const partBeside = 0.6;

const popularIn = (place: number): number[] => {
  const others = popular.slice(1);
  const turn = (step: number): number => others[(2 * place + step) % others.length] ?? everywhere.tractor;
  return [everywhere.backhoe, turn(0), turn(1)];
};

/** How much of a city's hiring is farm, construction and factory work. */
export function fieldsOf({ name, population = 10_000 }: Pick<City, 'name' | 'population'>): Record<Field, number> {
  const factory = industrialCities.has(name) ? 2.2 : 1;
  if (population < 150_000) return { farm: 0.6, construction: 0.3, factory: 0.1 * factory };
  if (population < 1_000_000) return { farm: 0.36, construction: 0.4, factory: 0.24 * factory };
  return { farm: 0.16, construction: 0.5, factory: 0.34 * factory };
}

const entriesOf = (catalogue: Catalogue, category: number): CatalogueEntry[] =>
  catalogue.equipment.filter((entry) => entry.category.id === category);

/** What a city shows of a category: what is hired most, then others in turn from the city's own place on, as many as must be. */
function kindsInTurn(entries: readonly CatalogueEntry[], place: number, random: Random): CatalogueEntry[] {
  const first = entries.filter(({ id }) => staples.has(id));
  const others = entries.filter(({ id }) => !staples.has(id));
  const start = others.length === 0 ? 0 : place % others.length;
  const inTurn = [...others.slice(start), ...others.slice(0, start)];
  const count = Math.max(kindsBeside, Math.ceil(others.length * partBeside));
  return [...first, ...Array.from({ length: count }, (_, index) => inTurn[index] ?? random.pick(entries))];
}

/**
 * What a featured city shows whatever else it has: of every category what is hired most, by the best-known maker, then another kind; then yards
 * full of what the city is known for; then every category has five, of as many kinds as it comes in.
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

/** The machines a city is sure to have, in order. @param place which of the featured cities it is; `undefined` for any other */
export function planOf(
  city: City,
  place: number | undefined,
  count: number,
  catalogue: Catalogue,
  random: Random,
): Choice[] {
  if (place !== undefined) return featuredPlan(city, place, catalogue, random);
  // Wherever there are some, there is a digger and a tractor; where there are more, a few of them.
  const first = catalogue.equipment.filter(({ id }) => id === everywhere.tractor || id === everywhere.backhoe);
  return Array.from({ length: Math.min(3, Math.floor(count / 4)) }, () => first.map((entry) => ({ entry }))).flat();
}

/** What stands in a city beside its plan, without end: what it lives by. */
export function* chooseEntries(city: City, catalogue: Catalogue, random: Random): Generator<Choice, never> {
  const fields = fieldsOf(city);
  const weights = catalogue.equipment.map(
    (entry) => [entry, fields[entry.field] * (hiredMost.has(entry.id) ? hiredMostWeight : 1)] as const,
  );
  for (;;) yield { entry: random.weighted(weights) };
}
