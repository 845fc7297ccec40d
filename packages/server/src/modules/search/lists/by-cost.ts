import { wrong } from '@yantra/contract/schemas';
import { costReach } from '@yantra/domain';
import { AppError } from '../../../errors.ts';
import type { Slice } from '../../../page.ts';
import type { EquipmentRow } from '../../equipment/index.ts';
import { daysAtLeast, type HireRow, type PlacedJob, wholeCost } from '../../hire-costs/index.ts';
import { cellsOf } from './cells.ts';
import { costRows, nextByLeast, type Stream } from './cost.queries.ts';
import { type Filters, isCountable, isInNames } from './filters.ts';
import { countByNames, countMatches, rowsById } from './list.queries.ts';
import type { List, ListParts } from './list.ts';
import { liveCells } from './rollup.queries.ts';
import { facetCountsOf, totalOf } from './rollup.ts';

/** A list by total cost. */
interface CostAsked extends ListParts {
  readonly filters: Filters;
  readonly slice: Slice;
  readonly placed: PlacedJob;
  readonly withFacets: boolean;
}

/* Up to this many are all compared. */
const fewMachines = 1000;
const [firstStep, mostStep] = [64, 1024];

/**
 * A page of the machines with which a job costs least in all, exact: few are all compared. Of many those of each type are read in the order of the least that a
 * day costs, until that alone would cost more than all that are wanted (decision 61).
 * @throws AppError `request.invalid` beyond its reach
 */
export async function listByCost(asked: CostAsked): Promise<List> {
  const { db, filters, slice, withFacets } = asked;
  if (slice.offset + slice.limit > costReach) {
    throw new AppError('request.invalid', { page: wrong('page.beyondCost', { most: costReach }) });
  }
  const { total, facets, typeIds } = await countedFor(asked, withFacets);
  if (total <= slice.offset) return { rows: [], total, facets };
  const isFew = total <= fewMachines;
  const ranked = isFew ? rankedOf(await costRows(db, filters), asked.placed) : await walked(asked, typeIds);
  const ids = ranked.slice(slice.offset, slice.offset + slice.limit).map(({ id }) => id);
  return { rows: inOrder(await rowsById(db, ids), ids), total, facets };
}

/** How many there are, and of which types they can be. */
async function countedFor({ db, rollup, filters }: CostAsked, withFacets: boolean) {
  const isCounted = isCountable(filters);
  const cells = isCounted
    ? (await cellsOf({ db, rollup }, filters, withFacets)).cells
    : await rollup.cellsFor(filters.cityIds === undefined ? filters : { ...filters, words: [] });
  const typeIds = [...new Set(cells.map(({ typeId }) => typeId))].filter(
    (id) => (filters.typeIds?.includes(id) ?? true) && (filters.termTypeIds?.includes(id) ?? true),
  );
  if (isCounted) {
    const facets = () => facetCountsOf(cells, filters);
    return { total: totalOf(cells, filters).total, facets, typeIds };
  }
  const [total, live] = await Promise.all([
    isInNames(filters) ? countByNames(db, filters) : countMatches(db, filters),
    withFacets ? liveCells(db, filters) : [],
  ]);
  return { total, facets: () => facetCountsOf(live, filters), typeIds };
}

interface Costed {
  readonly id: string;
  readonly whole: number;
}

const byWhole = (a: Costed, b: Costed): number => a.whole - b.whole || (a.id < b.id ? -1 : 1);

const rankedOf = (rows: readonly HireRow[], placed: PlacedJob): readonly Costed[] =>
  rows.map((row) => ({ id: row.id, whole: wholeCost(row, placed) })).toSorted(byWhole);

/** The wanted machines of many, in order. */
async function walked(
  { db, filters, slice, placed }: CostAsked,
  typeIds: readonly number[],
): Promise<readonly Costed[]> {
  const wanted = slice.offset + slice.limit;
  const days = daysAtLeast(placed.job);
  let best: readonly Costed[] = [];
  let streams: readonly Stream[] = typeIds.map((typeId) => ({ typeId, least: -1, id: noId }));
  for (let step = firstStep; streams.length > 0; step = Math.min(mostStep, step * 2)) {
    const rows = await nextByLeast(db, filters, streams, step);
    best = [...best, ...rankedOf(rows, placed)].toSorted(byWhole).slice(0, wanted);
    const worst = best.length < wanted ? Infinity : (best.at(-1)?.whole ?? Infinity);
    const byType = Map.groupBy(rows, ({ equipment_type_id }) => equipment_type_id);
    streams = streams.flatMap(({ typeId }) => {
      const read = byType.get(typeId) ?? [];
      const last = read.at(-1);
      // What is as dear may still come before by its id.
      return last === undefined || read.length < step || last.least * days > worst
        ? []
        : [{ typeId, least: last.least, id: last.id }];
    });
  }
  return best;
}

const noId = '00000000-0000-0000-0000-000000000000';

/** Rows as their ids are. */
function inOrder(rows: readonly EquipmentRow[], ids: readonly string[]): EquipmentRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
