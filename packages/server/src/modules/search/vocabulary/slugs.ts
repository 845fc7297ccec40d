import type { City } from '@yantra/places';

/** A category, or a group of types, that may have landing pages. */
export interface Kind {
  readonly slug: string;
  /** Its name: `Earthmoving`, `Backhoe loader`. */
  readonly name: string;
  /** Absent for a group of types. */
  readonly categoryId?: number;
  /** The group's types; none for a category. */
  readonly typeIds: readonly number[];
}

/** What the kinds are made from. */
export interface KindNames {
  readonly categories: ReadonlyMap<number, { readonly id: number; readonly name: string }>;
  readonly types: ReadonlyMap<number, { readonly id: number; readonly type: string }>;
}

/** The kinds of a vocabulary by their names in addresses. */
export type Kinds = ReturnType<typeof kindsOf>;

/** Cities by their names in addresses. */
export type CitySlugs = ReturnType<typeof citySlugs>;

const longest = 60;

/** A name in an address: small letters, digits and single hyphens; empty if it has none. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
}

/** Cities' names in addresses: the name; if it repeats, with the state; and if that repeats, with the district. */
export function citySlugs(cities: readonly City[]) {
  const forms: readonly ((city: City) => string)[] = [
    ({ name }) => slugOf(name),
    ({ name, state }) => slugOf(`${name} ${state}`),
    ({ name, state, district = '' }) => slugOf(`${name} ${district} ${state}`),
    ({ name, id }) => slugOf(`${name} ${id}`),
  ];
  const slugs = new Map<City, string>();
  const bySlug = new Map<string, City>();
  let left = cities;
  for (const form of forms) {
    const bearers = Map.groupBy(left, form);
    left = left.filter((city) => {
      const slug = form(city);
      if (slug === '' || bySlug.has(slug) || bearers.get(slug)?.length !== 1) return true;
      slugs.set(city, slug);
      bySlug.set(slug, city);
      return false;
    });
  }
  return {
    of: (city: City): string => slugs.get(city) ?? '',
    at: (slug: string): City | undefined => bySlug.get(slug),
  };
}

/** Names of groups of types and categories in addresses. Of equal ones the older group keeps the plain name. */
export function kindsOf({ types, categories }: KindNames) {
  const taken = new Set<string>();
  const free = (name: string, id: number, what: string) => {
    const plain = slugOf(name);
    const slug = plain === '' || taken.has(plain) ? slugOf(`${what} ${id} ${name}`) : plain;
    taken.add(slug);
    return slug;
  };
  const groups = [...Map.groupBy(types.values(), ({ type }) => type)].map(([name, of]) => {
    const typeIds = of.map(({ id }) => id);
    return { slug: free(name, Math.min(...typeIds), 'type'), name, typeIds };
  });
  const all: readonly Kind[] = [
    ...groups,
    ...[...categories.values()].map(({ id, name }) => ({
      slug: free(name, id, 'category'),
      name,
      categoryId: id,
      typeIds: [],
    })),
  ];
  const bySlug = new Map(all.map((kind) => [kind.slug, kind]));
  const byCategory = new Map(all.map((kind) => [kind.categoryId, kind]));
  const byType = new Map(all.flatMap((kind) => kind.typeIds.map((id) => [id, kind] as const)));
  return {
    all,
    at: (slug: string): Kind | undefined => bySlug.get(slug),
    ofCategory: (id: number): Kind | undefined => byCategory.get(id),
    ofType: (id: number): Kind | undefined => byType.get(id),
  };
}

/** The path of a landing page. */
export const landingPath = (kind: string, city: string): string => `/rent/${kind}/${city}`;
