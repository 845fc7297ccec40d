import type { SearchInput } from '@yantra/contract/calls';
import { formatCapacity, landingAtLeast } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Meaning } from '../terms/index.ts';
import { type CitySlugs, landingPath, type Vocabulary } from '../vocabulary/index.ts';

/** The filters that make a list another one than its term says. */
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
] as const satisfies readonly (keyof SearchInput)[];

/**
 * The one address of all searches of a meaning: the page of the kind in the city where there is one, else the listing by the kinds' own names and
 * what else was asked. Undefined where the list is filtered besides, or means nothing.
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

/** A group's name; of one kind alone, or of several groups, the names of all. */
function nameOf(ids: readonly number[], vocabulary: Vocabulary): string {
  const { types } = vocabulary;
  const groups = [...new Set(ids.flatMap((id) => types.get(id)?.type ?? []))];
  const [only] = ids;
  const one = only === undefined ? undefined : types.get(only);
  const isKind = ids.length === 1 && one !== undefined && vocabulary.groupCalled(one.type).length > 1;
  return isKind ? `${one.type} ${one.subType}` : groups.join(' ');
}

/** The group or the category that has pages, when the meaning is that alone. */
function kindNamed(names: readonly string[], categoryId: number | undefined, { kinds }: Vocabulary) {
  if (categoryId !== undefined) return names.length === 0 ? kinds.ofCategory(categoryId) : undefined;
  return names.length === 1
    ? kinds.all.find((kind) => kind.categoryId === undefined && kind.name === names[0])
    : undefined;
}
