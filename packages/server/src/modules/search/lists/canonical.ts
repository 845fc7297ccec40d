import type { SearchInput } from '@yantra/contract/calls';
import { formatCapacity, landingAtLeast } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Meaning } from '../terms/index.ts';
import { type CitySlugs, landingPath, type Vocabulary } from '../vocabulary/index.ts';

/** Filters that make a list differ from its term's. */
const others = [
  'startRentprice',
  'endRentprice',
  'equipmentTypeId',
  'insuranceAvailable',
  'discount',
  'startRentalHours',
  'endRentalHours',
  'zone',
  'near',
  'bounds',
  'startCapacity',
  'endCapacity',
  'supplier',
  'isFree',
] as const satisfies readonly (keyof SearchInput)[];

/**
 * The canonical address of all searches with a meaning: the landing page if there is one, else the listing by the kinds' own names and the other filters.
 * Undefined if the list has further filters, or no meaning.
 */
export function canonicalOf(
  meaning: Meaning,
  input: SearchInput,
  city: City | undefined,
  total: number,
  vocabulary: Vocabulary,
  slugs: CitySlugs,
): string | undefined {
  const isFiltered = others.some((key) => input[key] !== undefined) || (input.categoryId ?? 0) !== 0;
  const { groups, category, words, size, unknown, spot } = meaning;
  if (isFiltered || spot !== undefined || unknown.length > 0) return undefined;
  const names = groups.map((ids) => nameOf(ids, vocabulary));
  const isPlain = words.length === 0 && size === undefined;
  const kind = kindNamed(names, category?.id, vocabulary);
  if (isPlain && kind !== undefined && city !== undefined && total >= landingAtLeast) {
    return landingPath(kind.slug, slugs.of(city));
  }
  const term = [
    ...words,
    ...(size === undefined ? [] : [formatCapacity(size)]),
    ...(category === undefined ? [] : [category.name]),
    names.join(' with '),
  ].filter((part) => part !== '');
  const path = term.length === 0 ? '/equipments' : `/equipments/${encodeURIComponent(term.join(' ').toLowerCase())}`;
  return city === undefined ? path : `${path}?city=${encodeURIComponent(city.id)}`;
}

/** The group's name; for one kind only, or several groups, all names. */
function nameOf(ids: readonly number[], vocabulary: Vocabulary): string {
  const { types } = vocabulary;
  const groups = [...new Set(ids.flatMap((id) => types.get(id)?.type ?? []))];
  const [only] = ids;
  const one = only === undefined ? undefined : types.get(only);
  const isKind = ids.length === 1 && one !== undefined && vocabulary.groupCalled(one.type).length > 1;
  return isKind ? `${one.type} ${one.subType}` : groups.join(' ');
}

/** The group or category with landing pages, if the meaning is only that. */
function kindNamed(names: readonly string[], categoryId: number | undefined, { kinds }: Vocabulary) {
  if (categoryId !== undefined) return names.length === 0 ? kinds.ofCategory(categoryId) : undefined;
  return names.length === 1
    ? kinds.all.find((kind) => kind.categoryId === undefined && kind.name === names[0])
    : undefined;
}
