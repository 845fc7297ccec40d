import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSessions, refreshSession } from '@yantra/contract/calls';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { startServer } from '../main.ts';
import { changeKey } from '../modules/key-changes/change-key.ts';
import { forgetKeys, rotateKey } from '../modules/key-changes/rotate-key.ts';
import { accessTokenSeconds } from '../modules/sessions/access-token.ts';
import { createSessions, sessionLimits } from '../modules/sessions/sessions.service.ts';
import { settingsFrom } from '../settings.ts';
import { appForFile } from '../testing/app-for-file.ts';
import { testNow } from '../testing/market.ts';
import { addUser, signedIn } from '../testing/signed-in.ts';
import { testApp, testSettings } from '../testing/test-app.ts';
import { emptyDatabase, testEngine } from '../testing/test-database.ts';
import { allKeyNames, type KeyName, keyNames, settingOfKey } from './key-names.ts';
import { createKeyrings, publishedMs } from './keyring.ts';

const server = appForFile();
const clock = { now: () => server.clock.time };
const later = (ms: number) => void (server.clock.time = new Date(server.clock.time.getTime() + ms));
const rotate = (name: KeyName, isAtOnce = false) => rotateKey(server.db, clock, { name, isAtOnce });

beforeEach(async () => {
  await server.db.deleteFrom('secrets').execute();
  await server.db.deleteFrom('old_keys').execute();
});

describe('a key that is changed', () => {
  test('is known to every process before it signs, and the one before is taken as long as what it signed', async () => {
    const [mine, theirs] = [createKeyrings({ db: server.db, clock }), createKeyrings({ db: server.db, clock })].map(
      (of) => of('otp'),
    );
    const signing = async () => [await mine?.keys(), await theirs?.keys()].map((keys) => keys?.signing().id);
    const taken = async () => (await mine?.keys())?.all.map(({ id }) => id);
    const [before] = await signing();
    expect(await signing()).toEqual([before, before]);
    expect(await rotate('otp')).toMatchObject({ is: 'changed' });
    later(publishedMs - 1);
    // The other one has not asked for a while.
    const [successor] = (await taken()) ?? [];
    expect(successor).not.toBe(before);
    expect([await signing(), await taken()]).toEqual([
      [before, before],
      [successor, before],
    ]);
    expect(await rotate('otp')).toEqual({ is: 'under way', until: new Date(testNow.getTime() + publishedMs) });
    later(1);
    expect([await signing(), await taken()]).toEqual([
      [successor, successor],
      [successor, before],
    ]);
    later(keyNames.otp.lastsMs);
    expect(await taken()).toEqual([successor, before]);
    later(90_000);
    expect(await taken()).toEqual([successor]);
    await forgetKeys(server.db, clock);
    expect(await server.db.selectFrom('old_keys').selectAll().execute()).toEqual([]);
  });

  test('is told in the audit log', async () => {
    await rotate('otp');
    await rotate('otp', true);
    const told = await server.db
      .selectFrom('audit_log')
      .select('detail')
      .where('kind', '=', 'key.changed')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(told).toEqual([{ detail: 'otp at once' }, { detail: 'otp' }]);
  });

  test('goes on as it was read when the database is away', async () => {
    let isAway = false;
    const db = new Proxy(server.db, {
      get(target, name) {
        if (isAway) throw new Error('The database is away.');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
      },
    });
    const ring = createKeyrings({ db, clock })('otp');
    const before = (await ring.keys()).signing();
    isAway = true;
    later(3_600_000);
    expect((await ring.keys()).signing()).toEqual(before);
    isAway = false;
    await rotate('otp', true);
    expect((await ring.keys()).signing()).not.toEqual(before);
  });
});

describe('who is logged in', () => {
  const ask = async (of: { get: typeof server.get }, token: string) =>
    (await of.get(`/api${getSessions.path}`, { authorization: `Bearer ${token}` })).status;
  const refreshed = (of: { post: typeof server.post }, cookie: string) =>
    of.post(`/api${refreshSession.path}`, {}, { cookie });

  test('stays so through a change of both keys, in each of two processes', async () => {
    const other = testApp(server.db);
    const someone = await signedIn(server);
    await rotate('access-tokens');
    await rotate('refresh-tokens');
    later(publishedMs);
    other.clock.time = server.clock.time;
    expect([await ask(server, someone.accessToken), await ask(other, someone.accessToken)]).toEqual([200, 200]);
    const answer = await refreshed(other, someone.cookie.cookie);
    expect(answer.status).toBe(200);
    const token = answer.json<{ access_token: string }>().access_token;
    expect(decodeProtectedHeader(token)['kid']).not.toBe(decodeProtectedHeader(someone.accessToken)['kid']);
    expect(await ask(server, token)).toBe(200);
    // After the last of what the old keys signed, the new ones still serve.
    later(keyNames['access-tokens'].lastsMs + 120_000);
    expect((await refreshed(server, String(answer.headers['set-cookie']).split(';')[0] ?? '')).status).toBe(200);
  });

  test('is logged out within half a minute when a key was stolen', async () => {
    const someone = await signedIn(server);
    expect(await ask(server, someone.accessToken)).toBe(200);
    await rotate('access-tokens', true);
    await rotate('refresh-tokens', true);
    later(30_000);
    expect(await ask(server, someone.accessToken)).toBe(401);
    expect((await refreshed(server, someone.cookie.cookie)).status).toBe(401);
  });

  test('never waits for the database within a transaction, however long ago the keys were read', async () => {
    const sessions = createSessions({ db: server.db, clock });
    await sessions.ready();
    const user = await addUser(server);
    later(3_600_000);
    // The embedded database has one connection: a read beside the transaction would wait for ever.
    const begun = await server.db
      .transaction()
      .execute((trx) => sessions.begin(trx, user, { userAgent: undefined, before: undefined }));
    expect(begun.accessToken).toMatch(/^ey/);
  });
});

test('keys last at least as long as what they sign', () => {
  expect(keyNames['access-tokens'].lastsMs).toBeGreaterThanOrEqual(accessTokenSeconds * 1000);
  expect(keyNames['refresh-tokens'].lastsMs).toBeGreaterThanOrEqual(sessionLimits.idleMs);
});

test('the handbook names every key and its setting', () => {
  const page = readFileSync(new URL('../../../handbook/keys.md', import.meta.url), 'utf8');
  const told = [...page.matchAll(/^\| `([\w-]+)` +\| `(\w+)`/gm)].map(([, name, setting]) => [name, setting]);
  expect(told).toEqual(allKeyNames.map((name) => [name, settingOfKey(name)]));
});

describe('keys that settings give', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)];

  test('sign and are taken instead of the database’s, the first one signs', async () => {
    const { keys } = settingsFrom({
      ACCESS_TOKENS_KEY: `${first.toString('base64')}\n${second.toString('base64url')}`,
    });
    const ring = createKeyrings({ db: server.db, clock, given: keys });
    const found = await ring('access-tokens').keys();
    expect([found.signing().bytes, found.all.map(({ bytes }) => bytes)]).toEqual([first, [first, second]]);
    expect(await server.db.selectFrom('secrets').selectAll().execute()).toEqual([]);
    const older = testApp(server.db, { settings: { ...testSettings, keys: { 'access-tokens': [second] } } });
    const newer = testApp(server.db, { settings: { ...testSettings, keys } });
    const sessions = createSessions({
      db: server.db,
      clock,
      keys: createKeyrings({ db: server.db, clock, given: { 'access-tokens': [second] } }),
    });
    await sessions.ready();
    const user = await addUser(server);
    const { accessToken } = await server.db
      .transaction()
      .execute((trx) => sessions.begin(trx, user, { userAgent: undefined, before: undefined }));
    for (const app of [older, newer]) {
      expect((await app.get(`/api${getSessions.path}`, { authorization: `Bearer ${accessToken}` })).status).toBe(200);
    }
  });

  test('are refused unless they are 32 bytes, without being shown', () => {
    for (const wrong of [first.subarray(1).toString('base64'), `${first.toString('base64')},short`]) {
      const message = /^ACCESS_TOKENS_KEY must be keys of 32 bytes in base64[^=]*taken\.$/;
      expect(() => settingsFrom({ ACCESS_TOKENS_KEY: wrong })).toThrow(message);
    }
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('changes a key while the server runs, and refuses what it does not know or does not have', async () => {
    const env: Record<string, string> = {
      DATA_DIR: folder,
      ...(testEngine === 'postgres' ? { DATABASE_URL: await emptyDatabase() } : {}),
    };
    const running = await startServer({
      env: { PORT: '0', SEED: 'none', ...env },
      logger: createLogger('silent'),
      print: () => {},
    });
    const lines: string[] = [];
    const change = (name: string, more: Record<string, string> = {}) =>
      changeKey({
        settings: settingsFrom({ ...env, ...more }),
        name,
        isAtOnce: false,
        print: (line) => void lines.push(line),
      });
    try {
      await change('otp');
      expect(lines).toEqual([expect.stringMatching(/^The key otp has a successor, which signs from 20/)]);
      expect(await running.database.db.selectFrom('old_keys').select('name').execute()).toEqual([{ name: 'otp' }]);
      await expect(change('otp')).rejects.toThrow(/The key otp is being changed already\. Please try again after 20/);
      await expect(change('codes')).rejects.toThrow(/^There is no key codes\. There are: access-tokens, /);
      const given = { OTP_KEY: randomBytes(32).toString('base64') };
      await expect(change('otp', given)).rejects.toThrow(/^OTP_KEY gives the key otp/);
    } finally {
      await running.stop();
    }
  });
});
