import { randomUUID } from 'node:crypto';
import { changePassword, logIn } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addUser, signedIn, testPassword, testPasswordHash } from '../../testing/signed-in.ts';
import { hasStillPassword } from './accounts.queries.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const hashed = createPasswords();
/** What happens in the place of hashing, as a test says. */
let instead: Partial<Passwords> = {};
const server = appForFile(() => ({
  passwords: {
    assertRoom: () => ({ ...hashed, ...instead }).assertRoom(),
    hash: (password) => ({ ...hashed, ...instead }).hash(password),
    verify: (stored, password) => ({ ...hashed, ...instead }).verify(stored, password),
    isOutdated: (stored) => ({ ...hashed, isOutdated: () => false, ...instead }).isOutdated(stored),
    waiting: 0,
  },
}));
afterEach(async () => {
  instead = {};
  await server.db.deleteFrom('login_attempts').execute();
});

const busy = (): never => {
  throw new AppError('server.busy', undefined, { retryAfterSeconds: 2 });
};
const enter = async (userName: string, password = testPassword) => {
  const answer = await server.post(`/api${logIn.path}`, { userName, password });
  return [answer.status, answer.json()['code']];
};
const change = async (bearer: Record<string, string>) => {
  const body = { password: testPassword, newPassword: 'Harvest@7Moon' };
  const answer = await server.post(`/api${changePassword.path}`, body, bearer);
  return [answer.status, answer.json()['code']];
};
const failures = async () => {
  const rows = await server.db.selectFrom('login_attempts').select('failures').execute();
  return rows.map((row) => row.failures);
};
const sessionsOf = (userId: string) =>
  server.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
const hashOf = async (id: string) =>
  (await server.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash;

describe('while too many wait to be hashed', () => {
  test('nobody begins to log in or to change a password, and nothing is counted', async () => {
    const { phone, bearer } = await signedIn(server);
    instead = { assertRoom: busy };
    expect([await enter(phone), await change(bearer)]).toEqual(Array(2).fill([503, 'server.busy']));
    expect(await failures()).toEqual([]);
  });

  test('a try that had begun is as if it had not been', async () => {
    const { phone, bearer } = await signedIn(server);
    instead = { verify: () => Promise.resolve().then(busy) };
    expect([await enter(phone), await change(bearer)]).toEqual(Array(2).fill([503, 'server.busy']));
    expect(await failures()).toEqual([0, 0, 0]);
  });

  test('an older hash stays as it is for this time', async () => {
    const { id, phone } = await addUser(server);
    instead = { isOutdated: () => true, hash: () => Promise.resolve().then(busy) };
    expect(await enter(phone)).toEqual([200, undefined]);
    expect(await hashOf(id)).toBe(testPasswordHash);
  });
});

describe('a log-in during which', () => {
  test('another password is set begins no session, and stays counted', async () => {
    const { id, phone } = await addUser(server);
    const another = await hashed.hash('Harvest@7Moon');
    instead = {
      verify: async (stored, password) => {
        const isRight = await hashed.verify(stored, password);
        await server.db.updateTable('users').set({ password_hash: another }).where('id', '=', id).execute();
        return isRight;
      },
    };
    expect(await enter(phone)).toEqual([401, 'login.wrong']);
    expect(await sessionsOf(id)).toEqual([]);
    expect(await failures()).toEqual([1, 1, 1]);
  });

  test('the password is set anew each time it is looked at begins none either', async () => {
    const { id, phone } = await addUser(server);
    instead = {
      verify: async (stored, password) => {
        const isRight = await hashed.verify(stored, password);
        const anew = await hashed.hash(testPassword);
        await server.db.updateTable('users').set({ password_hash: anew }).where('id', '=', id).execute();
        return isRight;
      },
    };
    expect(await enter(phone)).toEqual([401, 'login.wrong']);
    expect(await sessionsOf(id)).toEqual([]);
  });

  test('the database refuses is told as an error of ours, not as a wrong password', async () => {
    const { phone } = await addUser(server);
    await sql`alter table sessions add constraint closed check (false) not valid`.execute(server.db);
    try {
      expect((await enter(phone))[0]).toBe(500);
    } finally {
      await sql`alter table sessions drop constraint closed`.execute(server.db);
    }
    expect(await enter(phone)).toEqual([200, undefined]);
  });
});

test('an account that is gone has no password', async () => {
  expect(await hasStillPassword(server.db, randomUUID(), testPasswordHash)).toBe(false);
});
