import type { City } from '@yantra/places';
import type { Db } from '../../../database/types.ts';
import { onceRead } from '../../../once-read.ts';
import type { PostOffices } from '../../places/index.ts';
import { readEverydayWords, createTermReader, type TermReader } from '../terms/index.ts';
import { citySlugs, type CitySlugs, type Gazetteer, type Vocabulary } from '../vocabulary/index.ts';
import { createRollup, type Rollup } from './rollup.ts';

/** What lists, the map and suggestions share for searching: one of each per process. */
export interface SearchParts {
  readonly rollup: Rollup;
  readonly readTerm: TermReader;
  /** Cities' names in addresses. */
  readonly slugs: CitySlugs;
}

export function createSearchParts(parts: {
  readonly db: Db;
  readonly cities: readonly City[];
  readonly gazetteer: Gazetteer;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly postOffices: () => Promise<PostOffices>;
}): SearchParts {
  const readTerm = createTermReader({ ...parts, everydayWords: onceRead(readEverydayWords) });
  return { rollup: createRollup(parts.db), readTerm, slugs: citySlugs(parts.cities) };
}
