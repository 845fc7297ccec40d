import type {
  EquipmentDetails,
  EquipmentPage,
  OwnEquipment,
  RankingWeights,
  SearchInput,
} from '@yantra/contract/calls';
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
import { type Asked, isMeaningless, loosened, rankingOf, type Searched } from './search/asked.ts';
import { type Beside, besideOf } from './search/beside.ts';
import { canonicalOf } from './search/canonical.ts';
import { facetsOf } from './search/facets.ts';
import { type Filters, filtersOf, measuredFrom } from './search/filters.ts';
import type { Gazetteer } from './search/gazetteer.ts';
import { emptyList, type List, readList, sliceOf } from './search/lists.ts';
import { ofSupplier, type SupplierOf } from './search/of-supplier.ts';
import type { Rollup } from './search/rollup.ts';
import type { TermReader } from './search/term-reader.ts';
import { type Answer, answerOf, kindsOf, understoodOf } from './search/understood.ts';
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

/** The public face of the machines for hire. */
export interface EquipmentService {
  /** @throws AppError `partner.unknown` for the own machines of a key that is none */
  search(input: SearchInput, trial?: { readonly weights: RankingWeights }): Promise<EquipmentPage>;
  /** @throws AppError `equipment.unknown` when it is not public now, unless it is the caller's own or an admin asks */
  details(id: string, caller?: Caller): Promise<EquipmentDetails & Partial<OwnEquipment>>;
}

/** The machines' rules over a database. */
export function createEquipmentService(parts: EquipmentParts): EquipmentService {
  const { db, gazetteer, listing, clock } = parts;

  async function askedOf(input: SearchInput): Promise<Asked> {
    const [vocabulary] = await Promise.all([parts.vocabulary(), listing.upToDate()]);
    const meaning = await parts.readTerm(input);
    const whose = await ofSupplier(input, parts.supplierOf);
    const strict = { ...filtersOf(input, meaning, gazetteer), ...whose };
    return { input, meaning, vocabulary, strict, from: measuredFrom(input, meaning) };
  }

  /** The list of all that must hold; where that is none, the first that is some of what holds less. */
  async function listOf(
    asked: Asked,
    trial: RankingWeights | undefined,
  ): Promise<List & { readonly filters: Filters }> {
    const { input, strict, from } = asked;
    const question = { ranking: rankingOf(asked, trial), input, from };
    const list = isMeaningless(asked) ? emptyList(strict) : await readList(parts, strict, question);
    if (list.total > 0) return { ...list, filters: strict };
    for (const filters of loosened(asked)) {
      const looser = await readList(parts, filters, question);
      if (looser.total > 0) return { ...looser, filters };
    }
    return { ...list, filters: strict };
  }

  function canonicalFor({ input, meaning, strict, total, vocabulary }: Searched): string | undefined {
    const [city, another] = (strict.cityIds ?? []).map((id) => gazetteer.byId(id));
    return another === undefined ? canonicalOf(meaning, input, city, total, vocabulary, parts.slugs) : undefined;
  }

  return {
    async search(input, trial) {
      const asked = await askedOf(input);
      const { rows, total, filters, facets } = await listOf(asked, trial?.weights);
      const searched: Searched = { ...asked, filters, total };
      const { vocabulary } = asked;
      const { page, limit } = sliceOf(input);
      const beside = await besideOf(searched, page, parts);
      const answer = answerOf(searched, beside);
      const isTerm = input.searchTerm !== undefined;
      if (isTerm && page === 1 && trial === undefined) parts.counts?.record(countedOf(searched, answer, beside));
      return {
        data: rows.map((row) => cardOf(row, vocabulary)),
        total,
        page,
        pageSize: limit,
        ...(input.facets === true
          ? { facets: facetsOf(facets(), vocabulary, filters.typeIds ?? filters.termTypeIds) }
          : {}),
        ...(isTerm ? { understood: understoodOf(searched, answer, canonicalFor(searched)) } : {}),
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
}

function countedOf({ input, meaning, vocabulary, total }: Searched, answer: Answer, beside: Beside): CountedSearch {
  return {
    term: input.searchTerm ?? '',
    answer,
    isEmpty: total === 0 && (beside.nearby ?? []).length === 0,
    kinds: kindsOf(meaning, vocabulary),
    unknown: meaning.unknown,
  };
}
