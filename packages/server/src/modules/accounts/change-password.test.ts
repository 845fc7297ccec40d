import { changePassword, getSessions, logIn, refreshSession } from '@yantra/contract/calls';
import { afterEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { signedIn, signedInAgain, testPassword } from '../../testing/signed-in.ts';
import { type TestAnswer, testApp } from '../../testing/test-app.ts';

const server = appForFile();
const newPassword = 'Harvest@7Moon';
const change = (body: object, headers: Record<string, string>) =>
  server.post(`/api${changePassword.path}`, body, headers);
const isIn = async (headers: Record<string, string>, at = server) =>
  (await at.get(`/api${getSessions.path}`, headers)).status === 200;
const logsIn = async (userName: string, password: string) =>
  (await server.post(`/api${logIn.path}`, { userName, password })).status === 200;
const codeIn = (answer: TestAnswer) => [answer.status, answer.json()['code']];
const audited = async (userId: string) => {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

afterEach(async () => {
  for (const table of ['login_attempts', 'limit_hits'] as const) await server.db.deleteFrom(table).execute();
});

describe('a change of one’s password', () => {
  test('takes the old one, ends every session in every process, and goes on here with a new one', async () => {
    const person = await signedIn(server);
    const user = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const elsewhere = await signedInAgain(server, user);
    const answer = await change({ password: testPassword, newPassword }, { ...person.bearer, ...person.cookie });
    const { access_token: token, message } = answer.json<{ access_token: string; message: string }>();
    expect([answer.status, message, answer.headers['cache-control']]).toEqual([
      200,
      'Password changed successfully!',
      'no-store',
    ]);
    for (const { bearer } of [person, elsewhere]) {
      expect([await isIn(bearer), await isIn(bearer, testApp(server.db))]).toEqual([false, false]);
    }
    expect(await isIn({ authorization: `Bearer ${token}` })).toBe(true);
    const [cookie = ''] = String([answer.headers['set-cookie']].flat()[0]).split(';');
    expect((await server.post(`/api${refreshSession.path}`, {}, { cookie })).status).toBe(200);
    expect([await logsIn(person.phone, testPassword), await logsIn(person.phone, newPassword)]).toEqual([false, true]);
    expect((await audited(person.userId)).filter((kind) => kind.startsWith('password'))).toEqual(['password.changed']);
  });

  test('leaves a session that still says which device it is on', async () => {
    const person = await signedIn(server);
    const on = {
      ...person.bearer,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    expect((await change({ password: testPassword, newPassword }, on)).status).toBe(200);
    const sessions = await server.db
      .selectFrom('sessions')
      .select('device')
      .where('user_id', '=', person.userId)
      .execute();
    expect(sessions).toEqual([{ device: expect.stringMatching(/Firefox/) as string }]);
  });

  test('is refused without the old one, which is as slow to guess as at log-in, and told', async () => {
    const person = await signedIn(server);
    for (let n = 0; n < 5; n += 1) {
      expect(codeIn(await change({ password: 'Wrong@123', newPassword }, person.bearer))).toEqual([401, 'login.wrong']);
    }
    expect(codeIn(await change({ password: testPassword, newPassword }, person.bearer))).toEqual([
      429,
      'login.tooMany',
    ]);
    expect(await isIn(person.bearer)).toBe(true);
    expect(await audited(person.userId)).toEqual(Array(5).fill('password.refused'));
  });

  test('is refused to one that is easy to guess, and to one without a capital, a digit and a sign', async () => {
    const person = await signedIn(server);
    const refused = await change({ password: testPassword, newPassword: 'Welcome@123' }, person.bearer);
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { code: 'password.common', message: 'This password is easy to guess. Please choose another.' },
    ]);
    const weak = await change({ password: testPassword, newPassword: 'weak' }, person.bearer);
    expect(weak.json()).toMatchObject({ code: 'request.invalid', errors: { newPassword: expect.any(String) } });
    expect(await isIn(person.bearer)).toBe(true);
  });

  test('takes every character as it was typed', async () => {
    const person = await signedIn(server);
    const long = `A1@${'b'.repeat(125)}`;
    expect((await change({ password: testPassword, newPassword: long }, person.bearer)).status).toBe(200);
    expect([await logsIn(person.phone, long.slice(0, -1)), await logsIn(person.phone, long.toLowerCase())]).toEqual([
      false,
      false,
    ]);
    expect(await logsIn(person.phone, long)).toBe(true);
  });

  test('at twice at once is one: the other finds its session ended', async () => {
    const person = await signedIn(server);
    const answers = await Promise.all(
      ['Harvest@71', 'Harvest@72'].map((each) => change({ password: testPassword, newPassword: each }, person.bearer)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    const sessions = await server.db.selectFrom('sessions').select('id').where('user_id', '=', person.userId).execute();
    expect(sessions).toHaveLength(1);
  });
});
