import { createHmac } from 'node:crypto';
import { retention, spanBefore, spanMs } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import { createKeyrings, type Keyrings } from '../../keys/keyring.ts';
import { subscriberOf } from '../../limits/subscriber.ts';

/** Who tries to log in, under names that say neither the phone nor the address. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
}

/** A try that was counted, with what it changed. */
export interface CountedAttempt {
  readonly attempt: Attempt;
  readonly at: Date;
  /** When each of its rows had last failed before, in the order of their keys. */
  readonly before: readonly (Date | null)[];
}

/**
 * Makes guessing passwords slow, for all processes on one database together. A try is one question to the database, and in no transaction: its
 * rows are those of everybody at that address, who must not wait for a process that stands still.
 */
export type BackOff = ReturnType<typeof createBackOff>;

/**
 * After so many failures the next try has to wait: 30 s, then twice as long each time, to a quarter of an hour. One who guesses at an account
 * from one place waits soon, and only there: its owner elsewhere does not. From many places there are more tries, but not without end; then a
 * place from which the account was logged in to lately is still free to try, so that nobody can be locked out of where they usually are.
 * An address may stand for a whole office or a mobile network: its failures leak away, and the successes of others there change nothing.
 */
export const freeFailures = { accountAtAddress: 5, account: 100, address: 50 } as const;
const firstWaitSeconds = 30;
const longestWaitSeconds = 900;
/** How many failures of an address are forgotten in an hour: one that guesses on at its slowest never gets it shut for longer. */
export const forgottenPerHour = 5;
/* Failures count until there was none for so long. */
const forgottenAfterSeconds = spanMs(retention.logInAttempts) / 1000;
/* A place counts as usual for so long. */
const usualForSeconds = spanMs(retention.usualPlaces) / 1000;

/* As the database is told them (migration 0019). */
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
    /** Asked before any transaction, for it may read the key. */
    async nameOf(phone: string, address: string): Promise<Attempt> {
      const { bytes: secret } = (await ring.keys()).signing();
      const named = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
      return { account: named(`account ${phone}`), address: named(`address ${subscriberOf(address)}`) };
    },
    /**
     * Counts a try as failed before its outcome is known, so that a hundred at once are a hundred; or answers after how many seconds there may
     * be one again.
     */
    async begin(attempt: Attempt): Promise<CountedAttempt | { readonly retryAfterSeconds: number }> {
      const at = clock.now();
      const { rows } = await sql<{ wait: number; before: (Date | null)[] }>`
        select wait, before from begin_try(${attempt.account}, ${attempt.address}, ${at}::timestamptz, ${rules})`.execute(
        db,
      );
      const [{ wait, before } = { wait: 0, before: [] }] = rows;
      return wait > 0 ? { retryAfterSeconds: Math.ceil(wait) } : { attempt, at, before };
    },
    /** The try that was begun was right. */
    async succeeded({ attempt: { account, address }, at, before }: CountedAttempt): Promise<void> {
      await sql`select end_try(${account}, ${address}, ${at}::timestamptz, ${before}::timestamptz[], ${clock.now()}::timestamptz)`.execute(
        db,
      );
    },
    /** No password was looked at after all: the try is as if it had not been. */
    async withdraw({ attempt: { account, address }, at, before }: CountedAttempt): Promise<void> {
      await sql`select take_try_back(${account}, ${address}, ${at}::timestamptz, ${before}::timestamptz[], true)`.execute(
        db,
      );
    },
    /** The account has a new password: nothing is held against anybody. */
    async forgive(trx: Db, { account }: Pick<Attempt, 'account'>): Promise<void> {
      // In the order in which `begin` locks them; what a delete finds first is in no order at all.
      await sql`select 1 from login_attempts where account = ${account} order by account, address for update`.execute(
        trx,
      );
      await trx.deleteFrom('login_attempts').where('account', '=', account).execute();
    },
  };
}

/** Forgets tries that do not count any more, and places that are not usual any more. Rows that somebody holds wait for the next time. */
export async function forgetAttempts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await sql`
    delete from login_attempts where (account, address) in (
      select account, address from login_attempts
      where last_at <= ${spanBefore(now, retention.logInAttempts)} and (succeeded_at is null or succeeded_at <= ${spanBefore(now, retention.usualPlaces)})
      order by account, address for update skip locked)`.execute(db);
}
