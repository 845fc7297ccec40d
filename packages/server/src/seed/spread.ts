import type { City } from '@yantra/places';
import type { SeedSources } from './sources.ts';

/** The number of machines of a city. */
export interface CityShare {
  readonly city: City;
  readonly count: number;
}

/* The featured cities must have at least five machines of every category by their plans (choose-entries.ts); everybody sees the default city first. */
const featuredAtLeast = 97;
const defaultCityAtLeast = 152;
const defaultCityId = '8';
/** The featured cities' largest share of a small demo, so that there is something elsewhere too. */
const featuredPart = 0.69;
/** Below 1, so that towns get more than their share by population: a megacity does not rent by the head. */
const populationPower = 0.75;
/** A supplier's home town gets more. */
const ownersTownFactor = 4;
/* A city with one machine looks poor: one city for this many machines, largest first; of the smaller towns every nth, for their farm machines. From about
 * 10,000 machines on every city has some. */
const machinesForACity = 8;
const oneTownIn = 30;
/* Such a town counts as this large, or it would get nothing. */
const townCountsAs = 150_000;

/** Divides `size` by weight, largest remainders first, so that the counts add up exactly. */
function shareOut(size: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (size * weight) / sum);
  const counts = exact.map(Math.floor);
  const left = size - counts.reduce((total, count) => total + count, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

type SpreadSources = Pick<SeedSources, 'catalogue' | 'cities' | 'featured'>;

/** The featured cities and as many others as `size` allows, with their weights. */
function citiesServed(size: number, { catalogue, cities, featured }: SpreadSources) {
  const owners = new Set(catalogue.owners.map((owner) => owner.city));
  const bySize = cities.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const large = size / machinesForACity;
  const served = new Map<City, number>();
  for (const [index, city] of bySize.entries()) {
    const { id, name, population = 10_000 } = city;
    if (featured.has(id) || owners.has(name) || index < large) served.set(city, population);
    else if ((index - Math.ceil(large)) % oneTownIn === 0) served.set(city, Math.max(population, townCountsAs));
  }
  return cities.flatMap((city) => {
    const people = served.get(city);
    return people === undefined ? [] : { city, people };
  });
}

/** Distributes `size` machines over the cities: the featured ones richly, the others by population; cities without any are left out. */
export function spreadOverCities(size: number, sources: SpreadSources): CityShare[] {
  const { featured } = sources;
  const served = citiesServed(size, sources);
  const cities = served.map(({ city }) => city);
  const owners = new Set(sources.catalogue.owners.map((owner) => owner.city));
  const weights = served.map(({ city: { id, name }, people }) => {
    const isOwnersTown = owners.has(name) && !featured.has(id);
    return people ** populationPower * (isOwnersTown ? ownersTownFactor : 1);
  });
  const byWeight = shareOut(size, weights);
  const least = cities.map(({ id }, index): number => {
    if (!featured.has(id)) return 0;
    return Math.max(byWeight[index] ?? 0, id === defaultCityId ? defaultCityAtLeast : featuredAtLeast);
  });
  const wanted = least.reduce((total, count) => total + count, 0);
  const first = shareOut(Math.min(wanted, Math.floor(size * featuredPart)), least);
  const given = first.reduce((total, count) => total + count, 0);
  const others = weights.map((weight, index) => (featured.has(cities[index]?.id ?? '') ? 0 : weight));
  const rest = shareOut(size - given, others);
  return cities
    .map((city, index) => ({ city, count: (first[index] ?? 0) + (rest[index] ?? 0) }))
    .filter(({ count }) => count > 0);
}
