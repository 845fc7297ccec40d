import type { EquipmentDetails, EquipmentPage, OwnEquipment, SearchInput } from '@yantra/contract/calls';
import { pageSizes, wholeListCap } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../clock.ts';
import type { Caller } from '../../http/bind.ts';
import type { Listing } from '../../jobs/listing.ts';
import { cardOf, detailsOf } from './card.ts';
import * as queries from './equipment.queries.ts';
import { type FacetCounts, facetsOf } from './search/facets.ts';
import { type Filters, filtersOf, isInNames, isInRollup } from './search/filters.ts';
import type { Gazetteer } from './search/gazetteer.ts';
import { nearWords } from './search/lexicon.queries.ts';
import { liveCells } from './search/rollup.queries.ts';
import { createRollup, facetCountsOf, type Rollup, totalOf } from './search/rollup.ts';
import { type Meaning, understand } from './search/understand.ts';
import type { Vocabulary } from './search/vocabulary.ts';
import { ofSupplier, type SupplierOf } from './search/of-supplier.ts';
import { isUuid } from '../../uuid.ts';

/** What the machines' rules need from outside. */
export interface EquipmentParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly gazetteer: Gazetteer;
  readonly vocabulary: () => Promise<Vocabulary>;
  /** Keeps what is public true at the clock's now. */
  readonly listing: Listing;
  /** Whose a partner's key is. @throws AppError `partner.unknown` */
  readonly supplierOf?: SupplierOf | undefined;
  /** Hears of searches that find nothing. */
  readonly misses?: { record(term: string): void } | undefined;
  /** The whole of a machine for its supplier and for admins, public or not; `undefined` for everybody else. */
  readonly ownDetails?: ((id: string, caller: Caller) => Promise<OwnEquipment | undefined>) | undefined;
}

/** The public face of the machines for hire. */
export interface EquipmentService {
  /** @throws AppError `partner.unknown` for the own machines of a key that is none */
  search(input: SearchInput): Promise<EquipmentPage>;
  /** @throws AppError `equipment.unknown` when it is not public now, unless it is the caller's own or an admin asks */
  details(id: string, caller?: Caller): Promise<EquipmentDetails & Partial<OwnEquipment>>;
}

/** The machines' rules over a database. */
export function createEquipmentService(parts: EquipmentParts): EquipmentService {
  const { db, gazetteer, listing, clock } = parts;
  const rollup = createRollup(db);
  return {
    async search(input) {
      const [vocabulary] = await Promise.all([parts.vocabulary(), listing.upToDate()]);
      const meaning = await meaningOf(input, vocabulary, parts);
      const filters = { ...filtersOf(input, meaning, gazetteer), ...(await ofSupplier(input, parts.supplierOf)) };
      const slice = sliceOf(input);
      const order = orderOf(input);
      const { rows, total, facets } = isInRollup(filters)
        ? await countedList(db, rollup, filters, order, slice)
        : (input.facets !== true && isInNames(filters) && (await namedList(db, rollup, filters, order, slice))) ||
          (await gatheredList(db, filters, order, slice, input.facets === true));
      const { searchTerm } = input;
      if (total === 0 && slice.page === 1 && searchTerm !== undefined) parts.misses?.record(searchTerm);
      return {
        data: rows.map((row) => cardOf(row, vocabulary)),
        total,
        page: slice.page,
        pageSize: slice.limit,
        ...(input.facets === true ? { facets: facetsOf(facets(), vocabulary) } : {}),
        ...understoodOf(meaning, filters, vocabulary),
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
}

const noMeaning: Meaning = { words: [], corrections: [] };

async function meaningOf(
  input: SearchInput,
  vocabulary: Vocabulary,
  { db, gazetteer }: EquipmentParts,
): Promise<Meaning> {
  if (input.searchTerm === undefined) return noMeaning;
  return understand(input.searchTerm, { vocabulary, gazetteer, lookUp: (texts) => nearWords(db, texts) });
}

/** Without `page` the whole list, capped (decisions.md); a page size alone means the first page. */
function sliceOf(input: SearchInput): queries.Slice & { readonly page: number } {
  if (input.page === undefined && input.pageSize === undefined) return { page: 1, limit: wholeListCap, offset: 0 };
  const page = input.page ?? 1;
  const limit = Math.min(input.pageSize ?? pageSizes.listing, pageSizes.most);
  return { page, limit, offset: (page - 1) * limit };
}

/** Distance needs a place to measure from. */
function orderOf({ sort, near }: SearchInput): queries.SortOrder {
  return sort === undefined || (sort === 'distance' && near === undefined) ? 'relevance' : sort;
}

/** A page of a list, its true total, and the facets when asked for. */
interface List {
  readonly rows: queries.EquipmentRow[];
  readonly total: number;
  readonly facets: () => FacetCounts;
}

/** What the rollup can count: the total comes first and says how the page is read best. */
async function countedList(
  db: Kysely<Database>,
  rollup: Rollup,
  filters: Filters,
  order: queries.SortOrder,
  slice: queries.Slice,
): Promise<List> {
  const cells = filters.cityIds?.length === 0 ? [] : await rollup.cellsFor(filters);
  const { total, scope } = totalOf(cells, filters);
  const facets = () => facetCountsOf(cells, filters);
  if (total <= slice.offset) return { rows: [], total, facets };
  const entries = Math.ceil((Math.min(slice.offset + slice.limit, total - slice.offset) * scope) / total);
  if (canWalk(filters, order) && entries < total * rowPerEntry) {
    return { rows: await queries.walkPage(db, filters, order, slice, { total, entries }), total, facets };
  }
  const { rows } = await queries.gatherPage(db, filters, order, slice);
  return { rows, total, facets };
}

/**
 * Words that are looked for everywhere, when they find so many machines that reading the list in its order until the page is full costs less than
 * fetching all of them; undefined when it does not.
 */
async function namedList(
  db: Kysely<Database>,
  rollup: Rollup,
  filters: Filters,
  order: queries.SortOrder,
  slice: queries.Slice,
): Promise<List | undefined> {
  if (!canWalk(filters, order)) return undefined;
  const [total, everywhere] = await Promise.all([queries.countByNames(db, filters), rollup.cellsFor({ words: [] })]);
  const { scope } = totalOf(everywhere, { words: [] });
  const entries = Math.ceil((Math.min(slice.offset + slice.limit, total - slice.offset) * scope) / total);
  if (total <= slice.offset || entries >= total) return undefined;
  const facets = () => facetCountsOf([], filters);
  return { rows: await queries.walkPage(db, filters, order, slice, { total, entries }), total, facets };
}

/** Words, places, prices and hours: only looking at what matches tells how much it is. */
async function gatheredList(
  db: Kysely<Database>,
  filters: Filters,
  order: queries.SortOrder,
  slice: queries.Slice,
  withFacets: boolean,
): Promise<List> {
  const none = { rows: [], total: 0, facets: () => facetCountsOf([], filters) };
  if (filters.cityIds?.length === 0) return none;
  const [list, cells] = await Promise.all([
    queries.gatherPage(db, filters, order, slice),
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

function understoodOf(
  meaning: Meaning,
  { cityIds }: Filters,
  vocabulary: Vocabulary,
): Pick<EquipmentPage, 'understood'> {
  const { category, corrections } = meaning;
  const city = meaning.cities?.find(({ id }) => cityIds?.includes(id));
  const type = groupOf(meaning.typeIds ?? [], vocabulary);
  if (city === undefined && category === undefined && type === undefined && corrections.length === 0) return {};
  return {
    understood: {
      corrections: [...corrections],
      ...(city === undefined ? {} : { city: { id: city.id, name: city.name, state: city.state } }),
      ...(category === undefined ? {} : { category: { id: category.id, name: category.name } }),
      ...(type === undefined ? {} : { equipmentType: { type } }),
    },
  };
}

/** The name of the group that all these types belong to; none when they are of several. */
function groupOf(typeIds: readonly number[], vocabulary: Vocabulary): string | undefined {
  const groups = new Set(typeIds.map((id) => vocabulary.types.get(id)?.type));
  return groups.size === 1 ? [...groups][0] : undefined;
}
