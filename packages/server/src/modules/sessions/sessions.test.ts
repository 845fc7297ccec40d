import { endSession, getSessions, logIn, logOut, logOutEverywhere, refreshSession } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { describe, expect, test } from 'vitest';
import { createKeyrings } from '../../keys/keyring.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { addUser, type SignedIn, signedIn, testPassword } from '../../testing/signed-in.ts';
import { type TestAnswer, testApp, testSettings } from '../../testing/test-app.ts';
import { rotateKey } from '../key-changes/rotate-key.ts';
import { forgetSessions } from './sessions.queries.ts';
import { handOver, sessionsRoutes } from './sessions.routes.ts';
import { createSessions } from './sessions.service.ts';

const server = appForFile();
const urls = {
  logIn: `/api${logIn.path}`,
  refresh: `/api${refreshSession.path}`,
  logOut: `/api${logOut.path}`,
  everywhere: `/api${logOutEverywhere.path}`,
  end: `/api${endSession.path}`,
  list: `/api${getSessions.path}`,
};

const after = (ms: number) => (server.clock.time = new Date(server.clock.time.getTime() + ms));
const cookieOf = (answer: TestAnswer): string => String([answer.headers['set-cookie']].flat()[0]);
/** The header in which a browser sends what an answer set. */
const kept = (answer: TestAnswer) => ({ cookie: cookieOf(answer).split(';')[0] ?? '' });
const refresh = (headers: Record<string, string>) => server.post(urls.refresh, {}, headers);
const tokenIn = (answer: TestAnswer) => answer.json<{ access_token: string }>().access_token;
const isAlive = async ({ bearer }: Pick<SignedIn, 'bearer'>) => (await server.get(urls.list, bearer)).status === 200;
const audited = async (userId: string) => {
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['kind', 'session_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('a session', () => {
  test('is renewed by its cookie, which changes each time and which no script reads', async () => {
    const { cookie, bearer } = await signedIn(server);
    const answer = await refresh(cookie);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(cookieOf(answer)).toMatch(
      /^yantra_session=[\w.-]+; Max-Age=2592000; Path=\/api\/Login; HttpOnly; SameSite=Strict$/,
    );
    expect(kept(answer).cookie).not.toBe(cookie.cookie);
    expect(answer.text).not.toContain(kept(answer).cookie.slice('yantra_session='.length));
    expect(await isAlive({ bearer: { authorization: `Bearer ${tokenIn(answer)}` } })).toBe(true);
    expect(await isAlive({ bearer })).toBe(true);
  });

  test('keeps its cookie to encrypted connections where there is one', async () => {
    const plain = (await signedIn(server)).cookie.cookie;
    const cookie = { cookie: `__Host-${plain}` };
    expect(cookieOf(await refresh({ ...cookie, 'x-forwarded-proto': 'https' }))).toContain('; Secure');
    // A proxy may end the encryption and forget to say so.
    const site = testApp(server.db, { settings: { ...testSettings, siteUrl: 'https://yantra.example' } });
    const behind = await site.post(`/api${refreshSession.path}`, {}, cookie);
    expect(cookieOf(behind)).toContain('; Secure');
  });

  test('gives the token before the current one again for ten minutes: to other tabs, and for lost answers', async () => {
    const { cookie, userId } = await signedIn(server);
    const [first, second] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(kept(second)).toEqual(kept(first));
    after(600_000);
    expect(kept(await refresh(cookie))).toEqual(kept(first));
    expect((await refresh(kept(first))).status).toBe(200);
    expect(await audited(userId)).toEqual([]);
  });

  test('ends when an old token is used again later, for whoever has the new one too', async () => {
    const user = await signedIn(server);
    const current = await refresh(user.cookie);
    after(600_001);
    const reused = await refresh(user.cookie);
    expect([reused.status, reused.json()['code']]).toEqual([401, 'session.ended']);
    // It may come after the answer to a newer log-in, whose cookie is the browser’s by then.
    expect(reused.headers['set-cookie']).toBeUndefined();
    expect((await refresh(kept(current))).status).toBe(401);
    expect(await isAlive(user)).toBe(false);
    expect(await audited(user.userId)).toEqual(['refresh.reused']);
  });

  test('ends when the token before the last is used, however soon', async () => {
    const user = await signedIn(server);
    await refresh(kept(await refresh(user.cookie)));
    expect((await refresh(user.cookie)).status).toBe(401);
    expect(await isAlive(user)).toBe(false);
  });

  test('ends thirty days after it was last renewed, and ninety after it began', async () => {
    const idle = await signedIn(server);
    after(30 * dayMs);
    expect((await refresh(idle.cookie)).status).toBe(401);
    server.clock.time = testNow;
    let headers: Record<string, string> = (await signedIn(server)).cookie;
    for (let days = 0; days < 75; days += 25) {
      after(25 * dayMs);
      const answer = await refresh(headers);
      expect(answer.status).toBe(200);
      headers = kept(answer);
      if (days === 50) expect(cookieOf(answer)).toContain(`Max-Age=${15 * 86_400};`);
    }
    after(15 * dayMs);
    expect((await refresh(headers)).status).toBe(401);
    await forgetSessions(server.db, { now: () => server.clock.time });
    expect(await server.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  test.each([
    ['none', {}, 'auth.required'],
    ['an empty one', { cookie: 'yantra_session=' }, 'session.ended'],
    ['one that is no token', { cookie: 'yantra_session=x.1.y' }, 'session.ended'],
  ])('is not renewed by %s', async (_what, headers: Record<string, string>, code) => {
    const answer = await refresh(headers);
    expect([answer.status, answer.json()['code']]).toEqual([401, code]);
  });

  test('is not renewed by a token whose session or count was changed', async () => {
    const [one, other] = [await signedIn(server), await signedIn(server)];
    const [id, count, seal] = one.cookie.cookie.slice('yantra_session='.length).split('.');
    for (const forged of [
      `${other.sessionId}.${count}.${seal}`,
      `${id}.1.${seal}`,
      `${id}.${count}.${'A'.repeat(43)}`,
    ]) {
      expect((await refresh({ cookie: `yantra_session=${forged}` })).status).toBe(401);
    }
    expect(await isAlive(one)).toBe(true);
    expect(await isAlive(other)).toBe(true);
  });

  test('is renewed for no page of another site', async () => {
    const { cookie } = await signedIn(server);
    expect((await refresh({ ...cookie, origin: 'https://elsewhere.example' })).json()['code']).toBe('request.origin');
    const form = { ...cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    expect((await server.post(urls.refresh, 'a=b', form)).status).toBe(403);
  });
});

describe('logging out', () => {
  test('ends the session by its cookie or its bearer, on the next request, and takes the cookie away', async () => {
    for (const by of ['cookie', 'bearer'] as const) {
      const user = await signedIn(server);
      const answer = await server.post(urls.logOut, {}, user[by]);
      expect([answer.status, answer.json()]).toEqual([200, { success: true, message: 'OK', data: {} }]);
      expect(cookieOf(answer)).toMatch(/^yantra_session=; Max-Age=0;/);
      expect(await isAlive(user)).toBe(false);
      expect((await refresh(user.cookie)).status).toBe(401);
      expect(await audited(user.userId)).toEqual(['logout']);
    }
  });

  test('takes the cookie away also when ending the session fails', async () => {
    const sessions = { ...createSessions({ db: server.db, clock: { now: () => server.clock.time } }) };
    sessions.logOut = () => Promise.reject(new Error('The database is away.'));
    const bound = sessionsRoutes(sessions).find(({ call }) => call.name === logOut.name);
    const written: unknown[] = [];
    const cookie = { read: () => 'x', write: (values: unknown) => void written.push(values) };
    await expect(bound?.answer({} as never, { requestId: 'x', cookie })).rejects.toThrow('The database is away.');
    expect(written).toEqual([undefined]);
  });

  test('answers the same without a session', async () => {
    const user = await signedIn(server);
    await server.post(urls.logOut, {}, user.cookie);
    const forged = { cookie: 'yantra_session=x.1.y' };
    for (const headers of [{}, user.cookie, user.bearer, { authorization: 'Bearer x' }, forged]) {
      const answer = await server.post(urls.logOut, {}, headers);
      expect([answer.status, answer.json()]).toEqual([200, { success: true, message: 'OK', data: {} }]);
    }
    expect(await audited(user.userId)).toEqual(['logout']);
  });

  test('is ended from another of the same account, and from nobody else’s', async () => {
    const [mine, other] = [await signedIn(server), await signedIn(server)];
    const second = await server.post(urls.logIn, { userName: mine.phone, password: testPassword });
    const bearer = { authorization: `Bearer ${tokenIn(second)}` };
    expect((await server.post(urls.end, { id: mine.sessionId }, other.bearer)).status).toBe(200);
    expect(await isAlive(mine)).toBe(true);
    expect((await server.post(urls.end, { id: mine.sessionId }, bearer)).status).toBe(200);
    expect([await isAlive(mine), await isAlive({ bearer }), await isAlive(other)]).toEqual([false, true, true]);
    expect(await audited(mine.userId)).toEqual(['login.succeeded', 'logout']);
    // What ended nothing is not told of.
    expect(await audited(other.userId)).toEqual([]);
  });

  test('everywhere ends every session of the account and of nobody else, in every process', async () => {
    const { phone, id } = await addUser(server);
    const logged = async () => {
      const answer = await server.post(urls.logIn, { userName: phone, password: testPassword });
      return { bearer: { authorization: `Bearer ${tokenIn(answer)}` }, cookie: kept(answer) };
    };
    const [one, two, stranger] = [await logged(), await logged(), await signedIn(server)];
    expect(await isAlive(one)).toBe(true);
    expect((await server.post(urls.everywhere, {}, two.bearer)).status).toBe(200);
    const elsewhere = testApp(server.db);
    for (const { bearer, cookie } of [one, two]) {
      expect(await isAlive({ bearer })).toBe(false);
      expect((await elsewhere.get(urls.list, bearer)).json()).toMatchObject({ code: 'session.ended' });
      expect((await elsewhere.post(urls.refresh, {}, cookie)).status).toBe(401);
    }
    expect(await isAlive(stranger)).toBe(true);
    expect(await audited(id)).toEqual(['login.succeeded', 'login.succeeded', 'logout.everywhere']);
  });

  test('and the rest work where no browser asks, which has no cookie', async () => {
    const sessions = createSessions({ db: server.db, clock: { now: () => server.clock.time } });
    const { userId, sessionId } = await signedIn(server);
    const caller = { userId, sessionId, role: 'user' } as const;
    const answer = async ({ name }: { readonly name: string }) =>
      sessionsRoutes(sessions)
        .find(({ call }) => call.name === name)
        ?.answer({} as never, { requestId: 'x', caller });
    await expect(answer(refreshSession)).rejects.toMatchObject({ code: 'auth.required' });
    expect(await answer(logOut)).toEqual({});
    expect(await answer(logOutEverywhere)).toEqual({});
    const user = await addUser(server);
    const from = { userAgent: undefined, before: undefined };
    await sessions.ready();
    const begun = await server.db.transaction().execute((trx) => sessions.begin(trx, user, from));
    expect(handOver(begun, undefined)).toEqual({ access_token: begun.accessToken });
  });
});

describe('a page that is drawn for who is logged in', () => {
  test('is drawn by its own cookie, for as long as the session lives, and is nobody’s key to a call', async () => {
    const sessions = createSessions({ db: server.db, clock: { now: () => server.clock.time } });
    const { phone, id } = await addUser(server, { role: 'supplier' });
    const answer = await server.post(urls.logIn, { userName: phone, password: testPassword });
    const token = /yantra_page=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
    const sessionId = expect.stringMatching(/^[\da-f-]{36}$/) as string;
    expect(await sessions.readerOf(token)).toEqual({
      caller: { userId: id, role: 'supplier', rights: [], sessionId },
      user: { id, role: 'supplier', name: 'Asha Patil', phone },
    });
    expect(await sessions.readerOf(`${token}x`)).toBeUndefined();
    expect((await server.get(urls.list, { authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await refresh({ cookie: `yantra_session=${token}` })).status).toBe(401);
    await server.post(urls.logOut, {}, kept(answer));
    expect(await sessions.readerOf(token)).toBeUndefined();
  });
});

test('the list of sessions names the devices, the last used first, and says which one asks', async () => {
  const { phone } = await addUser(server);
  const begin = async (userAgent: string) =>
    tokenIn(await server.post(urls.logIn, { userName: phone, password: testPassword }, { 'user-agent': userAgent }));
  const first = await begin('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36');
  after(60_000);
  await begin('curl/8');
  const answer = await server.get(urls.list, { authorization: `Bearer ${first}` });
  const id = expect.any(String);
  expect(answer.json()['data']).toEqual([
    {
      id,
      device: 'Unknown device',
      startedAt: '2026-03-10T06:31:00.000Z',
      lastUsedAt: '2026-03-10T06:31:00.000Z',
      isCurrent: false,
    },
    {
      id,
      device: 'Chrome on Android',
      startedAt: '2026-03-10T06:30:00.000Z',
      lastUsedAt: '2026-03-10T06:30:00.000Z',
      isCurrent: true,
    },
  ]);
});

test('a fifty-first session ends the one that was longest not used', async () => {
  const user = await addUser(server);
  const sessions = createSessions({ db: server.db, clock: { now: () => server.clock.time } });
  await sessions.ready();
  const origin = { userAgent: undefined, before: undefined };
  const begun: string[] = [];
  for (let n = 0; n < 50; n += 1) {
    after(1000);
    begun.push((await server.db.transaction().execute((trx) => sessions.begin(trx, user, origin))).refreshToken);
  }
  after(1000);
  await sessions.refresh(begun[0] ?? '');
  await server.db.transaction().execute((trx) => sessions.begin(trx, user, origin));
  await expect(sessions.refresh(begun[1] ?? '')).rejects.toMatchObject({ code: 'session.ended' });
  await expect(sessions.refresh(begun[2] ?? '')).resolves.toMatchObject({ refreshSeconds: 30 * 86_400 });
  const left = await server.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
  expect(left).toHaveLength(50);
  expect(await audited(user.id)).toEqual(['logout']);
});

test('logging in again from the same browser ends the session it had', async () => {
  const user = await signedIn(server);
  const answer = await server.post(urls.logIn, { userName: user.phone, password: testPassword }, user.cookie);
  expect(answer.status).toBe(200);
  expect(await isAlive(user)).toBe(false);
  expect(await audited(user.userId)).toEqual(['logout', 'login.succeeded']);
});

test('a token of a key that was changed at once is nobody’s, also where the key that renews is given by settings', async () => {
  const clock = { now: () => server.clock.time };
  const keys = createKeyrings({ db: server.db, clock, given: { 'refresh-tokens': [Buffer.alloc(32, 1)] } });
  const sessions = createSessions({ db: server.db, clock, keys });
  const user = await addUser(server);
  await sessions.ready();
  const from = { userAgent: undefined, before: undefined };
  const { accessToken } = await server.db.transaction().execute((trx) => sessions.begin(trx, user, from));
  expect(await sessions.identify(accessToken)).toMatchObject({ userId: user.id });
  await rotateKey(server.db, clock, { name: 'access-tokens', isAtOnce: true });
  after(60_000);
  expect(await sessions.identify(accessToken)).toBeUndefined();
});
