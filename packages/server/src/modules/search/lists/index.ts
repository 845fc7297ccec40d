export { type Asked, isMeaningless } from './asked.ts';
export { type Asker, type AskerParts, createAsker } from './asking.ts';
export {
  all,
  boxAround,
  distanceKm,
  gatherConditions,
  isWithin,
  orderedConditions,
  quotedLexeme,
  takenConditions,
  walkConditions,
} from './conditions.ts';
export { type Bounds, type Filters, filtersOf } from './filters.ts';
export { listCard, withJob } from './list-card.ts';
export { gatherPage, listedByIds, nearestMachines, rowsById, selectedColumns, walkPage } from './list.queries.ts';
export { ofSupplier, type SupplierOf } from './of-supplier.ts';
export { placedJob, readForJob } from './placed-job.ts';
export type { Cell } from './rollup.queries.ts';
export type { Rollup } from './rollup.ts';
export { kindsOf } from './understood.ts';
export { isWideScreen } from './wide.ts';
