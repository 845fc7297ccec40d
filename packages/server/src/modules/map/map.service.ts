import type { Viewport, ViewportInput } from '@yantra/contract/calls';
import { mapZoom } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import type { Listing } from '../equipment/index.ts';
import type { CostBasisReader } from '../hire-costs/index.ts';
import {
  type Bounds,
  walkConditions,
  type Filters,
  filtersOf,
  ofSupplier,
  placedJob,
  readForJob,
  type SupplierOf,
} from '../search/lists/index.ts';
import type { TermReader } from '../search/terms/index.ts';
import type { Gazetteer } from '../search/vocabulary/index.ts';
import { keptCells, takenCells, withMachines, without } from './cells.queries.ts';
import { draw, type MapCell } from './draw.ts';
import { liveCells } from './map.queries.ts';
import { cellsTouched, sizeOf } from './mercator.ts';
import { scopeOf } from './scope.ts';

export interface MapParts {
  readonly db: Db;
  readonly gazetteer: Gazetteer;
  readonly readTerm: TermReader;
  /** Keeps `listed` correct as time passes. */
  readonly listing: Listing;
  readonly clock: Clock;
  /** What costs of jobs are worked out from. */
  readonly costBases: CostBasisReader;
  readonly supplierOf?: SupplierOf | undefined;
}

/** The machines on a map. */
export type MachinesMap = ReturnType<typeof createMap>;

/* A web map's tile is 256 px wide and the world one tile at zoom 0: a grid two levels finer has cells of 64 px. */
const finerThanTiles = 2;
const mostCells = 480;

export function createMap(parts: MapParts) {
  const { db } = parts;
  return {
    /** @throws AppError `partner.unknown` for own machines with an unknown key, `request.invalid` for a job on a day that is past */
    async viewport({ zoom, ...search }: ViewportInput): Promise<Viewport> {
      const filters = await filtersMeant(search, parts);
      const job = await placedJob(parts, search, filters);
      if (filters.cityIds?.length === 0) return draw([], { isLastZoom: false });
      const cells = await cellsFor(db, filters, search.bounds, levelFor(search.bounds, zoom));
      const drawn = draw(cells, { isLastZoom: zoom === mapZoom.most, hasJob: job !== undefined });
      return job === undefined ? drawn : { ...drawn, machines: await withJob(db, job, drawn.machines) };
    },
  };
}

/** The filters as the search understands them; the map's bounds are handled separately. */
async function filtersMeant(search: Omit<ViewportInput, 'zoom'>, parts: MapParts): Promise<Filters> {
  const [{ spot: _spot, ...meaning }] = await Promise.all([parts.readTerm(search), parts.listing.upToDate()]);
  return { ...filtersOf(search, meaning, parts.gazetteer), ...(await ofSupplier(search, parts.supplierOf)) };
}

type Singles = Viewport['machines'];
type Job = NonNullable<Awaited<ReturnType<typeof placedJob>>>;

/** Single machines with what the job costs with each, and whether each is free for it. */
async function withJob(db: Db, job: Job, machines: Singles): Promise<Singles> {
  const { costs, free } = await readForJob(db, job, machines.id);
  const totals = machines.id.flatMap((id) => costs.get(id)?.total ?? []).map(Math.round);
  return {
    ...machines,
    ...(totals.length === machines.id.length && { cost: totals }),
    ...(free && { isFree: machines.id.map((id) => free.get(id)?.isFree ?? false) }),
  };
}

/** From the stored cells if they can answer, else from the machines themselves. */
async function cellsFor(db: Db, filters: Filters, bounds: Bounds, level: number): Promise<MapCell[]> {
  const scope = scopeOf(filters);
  if (scope === undefined || level > scope.finestLevel) return liveCells(db, filters, level);
  const { freeOn, ...onAnyDay } = filters;
  const question = { ...scope, bounds, level, conditions: walkConditions(onAnyDay) };
  const isEverything = scope.kinds.includes(0);
  const everything = {
    bounds,
    level,
    kinds: [0],
    finestLevel: scope.finestLevel,
    conditions: walkConditions(unfiltered),
  };
  const [cells, all, taken] = await Promise.all([
    keptCells(db, question),
    isEverything ? undefined : keptCells(db, everything),
    freeOn === undefined ? undefined : takenCells(db, filters, level),
  ]);
  const wanted = taken === undefined ? cells : without(cells, taken);
  return withMachines(db, wanted, all ?? cells, { ...question, conditions: walkConditions(filters) });
}

const unfiltered: Filters = { words: [] };

/** The grid of 64 px, or a coarser one if the bounds are far larger than a screen at that zoom. */
function levelFor(bounds: Bounds, zoom: number): number {
  let level = zoom + finerThanTiles;
  while (level > 0 && sizeOf(cellsTouched(bounds, level)) > mostCells) level -= 1;
  return level;
}
