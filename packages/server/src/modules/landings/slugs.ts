import type { City } from '@yantra/places';
import type { Vocabulary } from '../equipment/search/vocabulary.ts';

/** A category, or a group of types, that may have pages of its own. */
export interface Kind {
  readonly slug: string;
  /** As it is called: `Earthmoving`, `Backhoe loader`. */
  readonly name: string;
  /** Absent for a group of types. */
  readonly categoryId?: number;
  /** The group's types; none for a category. */
  readonly typeIds: readonly number[];
}

/** The kinds of a vocabulary by what addresses call them. */
export interface Kinds {
  readonly all: readonly Kind[];
  at(slug: string): Kind | undefined;
  ofCategory(id: number): Kind | undefined;
  ofType(id: number): Kind | undefined;
}

/** Cities by what addresses call them. */
export interface CitySlugs {
  of(city: City): string;
  at(slug: string): City | undefined;
}

const longest = 60;

/** A name as a part of an address: small letters, digits and single hyphens; empty where it has none of them. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
}

type Form<Item> = (item: Item) => string;

/**
 * Gives each item the first of its forms that no other has.
 * @param forms from the shortest to the one that is its own for certain
 * @param taken slugs of others; those given are added
 */
function distinct<Item>(items: readonly Item[], forms: readonly Form<Item>[], taken: Set<string>): Map<Item, string> {
  const given = new Map<Item, string>();
  let left = items;
  for (const form of forms) {
    const bearers = Map.groupBy(left, form);
    left = left.filter((item) => {
      const slug = form(item);
      if (slug === '' || taken.has(slug) || bearers.get(slug)?.length !== 1) return true;
      taken.add(slug);
      given.set(item, slug);
      return false;
    });
  }
  return given;
}

/** What addresses call the cities: the name; where it repeats, with the state; and where even that repeats, with the district. */
export function citySlugs(cities: readonly City[]): CitySlugs {
  const slugs = distinct(
    cities,
    [
      ({ name }) => slugOf(name),
      ({ name, state }) => slugOf(`${name} ${state}`),
      ({ name, state, district = '' }) => slugOf(`${name} ${district} ${state}`),
      ({ name, id }) => `${slugOf(name)}-${id}`,
    ],
    new Set(),
  );
  const bySlug = new Map([...slugs].map(([city, slug]) => [slug, city]));
  return { of: (city) => slugs.get(city) ?? slugOf(city.name), at: (slug) => bySlug.get(slug) };
}

const known = new WeakMap<Vocabulary, Kinds>();

/** What addresses call the categories and the groups of types. Where both have one name, the group keeps it. */
export function kindsOf(vocabulary: Vocabulary): Kinds {
  const before = known.get(vocabulary);
  if (before !== undefined) return before;
  const kinds = readKinds(vocabulary);
  known.set(vocabulary, kinds);
  return kinds;
}

function readKinds({ types, categories }: Vocabulary): Kinds {
  const taken = new Set<string>();
  const groups = [...Map.groupBy(types.values(), ({ type }) => type)].map(([name, of]) => ({
    name,
    typeIds: of.map(({ id }) => id),
  }));
  const ofGroups = distinct(
    groups,
    [({ name }) => slugOf(name), ({ name, typeIds: [id] }) => slugOf(`${name.slice(0, longest - 12)} ${id}`)],
    taken,
  );
  const ofCategories = distinct(
    [...categories.values()],
    [
      ({ name }) => slugOf(name),
      ({ name }) => slugOf(`${name} machines`),
      ({ name, id }) => slugOf(`category ${id} ${name}`),
    ],
    taken,
  );
  const all: readonly Kind[] = [
    ...[...ofCategories].map(([{ id, name }, slug]) => ({ slug, name, categoryId: id, typeIds: [] })),
    ...[...ofGroups].map(([{ name, typeIds }, slug]) => ({ slug, name, typeIds })),
  ];
  const bySlug = new Map(all.map((kind) => [kind.slug, kind]));
  const byCategory = new Map(all.map((kind) => [kind.categoryId, kind]));
  const byType = new Map(all.flatMap((kind) => kind.typeIds.map((id) => [id, kind] as const)));
  return {
    all,
    at: (slug) => bySlug.get(slug),
    ofCategory: (id) => byCategory.get(id),
    ofType: (id) => byType.get(id),
  };
}

/** The path of a kind's page in a city. */
export const landingPath = (kind: string, city: string): string => `/rent/${kind}/${city}`;
