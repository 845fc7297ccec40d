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

/** Searches by day. */
export interface SearchTable {
  /** In India, e.g. `2026-03-10`. */
  day: ColumnType<Date, string, never>;
  term: string;
  n: Generated<number>;
  /** Of them, those that had nothing to show. */
  empty: Generated<number>;
  /** How the latest ended, and the kinds it named. */
  answer: Generated<string>;
  kinds: Generated<string>;
  /** After how many something was pressed, and one of the first three. */
  pressed: Generated<number>;
  pressed_top: Generated<number>;
}

/** Words of searches that nothing was known of, by day. */
export interface UnknownWordTable {
  day: ColumnType<Date, string, never>;
  word: string;
  n: number;
}

/** What a type's machines are hired by. */
export interface TypeFactTable {
  type_id: number;
  /** `capacity` is the first of them. */
  fact: string;
  unit: string;
  low: number;
  high: number;
}

/** What admins found people calling a type. */
export interface TypeWordTable {
  id: GeneratedAlways<number>;
  type_id: number;
  word: string;
  /** It means every kind of the type's group. */
  whole_group: boolean;
  created_at: ColumnType<Date, Date | string, never>;
}

/** The middle rent of listed machines. */
export interface TypicalRentTable {
  type_id: number;
  rental_type: number;
  median_paise: number;
}

/** How much counts what in the order of relevance; one row. */
export interface RankingWeightTable {
  nearness: number;
  size: number;
  free: number;
  price: number;
  rating: number;
  freshness: number;
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
  ranking_weights: RankingWeightTable;
  searches: SearchTable;
  type_facts: TypeFactTable;
  type_words: TypeWordTable;
  typical_rents: TypicalRentTable;
  unknown_words: UnknownWordTable;
  vocabulary_version: VocabularyVersionTable;
}
