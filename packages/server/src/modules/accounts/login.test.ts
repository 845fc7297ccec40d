import { hash } from '@node-rs/argon2';
import { logIn } from '@yantra/contract/calls';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '../../seed/seed.messages.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { addUser, newPhone, testPassword, testPasswordHash } from '../../testing/signed-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { onPostgresAlone, testEngine } from '../../testing/test-database.ts';
import { createBackOff, forgetAttempts } from './back-off.ts';
import { hashing } from './passwords.ts';

const server = appForFile();
const url = `/api${logIn.path}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

afterEach(async () => {
  await server.db.deleteFrom('login_attempts').execute();
});

const after = (seconds: number) => (server.clock.time = new Date(server.clock.time.getTime() + seconds * 1000));
const tried = async (userName: string, password: string, address = '203.0.113.7', at = server) => {
  const answer = await at.post(url, { userName, password }, from(address));
  return { status: answer.status, retryAfter: answer.headers['retry-after'], body: answer.json(), answer };
};
const wrong = (phone: string, address?: string, at?: TestApp) => tried(phone, 'not this one', address, at);
/** A log-in stores a hash of today's cost, which makes a hundred attempts slow. */
const cheapAgain = (phone: string) =>
  server.db.updateTable('users').set({ password_hash: testPasswordHash }).where('phone', '=', phone).execute();
const audited = (userId: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['kind', 'session_id', 'subject_id', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

describe('a log-in', () => {
  // spec: call.log-in, entity.log-in, entity.session
  test('answers an access token of ten minutes that says who it is for, also at the top', async () => {
    const user = await addUser(server, { role: 'supplier' });
    const { answer, body } = await tried(`+91 ${user.phone}`, testPassword);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const token = String(body['access_token']);
    expect(body).toEqual({
      success: true,
      message: 'Login successful!',
      access_token: token,
      data: { access_token: token },
    });
    const seconds = testNow.getTime() / 1000;
    expect(decodeProtectedHeader(token)).toEqual({
      alg: 'HS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^[\w-]{8}$/) as string,
    });
    expect(decodeJwt(token)).toEqual({
      sub: user.id,
      sid: expect.stringMatching(/^[\da-f-]{36}$/),
      role: 'supplier',
      loggedUserName: 'Asha Patil',
      loggedInUserId: user.id,
      loggedInUserPhonenumber: user.phone,
      name: 'Asha Patil',
      iat: seconds,
      exp: seconds + 600,
      iss: 'yantra',
      aud: 'yantra-api',
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^yantra_session=.*HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^yantra_page=.*Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^yantra_known=1; .*HttpOnly; SameSite=Lax$/),
    ]);
    expect(await audited(user.id)).toEqual([
      { kind: 'login.succeeded', session_id: decodeJwt(token)['sid'], subject_id: null, detail: '' },
    ]);
  });

  test('says the same of an unknown phone as of a wrong password, and tells of both without the phone: of that one by a count', async () => {
    const { id, phone } = await addUser(server);
    const unknown = newPhone();
    const known = await wrong(phone);
    expect([known.status, known.body]).toEqual([
      401,
      { success: false, message: 'Wrong mobile number or password.', code: 'login.wrong' },
    ]);
    expect((await wrong(unknown)).body).toEqual(known.body);
    expect((await audited(id)).map(({ kind }) => kind)).toEqual(['login.failed']);
    const log = await server.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([log, server.log])).not.toMatch(new RegExp(`${phone}|${unknown}|not this one|203\\.0`));
    expect(log.filter(({ user_id }) => user_id === null)).toEqual([]);
    await wrong(newPhone());
    const counts = await server.db.selectFrom('unknown_log_ins').selectAll().execute();
    expect(counts).toEqual([{ day: '2026-03-10', count: 2 }]);
  });

  test('tells nobody who made it in the log of requests', async () => {
    const { phone } = await addUser(server);
    const { body, answer } = await tried(phone, testPassword);
    const cookie = /yantra_session=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
    const lines = JSON.stringify(server.log);
    for (const secret of [phone, testPassword, String(body['access_token']), cookie]) {
      expect(secret).not.toBe('');
      expect(lines).not.toContain(secret);
    }
  });

  test('with the demo’s cheaper hash works, and leaves one of today behind', async () => {
    const cheap = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const { db } = server;
    const { id } = await addUser(server, { phone: demoAccounts.admin, role: 'admin' });
    await db.updateTable('users').set({ password_hash: cheap }).where('id', '=', id).execute();
    expect((await tried(demoAccounts.admin, demoPassword)).status).toBe(200);
    const stored = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
    expect(stored.password_hash).toContain(`$m=${hashing.memoryCost},t=${hashing.timeCost},p=1$`);
    expect((await tried(demoAccounts.admin, demoPassword)).status).toBe(200);
    expect((await wrong(demoAccounts.admin)).status).toBe(401);
  });

  test('with such a hash works on every device that does so at once', async () => {
    const user = await addUser(server);
    const answers = await Promise.all([1, 2, 3].map(() => tried(user.phone, testPassword)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('on a browser that was logged in already ends what was there, and says which device it is on', async () => {
    const { id, phone } = await addUser(server);
    const device = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const first = await server.post(url, { userName: phone, password: testPassword }, device);
    const [cookie = ''] = String([first.headers['set-cookie']].flat()[0]).split(';');
    const second = await server.post(url, { userName: phone, password: testPassword }, { ...device, cookie });
    expect(second.status).toBe(200);
    const sessions = await server.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();
    const { sid } = decodeJwt(second.json<{ access_token: string }>().access_token);
    expect(sessions).toMatchObject([{ id: sid, device: expect.stringMatching(/Firefox/) as string }]);
  });

  test('is not possible with an account that has no password', async () => {
    const { id, phone } = await addUser(server);
    await server.db.updateTable('users').set({ password_hash: '!' }).where('id', '=', id).execute();
    for (const password of ['!', ' ', testPassword]) expect((await tried(phone, password)).status).toBe(401);
  });

  test('takes no role, id or session from what is sent', async () => {
    const { id, phone } = await addUser(server);
    const sent = { userName: phone, password: testPassword, role: 'admin', sid: 'x', sub: 'x', userId: 'x' };
    const token = (await server.post(url, sent)).json<{ access_token: string }>().access_token;
    expect(decodeJwt(token)).toMatchObject({ sub: id, role: 'user' });
  });
});

describe('guessing', () => {
  test('at one account from one place waits after five failures, longer each time, to a quarter of an hour', async () => {
    const { phone } = await addUser(server);
    for (let n = 0; n < 5; n += 1) expect((await wrong(phone)).status).toBe(401);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const refused = await tried(phone, testPassword);
      expect([refused.status, refused.retryAfter, refused.body['code']]).toEqual([429, `${seconds}`, 'login.tooMany']);
      after(seconds - 1);
      expect((await tried(phone, testPassword)).retryAfter).toBe('1');
      after(1);
      expect((await wrong(phone)).status).toBe(401);
    }
    after(900);
    expect((await tried(phone, testPassword)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await wrong(phone)).status).toBe(401);
  });

  test('does not keep the owner from logging in elsewhere', async () => {
    const { phone } = await addUser(server);
    for (let n = 0; n < 6; n += 1) await wrong(phone);
    expect((await tried(phone, testPassword)).status).toBe(429);
    expect((await tried(phone, testPassword, '198.51.100.9')).status).toBe(200);
    expect((await tried(phone, testPassword)).status).toBe(429);
  });

  test('many times at once, in several processes, is as many guesses', async () => {
    const { phone } = await addUser(server);
    const other = testApp(server.db);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => wrong(phone, undefined, n % 2 ? other : server)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
  });

  test('at an account that does not exist waits as well', async () => {
    const phone = newPhone();
    for (let n = 0; n < 5; n += 1) expect((await wrong(phone)).status).toBe(401);
    expect((await wrong(phone)).retryAfter).toBe('30');
  });

  test(
    'from many places waits after a hundred failures, but not where the owner usually is',
    onPostgresAlone,
    async () => {
      const { phone } = await addUser(server);
      expect((await tried(phone, testPassword, '198.51.100.1')).status).toBe(200);
      await cheapAgain(phone);
      for (let n = 0; n < 100; n += 1) expect((await wrong(phone, `203.0.113.${n}`)).status).toBe(401);
      expect((await tried(phone, testPassword, '203.0.113.200')).retryAfter).toBe('30');
      expect((await wrong(phone, '198.51.100.1')).status).toBe(401);
      expect((await tried(phone, testPassword, '198.51.100.1')).status).toBe(200);
      expect((await tried(phone, testPassword, '203.0.113.200')).status).toBe(200);
    },
  );

  test('at many accounts from one place waits after fifty failures, for half an IPv6 address too', async () => {
    for (const address of ['203.0.113.7', '2001:db8:1:2::']) {
      const phones = await Promise.all(Array.from({ length: 11 }, async () => (await addUser(server)).phone));
      const place = (n: number) => (address.endsWith('::') ? `${address}${n + 1}` : address);
      for (let n = 0; n < 50; n += 1) expect((await wrong(phones[n % 10] ?? '', place(n))).status).toBe(401);
      expect((await tried(phones[10] ?? '', testPassword, place(60))).retryAfter).toBe('30');
    }
  });

  test(
    'at many accounts from one place leaks away, and whoever logs in there neither lengthens nor shortens the wait',
    onPostgresAlone,
    async () => {
      const users = await Promise.all(Array.from({ length: 11 }, async () => (await addUser(server)).phone));
      const last = users[10] ?? '';
      const place = '192.0.2.44';
      expect((await tried(last, testPassword, place)).status).toBe(200);
      for (let n = 0; n < 50; n += 1) expect((await wrong(users[n % 10] ?? '', place)).status).toBe(401);
      const stranger = (await addUser(server)).phone;
      expect((await tried(stranger, testPassword, place)).retryAfter).toBe('30');
      after(10);
      await cheapAgain(last);
      expect((await tried(last, testPassword, place)).status).toBe(200);
      expect((await tried(stranger, testPassword, place)).retryAfter).toBe('20');
      // Slow guessing, four times an hour as allowed, expires faster than it adds up.
      for (let n = 0; n < 8; n += 1) {
        after(900);
        expect((await wrong(newPhone(), place)).status).toBe(401);
      }
      expect((await tried(stranger, testPassword, place)).status).toBe(200);
    },
  );

  const failuresOf = (of: 'account' | 'place', failures: number) =>
    server.db
      .updateTable('login_attempts')
      .set({ failures })
      .where(of === 'account' ? 'address' : 'account', '=', '')
      .execute();

  test('from many places leaves the owner alone where they logged in within thirty days, and nowhere else', async () => {
    const { phone } = await addUser(server);
    const usual = '198.51.100.1';
    expect((await tried(phone, testPassword, usual)).status).toBe(200);
    await cheapAgain(phone);
    after(30 * 86_400 - 1);
    expect((await wrong(phone, '203.0.113.1')).status).toBe(401);
    await failuresOf('account', 100);
    expect((await tried(phone, testPassword, '203.0.113.200')).retryAfter).toBe('30');
    expect((await wrong(phone, usual)).status).toBe(401);
    after(1);
    expect((await tried(phone, testPassword, usual)).status).toBe(429);
    after(-1);
    expect((await tried(phone, testPassword, usual)).status).toBe(200);
    await cheapAgain(phone);
    // A successful log-in clears the account's failures.
    expect((await tried(phone, testPassword, '203.0.113.200')).status).toBe(200);
  });

  test('from one place is forgotten by five an hour, and a success there changes nothing for others', async () => {
    const [owner, stranger] = [(await addUser(server)).phone, (await addUser(server)).phone];
    const place = '192.0.2.44';
    expect((await tried(owner, testPassword, place)).status).toBe(200);
    await cheapAgain(owner);
    expect((await wrong(newPhone(), place)).status).toBe(401);
    await failuresOf('place', 50);
    expect((await tried(stranger, testPassword, place)).retryAfter).toBe('30');
    after(10);
    expect((await tried(owner, testPassword, place)).status).toBe(200);
    expect((await tried(stranger, testPassword, place)).retryAfter).toBe('20');
    after(20);
    expect((await wrong(stranger, place)).status).toBe(401);
    expect((await tried(stranger, testPassword, place)).retryAfter).toBe('60');
    after(7200);
    for (let n = 0; n < 2; n += 1) expect((await wrong(stranger, place)).status).toBe(401);
    const { failures } = await server.db
      .selectFrom('login_attempts')
      .select('failures')
      .where('account', '=', '')
      .executeTakeFirstOrThrow();
    const secrets = await server.db.selectFrom('secrets').select('name').execute();
    expect(secrets.map(({ name }) => name)).toContain('login-attempts');
    // 50 and one, ten of them forgotten, and two.
    expect(failures).toBeCloseTo(43, 0);
  });

  test('goes on beside new passwords and forgetting without any of them waiting for each other for ever', async () => {
    const { db } = server;
    const clock = { now: () => server.clock.time };
    const backOff = createBackOff({ db, clock });
    const phone = newPhone();
    const from16 = await Promise.all(Array.from({ length: 16 }, (_, n) => backOff.nameOf(phone, `198.51.100.${n}`)));
    const goOn = async () => {
      for (let round = 0; round < 6; round += 1) {
        const begun = await Promise.all(from16.map((attempt) => backOff.begin(attempt)));
        await Promise.all([
          ...from16.map((attempt) => backOff.begin(attempt)),
          ...begun.map(async (one) => {
            if ('at' in one) await backOff.succeeded(one);
          }),
          ...from16.slice(0, 4).map((attempt) => db.transaction().execute((trx) => backOff.forgive(trx, attempt))),
          forgetAttempts(db, { now: () => new Date(testNow.getTime() + 2 * 86_400_000) }),
        ]);
      }
    };
    await expect(goOn()).resolves.toBeUndefined();
  });

  test.runIf(testEngine === 'postgres')(
    'is held up by a new password in the order in which tries hold their rows, wherever these lie',
    async () => {
      const { db } = server;
      const [account, at] = ['who has a new password', testNow];
      // The last one first.
      for (const address of ['b', 'a']) {
        await db.insertInto('login_attempts').values({ account, address, last_at: at }).execute();
      }
      const own = db.selectFrom('login_attempts').select('address').where('account', '=', account);
      const waiting = sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const { forgiven } = await db.transaction().execute(async (holder) => {
        const held = holder.selectFrom('login_attempts').select('address').where('address', '=', 'b').forUpdate();
        expect(await held.execute()).toHaveLength(1);
        const working = db.transaction().execute(async (trx) => {
          // As where a table is read from its beginning.
          await sql`set local enable_indexscan = off`.execute(trx);
          await sql`set local enable_bitmapscan = off`.execute(trx);
          await createBackOff({ db, clock: { now: () => at } }).forgive(trx, { account });
        });
        let isHeldUp = false;
        while (!isHeldUp) isHeldUp = (await waiting.execute(db)).rows[0]?.n === 1;
        // It holds the first, and waits for the last.
        expect(await own.forUpdate().skipLocked().execute()).toEqual([]);
        return { forgiven: working };
      });
      await forgiven;
      expect(await own.execute()).toEqual([]);
    },
  );

  test('of which no password was looked at, for too many waited, is none', async () => {
    const { phone } = await addUser(server);
    const { db } = server;
    const backOff = createBackOff({ db, clock: { now: () => server.clock.time } });
    const attempt = await backOff.nameOf(phone, '203.0.113.7');
    for (let n = 0; n < 20; n += 1) {
      const begun = await backOff.begin(attempt);
      if (!('at' in begun)) throw new Error('A try was refused.');
      await backOff.withdraw(begun);
    }
    const rows = await db.selectFrom('login_attempts').select(['failures', 'failed_at']).execute();
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ failures: 0, failed_at: null })));
  });

  test('many at once counts those alone whose password was looked at', async () => {
    const phones = await Promise.all(Array.from({ length: 120 }, async () => (await addUser(server)).phone));
    const answers = await Promise.all(phones.map((phone, n) => wrong(phone, `198.18.${n}.1`)));
    const looked = answers.filter(({ status }) => status === 401).length;
    expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
    const { rows } = await sql<{ all: number }>`
      select sum(failures)::int as all from login_attempts where account = ''`.execute(server.db);
    expect(rows[0]?.all).toBe(looked);
  });

  test('is forgotten after a day, and places after thirty', async () => {
    const { phone } = await addUser(server);
    await tried(phone, testPassword, '198.51.100.1');
    await cheapAgain(phone);
    for (let n = 0; n < 6; n += 1) await wrong(phone);
    after(86_400);
    for (let n = 0; n < 5; n += 1) expect((await wrong(phone)).status).toBe(401);
    expect((await wrong(phone)).retryAfter).toBe('30');
    const left = async () => (await server.db.selectFrom('login_attempts').select('account').execute()).length;
    const clock = { now: () => server.clock.time };
    after(86_400);
    await forgetAttempts(server.db, clock);
    expect(await left()).toBe(1);
    after(30 * 86_400);
    await forgetAttempts(server.db, clock);
    expect(await left()).toBe(0);
  });
});
