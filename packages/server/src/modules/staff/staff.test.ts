import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { addUser, type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();
const reason = 'Helps us from today';

let admin: SignedIn;
beforeEach(async () => {
  // Of earlier tests nobody is an admin any more.
  await server.db.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin').execute();
  await server.db.deleteFrom('staff_rights').execute();
  admin = await signedIn(server, 'admin');
});

const give = (by: SignedIn, input: object) => server.post('/api/Staff/GiveRight', { reason, ...input }, by.bearer);
const take = (by: SignedIn, input: object) => server.post('/api/Staff/TakeRight', { reason, ...input }, by.bearer);
const codeOf = (answer: Awaited<ReturnType<typeof give>>) => [answer.status, answer.json<{ code?: string }>().code];

async function staffAsSeenBy(by: SignedIn) {
  const answer = await server.get('/api/Staff/GetStaff', by.bearer);
  const { data } = answer.json<{ data: { id: string; rights: { right: string; givenBy: string | null }[] }[] }>();
  return data.map(({ id, rights }) => [id, ...rights.map(({ right }) => right)]);
}

const entriesAbout = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['kind', 'user_id', 'detail'])
    .where('subject_id', '=', id)
    .where('kind', 'like', 'right.%')
    .orderBy('id')
    .execute();

const toldOf = async (id: string) => {
  const rows = await server.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('an admin', () => {
  test('gives and takes a right, at once, noted and told', async () => {
    const person = await signedIn(server);
    const list = () => server.post('/api/Payment/GetPayments', {}, person.bearer);
    expect((await list()).status).toBe(403);

    // As somebody reads it from a card.
    const given = await give(admin, {
      phoneNumber: `+91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)}`,
      right: 'finance',
    });
    expect(given.status).toBe(200);
    expect(await staffAsSeenBy(admin)).toEqual([
      [admin.userId, 'admin'],
      [person.userId, 'finance'],
    ]);
    // Once more changes and says nothing.
    expect((await give(admin, { phoneNumber: person.phone, right: 'finance' })).status).toBe(200);

    expect((await take(admin, { userId: person.userId, right: 'finance', reason: 'Has left us' })).status).toBe(200);
    expect(await staffAsSeenBy(admin)).toEqual([[admin.userId, 'admin']]);
    expect(codeOf(await take(admin, { userId: person.userId, right: 'finance' }))).toEqual([404, 'user.unknown']);

    expect(
      (await entriesAbout(person.userId)).map(({ kind, user_id, detail }) => [kind, user_id, JSON.parse(detail)]),
    ).toEqual([
      ['right.given', admin.userId, { right: 'finance', reason }],
      ['right.taken', admin.userId, { right: 'finance', reason: 'Has left us' }],
    ]);
    expect(await toldOf(person.userId)).toEqual(['rightGiven', 'rightTaken']);
  });

  test('makes another admin, who may do all at once, and may then leave', async () => {
    const person = await signedIn(server);
    expect((await give(admin, { phoneNumber: person.phone, right: 'admin' })).status).toBe(200);
    expect(await staffAsSeenBy(person)).toHaveLength(2);
    expect((await take(person, { userId: admin.userId, right: 'admin' })).status).toBe(200);
    expect((await give(admin, { phoneNumber: person.phone, right: 'finance' })).status).toBe(403);
    expect(await staffAsSeenBy(person)).toEqual([[person.userId, 'admin']]);
  });

  test('remains one, if nobody else is', async () => {
    expect(codeOf(await take(admin, { userId: admin.userId, right: 'admin' }))).toEqual([409, 'staff.lastAdmin']);
    // A blocked one is none.
    const other = await signedIn(server, 'admin');
    await server.db.updateTable('users').set({ blocked_at: testNow }).where('id', '=', other.userId).execute();
    expect(codeOf(await take(admin, { userId: admin.userId, right: 'admin' }))).toEqual([409, 'staff.lastAdmin']);
  });

  test('is left when two take each other’s right at the same moment', async () => {
    const other = await signedIn(server, 'admin');
    const answers = await Promise.all([
      take(admin, { userId: other.userId, right: 'admin' }),
      take(other, { userId: admin.userId, right: 'admin' }),
    ]);
    const left = await server.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('gives none to who owns machines, is blocked or unknown, nor without a reason', async () => {
    const owner = await addUser(server);
    await addMachine(server.db, { supplier_id: owner.id });
    expect(codeOf(await give(admin, { phoneNumber: owner.phone, right: 'moderator' }))).toEqual([409, 'staff.isOwner']);
    const blocked = await addUser(server);
    await server.db.updateTable('users').set({ blocked_at: testNow }).where('id', '=', blocked.id).execute();
    expect(codeOf(await give(admin, { phoneNumber: blocked.phone, right: 'admin' }))).toEqual([409, 'staff.isBlocked']);
    expect(codeOf(await give(admin, { phoneNumber: '9111111110', right: 'finance' }))).toEqual([404, 'user.unknown']);
    const silent = await give(admin, { phoneNumber: blocked.phone, right: 'finance', reason: ' ' });
    expect(silent.json()).toMatchObject({
      code: 'request.invalid',
      errorCodes: { reason: { code: 'reason.required' } },
    });
  });
});

test('nobody raises their own rights', async () => {
  for (const right of ['moderator', 'finance'] as const) {
    const person = await signedIn(server, 'user', { rights: [right] });
    for (const wanted of ['admin', 'moderator', 'finance']) {
      expect((await give(person, { phoneNumber: person.phone, right: wanted })).status).toBe(403);
    }
    const profile = await server.post(
      '/api/User/UpdateUserDetail',
      { firstName: 'Asha', role: 'admin', rights: ['finance'] },
      person.bearer,
    );
    expect(profile.status).toBe(200);
    expect((await staffAsSeenBy(admin)).find(([id]) => id === person.userId)).toEqual([person.userId, right]);
  }
});
