import type { City } from './city.ts';
import { fold } from './fold.ts';
import { slips, typosAllowed } from './typo.ts';

/** The quality of a match; smaller is better. Typing errors add to the last two. */
const rank = { name: 0, alias: 1, nameStart: 2, aliasStart: 3, inside: 4, slip: 10, slipStart: 20, none: 99 } as const;

/**
 * The cities that a text may mean, best first: the full name, a full alias ("Bengaluru", "Poona"), a name that begins so, an alias that begins so, either
 * containing the text; then by population. Case, accents, spaces and hyphens do not count, and a state may follow ("Aurangabad, Bihar"). Typing errors are
 * forgiven only if nothing else matches, one from 4 letters and two from 8 ("banglore", and "bangl" on the way there): while somebody types, exact matches come
 * first. An empty text returns the list unchanged. Nothing is cached: all cities take about a millisecond (README).
 */
export function searchCities(cities: readonly City[], query: string): City[] {
  if (query.trim() === '') return [...cities];
  const typed = fold(query);
  if (typed === '') return [];
  const named = citiesNamed(cities, query);
  const allowed = typosAllowed(typed.length);
  if (named.length > 0 || allowed === 0) return named;
  return ranked(cities, (city) => slipRank(city, typed, allowed));
}

/** The same without forgiving typing errors: the cities that have the text in a name of theirs. */
export function citiesNamed(cities: readonly City[], query: string): City[] {
  const typed = fold(query);
  return typed === '' ? [] : ranked(cities, (city) => directRank(city, typed));
}

function ranked(cities: readonly City[], rankOf: (city: City) => number): City[] {
  const found: { city: City; rank: number }[] = [];
  for (const city of cities) {
    const cityRank = rankOf(city);
    if (cityRank < rank.none) found.push({ city, rank: cityRank });
  }
  found.sort((a, b) => a.rank - b.rank || (b.city.population ?? 0) - (a.city.population ?? 0));
  return found.map(({ city }) => city);
}

function directRank(city: City, typed: string): number {
  let best: number = nameRank(fold(city.name), typed, city.state, rank.name, rank.nameStart);
  for (const alias of city.aliases) {
    best = Math.min(best, nameRank(fold(alias), typed, city.state, rank.alias, rank.aliasStart));
  }
  return best;
}

function nameRank(name: string, typed: string, state: string, whole: number, start: number): number {
  if (name === typed) return whole;
  if (name.startsWith(typed)) return start;
  if (name.includes(typed)) return rank.inside;
  // "Pune, Mah": after the name, the beginning of its state.
  return typed.startsWith(name) && `${name}${fold(state)}`.startsWith(typed) ? whole : rank.none;
}

function slipRank(city: City, typed: string, allowed: number): number {
  let best: number = rank.none;
  for (const name of [city.name, ...city.aliases]) {
    const { whole, start } = slips(typed, fold(name), allowed);
    if (whole <= allowed) best = Math.min(best, rank.slip + whole);
    else if (start <= allowed) best = Math.min(best, rank.slipStart + start);
  }
  return best;
}
