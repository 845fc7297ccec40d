export { all, distanceKm, gatherConditions, walkConditions } from './conditions.ts';
export { type Filters, filtersOf } from './filters.ts';
export { gatherPage, walkPage } from './list.queries.ts';
export { ofSupplier, type SupplierOf } from './of-supplier.ts';
export type { Cell } from './rollup.queries.ts';
export type { Rollup } from './rollup.ts';
export { isWideScreen } from './wide.ts';
