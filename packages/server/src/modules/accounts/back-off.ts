import { createHmac } from 'node:crypto';
import { retention, spanBefore, spanMs } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import { createKeyrings, type Keyrings } from '../../keys/keyring.ts';
import { subscriberOf } from '../../limits/subscriber.ts';

/** A log-in attempt's names, which reveal neither phone nor address. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
}

/** A counted attempt, with what it changed. */
export interface CountedAttempt {
  readonly attempt: Attempt;
  readonly at: Date;
  /** The previous failure of each of its rows, in the order of their keys. */
  readonly before: readonly (Date | null)[];
}

/**
 * Slows down the guessing of passwords, for all processes on one database. An attempt is one query outside any transaction: its rows are shared by everybody at
 * that address, who must not wait for a stuck process.
 */
export type BackOff = ReturnType<typeof createBackOff>;

/**
 * After so many failures the next attempt must wait: 30 s, then twice as long each time, up to a quarter of an hour. Guessing at an account from one place is
 * blocked soon, and only there, not for its owner elsewhere. From many places more attempts are possible, but not without limit; then places from which the
 * account recently logged in stay free, so that nobody is locked out at home. An address may be a whole office or mobile network: its failures expire, and
 * successes of others there change nothing.
 */
export const freeFailures = { accountAtAddress: 5, account: 100, address: 50 } as const;
const firstWaitSeconds = 30;
const longestWaitSeconds = 900;
/** How many failures of an address expire per hour: slow guessing never blocks it for longer. */
export const forgottenPerHour = 5;
/* Failures count until there was none for this long. */
const forgottenAfterSeconds = spanMs(retention.logInAttempts) / 1000;
/* How long a place counts as usual. */
const usualForSeconds = spanMs(retention.usualPlaces) / 1000;

/* In the form of the database's function (migration 0019). */
const rules = sql`row(${freeFailures.accountAtAddress}::int, ${freeFailures.account}::int, ${freeFailures.address}::int,
  ${firstWaitSeconds}::float8, ${longestWaitSeconds}::float8, ${forgottenPerHour}::float8, make_interval(secs => ${forgottenAfterSeconds}::float8),
  make_interval(secs => ${usualForSeconds}::float8))::log_in_rules`;

interface BackOffParts extends DbAndClock {
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

export function createBackOff({ db, clock, keys = createKeyrings({ db, clock }) }: BackOffParts) {
  const ring = keys('login-attempts');
  return {
    /** Call it before any transaction, as it may read the key. */
    async nameOf(phone: string, address: string): Promise<Attempt> {
      const { bytes: secret } = (await ring.keys()).signing();
      const named = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
      return { account: named(`account ${phone}`), address: named(`address ${subscriberOf(address)}`) };
    },
    /** Counts an attempt as failed before its outcome is known, so that a hundred at once are a hundred; or returns the seconds until the next is allowed. */
    async begin(attempt: Attempt): Promise<CountedAttempt | { readonly retryAfterSeconds: number }> {
      const at = clock.now();
      const { rows } = await sql<{ wait: number; before: (Date | null)[] }>`
        select wait, before from begin_try(${attempt.account}, ${attempt.address}, ${at}::timestamptz, ${rules})`.execute(
        db,
      );
      const [{ wait, before } = { wait: 0, before: [] }] = rows;
      return wait > 0 ? { retryAfterSeconds: Math.ceil(wait) } : { attempt, at, before };
    },
    /** The attempt was successful. */
    async succeeded({ attempt: { account, address }, at, before }: CountedAttempt): Promise<void> {
      await sql`select end_try(${account}, ${address}, ${at}::timestamptz, ${before}::timestamptz[], ${clock.now()}::timestamptz)`.execute(
        db,
      );
    },
    /** No password was checked after all: undoes the attempt. */
    async withdraw({ attempt: { account, address }, at, before }: CountedAttempt): Promise<void> {
      await sql`select take_try_back(${account}, ${address}, ${at}::timestamptz, ${before}::timestamptz[], true)`.execute(
        db,
      );
    },
    /** The account has a new password: clears all failures. */
    async forgive(trx: Db, { account }: Pick<Attempt, 'account'>): Promise<void> {
      // In `begin`'s locking order, and nothing that was counted meanwhile; a delete would lock in any order.
      await sql`
        delete from login_attempts where (account, address) in (
          select account, address from login_attempts where account = ${account} order by account, address for update)`.execute(
        trx,
      );
    },
  };
}

/** Deletes expired attempts and usual places. Locked rows are left for the next run. */
export async function forgetAttempts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await sql`
    delete from login_attempts where (account, address) in (
      select account, address from login_attempts
      where last_at <= ${spanBefore(now, retention.logInAttempts)} and (succeeded_at is null or succeeded_at <= ${spanBefore(now, retention.usualPlaces)})
      order by account, address for update skip locked)`.execute(db);
}
