import type { DropDownItem, Facets } from '@yantra/contract/calls';
import { formatRupees, unitText } from '@yantra/domain';
import type { filterMessages } from './equipment-listing.messages.ts';
import { type ListingFilters, type ListingQuery, hasHours, noFilters } from './equipment-listing.query.ts';

/** Equipment types of one name, which are chosen together. */
export interface TypeGroup {
  readonly name: string;
  /** Ids of all its kinds, ascending. */
  readonly ids: readonly number[];
  /** Matching machines; undefined while unknown. */
  readonly count: number | undefined;
}

/** `Tractor, 41-50 HP, utility` belongs to the group `Tractor`. */
const groupOfName = (value: string) => value.split(', ')[0] ?? value;

/**
 * The groups to choose from: those with machines under the other filters, most first, and the chosen ones. `types` has every
 * kind of a group; without it the groups come from the counts alone.
 */
export function typeGroups(
  types: readonly DropDownItem[] | undefined,
  counts: Facets['equipmentTypes'] | undefined,
  chosen: readonly number[],
  texts: typeof filterMessages,
): readonly TypeGroup[] {
  const groups = new Map<string, { ids: Set<number>; count: number; isShown: boolean }>();
  const groupOfId = new Map<number, string>();
  const groupNamed = (name: string) => {
    const known = groups.get(name) ?? { ids: new Set(), count: 0, isShown: false };
    groups.set(name, known);
    return known;
  };
  for (const { id, type, value } of types ?? []) {
    const name = type ?? groupOfName(value);
    groupOfId.set(id, name);
    groupNamed(name).ids.add(id);
  }
  for (const { id, value, count } of counts ?? []) {
    const group = groupNamed(groupOfId.get(Number(id)) ?? groupOfName(value));
    group.ids.add(Number(id));
    group.count += count;
    if (count > 0) group.isShown = true;
  }
  // Chosen in an address, but in no known group.
  const known = new Set([...groups.values()].flatMap(({ ids }) => [...ids]));
  for (const id of chosen) if (!known.has(id)) groupNamed(texts.typeUnknown(id)).ids.add(id);
  return [...groups]
    .filter(([, { ids, isShown }]) => isShown || chosen.some((id) => ids.has(id)))
    .map(([name, { ids, count }]) => ({
      name,
      ids: [...ids].sort((a, b) => a - b),
      count: counts === undefined ? undefined : count,
    }))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.name.localeCompare(b.name, 'en'));
}

export const isChosen = ({ ids }: TypeGroup, chosen: readonly number[]): boolean =>
  ids.some((id) => chosen.includes(id));

/** A filter that is on, and the query without it. */
export interface ChosenFilter {
  readonly label: string;
  readonly without: ListingQuery;
}

/**
 * The filters that are on, in the order of the panel. Several discounts are one: the highest counts. @param word the text of a
 * zone @param unit of the capacity, where known @param days of the visitor's job, where it says them
 */
export function chosenFilters(
  query: ListingQuery,
  groups: readonly TypeGroup[],
  texts: typeof filterMessages,
  word: (value: string) => string,
  unit = '',
  days?: string,
): readonly ChosenFilter[] {
  const { hours, zone, types, discounts, insurance, price, capacity, isFree } = query;
  const without = (some: Partial<ListingFilters>): ListingQuery => ({ ...query, ...some, page: 1 });
  const highest = discounts.at(-1);
  return [
    ...(isFree && days !== undefined ? [{ label: texts.freeChip(days), without: without({ isFree: false }) }] : []),
    ...(hasHours(query) ? [{ label: texts.hoursChip(...hours), without: without({ hours: noFilters.hours }) }] : []),
    ...(zone ? [{ label: word(zone), without: without({ zone: '' }) }] : []),
    ...groups
      .filter((group) => isChosen(group, types))
      .map(({ name, ids }) => ({
        label: word(name),
        without: without({ types: types.filter((id) => !ids.includes(id)) }),
      })),
    ...(highest === undefined ? [] : [{ label: texts.discountOrMore(highest), without: without({ discounts: [] }) }]),
    ...(insurance ? [{ label: texts.insuranceChip[insurance], without: without({ insurance: '' }) }] : []),
    ...(price[0] === undefined && price[1] === undefined
      ? []
      : [{ label: texts.priceRange(...price), without: without({ price: noFilters.price }) }]),
    ...(capacity[0] === undefined && capacity[1] === undefined
      ? []
      : [
          {
            label: texts.capacityRange(...capacity, unitText(unit)),
            without: without({ capacity: noFilters.capacity }),
          },
        ]),
  ];
}

/** An amount formatted as a field's example. */
export const exampleAmount = (rupees: number | undefined): string =>
  rupees === undefined ? '' : formatRupees(rupees).replace('₹', '');
