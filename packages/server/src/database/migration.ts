/**
 * One step of the schema, once per database. Forward only, and each safe while the version before runs beside it (handbook: migrations).
 * Which of its kinds it is depends on how long it holds up who works with the tables.
 */
export type Migration = Statements | ConcurrentIndexes | Fill;

interface Named {
  /** `0015-leads`: its number and what it is about; a name that ran anywhere never changes. */
  readonly name: string;
}

/** Statements that run in order, in one transaction: all or nothing. For what takes a moment, however large the tables are. */
export interface Statements extends Named {
  readonly statements: readonly string[];
}

/** Indexes of tables that are in use: built beside the work, outside any transaction. One that was left half built is built anew. */
export interface ConcurrentIndexes extends Named {
  /** Index name → what follows `create [unique] index concurrently <name> on`. */
  readonly indexes: Readonly<Record<string, IndexDefinition>>;
}

interface IndexDefinition {
  /** e.g. `equipment (city_id) where listed` */
  readonly on: string;
  readonly isUnique?: boolean;
}

/** Rows that get a value they lack, a batch at a time, each in a transaction of its own; who was ended goes on where they were. */
export interface Fill extends Named {
  /**
   * One statement that fills some rows and answers how many, as `filled`; it is run until it answers 0:
   * `with few as (select id from t where b is null limit 1000), done as (update t set b = a from few where t.id = few.id returning 1)
   * select count(*)::int as filled from done`
   */
  readonly fill: string;
}
