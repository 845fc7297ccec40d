import {
  changePersonEmail,
  changePersonPhone,
  getPerson,
  getPersonLeads,
  getPersonNotes,
  getPersonPayments,
  getPersonSessions,
  getSessions,
  getUsersList,
  type OutputOf,
  savePersonNotes,
  sendEmailAgain,
} from '@yantra/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { addUser, newPhone, type SignedIn, signedIn } from '../../testing/signed-in.ts';
import type { TestAnswer } from '../../testing/test-app.ts';

const server = appForFile();
const reason = 'Lost the old number';
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(server, 'admin');
});
const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code ?? 'ok'];
const act = (call: { readonly path: string }, body: object, by: Pick<SignedIn, 'bearer'> = admin) =>
  server.post(`/api${call.path}`, body, by.bearer);
const read = async <Data>(call: { readonly path: string }, query: string) =>
  (await server.get(`/api${call.path}?${query}`, admin.bearer)).json<{ data: Data; total: number }>();
const personOf = async (id: string) => (await read<OutputOf<typeof getPerson>>(getPerson, `id=${id}`)).data;
const toldOf = (userId: string) =>
  server.db
    .selectFrom('notifications')
    .select(['kind', 'email', 'phone', 'without'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

async function addRequirement(phone: string, more: object = {}): Promise<string> {
  const { id } = await server.db
    .insertInto('requirements')
    .values({
      idempotency_key: `a-key-of-${newPhone()}`,
      full_name: 'Ravi Pawar',
      email: 'ravi@example.in',
      phone,
      category_id: 1,
      city_id: '8',
      details: 'For sugarcane',
      consented_at: testNow,
      created_at: testNow,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a person', () => {
  test('is shown with what they have, and what was paid', async () => {
    const who = await signedIn(server, 'supplier');
    await addMachine(server.db, { supplier_id: who.userId, category_ids: [1], equipment_type_id: 1 });
    await addMachine(server.db, { supplier_id: who.userId, period: null });
    await addRequirement(who.phone);
    expect(await personOf(who.userId)).toMatchObject({
      id: who.userId,
      blocked: null,
      isLastAdmin: false,
      phoneConfirmedAt: null,
      emailConfirmedAt: null,
      lastSeenAt: testNow.toISOString(),
      machines: 2,
      listed: 1,
      payments: 0,
      paid: 0,
      leads: { sent: 1 },
      sessions: 1,
    });
    expect((await personOf(admin.userId)).isLastAdmin).toBe(true);
    const sessions = await read<unknown[]>(getPersonSessions, `id=${who.userId}`);
    expect(sessions.data).toMatchObject([{ id: who.sessionId, isCurrent: false }]);
    expect((await read(getPersonPayments, `id=${who.userId}`)).total).toBe(0);
    for (const id of ['x', '00000000-0000-4000-8000-0000000000ff'])
      expect(codeIn(await server.get(`/api${getPerson.path}?id=${id}`, admin.bearer))).toEqual([404, 'user.unknown']);
  });

  test('has sent and received requirements, without anybody’s contact or the owner’s notes', async () => {
    const owner = await signedIn(server, 'supplier');
    const renter = await signedIn(server);
    await addMachine(server.db, { supplier_id: owner.userId, category_ids: [1], equipment_type_id: 1 });
    const id = await addRequirement(renter.phone);
    await server.db
      .insertInto('lead_states')
      .values({
        user_id: owner.userId,
        requirement_id: id,
        status: 'Replied',
        notes: 'Drives a hard bargain',
        updated_at: testNow,
      })
      .execute();
    const of = ({ userId }: SignedIn, side: string) => read<object[]>(getPersonLeads, `id=${userId}&side=${side}`);
    const [sent, received] = [await of(renter, 'sent'), await of(owner, 'received')];
    for (const { data } of [sent, received]) {
      const lead = data.find((one) => (one as { id: string }).id === id);
      expect(lead).toMatchObject({
        fullName: 'Ravi Pawar',
        category: 'Tractors',
        city: 'Pune',
        status: 'Replied',
        opened: 0,
      });
      expect(JSON.stringify(lead)).not.toMatch(/example\.in|bargain/);
    }
    expect([(await of(renter, 'received')).total, (await of(owner, 'sent')).total]).toEqual([0, 0]);
  });
});

describe('the contact of a person', () => {
  test('is changed for them: the old and the new number are told, every session ends, and it is not proved', async () => {
    const who = await signedIn(server);
    const phoneNumber = newPhone();
    expect(codeIn(await act(changePersonPhone, { id: who.userId, phoneNumber: `+91 ${phoneNumber}`, reason }))).toEqual(
      [200, 'ok'],
    );
    const row = await server.db.selectFrom('users').selectAll().where('id', '=', who.userId).executeTakeFirstOrThrow();
    expect([row.phone, row.phone_confirmed_at]).toEqual([phoneNumber, null]);
    expect((await server.get(`/api${getSessions.path}`, who.bearer)).status).toBe(401);
    expect(await toldOf(who.userId)).toEqual([
      { kind: 'phoneChanged', email: null, phone: who.phone, without: [] },
      { kind: 'phoneChanged', email: null, phone: null, without: ['email'] },
    ]);
    const audit = await server.db.selectFrom('audit_log').selectAll().where('subject_id', '=', who.userId).execute();
    expect(audit.map(({ kind }) => kind)).toEqual(['person.phoneChanged']);
    expect(audit[0]?.detail).toContain(reason);
    expect(audit[0]?.detail).not.toContain(phoneNumber);
  });

  test('is nobody else’s phone, and no admin’s', async () => {
    const [who, other] = [await signedIn(server), await addUser(server)];
    const change = (id: string, phoneNumber: string) => act(changePersonPhone, { id, phoneNumber, reason });
    expect(codeIn(await change(who.userId, other.phone))).toEqual([400, 'phone.taken']);
    expect(codeIn(await change(who.userId, who.phone))).toEqual([400, 'phone.same']);
    expect(codeIn(await change(admin.userId, newPhone()))).toEqual([409, 'person.admin']);
    expect(codeIn(await change('x', newPhone()))).toEqual([404, 'user.unknown']);
    expect((await server.get(`/api${getSessions.path}`, who.bearer)).status).toBe(200);
    expect(await toldOf(who.userId)).toEqual([]);
  });

  test('is another e-mail address, of which both are told; it is not confirmed, and asked for again', async () => {
    const who = await signedIn(server);
    expect(codeIn(await act(sendEmailAgain, { id: who.userId }))).toEqual([409, 'email.none']);
    const change = (email: string) => act(changePersonEmail, { id: who.userId, email, reason });
    await change('asha@example.in');
    await server.db.updateTable('users').set({ email_confirmed_at: testNow }).where('id', '=', who.userId).execute();
    await change('asha.patil@example.in');
    expect((await personOf(who.userId)).emailConfirmedAt).toBeNull();
    expect(codeIn(await act(sendEmailAgain, { id: who.userId }))).toEqual([200, 'ok']);
    expect(await toldOf(who.userId)).toMatchObject([
      { kind: 'emailChanged', email: null },
      { kind: 'emailChanged', email: 'asha@example.in' },
      { kind: 'emailChanged', email: null },
      { kind: 'confirmEmail' },
    ]);
  });
});

describe('notes about a person', () => {
  const notesOf = async (id: string) => (await read<OutputOf<typeof getPersonNotes>>(getPersonNotes, `id=${id}`)).data;
  const save = (id: string, text: string, version: number, by = admin) =>
    act(savePersonNotes, { id, text, version }, by);

  test('are kept in every version, and never overwritten unseen', async () => {
    const who = await addUser(server);
    expect(await notesOf(who.id)).toEqual({ text: '', version: 0, at: null, by: null, before: [] });
    expect((await save(who.id, 'Asked', 0)).json()).toMatchObject({ data: { version: 1 } });
    expect((await save(who.id, 'Asked for an invoice.', 1)).status).toBe(200);
    const other = await signedIn(server, 'admin');
    expect(codeIn(await save(who.id, 'Lost.', 1, other))).toEqual([409, 'notes.changed']);
    expect((await save(who.id, '', 2, other)).status).toBe(200);
    expect(await notesOf(who.id)).toMatchObject({
      text: '',
      version: 3,
      by: 'Asha Patil',
      // What one typed within some minutes is one version.
      before: [{ text: 'Asked for an invoice.', version: 2, at: testNow.toISOString() }],
    });
    expect(codeIn(await save('x', 'a', 0))).toEqual([404, 'user.unknown']);
  });
});

describe('a search for people', () => {
  const found = async (searchTerm: string) =>
    (await read<{ id: string }[]>(getUsersList, `searchTerm=${encodeURIComponent(searchTerm)}`)).data.map(
      ({ id }) => id,
    );

  test('takes numbers as they are shown, names in any order, parts of e-mails, GSTIN and organization', async () => {
    const who = await addUser(server, {
      role: 'supplier',
      phone: '9000001055',
      first_name: 'Rohit',
      last_name: 'Deshpande',
    });
    await server.db
      .updateTable('users')
      .set({ email: 'rohit@deshpande.example', gstin: '27AAPFU0939F1ZV', alt_phone: '9822041573' })
      .where('id', '=', who.id)
      .execute();
    await server.db.insertInto('organizations').values({ user_id: who.id, name: 'Sahyadri Earthmovers' }).execute();
    const terms = [
      '+91 90000 01055',
      '90000 01055',
      '09000001055',
      '+919000001055',
      '0 90000-01055',
      '+91 90000 010',
      '01055',
      '98220 41573',
      'deshpande rohit',
      'ROHIT  desh',
      '@deshpande.exam',
      '27aapfu0939',
      'earthmovers sahyadri',
      'rohit sahyadri 90000 01055',
      'sa ro',
    ];
    for (const term of terms) expect(await found(term), term).toContain(who.id);
    for (const term of ['90000 01056', 'rohit kulkarni', 'deshpande%', '_ohit', '27AAPFU0939F1ZX'])
      expect(await found(term), term).not.toContain(who.id);
  });
});
