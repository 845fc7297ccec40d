import {
  addNewCategory,
  embedEvent,
  getNotices,
  logIn,
  paymentWebhook,
  searchEquipments,
  setMaintenance,
  submitRequirement,
  updateUserDetail,
} from '@yantra/contract/calls';
import { definedCalls } from '@yantra/contract/schemas';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn, testPassword } from '../../testing/signed-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { changingCalls } from '../quotas/quotas.ts';
import { isPaused } from './paused-changes.ts';

const server = appForFile();
const hourMs = 3_600_000;
const inHours = (hours: number): string => new Date(testNow.getTime() + hours * hourMs).toISOString();
const set = (admin: SignedIn, until: string | null, on: TestApp = server) =>
  on.post(`/api${setMaintenance.path}`, { until }, admin.bearer);
const category = { name: 'Piling', colorCode: '#112233', active: true };
const change = (admin: SignedIn, on: TestApp = server) => on.post(`/api${addNewCategory.path}`, category, admin.bearer);
const categoriesCalled = (name: string) =>
  server.db.selectFrom('categories').select('id').where('name', '=', name).execute();

test('while changes are paused they are refused with the time, and reading and log-in go on', async () => {
  const admin = await signedIn(server, 'admin');
  const user = await signedIn(server);
  expect((await set(admin, inHours(2))).status).toBe(200);
  const refused = await change(admin);
  expect([refused.status, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '7200',
    {
      success: false,
      code: 'server.maintenance',
      message: 'We are working on Yantra. You can look at everything, and save again from 10 March at 2:00 pm.',
      params: { until: inHours(2) },
    },
  ]);
  expect(await categoriesCalled('Piling')).toEqual([]);
  expect((await server.get(`/api${searchEquipments.path}`)).status).toBe(200);
  expect((await server.get(`/api${getNotices.path}`, user.bearer)).json()['data']).toMatchObject({
    maintenance: { until: inHours(2) },
  });
  expect((await server.post(`/api${logIn.path}`, { userName: user.phone, password: testPassword })).status).toBe(200);
  expect((await server.get('/health/ready')).status).toBe((await server.get('/health/live')).status);
  expect((await set(admin, null)).status).toBe(200);
  expect((await change(admin)).status).toBe(200);
  expect(await categoriesCalled('Piling')).toHaveLength(1);
  const audit = await server.db
    .selectFrom('audit_log')
    .select(['kind', 'user_id', 'detail'])
    .where('kind', 'like', 'maintenance.%')
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { kind: 'maintenance.begun', user_id: admin.userId, detail: JSON.stringify({ after: inHours(2) }) },
    { kind: 'maintenance.ended', user_id: admin.userId, detail: '{}' },
  ]);
});

test('it ends by itself at the moment that was promised', async () => {
  const admin = await signedIn(server, 'admin');
  await set(admin, inHours(1));
  server.clock.time = new Date(testNow.getTime() + hourMs - 1);
  const admin2 = await signedIn(server, 'admin');
  expect((await server.post(`/api${updateUserDetail.path}`, {}, admin2.bearer)).status).not.toBe(200);
  server.clock.time = new Date(testNow.getTime() + hourMs);
  const notices = await server.get(`/api${getNotices.path}`, (await signedIn(server)).bearer);
  expect(notices.json<{ data: object }>().data).toEqual({ lines: [] });
  server.clock.time = testNow;
  await set(admin, null);
});

test('another process knows within two seconds, and asks the database once a second at most', async () => {
  const admin = await signedIn(server, 'admin');
  const other = testApp(server.db);
  const tried = async () => (await other.post(`/api${addNewCategory.path}`, category, admin.bearer)).json()['code'];
  expect(await tried()).not.toBe('server.maintenance');
  await set(admin, inHours(1));
  other.clock.time = new Date(testNow.getTime() + 1000);
  expect(await tried()).toBe('server.maintenance');
  await set(admin, null);
  expect(await tried()).toBe('server.maintenance');
  other.clock.time = new Date(testNow.getTime() + 2000);
  expect(await tried()).not.toBe('server.maintenance');
  await other.app.http.close();
});

test('a requirement is refused in the language of the page, also as a plain form', async () => {
  const admin = await signedIn(server, 'admin');
  await set(admin, inHours(2));
  const requirement = {
    fullName: 'Asha Patil',
    phone: '9822041573',
    email: 'asha@example.in',
    categoryId: '1',
    selectedCityId: '8',
    details: 'A tractor.',
    consent: 'true',
  };
  const key = { idempotencyKey: 'key-of-requirement-1' };
  const sent = await server.post(`/api${submitRequirement.path}`, { ...requirement, ...key, consent: true });
  expect([sent.status, sent.json()['code']]).toEqual([503, 'server.maintenance']);
  const form = await server.app.http.inject({
    method: 'POST',
    url: `/hi/api${submitRequirement.path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(requirement).toString(),
  });
  expect([form.statusCode, form.payload]).toEqual([503, expect.stringContaining('10 मार्च')]);
  await set(admin, null);
});

test('only a moment to come, at most a day away, is taken, and only from an admin', async () => {
  const admin = await signedIn(server, 'admin');
  for (const [until, code] of [
    [inHours(-1), 'moment.past'],
    [inHours(25), 'moment.tooFar'],
    ['soon', 'moment.invalid'],
  ] as const) {
    expect((await set(admin, until)).json()).toMatchObject({ errorCodes: { until: { code } } });
  }
  expect((await set(await signedIn(server, 'supplier'), inHours(1))).status).toBe(403);
});

test('every change waits; only coming and going, what counts reads, and what was paid go on', () => {
  const callsThat = (wait: boolean) => definedCalls.filter((call) => isPaused(call) === wait);
  expect(
    [...changingCalls].filter(
      (name) => name !== 'setMaintenance' && callsThat(false).some((call) => call.name === name),
    ),
  ).toEqual(['markRead', 'markNewsSeen'].filter((name) => changingCalls.has(name as never)));
  expect(callsThat(true).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'signUp',
      'generateOtp',
      'submitRequirement',
      'startPayment',
      'uploadImage',
      'openLead',
      'deleteAccount',
    ]),
  );
  expect(callsThat(false).map(({ name }) => name)).toEqual(
    expect.arrayContaining([embedEvent, paymentWebhook, logIn].map(({ name }) => name)),
  );
});
