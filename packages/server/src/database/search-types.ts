import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/* Tables that searches, lists and the map answer from; the database keeps most of them by triggers. */

/** Counts of listed machines by what the facets show; kept by triggers. */
export interface EquipmentRollupTable {
  /** `*` is everywhere. */
  city_id: string;
  category_ids: number[];
  type_id: number;
  region: string;
  discount_step: number;
  insurance: boolean;
  n: number;
  min_paise: number;
  max_paise: number;
}

/** Grows with every change of a city's cells in the rollup. */
export interface EquipmentRollupVersionTable {
  city_id: string;
  version: number;
}

export interface LexiconTable {
  word: string;
  kind: 'word' | 'category' | 'type' | 'city';
  weight: Generated<number>;
}

/** Listed machines by the cells of four grids over the web's map; kept by triggers. */
export interface MapCellTable {
  /** The grid has 2^level cells each way. */
  level: number;
  /** 0 is everything, else a category's id or a type's, negative. */
  kind: number;
  x: number;
  y: number;
  n: number;
  /** Sums in hundred-thousandths of a degree. */
  latitudes: number;
  longitudes: number;
}

/** Names of listed machines by city, with how many bear them; kept by triggers. */
export interface ListedNameTable {
  /** `*` is everywhere. */
  city_id: string;
  name: string;
  model_number: string;
  type_id: number;
  category_ids: number[];
  n: number;
  search: GeneratedAlways<string>;
}

/** Searches that found nothing. */
export interface SearchMissTable {
  /** In India, e.g. `2026-03-10`. */
  day: ColumnType<Date, string, never>;
  term: string;
  n: number;
}

/** Grows with every change of categories and types. */
export interface VocabularyVersionTable {
  version: number;
}

export interface SearchTables {
  equipment_rollup: EquipmentRollupTable;
  equipment_rollup_versions: EquipmentRollupVersionTable;
  lexicon: LexiconTable;
  map_cells: MapCellTable;
  listed_names: ListedNameTable;
  search_misses: SearchMissTable;
  vocabulary_version: VocabularyVersionTable;
}
