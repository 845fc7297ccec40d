import type { SavedSearch } from '@yantra/contract/calls';
import { dayAfter, isolated, rentalHours, shortDay, unitText } from '@yantra/domain';
import { type Language, textsIn, wordIn } from '@yantra/language';
import { messages } from './words.messages.ts';

/** What is looked for, by the keys of the search. */
export type Wanted = SavedSearch['search'];

/** What the ids of a search stand for, as far as it is known. Names are English. */
export interface Names {
  readonly category?: string | undefined;
  readonly types?: readonly { readonly id: number; readonly type: string }[] | undefined;
  readonly cities?: readonly { readonly name: string }[] | undefined;
  /** The place in the term. */
  readonly place?: { readonly label: string; readonly radiusKm: number } | undefined;
  /** Of the capacity. */
  readonly unit?: string | undefined;
}

/** A search in words. */
export interface SearchWords {
  readonly title: string;
  readonly place: string;
  /** The filters, in the order of the listing's chips. */
  readonly parts: readonly string[];
}

export const namesOf = ({ meant }: SavedSearch): Names => ({
  category: meant.category?.name,
  types: meant.types,
  cities: meant.cities,
  place: meant.place,
  unit: meant.size?.unit,
});

/** Says a search in a language; undefined is English. */
export function searchWords(search: Wanted, names: Names, language: Language | undefined): SearchWords {
  const texts = textsIn(language, messages);
  const word = (text: string) => wordIn(language, text);
  const types = typeNames(search, names, texts).map(word);
  const said = [
    search.searchTerm ? `“${isolated(search.searchTerm)}”` : '',
    types.join(', '),
    names.category ? word(names.category) : '',
  ].filter(Boolean);
  const [title = texts.all, ...others] = said;
  return {
    title,
    place: placeOf(search, names, texts, word),
    parts: [...others, ...filtersOf(search, names, language)],
  };
}

/** Groups of the chosen types, each once. */
function typeNames({ equipmentTypeId = [] }: Wanted, { types = [] }: Names, texts: typeof messages): readonly string[] {
  const byId = new Map(types.map(({ id, type }) => [id, type]));
  return [...new Set(equipmentTypeId.map((id) => byId.get(id) ?? texts.type(id)))];
}

function placeOf(
  { bounds, near, selectedCity }: Wanted,
  { place, cities }: Names,
  texts: typeof messages,
  word: (text: string) => string,
): string {
  if (bounds) return texts.area;
  if (place) return texts.around(isolated(word(place.label)), Math.round(place.radiusKm));
  if (near) return texts.aroundPoint(Math.round(near.radiusKm));
  const named = [...new Set((cities ?? []).map(({ name }) => name))];
  if (named.length > 0) return named.map(word).join(', ');
  return selectedCity ? word(selectedCity) : texts.india;
}

function filtersOf(search: Wanted, { unit = '' }: Names, language: Language | undefined): readonly string[] {
  const texts = textsIn(language, messages);
  const { min, max } = rentalHours;
  const { startRentalHours: from = min, endRentalHours: to = max, discount, insuranceAvailable, zone } = search;
  const { startRentprice: least, endRentprice: most, startCapacity: small, endCapacity: large, supplier } = search;
  const all = [
    search.exact && texts.exact,
    jobWords(search, language),
    (from > min || to < max) && texts.hours(from, to),
    zone && wordIn(language, zone),
    discount !== undefined && discount > 0 && texts.discount(discount),
    insuranceAvailable !== undefined && texts.insurance[insuranceAvailable ? 'yes' : 'no'],
    (least !== undefined || most !== undefined) && texts.price(least, most),
    (small !== undefined || large !== undefined) && texts.capacity(small, large, unitText(unit)),
    supplier && texts.owner,
  ];
  return all.flatMap((part) => (typeof part === 'string' && part !== '' ? [part] : []));
}

/** The days on which machines are to be free, or the job that totals are worked out for. */
function jobWords({ jobDays, jobFrom, isFree }: Wanted, language: Language | undefined): string | undefined {
  if (jobDays === undefined) return undefined;
  const texts = textsIn(language, messages);
  const short = (day: string) => shortDay(day, language?.locale ?? 'en');
  if (!isFree || jobFrom === undefined) return texts.job(jobDays, jobFrom && short(jobFrom));
  return texts.free(texts.days(short(jobFrom), short(dayAfter(jobFrom, jobDays - 1))));
}
