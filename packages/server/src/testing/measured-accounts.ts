import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/migrate.ts';
import { type DatabaseSettings, openDatabase } from '../database/open.ts';
import type { Database } from '../database/types.ts';
import { createKeyrings } from '../keys/keyring.ts';
import { createPasswords, hashingLimits } from '../modules/accounts/passwords.ts';
import { loadAccessTokens } from '../modules/sessions/access-token.ts';
import { findSessionUser } from '../modules/sessions/sessions.queries.ts';
import { createSessions } from '../modules/sessions/sessions.service.ts';
import { testPasswordHash } from './signed-in.ts';

/** The parts of logging in, for a bench. */
export interface MeasuredAccounts {
  /** Checks a password as a log-in does. */
  verifyPassword(): Promise<unknown>;
  /** So many log-ins' passwords at once; answers how many were worked on at the same time at most. */
  verifyAtOnce(count: number): Promise<number>;
  /** How many may be. */
  readonly atOnce: number;
  /** Checks an access token's signature and claims, without the database. @throws if it is invalid */
  checkToken(turn: number): Promise<void>;
  /** Whether a session is alive, with its user's role. @throws if it is not */
  lookUpSession(turn: number): Promise<void>;
  /** A user by the primary key, and nothing else. */
  lookUpUser(turn: number): Promise<void>;
  close(): Promise<void>;
}

const people = 2000;

/** Opens an empty database and fills it with people who are logged in. @throws DatabaseError when it cannot be used */
export async function openMeasuredAccounts(settings: DatabaseSettings): Promise<MeasuredAccounts> {
  const database = await openDatabase({ ...settings, poolSize: 1 });
  const { db } = database;
  await migrate(database);
  const users = Array.from({ length: people }, (_, n) => personNumbered(n));
  await db.insertInto('users').values(users).execute();
  const sessions = createSessions({ db, clock: systemClock });
  await sessions.ready();
  const begun = await db
    .transaction()
    .execute((trx) =>
      Promise.all(users.map((user) => sessions.begin(trx, user, { userAgent: undefined, before: undefined }))),
    );
  const tokens = await loadAccessTokens(
    await createKeyrings({ db, clock: systemClock })('access-tokens').keys(),
    systemClock,
  );
  const { passwords, most } = countedPasswords();
  const stored = await passwords.hash('Yantra@123');
  const verifyPassword = () => passwords.verify(stored, 'Yantra@123');
  const of = <Value>(all: readonly Value[], turn: number): Value => all[(turn * 7) % people] as Value;
  const found = (what: unknown): void => {
    if (what === undefined) throw new Error('What was measured did not work.');
  };
  return {
    verifyPassword,
    async verifyAtOnce(count) {
      await Promise.all(Array.from({ length: count }, verifyPassword));
      return most();
    },
    atOnce: hashingLimits.atOnce,
    checkToken: async (turn) => found(await tokens.check(of(begun, turn).accessToken)),
    lookUpSession: async (turn) => found(await findSessionUser(db, of(begun, turn).sessionId, systemClock.now())),
    lookUpUser: async (turn) =>
      found(
        await db.selectFrom('users').select(['id', 'role']).where('id', '=', of(users, turn).id).executeTakeFirst(),
      ),
    close: () => database.close(),
  };
}

const personNumbered = (n: number) =>
  ({
    id: randomUUID(),
    role: 'user' as const,
    first_name: 'Asha',
    last_name: 'Patil',
    phone: String(9_000_000_000 + n),
    password_hash: testPasswordHash,
  }) satisfies Insertable<Database['users']>;

/** Passwords that count how many are worked on at once. */
function countedPasswords() {
  let now = 0;
  let most = 0;
  const counted = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    now += 1;
    most = Math.max(most, now);
    return work.finally(() => (now -= 1));
  };
  const passwords = createPasswords({
    hash: (password, options) => counted(hash(password, options)),
    verify: (hashed, password) => counted(verify(hashed, password)),
  });
  return { passwords, most: () => most };
}
