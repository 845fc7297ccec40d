import type { EquipmentPage, RankingWeights, SearchInput } from '@yantra/contract/calls';
import type { Db } from '../../../database/types.ts';
import type { CitySlugs } from '../vocabulary/index.ts';
import { type Asked, isMeaningless, loosened, rankingOf, type Searched } from './asked.ts';
import { type AskerParts, createAsker } from './asking.ts';
import { type Beside, besideOf } from './beside.ts';
import { canonicalOf } from './canonical.ts';
import { facetsOf } from './facets.ts';
import type { Filters } from './filters.ts';
import { listCard, withJob } from './list-card.ts';
import type { List } from './list.ts';
import { emptyList, readList, sliceOf } from './lists.ts';
import { middleOf } from './placed-job.ts';
import type { Rollup } from './rollup.ts';
import { type SearchedPlace, searchedPlace } from './search-place.ts';
import { type Answer, answerOf, kindsOf, understoodOf } from './understood.ts';

export interface ListsParts extends AskerParts {
  readonly db: Db;
  readonly rollup: Rollup;
  readonly slugs: CitySlugs;
  /** Records each search with a term once. */
  readonly counts?: { record(search: CountedSearch): void } | undefined;
}

/** A search for the statistics: nothing about the person. */
export interface CountedSearch {
  readonly term: string;
  readonly answer: Answer;
  /** Nothing at all was found. */
  readonly isEmpty: boolean;
  /** The groups of types in it. */
  readonly kinds: readonly string[];
  readonly unknown: readonly string[];
  readonly place: SearchedPlace;
}

/** Finds machines for hire. */
export type Search = ReturnType<typeof createSearch>;

/** The lists of machines over a database. */
export function createSearch(parts: ListsParts) {
  const { gazetteer } = parts;
  const askedOf = createAsker(parts);

  /** The list for all conditions; if empty, the first non-empty one of the weaker searches. */
  async function listOf(
    asked: Asked,
    trial: RankingWeights | undefined,
  ): Promise<List & { readonly filters: Filters }> {
    const { input, strict, from, job } = asked;
    const question = { ranking: rankingOf(asked, trial), input, from, ...(input.sort === 'cost' && { byCost: job }) };
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
    /** @throws AppError `partner.unknown` for own machines with an unknown key */
    async search(input: SearchInput, trial?: { readonly weights: RankingWeights }): Promise<EquipmentPage> {
      const asked = await askedOf(input);
      const { rows, total, filters, facets } = await listOf(asked, trial?.weights);
      const searched: Searched = { ...asked, filters, total };
      const { vocabulary } = asked;
      const { page, limit } = sliceOf(input);
      const beside = await besideOf(searched, page, parts);
      const answer = answerOf(searched, beside);
      const isTerm = input.searchTerm !== undefined;
      if (isTerm && page === 1 && trial === undefined) {
        parts.counts?.record({
          ...countedOf(searched, answer, beside),
          place: searchedPlace(searched, beside, gazetteer),
        });
      }
      const cards = rows.map((row) => listCard(row, vocabulary, asked.today, middleOf(filters, gazetteer)));
      const [data = [], nearby] = await withJob(parts.db, asked.job, [cards, beside.nearby ?? []]);
      return {
        data,
        total,
        page,
        pageSize: limit,
        ...(input.facets === true
          ? { facets: facetsOf(facets(), vocabulary, filters.typeIds ?? filters.termTypeIds) }
          : {}),
        ...(isTerm ? { understood: understoodOf(searched, answer, canonicalFor(searched)) } : {}),
        ...beside,
        ...(beside.nearby && { nearby }),
      };
    },
  };
}

function countedOf(
  { input, meaning, vocabulary, total }: Searched,
  answer: Answer,
  beside: Beside,
): Omit<CountedSearch, 'place'> {
  return {
    term: input.searchTerm ?? '',
    answer,
    isEmpty: total === 0 && (beside.nearby ?? []).length === 0,
    kinds: kindsOf(meaning, vocabulary),
    unknown: meaning.unknown,
  };
}
