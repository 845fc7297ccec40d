import type { City } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import type { PostOffice, PostOffices } from '../../places/index.ts';
import type { Spot } from './meaning.ts';

/* How far around a locality or a PIN people look, and how far from its city a locality may lie. */
const radiusKm = 25;
const fromCityKm = 45;
/* Offices of one name that lie nearer to each other than this are one place. */
const samePlaceKm = 30;
/* A place far from the city somebody looks in must have a name that can hardly be another word. */
const leastLettersFar = 7;
/**
 * The place that words name to the letter, or a PIN code: near one of the cities when there are some, else only where all places of that name are
 * one. Never by likeness: towns' names are too alike.
 */
export function spotNamed(
  words: readonly string[],
  near: readonly City[],
  offices: PostOffices,
  isNearOnly = false,
): Spot | undefined {
  const [first = ''] = words;
  if (words.length === 1 && /^\d{6}$/.test(first)) {
    const office = offices.byPin(first, 1)[0];
    return office && spotOf(office, 'pin', `${office.pinCode}, ${office.place}`);
  }
  if (!words.every((word) => /^[a-z][a-z.]*$/.test(word))) return undefined;
  const called = offices.called(words);
  for (const city of near) {
    const here = nearest(
      called.filter((office) => kmBetween(office, city) <= fromCityKm),
      city,
    );
    if (here !== undefined) return spotOf(here, 'locality', `${here.place}, ${city.name}`);
  }
  const [one] = called;
  if (one === undefined || isNearOnly || words.join('').length < leastLettersFar) return undefined;
  if (called.some((other) => kmBetween(one, other) > samePlaceKm)) return undefined;
  return spotOf(one, 'locality', [one.place, one.district || one.state].filter((part) => part !== '').join(', '));
}

const spotOf = ({ latitude, longitude }: PostOffice, kind: Spot['kind'], label: string): Spot => ({
  label,
  kind,
  latitude,
  longitude,
  radiusKm,
});

function nearest(offices: readonly PostOffice[], city: City): PostOffice | undefined {
  return offices.toSorted((a, b) => kmBetween(a, city) - kmBetween(b, city))[0];
}
