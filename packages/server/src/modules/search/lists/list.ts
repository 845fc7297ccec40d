import type { Db } from '../../../database/types.ts';
import type { EquipmentRow } from '../../equipment/index.ts';
import type { Gazetteer } from '../vocabulary/index.ts';
import type { FacetCounts } from './facets.ts';
import type { Rollup } from './rollup.ts';

/** A page of a list, its exact total, and facets if requested. */
export interface List {
  readonly rows: readonly EquipmentRow[];
  readonly total: number;
  readonly facets: () => FacetCounts;
}

/** What reading lists needs. */
export interface ListParts {
  readonly db: Db;
  readonly rollup: Rollup;
  readonly gazetteer: Gazetteer;
}
