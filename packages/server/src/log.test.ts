import {
  forgotPassword,
  generateOtp,
  getOutbox,
  getSessions,
  logIn,
  logOut,
  refreshSession,
  resetPassword,
  searchEquipments,
  signUp,
  submitRequirement,
  verifyOtp,
} from '@yantra/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { fillBasics } from './testing/market.ts';
import { type TestAnswer, type TestApp, testApp } from './testing/test-app.ts';
import { databaseForFile } from './testing/test-database.ts';

const database = databaseForFile(fillBasics);
let server: TestApp;
beforeEach(() => (server = testApp(database.db, {}, 'trace')));

type Headers = Record<string, string>;
const post = (call: { readonly path: string }, body: unknown, headers: Headers = {}) =>
  server.post(`/api${call.path}`, body, headers);
const dataIn = <Data>(answer: TestAnswer): Data => answer.json<{ data: Data }>().data;

const phone = '9812345670';
const email = 'asha.marked@example.in';
const passwords = ['Marked#Tractor1', 'Marked#Tractor2', 'Marked#Wrong3'];

/** What must not be in the log; the journey adds more. */
const secrets = new Set<string>();

/** Has a code sent, tries a wrong one, and verifies the right one. */
async function proven(call: { readonly path: string }, input: object) {
  const handle = dataIn<{ id: string; securityStamp: string }>(await post(call, input));
  const outbox = await server.get(`/api${getOutbox.path}?phone=${phone}`);
  const otp = /\b\d{6}\b/.exec(dataIn<{ text: string }[]>(outbox)[0]?.text ?? '')?.[0] ?? '';
  const wrong = otp === '111111' ? '222222' : '111111';
  for (const secret of [otp, wrong, handle.securityStamp]) secrets.add(secret);
  expect((await post(verifyOtp, { ...handle, otp: wrong })).status).toBe(400);
  expect((await post(verifyOtp, { ...handle, otp })).status).toBe(200);
  return handle;
}

async function enter(password: string): Promise<Headers> {
  const answer = await post(logIn, { userName: phone, password });
  expect(answer.status).toBe(200);
  const token = dataIn<{ access_token: string }>(answer).access_token;
  const cookies = [answer.headers['set-cookie']].flat().map((one) => String(one).replace(/;.*$/, ''));
  // One of them says no more than that somebody is known here.
  const values = cookies.map((one) => one.replace(/^[^=]*=/, '')).filter((value) => value !== '1');
  for (const secret of [token, ...values]) secrets.add(secret);
  return { authorization: `Bearer ${token}`, cookie: cookies.join('; ') };
}

/** Somebody creates an account, loses the password, and logs in and out; and types everything into wrong fields. */
async function journey(): Promise<void> {
  const [first = '', second = '', wrong = ''] = passwords;
  const person = { firstName: 'Asha', lastName: 'Marked', email, phoneNumber: phone };
  const proof = await proven(generateOtp, { phoneNumber: phone });
  expect((await post(signUp, { ...person, ...proof, password: first })).status).toBe(200);
  expect((await post(logIn, { userName: phone, password: wrong })).status).toBe(401);
  const session = await enter(first);
  expect((await server.get(`/api${getSessions.path}`, session)).status).toBe(200);
  const renewed = await post(refreshSession, {}, session);
  secrets.add(dataIn<{ access_token: string }>(renewed).access_token);
  server.clock.time = new Date(server.clock.time.getTime() + 60_000);
  await post(resetPassword, {
    userName: phone,
    ...(await proven(forgotPassword, { userName: phone })),
    password: second,
  });
  await post(logOut, {}, await enter(second));
  const asked = {
    fullName: 'Asha Marked',
    email,
    phone,
    categoryId: 1,
    consent: true,
    idempotencyKey: 'a-key-of-the-log-test',
  };
  expect((await post(submitRequirement, asked)).status).toBe(200);
  await strayed(session);
}

async function strayed(session: Headers): Promise<void> {
  const [password = ''] = passwords;
  for (const path of [`/${phone}`, `/api/${phone}`, `/img/${phone}.svg`, `/%39812345670`, `/98123%2045670`, '/%ff']) {
    await server.get(path);
  }
  await server.get(`/equipments?searchTerm=${phone}&token=${encodeURIComponent(password)}`, session);
  await server.get(`/api${searchEquipments.path}?searchTerm=${phone}&page=${phone}`, { 'x-request-id': phone });
  await server.get(`/api${searchEquipments.path}`, { 'user-agent': phone, referer: `https://x.example/${email}` });
  await post(logIn, `{"userName":"${phone}","password":"${password}"`);
  await post(logIn, { userName: { phone }, password: [password] });
  await server.get(`/api${getSessions.path}`, { authorization: `Bearer ${phone}.${phone}.${phone}` });
}

describe('the log', () => {
  test('holds no phone, code, token, password or address of those who use the site, at any level', async () => {
    await journey();
    await server.app.background.settled();
    const whole = JSON.stringify(server.log);
    for (const secret of [phone, phone.slice(0, 5), phone.slice(5), email, 'Marked', ...passwords, ...secrets]) {
      expect(secret.length).toBeGreaterThan(4);
      expect(whole).not.toContain(secret);
    }
    expect(server.log.length).toBeGreaterThan(25);
  });

  test('says of each request its id, route, path, status and time, and nothing of who asked', async () => {
    const answer = await server.get('/api/Category/GetCategories?x=1', {
      'user-agent': 'Somebody/1',
      referer: '/somewhere',
    });
    const [line] = server.log;
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/Category/GetCategories',
      path: '/api/Category/GetCategories',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    });
  });

  test('has a line for a probe only when it fails', async () => {
    const usual = testApp(database.db);
    for (const path of ['/live', '/ready', '/health']) await usual.get(path);
    expect(usual.log).toEqual([]);
    usual.app.stopping.begin();
    await usual.get('/ready');
    expect(usual.log).toMatchObject([{ route: '/ready', status: 503 }]);
  });

  test('tells an error without the values that it quotes', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    const token = `${'ab1-'.repeat(6)}.${'cd2_'.repeat(6)}.${'ef3-'.repeat(6)}`;
    for (const quoted of [`"${phone}"`, `+91${phone}`, '(123456)', token]) {
      logger.error({ err: new Error(`invalid input syntax: ${quoted}`) }, 'The request failed.');
      logger.error({ err: `thrown as a text: ${quoted}` }, 'The request failed.');
    }
    expect(lines).toHaveLength(8);
    expect(lines.join('')).not.toMatch(/981234|123456|ab1-ab1|ef3-/);
    // Where it happened is still told.
    expect(lines[0]).toMatch(/log\.test\.ts:\d+:\d+/);
  });
});
