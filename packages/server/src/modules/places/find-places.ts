import type { FoundPlace } from '@yantra/contract/calls';
import type { City, NamedCity } from '@yantra/places';
import { searchCities } from '@yantra/places/all';
import { soundDistance } from '@yantra/words';
import { wordsOf } from '../../database/search-words.ts';
import { best, type Candidate, candidateOfCity, candidateOfLine, cityKm, largeCity, mostPlaces } from './candidates.ts';
import type { CitySounds } from './city-sounds.ts';
import { nameWords } from './place-names.ts';
import { latinWord, placeSound } from './place-sound.ts';
import { bareWords, isForeign, placeWords, withFlaps } from './place-words.ts';
import type { PostOffice } from './post-office.ts';
import type { PostOffices } from './post-offices.ts';

/** How well a place's name matches; smaller is better. */
const rank = { exact: 0, said: 1, begins: 2, has: 3, around: 4, slip: 5 } as const;

export interface Finding {
  readonly cities: readonly City[];
  /** The cities in a sequence of words, in any script. */
  readonly citiesAmong: (words: readonly string[]) => readonly NamedCity[];
  /** Those whose name in Devanagari begins so, largest first. */
  readonly citiesBeginning: (words: readonly string[]) => readonly City[];
  readonly citiesSounding: CitySounds;
  readonly offices: PostOffices;
}

/** Of the cities in a text, and of their namesakes. */
const mostCities = 2;
const mostBegun = 40;
/** Of these only the close ones are taken. */
const mostNearCity = 400;
/** How far apart two spellings of one name sound, in two scripts. */
const mostApart = 1.3;
/** Others that sound alike are offered if they are nearly as alike as the best. */
const apartFromBest = 0.4;

/** The places that a text may mean, best first. @param from the city that somebody looks at: its own places are meant first */
export async function findPlaces(
  text: string,
  finding: Finding,
  from?: City,
): Promise<{ readonly places: FoundPlace[]; readonly isWhole: boolean }> {
  const words = placeWords(text);
  if (words.length === 0) return { places: [], isWhole: true };
  const readings = readingsOf(text, words);
  const found: Candidate[] = [];
  for (const reading of readings) found.push(...(await candidatesFor(reading, finding, from)));
  if (found.length > 0) return { places: best(found, from), isWhole: true };
  return { places: best(await partsOf(words, finding), from), isWhole: false };
}

/** A text's words, and what else they may be. */
function readingsOf(text: string, words: readonly string[]): (readonly string[])[] {
  if (!isForeign(text)) return [words];
  const readings = [words, bareWords(text), placeWords(withFlaps(text))];
  return [...new Map(readings.map((reading) => [reading.join(' '), reading])).values()];
}

async function candidatesFor(words: readonly string[], finding: Finding, from: City | undefined): Promise<Candidate[]> {
  const found = await named(words, finding);
  if (found.length > 0) return found;
  const near = from === undefined ? [] : await placesNear(words, from, finding);
  return near.length > 0 || words.some(isForeign)
    ? near
    : searchCities(finding.cities, words.join(' '))
        .slice(0, mostPlaces)
        .map((city) => candidateOfCity(city, rank.slip));
}

/** What is called so, or is called so in a city of the words. */
async function named(words: readonly string[], finding: Finding): Promise<Candidate[]> {
  const direct = await placesNamed(words, finding);
  for (const [at, phrase] of phrasesOf(words).entries())
    direct.push(...citiesNamed(phrase, laterBy(at, words), finding));
  const narrowed: Candidate[] = [];
  for (const [turn, { cities, start, length }] of finding
    .citiesAmong(words)
    .toReversed()
    .slice(0, mostCities)
    .entries()) {
    const rest = words.filter((_, at) => at < start || at >= start + length);
    if (rest.length === 0) continue;
    // The city comes last: Khadki station, Pune.
    for (const city of cities.slice(0, mostCities))
      for (const one of await placesNear(rest, city, finding)) narrowed.push({ ...one, rank: one.rank + turn / 20 });
  }
  return [...narrowed, ...direct];
}

/** Cities of this name, or whose name begins so or sounds so. */
function citiesNamed(words: readonly string[], later: number, finding: Finding): Candidate[] {
  const { cities, citiesAmong, citiesBeginning, citiesSounding } = finding;
  const isLatin = !words.some(isForeign);
  const typed = words.join('');
  const exact = citiesAmong(words).filter(({ length }) => length === words.length);
  const begun = isLatin
    ? searchCities(cities, words.join(' '))
        .filter((city) => [city.name, ...city.aliases].some((name) => wordsOf(name).join('').startsWith(typed)))
        .slice(0, mostPlaces)
    : citiesBeginning(words);
  const alike = citiesSounding(placeSound(words), isLatin ? 0 : mostApart);
  const ranks = new Map<City, number>();
  const add = (city: City, rank: number) => void (ranks.has(city) || ranks.set(city, rank + later));
  for (const city of exact.flatMap((named) => named.cities)) add(city, rank.exact);
  for (const { city, apart } of alike) add(city, apart > 0 ? rank.begins + apart / 2 : saidRank(typed, isLatin));
  for (const city of begun) add(city, rank.begins);
  return [...ranks].map(([city, rank]) => candidateOfCity(city, rank));
}

/** Of Latin letters a short beginning sounds as many a whole name does. */
const saidRank = (typed: string, isLatin: boolean): number =>
  isLatin && typed.length < leastSaid ? rank.has : rank.said;
const leastSaid = 6;

/** Places of this name anywhere. Never by similar letters: towns' names are too alike. */
async function placesNamed(words: readonly string[], { cities, offices }: Finding): Promise<Candidate[]> {
  const isLatin = !words.some(isForeign);
  const found = new Map<number, number>();
  const add = (line: number, rank: number) => {
    found.set(line, Math.min(found.get(line) ?? Infinity, rank));
  };
  for (const [at, phrase] of phrasesOf(words).entries()) {
    const later = laterBy(at, words);
    if (isLatin)
      for (const line of offices.byWords(phrase, mostBegun)) add(line, rankOf(offices.at(line), phrase) + later);
    const sounds = await offices.sounds();
    const sound = placeSound(phrase);
    const alike = sounds.alike(sound, isLatin ? 0 : mostApart);
    const least = Math.min(...alike.map(({ apart }) => apart));
    for (const { line, apart } of alike) {
      const { place } = offices.at(line);
      if (nameWords(place).join('') === phrase.join('')) add(line, rank.exact + later);
      else if (apart === 0) add(line, saidRank(phrase.join(''), isLatin) + later + unlike(place, phrase));
      else if (apart <= least + apartFromBest) add(line, rank.begins + later + unlike(place, phrase));
    }
    if (!isLatin) for (const line of sounds.beginning(sound, mostBegun)) add(line, rank.begins + later);
  }
  return [...found].map(([line, rank]) => candidateOfLine(line, rank, offices, cities));
}

/** Places of this name around a city, misspelt ones too. */
async function placesNear(words: readonly string[], city: City, { cities, offices }: Finding): Promise<Candidate[]> {
  const isLatin = !words.some(isForeign);
  const sounds = await offices.sounds();
  const around = offices.around(city, cityKm);
  const found: Candidate[] = [];
  const add = (line: number, rank: number) => void found.push(candidateOfLine(line, rank, offices, cities));
  for (const [at, phrase] of phrasesOf(words).entries()) {
    const later = laterBy(at, words);
    const sound = placeSound(phrase);
    if (sound.length < leastSound) continue;
    const allowed = Math.min(slipsIn(sound), isLatin ? Infinity : mostApart);
    const named = new Set(isLatin ? offices.byWords(phrase, mostNearCity) : []);
    for (const line of around) {
      if (named.has(line)) add(line, rankOf(offices.at(line), phrase) + later);
      else {
        const apart = sounds.apart(line, sound, allowed);
        // Another script's vowels are no slip.
        const isSaid = apart === 0 || (!isLatin && apart <= twoVowels);
        if (apart <= allowed) add(line, (isSaid ? rank.said : rank.slip) + apart / 2 + later);
      }
    }
  }
  const least = Math.min(...found.map((one) => Math.floor(one.rank)));
  // With the very place found, similar names are others.
  return least < rank.around ? found.filter((one) => one.rank < rank.around) : found;
}

/** A little for each letter that is written otherwise: of names that sound alike the one as typed is first. */
const unlike = (place: string, words: readonly string[]): number =>
  Math.min(0.9, soundDistance(spelled(words.map(latinWord)), spelled(nameWords(place)), 9) / 10);
const spelled = (words: readonly string[]): string => words.join('').replaceAll('w', 'v');

const twoVowels = 0.8;
/** A single sound is in every name. */
const leastSound = 2;
/** How far apart a misspelt name may sound. */
const slipsIn = (sound: string): number => (sound.length < 5 ? 0.6 : sound.length < 8 ? 1 : 1.6);

/** The ways in which a list may have it: the railway's station as the post writes it, and at last the place alone. */
function phrasesOf(words: readonly string[]): readonly (readonly string[])[] {
  const rest = words.filter((word) => !stationWords.has(word));
  // Station Road is no station.
  if (rest.length === words.length || rest.length === 0 || words.includes('road')) return [words];
  return [[...rest, 'railway', 'station'], [...rest, 'rs'], [...rest, 'station'], [...rest, 'junction'], rest];
}
const stationWords: ReadonlySet<string> = new Set(['station', 'railway', 'junction', 'terminus']);

/** The place alone comes after all that has a station. */
const laterBy = (at: number, words: readonly string[]): number => {
  const last = phrasesOf(words).length - 1;
  return at > 0 && at === last ? rank.begins : at / 10;
};

/** How well the words name the place; some may name its district or state. */
function rankOf({ place }: PostOffice, words: readonly string[]): number {
  const own = nameWords(place);
  const used = words.filter((word) => own.some((one) => one.startsWith(word)));
  if (used.length === 0) return rank.around;
  const [name, text] = [own.join(''), used.join('')];
  if (name === text) return rank.exact;
  return name.startsWith(text) ? rank.begins : rank.has;
}

/** The longest run of the words that names a place: what is left is a house or a street that we do not know. */
async function partsOf(words: readonly string[], finding: Finding): Promise<Candidate[]> {
  for (let length = Math.min(words.length - 1, mostOfPart); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const part = words.slice(start, start + length);
      // Few sounds may be any word.
      const isNoName = placeSound(part).length < leastOfPart || part.every((word) => /\d/.test(word));
      if (isNoName) continue;
      const found = await named(part, finding);
      const sure = found.filter((one) => one.rank < rank.begins);
      const large = sure.filter(({ weight }) => weight >= largeCity);
      if (large.length > 0) return large;
      if (sure.length > 0) return [...sure, ...citiesIn(words, finding)];
    }
  }
  return [];
}
const citiesIn = (words: readonly string[], { citiesAmong }: Finding): Candidate[] =>
  citiesAmong(words).flatMap(({ cities }) => cities.slice(0, 1).map((city) => candidateOfCity(city, rank.slip)));
const leastOfPart = 4;
/** Few places' names, with their city, have more words. */
const mostOfPart = 5;
