import { getLeads, type LeadRow, openLead } from '@yantra/contract/calls';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { addUser, type SignedIn, signedIn, signedInAgain } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { leadsADay } from './open-leads.service.ts';

const server = appForFile();

let added = 0;
/** Requirements of excavators in Pune. */
async function requirements(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    idempotency_key: `requirement-number-${(added += 1)}`,
    full_name: 'Meera',
    email: 'meera@example.in',
    phone: '9876500000',
    category_id: 6,
    city_id: '8',
    details: '',
    consented_at: testNow,
    created_at: testNow,
  }));
  return (await server.db.insertInto('requirements').values(rows).returning('id').execute()).map(({ id }) => id);
}
const requirement = async () => (await requirements(1))[0] ?? '';
async function supplier(): Promise<SignedIn> {
  const who = await signedIn(server, 'supplier');
  await addMachine(server.db, { supplier_id: who.userId, equipment_type_id: 28 });
  return who;
}
const open = (id: string, { bearer }: Pick<SignedIn, 'bearer'>, at = server) =>
  at.post(`/api${openLead.path}`, { id }, bearer);
const listed = async ({ bearer }: SignedIn, body: object = {}) =>
  (await server.post(`/api${getLeads.path}`, { pageSize: 100, ...body }, bearer)).json<{ data: LeadRow[] }>().data;
const auditOf = ({ userId }: SignedIn) =>
  server.db
    .selectFrom('audit_log')
    .select(['kind', 'session_id', 'subject_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
/** As if somebody had opened so many others on the tests' day. */
async function openedBefore({ userId }: SignedIn, count: number): Promise<void> {
  const ids = await requirements(count);
  const rows = ids.map((requirement_id) => ({ user_id: userId, requirement_id, day: '2026-03-10', at: testNow }));
  await server.db.insertInto('lead_opens').values(rows).execute();
}

describe('how to reach who sent a requirement', () => {
  test('is told when it is opened, and from then on in lists; the first time is written down', async () => {
    const who = await supplier();
    const id = await requirement();
    expect(await listed(who)).toMatchObject([{ id, phone: '', email: '', isOpened: false }]);
    expect(await auditOf(who)).toEqual([]);
    const contact = { id, phone: '9876500000', email: 'meera@example.in' };
    const answer = await open(id, who);
    expect([answer.status, answer.headers['cache-control'], answer.json()['data']]).toEqual([200, 'no-store', contact]);
    await open(id, who);
    expect(await auditOf(who)).toEqual([{ kind: 'lead.opened', session_id: who.sessionId, subject_id: id }]);
    expect(await listed(who)).toMatchObject([{ ...contact, isOpened: true }]);
    // Another supplier's openings are theirs only.
    expect((await listed(await supplier()))[0]).toMatchObject({ id, phone: '', isOpened: false });
  });

  test('is not to be found out by searching for it', async () => {
    const who = await supplier();
    const id = await requirement();
    const hits = async (searchTerm: string) =>
      (await listed(who, { searchTerm })).filter((lead) => lead.id === id).length;
    expect([await hits('98765'), await hits('meera@'), await hits('Meera')]).toEqual([0, 0, 1]);
    await open(id, who);
    expect([await hits('98765'), await hits('meera@')]).toEqual([1, 1]);
  });

  test('is told to an admin, and written down too; to nobody whose lead it is not', async () => {
    const [admin, stranger] = [await signedIn(server, 'admin'), await signedIn(server, 'supplier')];
    const id = await requirement();
    expect((await open(id, admin)).json()).toMatchObject({ data: { phone: '9876500000' } });
    expect(await auditOf(admin)).toMatchObject([{ kind: 'lead.opened', subject_id: id }]);
    for (const one of [id, '00000000-0000-4000-8000-0000000000ff', "x' or true --"]) {
      const answer = await open(one, stranger);
      expect([answer.status, answer.json()['code']]).toEqual([404, 'lead.unknown']);
    }
    expect(await auditOf(stranger)).toEqual([]);
  });
});

describe('the leads that one account opens in a day', () => {
  test('are limited, those of before are free, and the day is India’s', async () => {
    server.clock.time = new Date('2026-03-10T18:29:00Z');
    const user = await addUser(server, { role: 'supplier' });
    const who = await signedInAgain(server, user);
    await addMachine(server.db, { supplier_id: user.id, equipment_type_id: 28 });
    await openedBefore(who, leadsADay.supplier - 1);
    const [last, over] = await requirements(2);
    expect((await open(last ?? '', who)).status).toBe(200);
    const refused = await open(over ?? '', who);
    expect([refused.status, refused.json()['code'], refused.headers['retry-after']]).toEqual([
      429,
      'lead.tooManyOpened',
      '60',
    ]);
    expect(refused.text).not.toContain('9876500000');
    expect((await open(last ?? '', who)).status).toBe(200);
    server.clock.time = new Date('2026-03-10T18:30:00Z');
    expect((await open(over ?? '', who)).status).toBe(200);
  });

  test('are limited also when all are opened at once, in two processes', async () => {
    const who = await supplier();
    const other = testApp(server.db);
    await openedBefore(who, leadsADay.supplier - 5);
    const ids = await requirements(12);
    const answers = await Promise.all(ids.map((id, n) => open(id, who, n % 2 ? other : server)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await auditOf(who)).toHaveLength(5);
  });

  test('are more for an admin', async () => {
    const admin = await signedIn(server, 'admin');
    await openedBefore(admin, leadsADay.supplier);
    expect((await open(await requirement(), admin)).status).toBe(200);
    expect(leadsADay.admin).toBeGreaterThan(leadsADay.supplier);
  });
});
