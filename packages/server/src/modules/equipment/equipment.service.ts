import type {
  EquipmentDetails,
  EquipmentPage,
  OwnEquipment,
  RankingWeights,
  SearchInput,
} from '@yantra/contract/calls';
import { type Capacity, convertedTo, fewFound, pageSizes, wholeListCap } from '@yantra/domain';
import type { Place } from '@yantra/places';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Listing } from '../../jobs/listing.ts';
import { isUuid } from '../../uuid.ts';
import type { CitySlugs } from '../landings/slugs.ts';
import { cardOf, detailsOf } from './card.ts';
import * as queries from './equipment.queries.ts';
import { isPlain } from './equipment.queries.ts';
import { canonicalOf } from './search/canonical.ts';
import { type FacetCounts, facetsOf, nameOfGroup } from './search/facets.ts';
import { type Filters, filtersOf, isInNames, isInRollup } from './search/filters.ts';
import type { Gazetteer } from './search/gazetteer.ts';
import { type Nearby, nearbyOf } from './search/nearby.ts';
import { ofSupplier, type SupplierOf } from './search/of-supplier.ts';
import { type RelatedKind, relatedTo } from './search/related.ts';
import { type Cell, liveCells } from './search/rollup.queries.ts';
import { facetCountsOf, type Rollup, totalOf } from './search/rollup.ts';
import type { TermReader } from './search/term-reader.ts';
import { type TierReader, tieredRows } from './search/tiers.ts';
import type { Meaning } from './search/understand.ts';
import type { Vocabulary } from './search/vocabulary.ts';

/** What the machines' rules need from outside. */
export interface EquipmentParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly gazetteer: Gazetteer;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly readTerm: TermReader;
  readonly rollup: Rollup;
  readonly slugs: CitySlugs;
  /** Keeps what is public true at the clock's now. */
  readonly listing: Listing;
  /** Whose a partner's key is. @throws AppError `partner.unknown` */
  readonly supplierOf?: SupplierOf | undefined;
  /** Hears of searches by term, once each. */
  readonly counts?: { record(search: CountedSearch): void } | undefined;
  /** The whole of a machine for its supplier and for admins, public or not; `undefined` for everybody else. */
  readonly ownDetails?: ((id: string, caller: Caller) => Promise<OwnEquipment | undefined>) | undefined;
}

/** A search as it is counted: nothing of who made it. */
export interface CountedSearch {
  readonly term: string;
  readonly answer: Answer;
  /** There was nothing to show at all. */
  readonly isEmpty: boolean;
  /** The groups of types it named. */
  readonly kinds: readonly string[];
  readonly unknown: readonly string[];
}

type Answer = NonNullable<EquipmentPage['understood']>['answer'];

/** The public face of the machines for hire. */
export interface EquipmentService {
  /** @throws AppError `partner.unknown` for the own machines of a key that is none */
  search(input: SearchInput, trial?: { readonly weights: RankingWeights }): Promise<EquipmentPage>;
  /** @throws AppError `equipment.unknown` when it is not public now, unless it is the caller's own or an admin asks */
  details(id: string, caller?: Caller): Promise<EquipmentDetails & Partial<OwnEquipment>>;
}

/** The machines' rules over a database. */
export function createEquipmentService(parts: EquipmentParts): EquipmentService {
  const { db, gazetteer, listing, clock, rollup, slugs } = parts;

  async function listOf(asked: Asked, input: SearchInput): Promise<List> {
    const { filters, ranking } = asked;
    if (filters.cityIds?.length === 0) return emptyList(filters);
    const slice = sliceOf(input);
    const order = orderOf(input, filters);
    const ways = { db, rollup, filters, order, slice, ranking };
    if (isInRollup(filters)) return countedList(ways);
    const named = input.facets !== true && isInNames(filters) && (await namedList(ways));
    return named || gatheredList(ways, input.facets === true);
  }

  return {
    async search(input, trial) {
      const [vocabulary] = await Promise.all([parts.vocabulary(), listing.upToDate()]);
      const meaning = await parts.readTerm(input);
      const whose = await ofSupplier(input, parts.supplierOf);
      const strict: Filters = { ...filtersOf(input, meaning, gazetteer), ...whose };
      const asked = askedOf(strict, meaning, vocabulary, trial?.weights);
      const isMeaningless = input.searchTerm !== undefined && meansNothing(meaning);
      const slice = sliceOf(input);
      let filters = strict;
      let list = isMeaningless ? emptyList(strict) : await listOf(asked, input);
      // Words of a name that nothing of the kind bears here: the kind without them.
      const isNarrowed = strict.words.length > 0 && (meaning.groups.length > 0 || meaning.category !== undefined);
      if (list.total === 0 && isNarrowed) {
        filters = { ...strict, words: [] };
        list = await listOf({ ...asked, filters }, input);
      }
      const isPart = list.total > 0 && (meaning.unknown.length > 0 || filters !== strict);
      const beside = isBesideWanted(input, filters === strict ? list.total : 0, slice)
        ? await besideOf(list.total, isMeaningless, { strict, filters }, meaning, input, vocabulary)
        : {};
      const answer = answerOf(list.total, isPart, isMeaningless, beside);
      if (input.searchTerm !== undefined && slice.page === 1 && trial === undefined) {
        parts.counts?.record({
          term: input.searchTerm,
          answer,
          isEmpty: list.total === 0 && (beside.nearby ?? []).length === 0,
          kinds: kindsOf(meaning, vocabulary),
          unknown: meaning.unknown,
        });
      }
      const [city, another] = (strict.cityIds ?? []).map((id) => gazetteer.byId(id));
      const isMany = another !== undefined;
      const canonical = isMany ? undefined : canonicalOf(meaning, input, city, list.total, vocabulary, slugs);
      return {
        data: list.rows.map((row) => cardOf(row, vocabulary)),
        total: list.total,
        page: slice.page,
        pageSize: slice.limit,
        ...(input.facets === true
          ? { facets: facetsOf(list.facets(), vocabulary, filters.typeIds ?? filters.termTypeIds) }
          : {}),
        ...(input.searchTerm === undefined
          ? {}
          : { understood: understoodOf(canonical, meaning, { strict, filters }, answer, input, vocabulary) }),
        ...beside,
      };
    },
    async details(id, caller) {
      if (!isUuid(id)) throw new AppError('equipment.unknown');
      const own = caller && (await parts.ownDetails?.(id, caller));
      if (own !== undefined) return own;
      const [vocabulary, machine, reviews] = await Promise.all([
        parts.vocabulary(),
        queries.findListed(db, id, clock.now()),
        queries.reviewsOf(db, id),
      ]);
      if (machine === undefined) throw new AppError('equipment.unknown');
      return detailsOf(machine, reviews, vocabulary);
    },
  };

  /** Of two kinds that were asked for the nearest of each, by turns. */
  async function nearbyInTurns(
    filters: Filters,
    groups: Meaning['groups'],
    from: Place,
    without: Parameters<typeof nearbyOf>[3],
  ): Promise<Nearby> {
    const all = await nearbyOf(parts, filters, from, without);
    if (groups.length < 2) return all;
    const kinds = groups.map((ids) => ids.filter((id) => filters.termTypeIds?.includes(id)));
    const each = await Promise.all(
      kinds.map((termTypeIds) => nearbyOf(parts, { ...filters, termTypeIds }, from, without)),
    );
    const turns = Math.max(...each.map(({ rows }) => rows.length));
    const rows = Array.from({ length: turns }, (_, turn) => each.flatMap((one) => one.rows[turn] ?? [])).flat();
    return { cities: all.cities, rows: rows.slice(0, Math.max(all.rows.length, groups.length)) };
  }

  async function kindsInstead(strict: Filters, vocabulary: Vocabulary): Promise<RelatedKind[]> {
    const [here, everywhere] = await Promise.all([
      strict.cityIds === undefined || strict.cityIds.length === 0 ? [] : rollup.cellsFor(strict),
      rollup.cellsFor({ words: [] }),
    ]);
    const typeIds = strict.termTypeIds ?? strict.typeIds ?? [];
    return relatedTo(typeIds, strict.termCategoryId ?? strict.categoryId, here, everywhere, vocabulary);
  }

  /** What is shown beside a list that is short: the nearest elsewhere, and other kinds when there is nothing here. */
  async function besideOf(
    total: number,
    isMeaningless: boolean,
    { strict, filters }: { readonly strict: Filters; readonly filters: Filters },
    meaning: Meaning,
    input: SearchInput,
    vocabulary: Vocabulary,
  ): Promise<Beside> {
    const from = placeAsked(strict, input, meaning, gazetteer);
    let nearby: Nearby = { rows: [], cities: [] };
    if (!isMeaningless && from !== undefined) {
      const fitting = fittingTypes(strict, meaning, vocabulary);
      const without = { cityIds: new Set(strict.cityIds), km: strict.near?.radiusKm ?? -1 };
      // What fits in all goes before what only fits in kind.
      const asks = [
        ...(fitting === undefined ? [] : [{ ...strict, termTypeIds: fitting }]),
        strict,
        ...(strict.words.length > 0 && filters !== strict ? [filters] : []),
      ];
      for (const one of asks) {
        nearby = await nearbyInTurns(one, meaning.groups, from, without);
        if (nearby.rows.length > 0) break;
      }
    }
    const related = total > 0 ? [] : await kindsInstead(strict, vocabulary);
    return {
      ...(nearby.rows.length === 0
        ? {}
        : {
            nearby: nearby.rows.map((row) => cardOf(row, vocabulary)),
            nearbyCities: nearby.cities.map(({ city: { id, name, state }, distanceKm, count }) => ({
              id,
              name,
              state,
              distanceKm,
              count,
            })),
          }),
      ...(related.length === 0 ? {} : { related }),
    };
  }
}

type Beside = Pick<EquipmentPage, 'nearby' | 'nearbyCities' | 'related'>;

/** A search ready to be asked: what must hold, and what decides the order. */
interface Asked {
  readonly filters: Filters;
  readonly ranking: queries.Ranking;
}

function askedOf(filters: Filters, meaning: Meaning, vocabulary: Vocabulary, trial: RankingWeights | undefined): Asked {
  const { size, groups, preferred } = meaning;
  const sizes =
    size === undefined
      ? []
      : (filters.termTypeIds ?? filters.typeIds ?? []).flatMap((typeId) => sizeWanted(typeId, size, vocabulary));
  return {
    filters,
    ranking: {
      weights: trial ?? vocabulary.weights,
      groups,
      sizes,
      preferred,
      near: filters.near,
      isTrial: trial !== undefined,
    },
  };
}

/** The fact of a type that a size is of: the first whose unit can be compared with it. */
function sizeWanted(typeId: number, size: Capacity, { facts }: Vocabulary): queries.Ranking['sizes'] {
  for (const { fact, unit, low, high } of facts.get(typeId) ?? []) {
    const wanted = convertedTo(unit, size);
    if (wanted !== undefined) return [{ typeId, fact, usual: (low + high) / 2, wanted }];
  }
  return [];
}

/** Of the types that a term names those that come in the size it asks for; `undefined` when all or none do. */
function fittingTypes({ termTypeIds = [] }: Filters, { size }: Meaning, vocabulary: Vocabulary): number[] | undefined {
  if (size === undefined) return undefined;
  const fitting = termTypeIds.filter((id) => {
    const wanted = sizeWanted(id, size, vocabulary)[0];
    const fact = vocabulary.facts.get(id)?.find((one) => one.fact === wanted?.fact);
    return (
      wanted !== undefined &&
      fact !== undefined &&
      wanted.wanted >= fact.low * 0.85 &&
      wanted.wanted <= fact.high * 1.18
    );
  });
  return fitting.length === 0 || fitting.length === termTypeIds.length ? undefined : fitting;
}

/** No word of the term says what is looked for. */
function meansNothing({ groups, category, words, unknown }: Meaning): boolean {
  return unknown.length > 0 && groups.length === 0 && category === undefined && words.length === 0;
}

/** Short lists of a page go on elsewhere; a documented list call, which asks for no page, is only what it was. */
function isBesideWanted(
  { page, searchTerm, bounds }: SearchInput,
  total: number,
  slice: { readonly page: number },
): boolean {
  return (
    total < fewFound && slice.page === 1 && bounds === undefined && (page !== undefined || searchTerm !== undefined)
  );
}

/** The place that was asked for, to measure from. */
function placeAsked(
  { near, cityIds }: Filters,
  input: SearchInput,
  meaning: Meaning,
  gazetteer: Gazetteer,
): Place | undefined {
  if (near !== undefined) return near;
  const city = cityIds?.[0] === undefined ? undefined : gazetteer.byId(cityIds[0]);
  return city ?? (meaning.cities === undefined ? gazetteer.named(input.selectedCity ?? '')[0] : meaning.cities[0]);
}

function answerOf(total: number, isPart: boolean, isMeaningless: boolean, { nearby = [] }: Beside): Answer {
  if (total > 0) return isPart ? 'part' : 'here';
  if (isMeaningless) return 'nothing';
  return nearby.length > 0 ? 'nearby' : 'related';
}

/** Without `page` the whole list, capped (decisions.md); a page size alone means the first page. */
function sliceOf(input: SearchInput): queries.Slice & { readonly page: number } {
  if (input.page === undefined && input.pageSize === undefined) return { page: 1, limit: wholeListCap, offset: 0 };
  const page = input.page ?? 1;
  const limit = Math.min(input.pageSize ?? pageSizes.listing, pageSizes.most);
  return { page, limit, offset: (page - 1) * limit };
}

/** Distance needs a place to measure from. */
function orderOf({ sort }: SearchInput, { near }: Filters): queries.SortOrder {
  return sort === undefined || (sort === 'distance' && near === undefined) ? 'relevance' : sort;
}

/** A page of a list, its true total, and the facets when asked for. */
interface List {
  readonly rows: queries.EquipmentRow[];
  readonly total: number;
  readonly facets: () => FacetCounts;
}

const emptyList = (filters: Filters): List => ({ rows: [], total: 0, facets: () => facetCountsOf([], filters) });

/** A list to be read. */
interface Ways {
  readonly db: Kysely<Database>;
  readonly rollup: Rollup;
  readonly filters: Filters;
  readonly order: queries.SortOrder;
  readonly slice: queries.Slice;
  readonly ranking: queries.Ranking;
}

/** What the rollup can count: the total comes first and says how the page is read best. */
async function countedList({ db, rollup, filters, order, slice, ranking }: Ways): Promise<List> {
  const cells = await rollup.cellsFor(filters);
  const { total, scope } = totalOf(cells, filters);
  const facets = () => facetCountsOf(cells, filters);
  if (total <= slice.offset) return { rows: [], total, facets };
  const entries = Math.ceil((Math.min(slice.offset + slice.limit, total - slice.offset) * scope) / total);
  const isStored = order !== 'relevance' || isPlain(ranking);
  if (isStored && canWalk(filters, order) && entries < total * rowPerEntry) {
    return { rows: await queries.walkPage(db, filters, order, slice, { total, entries }), total, facets };
  }
  const tiered = isStored
    ? undefined
    : await tieredRows(filters, ranking, total, slice, readerOf({ db, filters, slice }, total, scope, cells));
  const rows = tiered ?? (await queries.gatherPage(db, filters, order, slice, { ranking })).rows;
  return { rows, total, facets };
}

/** Reads parts of a list of which the rollup's cells know all but words. */
function readerOf(
  { db, filters, slice }: Pick<Ways, 'db' | 'filters' | 'slice'>,
  total: number,
  scope: number,
  cells: readonly Cell[],
): TierReader {
  const found = new Map<Filters['words'], ReturnType<typeof queries.gatherPage>>();
  /* Words in a city: counting them is finding them. */
  const gathered = (one: Filters) => {
    const known = found.get(one.words) ?? queries.gatherPage(db, one, 'relevance', slice);
    found.set(one.words, known);
    return known;
  };
  const countNamed = async (one: Filters): Promise<number> =>
    isInNames(one) ? queries.countByNames(db, one) : (await gathered(one)).total;
  const count = async (one: Filters): Promise<number> => {
    if (one.wordsAbsent !== undefined) {
      return total - (await countNamed({ ...filters, words: [...filters.words, ...one.wordsAbsent] }));
    }
    return one.words.length > 0 ? countNamed(one) : totalOf(cells, one).total;
  };
  return {
    count,
    async rows(one, part) {
      const isGathered = one.words.length > 0 && !isInNames(one);
      if (isGathered || !canWalk(one, 'relevance')) {
        const { rows } =
          isGathered && part.offset === slice.offset
            ? await gathered(one)
            : await queries.gatherPage(db, one, 'relevance', part);
        return rows.slice(0, part.limit);
      }
      const own = await count(one);
      const entries = Math.ceil((Math.min(part.offset + part.limit, own - part.offset) * scope) / Math.max(1, own));
      return queries.walkPage(db, one, 'relevance', part, { total: own, entries });
    },
  };
}

/**
 * Words that are looked for everywhere, when they find so many machines that reading the list in its order until the page is full costs less than
 * fetching all of them; undefined when it does not.
 */
async function namedList({ db, rollup, filters, order, slice, ranking }: Ways): Promise<List | undefined> {
  if (!canWalk(filters, order)) return undefined;
  const [total, everywhere] = await Promise.all([queries.countByNames(db, filters), rollup.cellsFor({ words: [] })]);
  const { scope } = totalOf(everywhere, { words: [] });
  if (order === 'relevance' && !isPlain(ranking)) {
    const rows = await tieredRows(
      filters,
      ranking,
      total,
      slice,
      readerOf({ db, filters, slice }, total, scope, everywhere),
    );
    return rows && { rows, total, facets: () => facetCountsOf([], filters) };
  }
  const entries = Math.ceil((Math.min(slice.offset + slice.limit, total - slice.offset) * scope) / total);
  if (total <= slice.offset || entries >= total) return undefined;
  const facets = () => facetCountsOf([], filters);
  return { rows: await queries.walkPage(db, filters, order, slice, { total, entries }), total, facets };
}

/** Words, places, prices and hours: only looking at what matches tells how much it is. */
async function gatheredList({ db, filters, order, slice, ranking }: Ways, withFacets: boolean): Promise<List> {
  const [list, cells] = await Promise.all([
    queries.gatherPage(db, filters, order, slice, { ranking }),
    withFacets ? liveCells(db, filters) : [],
  ]);
  return { ...list, facets: () => facetCountsOf(cells, filters) };
}

/* Walking pays while it touches less than fetching all matches: an entry of an index costs about a fifth of a machine's row (measured). */
const rowPerEntry = 5;

/** Whether an index has this order: for one city by relevance, for everywhere by each but distance. */
function canWalk({ cityIds }: Filters, order: queries.SortOrder): boolean {
  if (cityIds === undefined) return order !== 'distance';
  return cityIds.length === 1 && order === 'relevance';
}

/** What the term was taken to mean, and what was done. */
function understoodOf(
  canonical: string | undefined,
  meaning: Meaning,
  { strict, filters }: { readonly strict: Filters; readonly filters: Filters },
  answer: Answer,
  input: SearchInput,
  vocabulary: Vocabulary,
): EquipmentPage['understood'] {
  const { category, corrections, spot, size, words, unknown, isNearMe } = meaning;
  const city = meaning.cities?.find(({ id }) => strict.cityIds?.includes(id));
  const kinds = kindsOf(meaning, vocabulary);
  const asker = isNearMe && input.near !== undefined ? { label: '', kind: 'me' as const, ...input.near } : undefined;
  const place = spot ?? asker;
  return {
    corrections: [...corrections],
    answer,
    ...(city === undefined ? {} : { city: { id: city.id, name: city.name, state: city.state } }),
    ...(category === undefined ? {} : { category: { id: category.id, name: category.name } }),
    ...(kinds.length === 1 && kinds[0] !== undefined ? { equipmentType: { type: kinds[0] } } : {}),
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(place === undefined ? {} : { place }),
    ...(isNearMe && asker === undefined && spot === undefined ? { needsPosition: true as const } : {}),
    ...(size === undefined ? {} : { size }),
    ...(words.length === 0 ? {} : { words: [...words] }),
    ...(filters === strict || words.length === 0 ? {} : { leftOut: [...words] }),
    ...(unknown.length === 0 ? {} : { unknown: [...unknown] }),
    ...(canonical === undefined ? {} : { canonical }),
  };
}

/** The groups of types that a term names, in its order. */
function kindsOf({ groups }: Meaning, vocabulary: Vocabulary): string[] {
  return [...new Set(groups.flat().flatMap((id) => nameOfGroup(id, vocabulary) ?? []))];
}
