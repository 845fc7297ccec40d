import { addEquipmentRating, addNewCategory, updateUserDetail } from '@yantra/contract/calls';
import { definedCalls } from '@yantra/contract/schemas';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { changingCalls, createQuotas, forgetQuotas, mostAtOnce, type Quota } from './quotas.ts';

const server = appForFile();
const few: Quota = { kind: 'few', most: 3, admins: 5, code: 'changes.tooMany' };
const counts = createQuotas({ clock: { now: () => server.clock.time } });

/** Whether so many more were counted. */
const spend = (userId: string, role: 'user' | 'admin', n = 1) =>
  counts.spend(server.db, few, { userId, role }, n).then(
    () => true,
    (error: { code: string }) => error.code,
  );

test('a quota is counted for each account by the day in India, all or none, and admins have a larger one', async () => {
  const [one, other, admin] = [await signedIn(server), await signedIn(server), await signedIn(server, 'admin')];
  expect(await Promise.all([1, 2, 3, 4].map(() => spend(one.userId, 'user')))).toEqual(
    expect.arrayContaining([true, true, true, 'changes.tooMany']),
  );
  expect(await spend(other.userId, 'user', 4)).toBe('changes.tooMany');
  expect(await spend(other.userId, 'user', 2)).toBe(true);
  expect(await spend(other.userId, 'user', 2)).toBe('changes.tooMany');
  expect(await spend(other.userId, 'user')).toBe(true);
  expect(await spend(admin.userId, 'admin', 5)).toBe(true);
  // Noon in India: twelve hours are left.
  await expect(counts.spend(server.db, few, { userId: one.userId, role: 'user' })).rejects.toMatchObject({
    retryAfterSeconds: 12 * 3600,
  });
  server.clock.time = new Date(testNow.getTime() + 12 * 3_600_000);
  expect(await spend(one.userId, 'user')).toBe(true);
  await forgetQuotas(server.db, { now: () => server.clock.time });
  expect(await server.db.selectFrom('quota_counts').select('user_id').execute()).toEqual([{ user_id: one.userId }]);
});

test('who has changed too much on a day is told so, and changes nothing; reading goes on', async () => {
  const who = await signedIn(server);
  const id = await addMachine(server.db);
  const rate = () =>
    server.post(`/api${addEquipmentRating.path}`, { equipmentId: id, starRating: 4, comment: 'Fine.' }, who.bearer);
  const spent = (n: number) =>
    sql`insert into quota_counts values (${who.userId}::uuid, 'changes', '2026-03-10', ${n}::int)
      on conflict (user_id, kind, day) do update set n = excluded.n`.execute(server.db);
  await spent(10_000);
  const refused = await rate();
  expect([refused.status, refused.json()['code']]).toEqual([429, 'changes.tooMany']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await server.db.selectFrom('equipment_ratings').selectAll().execute()).toEqual([]);
  expect((await server.get('/api/Equipment/SearchEquipments', who.bearer)).status).toBe(200);
  await spent(9999);
  expect((await rate()).status).toBe(200);
  expect((await server.post(`/api${updateUserDetail.path}`, {}, who.bearer)).status).toBe(400);
});

test('there are so many categories at most', async () => {
  const admin = await signedIn(server, 'admin');
  await sql`insert into categories (id, name) select 1000 + n, 'Kind ' || n from generate_series(1, ${mostAtOnce.categories}::int) n`.execute(
    server.db,
  );
  const category = { name: 'One more', colorCode: '#112233', active: true };
  const add = () => server.post(`/api${addNewCategory.path}`, category, admin.bearer);
  expect((await add()).json()).toMatchObject({ code: 'category.tooMany', message: /delete one first/ });
  await sql`update categories set deleted = true where id > 900`.execute(server.db);
  expect((await add()).status).toBe(200);
});

/* What does not change anything for good, or has a limit of its own. */
const others: readonly string[] = [
  // By the images, tables, leads, owners, passwords and payments of a day or an hour.
  'uploadImage',
  'importEquipments',
  'openLead',
  'getSupplierDetails',
  'exportData',
  'deleteAccount',
  'startPayment',
  'verifyPayment',
  'addUserPurchaseSubs',
  // As slow as guessing.
  'changePassword',
  'generateOtpForNewPhone',
  'generateOtpForNewEmail',
  // Once for each code.
  'changePhone',
  'changeEmail',
  // One's own sessions, fifty at most.
  'logOutEverywhere',
  'endSession',
  'tryRankingWeights',
  'countSavedSearches',
];

test('each call of somebody who is logged in reads, is counted as a change, or has a limit of its own', () => {
  const open = definedCalls.filter(
    ({ name, who }) =>
      who !== 'anyone' && !name.startsWith('get') && !changingCalls.has(name) && !others.includes(name),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  expect([...changingCalls].filter((name) => definedCalls.every((call) => call.name !== name))).toEqual([]);
});
