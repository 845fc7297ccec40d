import { type RawBuilder, sql } from 'kysely';
import type { Db } from './types.ts';

/**
 * Every numbered advisory lock, in one place, so that unrelated work never shares one. All are held to the end of a transaction, never by a session, since a
 * pooled connection may get another user.
 */
export const locks = {
  /** Its holder migrates; the others wait, and find nothing to do. */
  migration: 728_100,
  /** Counts of listed machines (rollup, map, names, words): taken by the database's triggers at commit. */
  rollup: 728_101,
  /** Lists and unlists machines whose period began or ended. */
  listing: 728_102,
  /** Work with the old ranking weights must be written before work with the new ones begins. */
  ranking: 728_103,
  /** Counts the usual rents. */
  rents: 728_104,
  /** Works out what owners usually ask. */
  costs: 728_113,
  /** Fills an empty database with the demo. */
  seed: 728_105,
  /** With a chain's number: appends the chain's next row to the audit log. */
  audit: 728_107,
  /** Gives a new category or type the next id. */
  ids: 728_108,
  /** Writes our role's session settings. */
  roleSettings: 728_109,
  /** Keeps plans' names and ids unique. */
  plans: 728_110,
  /** Keeps names of categories, types and words unique. */
  masterData: 728_111,
  /** A starting process registers where it keeps files. */
  processes: 728_112,
  /** Matches machines with saved searches: one at a time, so that places of news are in the order of commits. */
  matching: 728_114,
  /** Counts owners of listed machines. */
  owners: 728_152,
} as const;

type LockName = keyof typeof locks;

/** Takes a lock in this transaction; waits for its holder. */
export async function takeLock(trx: Db, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks[name]}::bigint)`.execute(trx);
}

/** A condition that takes a lock to the end of the statement's transaction, if it is free. */
export const ifFree = (name: LockName): RawBuilder<boolean> =>
  sql<boolean>`pg_try_advisory_xact_lock(${locks[name]}::bigint)`;

/** Takes a lock in this transaction if it is free; returns whether it did. */
export async function tryLock(trx: Db, name: LockName): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select ${ifFree(name)} as mine`.execute(trx);
  return rows[0]?.mine === true;
}

/** Serialises the same action for the same subject until the transaction ends; others go on. */
export async function takeLockFor(trx: Db, what: string, who: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${who}`}, 0))`.execute(trx);
}

/**
 * The same lock, taken by a function in the database: held only while the database works.
 * @param key SQL for action and subject, separated by a space
 */
export const keyedLock = (key: string): string => `pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
