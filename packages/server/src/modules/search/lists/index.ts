export {
  all,
  distanceKm,
  gatherConditions,
  isWithin,
  quotedLexeme,
  takenConditions,
  walkConditions,
} from './conditions.ts';
export { type Bounds, type Filters, filtersOf } from './filters.ts';
export { listCard } from './list-card.ts';
export { gatherPage, selectedColumns, walkPage } from './list.queries.ts';
export { ofSupplier, type SupplierOf } from './of-supplier.ts';
export { placedJob, readForJob } from './placed-job.ts';
export type { Cell } from './rollup.queries.ts';
export type { Rollup } from './rollup.ts';
export { isWideScreen } from './wide.ts';
