import { type RawBuilder, sql } from 'kysely';
import type { Db } from './types.ts';

/**
 * Every advisory lock of the database that bears a number: one place, so that no two things that have nothing to do with each other ever wait
 * for one another. All are held to the end of their transaction, none by a session: a connection may belong to somebody else by then.
 */
export const locks = {
  /** Whoever holds it migrates; the others wait, and find nothing to do. */
  migration: 728_100,
  /** Counts of listed machines (rollup, map, names, words): taken by the database itself as a transaction commits. */
  rollup: 728_101,
  /** Lists and unlists machines whose period began or ended. */
  listing: 728_102,
  /** Who ranks with the weights of before must have written before anybody ranks with the new ones. */
  ranking: 728_103,
  /** Counts the usual rents. */
  rents: 728_104,
  /** Fills an empty database with the demo. */
  seed: 728_105,
  /** With the number of a chain: writes the audit log's next row in it. */
  audit: 728_107,
  /** Whoever adds a category or a type takes the next id. */
  ids: 728_108,
  /** Puts down what sessions of our role go by. */
  roleSettings: 728_109,
  /** No two plans come to bear one name or id. */
  plans: 728_110,
  /** No two categories, types or words come to bear one name. */
  masterData: 728_111,
  /** Whoever begins on this database says where it keeps files. */
  processes: 728_112,
} as const;

type LockName = keyof typeof locks;

/** Takes a lock within the transaction given; waits for whoever has it. */
export async function takeLock(trx: Db, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks[name]}::bigint)`.execute(trx);
}

/** Takes a lock to the end of the statement's transaction unless somebody has it: a condition for that statement. */
export const ifFree = (name: LockName): RawBuilder<boolean> =>
  sql<boolean>`pg_try_advisory_xact_lock(${locks[name]}::bigint)`;

/** Takes a lock within the transaction given unless somebody has it; answers whether it did. */
export async function tryLock(trx: Db, name: LockName): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select ${ifFree(name)} as mine`.execute(trx);
  return rows[0]?.mine === true;
}

/** Has whoever does the same for the same one wait until the transaction ends; all others go on. */
export async function takeLockFor(trx: Db, what: string, who: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${who}`}, 0))`.execute(trx);
}

/**
 * The same lock, for a function of the database that takes it itself: then it is held while the database works, and by nobody who stands still.
 * @param key SQL for what and who, with a space between
 */
export const keyedLock = (key: string): string => `pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
