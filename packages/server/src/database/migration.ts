/**
 * One step of the schema, once per database. Forward only, and safe while the previous version runs beside it (handbook: migrations). Its kind depends on how
 * long it blocks users of the tables.
 */
export type Migration = Statements | ConcurrentIndexes | Fill;

interface Named {
  /** `0015-leads`: number and subject; never renamed once it ran anywhere. */
  readonly name: string;
}

/** Statements in one transaction: all or nothing. For steps that are quick on tables of any size. */
export interface Statements extends Named {
  readonly statements: readonly string[];
}

/** Indexes on tables in use: built concurrently, outside any transaction. A half-built one is built anew. */
export interface ConcurrentIndexes extends Named {
  /** Index name → what follows `create [unique] index concurrently <name> on`. */
  readonly indexes: Readonly<Record<string, IndexDefinition>>;
}

interface IndexDefinition {
  /** e.g. `equipment (city_id) where listed` */
  readonly on: string;
  readonly isUnique?: boolean;
}

/** Fills a missing value in rows, in batches, each in its own transaction; if interrupted it continues. */
export interface Fill extends Named {
  /**
   * One statement that fills some rows and returns the number as `filled`; repeated until it is 0: `with few as (select id from t where b is null limit 1000),
   * done as (update t set b = a from few where t.id = few.id returning 1) select count(*)::int as filled from done`
   */
  readonly fill: string;
}
