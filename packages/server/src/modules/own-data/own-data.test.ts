import { deleteAccount, exportData, getSessions, getUsersList, logIn } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn, testPassword, testPasswordHash } from '../../testing/signed-in.ts';
import type { TestAnswer } from '../../testing/test-app.ts';
import { freeFailures } from '../accounts/back-off.ts';

const server = appForFile();
const urls = { export: `/api${exportData.path}`, delete: `/api${deleteAccount.path}` };

const from = (address: string, { bearer }: SignedIn) => ({ ...bearer, 'x-forwarded-for': address });
const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];
const tablesIn = (answer: TestAnswer) =>
  answer.json<{ data: Record<string, Readonly<Record<string, unknown>>[]> }>().data;
const audited = async (userId: string) =>
  (await server.db.selectFrom('audit_log').select('kind').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

/** A supplier with rows in every table, and another person connected to them. */
async function suppliers() {
  const { db } = server;
  const asha = await signedIn(server, 'supplier');
  const ravi = await signedIn(server, 'supplier');
  await db
    .updateTable('users')
    .set({
      first_name: 'Ashalata',
      last_name: 'Deshmukh',
      email: 'asha@person.example',
      pan: 'ABCDE1234F',
      city: 'Pune',
    })
    .where('id', '=', asha.userId)
    .execute();
  await db.updateTable('users').set({ first_name: 'Ravindra' }).where('id', '=', ravi.userId).execute();
  await db.insertInto('organizations').values({ user_id: asha.userId, name: 'Deshmukh Cranes' }).execute();
  const own = await addMachine(db, { supplier_id: asha.userId, phone: asha.phone, address: '12 Karve Road' });
  const others = await addMachine(db, { supplier_id: ravi.userId });
  await sql`insert into commitments (equipment_id, unit, kind, days, words, place) values
    (${own}::uuid, 1, 'booking', '[2026-03-12,2026-03-14)', 'Sunita Rao', 'Ashalata’s yard'), (${others}::uuid, 1, 'block', '[2026-03-12,2026-03-14)', 'of Ravindra', '')`.execute(
    db,
  );
  await db
    .insertInto('calendars')
    .values({
      owner_id: asha.userId,
      token_hash: `hash of ${asha.userId}`,
      name: 'Phone of Ashalata',
      created_at: testNow,
    })
    .execute();
  await db
    .insertInto('equipment_ratings')
    .values([
      { equipment_id: others, user_id: asha.userId, star_rating: 4.5, comment: 'Came on time.' },
      {
        equipment_id: own,
        user_id: ravi.userId,
        star_rating: 2,
        comment: 'What Ravindra said.',
        answer: 'Our Ashalata regrets it.',
        answered_at: testNow,
      },
    ])
    .execute();
  const [requirement] = await db
    .insertInto('requirements')
    .values({
      idempotency_key: `own-data-${asha.userId}`,
      full_name: 'Ashalata Deshmukh',
      email: 'asha@person.example',
      phone: asha.phone,
      category_id: 1,
      city_id: '8',
      details: 'Call Ashalata',
      consented_at: testNow,
      created_at: testNow,
    })
    .returning('id')
    .execute();
  await db
    .insertInto('lead_states')
    .values([
      { user_id: asha.userId, requirement_id: requirement?.id ?? '', notes: 'my own note', updated_at: testNow },
      { user_id: ravi.userId, requirement_id: requirement?.id ?? '', notes: 'note of Ravindra', updated_at: testNow },
    ])
    .execute();
  await db
    .insertInto('seller_reveals')
    .values([
      { user_id: asha.userId, day: '2026-03-10', supplier_id: ravi.userId, equipment_id: others, at: testNow },
      { user_id: ravi.userId, day: '2026-03-10', supplier_id: asha.userId, equipment_id: own, at: testNow },
    ])
    .execute();
  await db
    .insertInto('recent_views')
    .values({ user_id: asha.userId, equipment_id: others, viewed_at: testNow, counted_at: testNow })
    .execute();
  return { asha, ravi, own, others };
}

describe('a copy of one’s data', () => {
  test('has what we hold by table, no hash, and nobody else', async () => {
    const { asha, ravi, own, others } = await suppliers();
    const answer = await server.post(urls.export, { password: testPassword }, asha.bearer);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const tables = tablesIn(answer);
    expect(tables['users']).toMatchObject([{ first_name: 'Ashalata', phone: asha.phone, pan: 'ABCDE1234F' }]);
    expect(tables['organizations']).toMatchObject([{ name: 'Deshmukh Cranes' }]);
    expect(tables['equipment']).toMatchObject([{ id: own, address: '12 Karve Road' }]);
    expect(tables['equipment_ratings']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ equipment_id: others, comment: 'Came on time.', byYou: true }),
        expect.objectContaining({ equipment_id: own, comment: null, answer: 'Our Ashalata regrets it.', byYou: false }),
      ]),
    );
    expect(tables['requirements']).toMatchObject([{ details: 'Call Ashalata' }]);
    expect(tables['lead_states']).toMatchObject([{ notes: 'my own note' }]);
    expect(tables['recent_views']).toMatchObject([{ equipment_id: others }]);
    expect(tables['commitments']).toMatchObject([{ words: 'Sunita Rao', days: '[2026-03-12,2026-03-14)' }]);
    expect(tables['calendars']).toMatchObject([{ name: 'Phone of Ashalata' }]);
    expect(tables['sessions']).toHaveLength(1);
    expect(tables['seller_reveals']?.map(({ byYou }) => byYou).sort()).toEqual([false, true]);
    for (const secret of [testPasswordHash, '$argon2', asha.sessionId, ravi.userId, ravi.phone, 'Ravindra']) {
      expect(answer.text).not.toContain(secret);
    }
    expect(await audited(asha.userId)).toContain('data.exported');
  });

  test('is not given for a wrong password, which is as slow to guess as at log-in', async () => {
    const { asha } = await suppliers();
    const tried = from('198.51.100.7', asha);
    for (let n = 0; n < freeFailures.accountAtAddress; n += 1) {
      expect(codeIn(await server.post(urls.export, { password: 'Wrong@123' }, tried))).toEqual([401, 'login.wrong']);
    }
    const late = await server.post(urls.export, { password: testPassword }, tried);
    expect([...codeIn(late), Number(late.headers['retry-after']) > 0]).toEqual([429, 'login.tooMany', true]);
    const login = await server.post(
      `/api${logIn.path}`,
      { userName: asha.phone, password: testPassword },
      { 'x-forwarded-for': '198.51.100.7' },
    );
    expect(codeIn(login)).toEqual([429, 'login.tooMany']);
    expect(await audited(asha.userId)).toContain('password.refused');
    server.clock.time = new Date(testNow.getTime() + 16 * 60_000);
  });

  test('says nothing of the person in the log', async () => {
    const { asha } = await suppliers();
    await server.post(urls.export, { password: testPassword }, asha.bearer);
    await server.post(urls.delete, { password: testPassword }, asha.bearer);
    expect(JSON.stringify(server.log)).not.toMatch(new RegExp(`${asha.phone}|Ashalata|person.example|Yantra@`));
  });
});

describe('an account that is deleted', () => {
  test('leaves no name, phone, e-mail, organization or profile anywhere', async () => {
    const { asha, own } = await suppliers();
    const { db } = server;
    const email = `asha.${asha.phone}@example.in`;
    await db.updateTable('users').set({ email }).where('id', '=', asha.userId).execute();
    const mail = { provider: 'outbox', kind: 'purchased', state: 'sent', created_at: testNow } as const;
    await db
      .insertInto('mail_messages')
      .values({ ...mail, email, text: 'Hello Asha' })
      .execute();
    expect((await server.post(urls.delete, { password: testPassword }, asha.bearer)).status).toBe(200);
    const everything = JSON.stringify([
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('organizations').selectAll().where('user_id', '=', asha.userId).execute(),
      await db.selectFrom('requirements').selectAll().where('idempotency_key', 'like', `%${asha.userId}`).execute(),
      await db.selectFrom('equipment').selectAll().where('id', '=', own).execute(),
      await db.selectFrom('commitments').selectAll().where('equipment_id', '=', own).execute(),
      await db.selectFrom('calendars').selectAll().where('owner_id', '=', asha.userId).execute(),
      await db.selectFrom('recent_views').selectAll().where('user_id', '=', asha.userId).execute(),
      await db.selectFrom('lead_states').selectAll().where('user_id', '=', asha.userId).execute(),
      await db.selectFrom('mail_messages').selectAll().execute(),
    ]);
    expect(everything).not.toContain(email);
    expect(everything).toContain(asha.userId);
    expect(everything).not.toContain(asha.phone);
    const row = await db.selectFrom('users').selectAll().where('id', '=', asha.userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ first_name: 'Former user', last_name: '', email: '', pan: '', password_hash: '!' });
    expect(row.deleted_at).toEqual(testNow);
    const requirement = await db
      .selectFrom('requirements')
      .select(['full_name', 'email', 'phone', 'details'])
      .where('idempotency_key', '=', `own-data-${asha.userId}`)
      .executeTakeFirst();
    expect(requirement).toEqual({ full_name: 'Former user', email: '', phone: '', details: '' });
  });

  test('ends its sessions, lets nobody log in, and frees the phone', async () => {
    const { asha } = await suppliers();
    await server.post(urls.delete, { password: testPassword }, asha.bearer);
    expect(codeIn(await server.get(`/api${getSessions.path}`, asha.bearer))).toEqual([401, 'session.ended']);
    const login = await server.post(`/api${logIn.path}`, { userName: asha.phone, password: testPassword });
    expect(codeIn(login)).toEqual([401, 'login.wrong']);
    const again = await server.db
      .insertInto('users')
      .values({ role: 'user', first_name: 'New', phone: asha.phone, password_hash: '!' })
      .returning('id')
      .executeTakeFirst();
    expect(again?.id).not.toBe(asha.userId);
    const admin = await signedIn(server, 'admin');
    expect((await server.get(`/api${getUsersList.path}?pageSize=500`, admin.bearer)).text).not.toContain(asha.userId);
  });

  test('takes its machines out of the public lists, and keeps its ratings under another name', async () => {
    const { asha, own, others } = await suppliers();
    const page = (id: string) => server.get(`/api/Equipment/GetEquipmentById?id=${id}`);
    expect((await page(own)).status).toBe(200);
    await server.post(urls.delete, { password: testPassword }, asha.bearer);
    expect((await page(own)).status).toBe(404);
    const machine = await server.db
      .selectFrom('equipment')
      .select(['status', 'listed', 'phone', 'address'])
      .where('id', '=', own)
      .executeTakeFirst();
    expect(machine).toEqual({ status: 'Unavailable', listed: false, phone: '', address: '' });
    const { equipmentRatings } = (await page(others)).json<{ data: { equipmentRatings: object[] } }>().data;
    const answers = await server.db
      .selectFrom('equipment_ratings')
      .select('answer')
      .where('equipment_id', '=', own)
      .execute();
    expect(answers).toEqual([{ answer: '' }]);
    expect(equipmentRatings).toMatchObject([{ userName: 'Former user', comment: 'Came on time.', starRating: 4.5 }]);
    expect((await audited(asha.userId)).at(-1)).toBe('account.deleted');
  });

  test('needs the password, and is no admin’s', async () => {
    const asha = await signedIn(server);
    expect(codeIn(await server.post(urls.delete, { password: 'Wrong@123' }, asha.bearer))).toEqual([
      401,
      'login.wrong',
    ]);
    expect(codeIn(await server.post(urls.delete, {}, asha.bearer))).toEqual([400, 'request.invalid']);
    expect((await server.get(`/api${getSessions.path}`, asha.bearer)).status).toBe(200);
    const admin = await signedIn(server, 'admin');
    const answer = await server.post(urls.delete, { password: testPassword }, admin.bearer);
    expect(codeIn(answer)).toEqual([403, 'auth.forbidden']);
    // Made an admin in between: seen when it counts.
    const ravi = await signedIn(server);
    await server.db.updateTable('users').set({ role: 'admin' }).where('id', '=', ravi.userId).execute();
    expect(codeIn(await server.post(urls.delete, { password: testPassword }, ravi.bearer))).toEqual([
      403,
      'auth.forbidden',
    ]);
  });
});
