import type { City } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import { isForeign, placeName, placeSaid, placeSound, type PostOffice, type PostOffices } from '../../places/index.ts';
import type { Spot } from './meaning.ts';

/* The search radius of a locality or PIN, and its largest distance from its city. */
const radiusKm = 25;
const fromCityKm = 45;
/* Offices with one name closer than this are one place. */
const samePlaceKm = 30;
/* A place far from the searched city needs a name this long, which can hardly be another word. */
const leastLettersFar = 7;
/* A name of fewer sounds may be any word; of so few it has to sound the same. */
const leastSounds = 4;
/* How far apart a longer name sounds in two scripts: two vowels. */
const apartInScripts = 0.85;

/**
 * The place whose exact name the words are, or a PIN code: near one of the cities if given, else only if all places of that name are one. Never by similarity:
 * towns' names are too alike. A name in another script is the place near a city that is said so.
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
  if (words.every(isForeign)) return spotSaid(words, near, offices);
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

function spotSaid(words: readonly string[], near: readonly City[], offices: PostOffices): Spot | undefined {
  const sound = placeSound(words);
  if (sound.length < leastSounds) return undefined;
  const mostApart = sound.length > leastSounds ? apartInScripts : 0;
  for (const city of near) {
    const here = placeSaid(offices, city, { sound, km: fromCityKm, mostApart });
    if (here !== undefined) return spotOf(here, 'locality', `${placeName(here.place)}, ${city.name}`);
  }
  return undefined;
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
