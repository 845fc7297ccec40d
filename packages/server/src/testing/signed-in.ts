import { randomInt } from 'node:crypto';
import type { Right } from '@yantra/domain';
import type { Selectable } from 'kysely';
import type { UserTable } from '../database/types.ts';
import { createSessions } from '../modules/sessions/sessions.service.ts';
import type { TestApp } from './test-app.ts';

/** Somebody who is logged in. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  /** Ten digits. */
  readonly phone: string;
  readonly accessToken: string;
  /** The headers of requests that carry the access token. */
  readonly bearer: { readonly authorization: string };
  /** The headers of requests that carry the session's cookie. */
  readonly cookie: { readonly cookie: string };
}

/** The password of all these accounts, `Yantra@123`; its hash is cheap, since tests need no strong one. */
export const testPassword = 'Yantra@123';
export const testPasswordHash =
  '$argon2id$v=19$m=64,t=1,p=1$6z7apz5ywpFQlUyV2KBGbg$EfxWCM7xaOB8GR26l/WZ1A36X/YnLPXc1bczQSNfAMM';

/** Ten digits that no other account of a test has. */
export const newPhone = (): string => `9${String(randomInt(1e9)).padStart(9, '0')}`;

/** Adds an account; its password is `testPassword`. */
export async function addUser(
  { db }: Pick<TestApp, 'db'>,
  {
    role = 'user',
    phone = newPhone(),
    ...names
  }: Partial<Pick<UserTable, 'role' | 'phone' | 'first_name'>> & { last_name?: string } = {},
) {
  return db
    .insertInto('users')
    .values({ role, phone, first_name: 'Asha', last_name: 'Patil', password_hash: testPasswordHash, ...names })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds an account with a role and a session that begins now, without the log-in's hashing. */
export async function signedIn(
  server: TestApp,
  role: UserTable['role'] = 'user',
  { rights = [] }: { readonly rights?: readonly Right[] } = {},
): Promise<SignedIn> {
  const user = await addUser(server, { role });
  for (const right of rights) await giveRight(server, user.id, right);
  return signedInAgain(server, user);
}

/** Gives somebody a right, as if by nobody. */
export async function giveRight({ db, clock }: Pick<TestApp, 'db' | 'clock'>, userId: string, right: Right) {
  await db.insertInto('staff_rights').values({ user_id: userId, right, given_at: clock.time }).execute();
}

/** Begins a session of an account, e.g. once the one before is over. */
export async function signedInAgain(
  server: TestApp,
  user: Pick<Selectable<UserTable>, 'id' | 'role' | 'phone' | 'first_name' | 'last_name'>,
): Promise<SignedIn> {
  const sessions = createSessions({ db: server.db, clock: { now: () => server.clock.time } });
  await sessions.ready();
  const { sessionId, accessToken, refreshToken } = await server.db
    .transaction()
    .execute((trx) => sessions.begin(trx, user, { userAgent: undefined, before: undefined }));
  return {
    userId: user.id,
    sessionId,
    phone: user.phone,
    accessToken,
    bearer: { authorization: `Bearer ${accessToken}` },
    cookie: { cookie: `yantra_session=${refreshToken}` },
  };
}
