import type { City } from '@yantra/places';
import type { SeedSources } from './sources.ts';

/** How many machines a city gets. */
export interface CityShare {
  readonly city: City;
  readonly count: number;
}

/* The cities offered first must show every category, whatever the size; the first thing anybody sees is the default city. */
const featuredAtLeast = 30;
const defaultCityAtLeast = 48;
const defaultCityId = '8';
/** Of a small demo, at most this part goes to the featured cities, so that there is something elsewhere too. */
const featuredPart = 0.55;
/** Below 1, so that towns get more than their part of the people: a megacity does not hire by the head. */
const populationPower = 0.75;
/** A supplier has machines at home. */
const ownersTownFactor = 4;

/** Shares out `size` by weight, the largest remainders first, so that the counts add up to `size` exactly. */
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

/** `size` machines over the cities: the featured ones rich, the others by population; cities that get none are left out. */
export function spreadOverCities(
  size: number,
  sources: Pick<SeedSources, 'catalogue' | 'cities' | 'featured'>,
): CityShare[] {
  const { cities, featured } = sources;
  const least = cities.map(({ id }): number => {
    if (!featured.has(id)) return 0;
    return id === defaultCityId ? defaultCityAtLeast : featuredAtLeast;
  });
  const wanted = least.reduce((total, count) => total + count, 0);
  const reserved = Math.min(wanted, Math.floor(size * featuredPart));
  const first = shareOut(reserved, least);
  const owners = new Set(sources.catalogue.owners.map((owner) => owner.city));
  const weights = cities.map(({ name, population = 10_000 }) => {
    return population ** populationPower * (owners.has(name) ? ownersTownFactor : 1);
  });
  const rest = shareOut(size - reserved, weights);
  return cities
    .map((city, index) => ({ city, count: (first[index] ?? 0) + (rest[index] ?? 0) }))
    .filter(({ count }) => count > 0);
}
