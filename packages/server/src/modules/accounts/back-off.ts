import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { secretNamed } from '../../database/secrets.ts';
import type { Database } from '../../database/types.ts';
import { subscriberOf } from '../../limits/subscriber.ts';
import { onceRead } from '../../once-read.ts';

/** Who tries to log in, under names that say neither the phone nor the address. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
}

/** Makes guessing passwords slow, for all processes on one database together. */
export interface BackOff {
  /** Asked before any transaction, for it may read the key. */
  nameOf(phone: string, address: string): Promise<Attempt>;
  /**
   * Counts a try before its outcome is known, so that a hundred at once are a hundred; or answers after how many seconds there may be one again.
   */
  begin(attempt: Attempt): Promise<{ readonly retryAfterSeconds?: number }>;
  /** The try that was begun was right. */
  succeeded(trx: Kysely<Database>, attempt: Attempt): Promise<void>;
  /** The account has a new password: nothing is held against anybody. */
  forgive(trx: Kysely<Database>, attempt: Pick<Attempt, 'account'>): Promise<void>;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * After so many failures the next try has to wait: 30 s, then twice as long each time, to a quarter of an hour. One who guesses at an account
 * from one place waits soon, and only there: its owner elsewhere does not. From many places there are more tries, but not without end; then a
 * place from which the account was logged in to lately is still free to try, so that nobody can be locked out of where they usually are.
 * An address may stand for a whole office.
 */
export const freeFailures = { accountAtAddress: 5, account: 100, address: 50 } as const;
const firstWaitMs = minuteMs / 2;
const longestWaitMs = 15 * minuteMs;
/* Failures count until there was none for so long. */
const forgottenAfterMs = dayMs;
/* A place counts as usual for so long. */
const usualForMs = 30 * dayMs;

function waitMs(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(20, failures - free));
}

interface Row {
  readonly account: string;
  readonly address: string;
  readonly failures: number;
  readonly last_at: Date;
  readonly succeeded_at: Date | null;
}

export function createBackOff({ db, clock }: { db: Kysely<Database>; clock: Clock }): BackOff {
  const key = onceRead(() => secretNamed(db, 'login-attempts'));

  const freeOf = ({ account, address }: Row): number =>
    account === '' ? freeFailures.address : address === '' ? freeFailures.account : freeFailures.accountAtAddress;

  /** How long a row still makes its tries wait. */
  function leftOf(row: Row, now: Date): number {
    // Another server's clock may be ahead of this one's.
    const since = Math.max(0, now.getTime() - row.last_at.getTime());
    return since >= forgottenAfterMs ? 0 : waitMs(row.failures, freeOf(row)) - since;
  }

  return {
    async nameOf(phone, address) {
      const secret = await key();
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
        await countOne(trx, { account, address }, now);
        return {};
      }),
    async succeeded(trx, { account, address }) {
      // In the order in which `begin` locks them.
      await sql`update login_attempts set failures = greatest(0, failures - 1) where account = '' and address = ${address}`.execute(
        trx,
      );
      await sql`update login_attempts set failures = 0 where account = ${account} and address = ''`.execute(trx);
      await trx
        .updateTable('login_attempts')
        .set({ failures: 0, succeeded_at: clock.now() })
        .where('account', '=', account)
        .where('address', '=', address)
        .execute();
    },
    async forgive(trx, { account }) {
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
    select account, address, failures, last_at, succeeded_at from login_attempts
    where ${ofAttempt({ account, address })} order by account, address for update`.execute(trx);
  return rows;
}

async function countOne(trx: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> {
  const before = new Date(now.getTime() - forgottenAfterMs);
  await sql`
    update login_attempts set failures = case when last_at <= ${before} then 1 else failures + 1 end, last_at = ${now}
    where ${ofAttempt(attempt)}`.execute(trx);
}

const ofAttempt = ({ account, address }: Attempt) =>
  sql`(account, address) in (('', ${address}), (${account}, ''), (${account}, ${address}))`;

/** Forgets tries that do not count any more, and places that are not usual any more. */
export async function forgetAttempts(db: Kysely<Database>, clock: Clock): Promise<void> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  await db
    .deleteFrom('login_attempts')
    .where('last_at', '<=', ago(forgottenAfterMs))
    .where((row) => row.or([row('succeeded_at', 'is', null), row('succeeded_at', '<=', ago(usualForMs))]))
    .execute();
}
