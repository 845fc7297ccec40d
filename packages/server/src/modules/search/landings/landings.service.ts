import type { Landing } from '@yantra/contract/calls';
import { dayInIndia, landingAtLeast, locales, paiseToRupees } from '@yantra/domain';
import { type City, cityLabel } from '@yantra/places';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/types.ts';
import { AppError } from '../../../errors.ts';
import type { Slice } from '../../../page.ts';
import type { Listing } from '../../equipment/index.ts';
import { placeName, type PostOffices } from '../../places/index.ts';
import { gatherPage, listCard, walkPage } from '../lists/index.ts';
import { type Vocabulary, type CitySlugs, type Kind, type Kinds, landingPath, slugOf } from '../vocabulary/index.ts';
import * as queries from './landings.queries.ts';
import { byDistance } from './nearness.ts';

export interface LandingsParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly cities: readonly City[];
  readonly vocabulary: () => Promise<Vocabulary>;
  /** Keeps `listed` correct as time passes. */
  readonly listing: Listing;
  readonly postOffices: () => Promise<PostOffices>;
  readonly slugs: CitySlugs;
}

/** The landing pages: a kind of machine in a city. */
export type Landings = ReturnType<typeof createLandings>;

const most = {
  machines: 12,
  localities: 8,
  elsewhere: 8,
  others: 12,
  parts: 12,
  also: 5,
  pins: 40,
  places: 4000,
} as const;
/* How many nearby cities are searched before all of India. */
const around = 60;
/* An index entry costs about a fifth of a machine's row (measured for the listing). */
const entriesPerRow = 5;

export function createLandings(parts: LandingsParts) {
  const { db, clock, cities, listing, slugs } = parts;

  const byId = new Map(cities.map((city) => [city.id, city]));
  const nearIds = new Map<City, readonly string[]>();

  function nearTo(from: City): readonly string[] {
    const known = nearIds.get(from);
    if (known !== undefined) return known;
    const ids = byDistance(cities, from).map(({ city }) => city.id);
    const near = ids.slice(0, around);
    nearIds.set(from, near);
    return near;
  }

  /** The nearest cities with a page of the kind. */
  async function elsewhere(kind: Kind, from: City): Promise<Landing['elsewhere']> {
    const counts = await queries.citiesWithPage(db, kind, nearTo(from), most.elsewhere);
    const found = [...counts.keys()].flatMap((id) => byId.get(id) ?? []);
    return byDistance(found, from)
      .slice(0, most.elsewhere)
      .map(({ city, km }) => ({
        label: slugs.of(city) === slugOf(city.name) ? city.name : cityLabel(city),
        path: landingPath(kind.slug, slugs.of(city)),
        count: counts.get(city.id) ?? 0,
        distanceKm: Math.round(km),
      }));
  }

  const localities = localitiesReader(parts.postOffices);

  return {
    /** @throws AppError `landing.none` for an unknown kind or city, or too few machines */
    async find(asked: { readonly kind: string; readonly city: string }): Promise<Landing> {
      const city = slugs.at(asked.city);
      const [vocabulary] = await Promise.all([parts.vocabulary(), listing.upToDate()]);
      const { kinds, trade } = vocabulary;
      const kind = kinds.at(asked.kind);
      if (city === undefined || kind === undefined) throw new AppError('landing.none');
      const cells = await queries.cellsOfCity(db, city.id);
      const counts = countsOf(cells, kinds);
      const total = counts.get(kind) ?? 0;
      if (total < landingAtLeast) throw new AppError('landing.none');
      const [facts, machines, far] = await Promise.all([
        queries.factsOf(db, kind, city.id),
        firstOf(db, kind, city, total, cells),
        elsewhere(kind, city),
      ]);
      const [capacity, ...otherUnits] = facts.capacities;
      const linkTo = (one: Kind) => ({
        label: one.name,
        names: spokenNames(one, trade),
        path: landingPath(one.slug, slugs.of(city)),
        count: counts.get(one) ?? 0,
      });
      const { others, related } = neighboursOf(kind, kinds, cells, counts);
      return {
        kind: {
          ...namesOf(kind, cells),
          names: spokenNames(kind, trade),
          also: isGroup(kind) ? trade.alsoCalled(kind.name, '').slice(0, most.also) : [],
        },
        city: { id: city.id, slug: slugs.of(city), name: city.name, state: city.state },
        total,
        rents: facts.rents.map(rentOf),
        // Sizes in different units cannot be summarised.
        ...(capacity === undefined || otherUnits.length > 0 ? {} : { capacity }),
        localities: await localities(facts.pins, city),
        elsewhere: far,
        others: others.slice(0, most.others).map(linkTo),
        parts: related.slice(0, most.parts).map(linkTo),
        data: machines.map((row) => listCard(row, vocabulary, dayInIndia(clock.now()), city)),
      };
    },
  };
}

/** Tells the localities of a city from its machines' PINs. */
function localitiesReader(postOffices: () => Promise<PostOffices>) {
  const places = new Map<string, string>();

  /** The post's name of a PIN's place; cached, as a look-up takes a quarter of a millisecond. */
  function placeOf(pinCode: string, offices: PostOffices): string {
    const known = places.get(pinCode);
    if (known !== undefined) return known;
    const place = placeName(offices.byPin(pinCode, 1)[0]?.place ?? '');
    if (places.size < most.places) places.set(pinCode, place);
    return place;
  }

  return async function localities(pins: queries.KindFacts['pins'], city: City): Promise<Landing['localities']> {
    const offices = await postOffices();
    const counts = new Map<string, number>();
    for (const { pinCode, n } of pins.filter((one) => /^[1-9]\d{5}$/.test(one.pinCode)).slice(0, most.pins)) {
      const place = placeOf(pinCode, offices);
      if (place !== '' && place !== city.name) counts.set(place, (counts.get(place) ?? 0) + n);
    }
    return [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, most.localities);
  };
}

/** The first machines of a kind in a city: by walking the city's order if that finds them soon, as the listing does. */
async function firstOf(db: Db, kind: Kind, city: City, total: number, cells: readonly queries.CityCell[]) {
  const filters = { words: [], cityIds: [city.id], ...filterOf(kind) };
  const slice = { limit: most.machines, offset: 0 };
  const entries = Math.ceil((most.machines * cells.reduce((sum, { n }) => sum + n, 0)) / total);
  if (entries < total * entriesPerRow) return walkPage(db, filters, 'relevance', slice, { total, entries });
  return (await gatherPage(db, filters, 'relevance', slice)).rows;
}

const isGroup = ({ categoryId }: Kind): boolean => categoryId === undefined;

/** A group's names in the languages of our pages; a category is called by our word alone. */
function spokenNames(kind: Kind, trade: Vocabulary['trade']): Landing['kind']['names'] {
  if (!isGroup(kind)) return undefined;
  const known = locales.flatMap((locale) => {
    const name = trade.nameSpoken(kind.name, locale);
    return name === undefined ? [] : [[locale, name] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const filterOf = ({ categoryId, typeIds }: Kind) => (categoryId === undefined ? { typeIds } : { categoryId });

/** A category's types that are listed in the city. */
function namesOf({ slug, name, categoryId, typeIds }: Kind, cells: readonly queries.CityCell[]) {
  if (categoryId === undefined) return { slug, name, typeIds: [...typeIds] };
  const listed = cells.filter(({ categoryIds }) => categoryIds.includes(categoryId)).map(({ typeId }) => typeId);
  return { slug, name, categoryId, typeIds: [...new Set(listed)].sort((a, b) => a - b) };
}

const rentOf = ({ rentalType, minPaise, medianPaise, maxPaise, n }: queries.KindFacts['rents'][number]) => ({
  rentalType,
  min: paiseToRupees(minPaise),
  median: paiseToRupees(medianPaise),
  max: paiseToRupees(maxPaise),
  count: n,
});

/** How many machines of each kind are listed in a city. */
function countsOf(cells: readonly queries.CityCell[], kinds: Kinds): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const { typeId, categoryIds, n } of cells) {
    for (const kind of [kinds.ofType(typeId), ...categoryIds.map((id) => kinds.ofCategory(id))]) {
      if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + n);
    }
  }
  return counts;
}

/**
 * Other kinds with a page in the city: for a group the other groups, first those of its categories, and its categories; for a category the other categories,
 * and its groups. Most machines first.
 */
function neighboursOf(
  kind: Kind,
  kinds: Kinds,
  cells: readonly queries.CityCell[],
  counts: ReadonlyMap<Kind, number>,
): { others: Kind[]; related: Kind[] } {
  const categoriesOf = Map.groupBy(
    cells.flatMap(({ typeId, categoryIds }) => categoryIds.map((id) => ({ of: kinds.ofType(typeId), id }))),
    ({ of }) => of,
  );
  const inCategory = (one: Kind, id: number | undefined) =>
    categoriesOf.get(one)?.some((row) => row.id === id) ?? false;
  const isOfMine = (one: Kind) => categoriesOf.get(kind)?.some(({ id }) => inCategory(one, id)) ?? false;
  const isMyCategory = ({ categoryId }: Kind) => categoryId !== undefined && inCategory(kind, categoryId);
  const withPage = [...counts]
    .filter(([one, n]) => one !== kind && n >= landingAtLeast)
    .sort(([a, m], [b, n]) => n - m || (a.slug < b.slug ? -1 : 1))
    .map(([one]) => one);
  const groups = withPage.filter(isGroup);
  const categories = withPage.filter((one) => !isGroup(one));
  if (!isGroup(kind)) return { others: categories, related: groups.filter((one) => inCategory(one, kind.categoryId)) };
  const near = groups.filter(isOfMine);
  return {
    others: [...near, ...groups.filter((one) => !near.includes(one))],
    related: categories.filter(isMyCategory),
  };
}

/** The paths of all existing pages, by city, for the sitemap; from the rollup only. */
export function landingPaths(db: Db, { all }: Kinds, cities: readonly City[], slugs: CitySlugs) {
  const ids = cities.map(({ id }) => id);
  return {
    count: (): Promise<number> => queries.countPages(db, all, ids),
    async list(slice: Slice): Promise<string[]> {
      const pages = await queries.listPages(db, all, ids, slice);
      const byId = new Map(cities.map((city) => [city.id, city]));
      return pages.flatMap(({ cityId, place }) => {
        const [city, kind] = [byId.get(cityId), all[place]];
        return city === undefined || kind === undefined ? [] : [landingPath(kind.slug, slugs.of(city))];
      });
    },
  };
}

/** The existing pages, streamed. */
export type LandingPaths = ReturnType<typeof landingPaths>;
