import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { createKeyrings, type Keyrings } from '../../keys/keyring.ts';
import { subscriberOf } from '../../limits/subscriber.ts';

/** Who tries to log in, under names that say neither the phone nor the address. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
}

/** A try that was counted, with what it changed. */
export interface BegunTry {
  readonly attempt: Attempt;
  readonly at: Date;
  /** The rows as they were before, in the order of their keys. */
  readonly before: readonly Row[];
}

/** Makes guessing passwords slow, for all processes on one database together. */
export interface BackOff {
  /** Asked before any transaction, for it may read the key. */
  nameOf(phone: string, address: string): Promise<Attempt>;
  /**
   * Counts a try as failed before its outcome is known, so that a hundred at once are a hundred; or answers after how many seconds there may
   * be one again.
   */
  begin(attempt: Attempt): Promise<BegunTry | { readonly retryAfterSeconds: number }>;
  /** The try that was begun was right. */
  succeeded(trx: Kysely<Database>, begun: BegunTry): Promise<void>;
  /** No password was looked at after all: the try is as if it had not been. */
  withdraw(begun: BegunTry): Promise<void>;
  /** The account has a new password: nothing is held against anybody. */
  forgive(trx: Kysely<Database>, attempt: Pick<Attempt, 'account'>): Promise<void>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * After so many failures the next try has to wait: 30 s, then twice as long each time, to a quarter of an hour. One who guesses at an account
 * from one place waits soon, and only there: its owner elsewhere does not. From many places there are more tries, but not without end; then a
 * place from which the account was logged in to lately is still free to try, so that nobody can be locked out of where they usually are.
 * An address may stand for a whole office or a mobile network: its failures leak away, and the successes of others there change nothing.
 */
export const freeFailures = { accountAtAddress: 5, account: 100, address: 50 } as const;
const firstWaitMs = minuteMs / 2;
const longestWaitMs = 15 * minuteMs;
/** How many failures of an address are forgotten in an hour: one that guesses on at its slowest never gets it shut for longer. */
export const leakedPerHour = 5;
/* Failures count until there was none for so long. */
const forgottenAfterMs = dayMs;
/* A place counts as usual for so long. */
const usualForMs = 30 * dayMs;

function waitMs(failures: number, free: number): number {
  // One that has leaked in part still counts.
  const over = Math.ceil(failures) - free;
  return over < 0 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(20, over));
}

interface Row {
  readonly account: string;
  readonly address: string;
  readonly failures: number;
  readonly last_at: Date;
  readonly failed_at: Date | null;
  readonly succeeded_at: Date | null;
}

/** What it needs from outside. */
interface BackOffParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

export function createBackOff({ db, clock, keys = createKeyrings({ db, clock }) }: BackOffParts): BackOff {
  const ring = keys('login-attempts');

  const freeOf = ({ account, address }: Row): number =>
    account === '' ? freeFailures.address : address === '' ? freeFailures.account : freeFailures.accountAtAddress;

  /** How long a row still makes its tries wait. */
  function leftOf(row: Row, now: Date): number {
    if (row.failed_at === null) return 0;
    // Another server's clock may be ahead of this one's.
    const since = Math.max(0, now.getTime() - row.failed_at.getTime());
    return since >= forgottenAfterMs ? 0 : waitMs(failuresOf(row, now), freeOf(row)) - since;
  }

  return {
    async nameOf(phone, address) {
      const { bytes: secret } = (await ring.keys()).signing();
      const named = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
      return { account: named(`account ${phone}`), address: named(`address ${subscriberOf(address)}`) };
    },
    begin: ({ account, address }) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        const isUsualSince = now.getTime() - usualForMs;
        const rows = await lockedRows(trx, { account, address }, now);
        const own = rows.find((row) => row.account !== '' && row.address !== '');
        const isUsual = (own?.succeeded_at?.getTime() ?? 0) > isUsualSince;
        const counting = isUsual ? rows.filter((row) => row === own) : rows;
        const leftMs = Math.max(...counting.map((row) => leftOf(row, now)));
        if (leftMs > 0) return { retryAfterSeconds: Math.ceil(leftMs / 1000) };
        for (const row of rows) await countOne(trx, row, now);
        return { attempt: { account, address }, at: now, before: rows };
      }),
    async succeeded(trx, { attempt: { account, address }, at, before }) {
      // In the order in which `begin` locks them.
      for (const row of before) if (row.account === '') await takeBack(trx, row, at);
      await sql`update login_attempts set failures = 0 where account = ${account} and address = ''`.execute(trx);
      await trx
        .updateTable('login_attempts')
        .set({ failures: 0, succeeded_at: clock.now() })
        .where('account', '=', account)
        .where('address', '=', address)
        .execute();
    },
    withdraw: ({ at, before }) =>
      db.transaction().execute(async (trx) => {
        for (const row of before) await takeBack(trx, row, at);
      }),
    async forgive(trx, { account }) {
      // In the order in which `begin` locks them; what a delete finds first is in no order at all.
      await sql`select 1 from login_attempts where account = ${account} order by account, address for update`.execute(
        trx,
      );
      await trx.deleteFrom('login_attempts').where('account', '=', account).execute();
    },
  };
}

/** The three rows that count a try, made where there are none, always locked in the same order: two tries never wait for each other. */
async function lockedRows(trx: Kysely<Database>, { account, address }: Attempt, now: Date): Promise<Row[]> {
  await sql`
    insert into login_attempts (account, address, last_at)
    values ('', ${address}, ${now}), (${account}, '', ${now}), (${account}, ${address}, ${now}) on conflict do nothing`.execute(
    trx,
  );
  const { rows } = await sql<Row>`
    select account, address, failures, last_at, failed_at, succeeded_at from login_attempts
    where (account, address) in (('', ${address}), (${account}, ''), (${account}, ${address}))
    order by account, address for update`.execute(trx);
  return rows;
}

/** The failures that still count of a row whose last one is not forgotten. */
function failuresOf({ account, failures, last_at, failed_at }: Row, now: Date): number {
  if (failed_at === null || now.getTime() - failed_at.getTime() >= forgottenAfterMs) return 0;
  if (account !== '') return failures;
  const hours = Math.max(0, now.getTime() - last_at.getTime()) / hourMs;
  return Math.max(0, failures - hours * leakedPerHour);
}

/* The row is locked, so what was read of it still holds. */
async function countOne(trx: Kysely<Database>, row: Row, now: Date): Promise<void> {
  await trx
    .updateTable('login_attempts')
    .set({ failures: failuresOf(row, now) + 1, last_at: now, failed_at: now })
    .where('account', '=', row.account)
    .where('address', '=', row.address)
    .execute();
}

/** Takes one failure back. When none came after it, waits are measured from the one before it again. */
async function takeBack(trx: Kysely<Database>, { account, address, failed_at }: Row, at: Date): Promise<void> {
  await sql`
    update login_attempts set failures = greatest(0, failures - 1),
      failed_at = case when failed_at = ${at}::timestamptz then ${failed_at}::timestamptz else failed_at end
    where account = ${account} and address = ${address}`.execute(trx);
}

/** Forgets tries that do not count any more, and places that are not usual any more. Rows that somebody holds wait for the next time. */
export async function forgetAttempts(db: Kysely<Database>, clock: Clock): Promise<void> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  await sql`
    delete from login_attempts where (account, address) in (
      select account, address from login_attempts
      where last_at <= ${ago(forgottenAfterMs)} and (succeeded_at is null or succeeded_at <= ${ago(usualForMs)})
      order by account, address for update skip locked)`.execute(db);
}
