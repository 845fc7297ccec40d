import {
  assignLead,
  exportLeads,
  getLeadAssignees,
  getLeads,
  type LeadRow,
  type OutputOf,
} from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { addUser, type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(server, 'admin');
});
beforeEach(async () => {
  await server.db.deleteFrom('requirements').execute();
});

let added = 0;
interface Facts {
  readonly name?: string;
  readonly phone?: string;
  readonly city?: string | null;
  readonly details?: string;
  readonly at?: Date;
}
async function addLead({
  name = 'Ravi Kale',
  phone = '9876500000',
  city = '8',
  details = '',
  at = testNow,
}: Facts = {}) {
  added += 1;
  const { id } = await server.db
    .insertInto('requirements')
    .values({
      idempotency_key: `a-lead-to-assign-${added}`,
      full_name: name,
      email: 'ravi@example.in',
      phone,
      category_id: 6,
      city_id: city,
      details,
      consented_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const post = (call: { path: string }, body: object, who = admin) => server.post(`/api${call.path}`, body, who.bearer);
const leads = async (body: object = {}, who = admin) =>
  (await post(getLeads, body, who)).json<{ data: LeadRow[]; total: number }>();
const names = async (body: object) => (await leads(body)).data.map(({ fullName }) => fullName);
const auditOf = (kind: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['user_id', 'subject_id', 'detail'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
const assign = (id: string, userId?: string) => post(assignLead, { id, userId });

test('an admin gives a lead to an owner, who sees it from then on and is told; and takes it back', async () => {
  // No machine of theirs fits.
  const owner = await signedIn(server, 'supplier');
  const id = await addLead({ city: '1' });
  expect((await leads({}, owner)).total).toBe(0);
  expect((await assign(id, owner.userId)).json()).toMatchObject({
    data: { assignee: { id: owner.userId, name: 'Asha Patil' } },
  });
  expect((await leads({}, owner)).data).toMatchObject([{ id, status: 'New' }]);
  expect((await leads({}, owner)).data[0]).not.toHaveProperty('assignee');
  expect((await leads()).data).toMatchObject([{ id, assignee: { id: owner.userId, name: 'Asha Patil' } }]);
  const told = () => server.db.selectFrom('notifications').select('kind').where('user_id', '=', owner.userId).execute();
  expect(await told()).toEqual([{ kind: 'leadAssigned' }]);
  // The same again tells nobody.
  await assign(id, owner.userId);
  expect(await told()).toHaveLength(1);
  expect(await auditOf('lead.assigned')).toEqual([
    { user_id: admin.userId, subject_id: id, detail: JSON.stringify({ to: owner.userId }) },
  ]);
  expect((await assign(id)).json()).toMatchObject({ data: { assignee: null } });
  expect((await leads({}, owner)).total).toBe(0);
  expect(await auditOf('lead.unassigned')).toMatchObject([
    { subject_id: id, detail: JSON.stringify({ from: owner.userId }) },
  ]);
});

test('staff with a right get leads too, renters and blocked owners do not', async () => {
  const id = await addLead();
  const moderator = await signedIn(server, 'user', { rights: ['moderator'] });
  expect((await assign(id, moderator.userId)).status).toBe(200);
  expect((await leads({}, moderator)).data).toMatchObject([{ id }]);
  const blocked = await addUser(server, { role: 'supplier' });
  await server.db.updateTable('users').set({ blocked_at: testNow }).where('id', '=', blocked.id).execute();
  for (const userId of [(await addUser(server)).id, blocked.id, crypto.randomUUID(), 'nobody']) {
    expect((await assign(id, userId)).json()).toMatchObject({ errorCodes: { userId: { code: 'assignee.unknown' } } });
  }
  expect((await assign(crypto.randomUUID(), moderator.userId)).json()).toMatchObject({ code: 'lead.unknown' });
});

test('those with fitting machines there are offered first, others by their name or number', async () => {
  const id = await addLead();
  const owner = await addUser(server, {
    role: 'supplier',
    first_name: 'Vijay',
    last_name: 'Khandagale',
    phone: '9123401056',
  });
  await addMachine(server.db, { equipment_type_id: 28, supplier_id: owner.id });
  const other = await addUser(server, { role: 'supplier', first_name: 'Farida', last_name: 'Contractor' });
  const offered = async (searchTerm?: string) =>
    (await post(getLeadAssignees, { id, searchTerm })).json<{ data: OutputOf<typeof getLeadAssignees> }>().data;
  const all = await offered();
  expect(all.find((one) => one.id === owner.id)).toMatchObject({ machines: 1, isStaff: false });
  expect([all.some((one) => one.id === admin.userId), all.some((one) => one.id === other.id)]).toEqual([true, false]);
  for (const term of ['farida', 'contractor']) expect((await offered(term)).map((one) => one.id)).toEqual([other.id]);
  expect((await offered('+91 91234 01056')).map((one) => one.id)).toEqual([owner.id]);
});

test('an admin finds leads by name, words, city and the whole number', async () => {
  const unopened = { name: 'Sunita', phone: '9812345678', details: 'Crane for a windmill' };
  await addLead(unopened);
  await addLead({ name: 'Prakash', city: '1', at: new Date(testNow.getTime() - 3 * dayMs) });
  for (const searchTerm of ['sunita', 'windmill', 'Pune', '+91 98123 45678']) {
    expect(await names({ searchTerm }), searchTerm).toEqual(['Sunita']);
  }
  // A part of a number would let one guess it.
  expect(await names({ searchTerm: '45678' })).toEqual([]);
  expect([await names({ days: 3 }), await names({ days: 4 })]).toEqual([['Sunita'], ['Sunita', 'Prakash']]);
  expect([await names({ selectedCityId: '1' }), await names({ categoryId: 5 })]).toEqual([['Prakash'], []]);
  const [first] = (await leads({ searchTerm: 'sunita' })).data;
  await assign(first?.id ?? '', admin.userId);
  expect([await names({ assigned: 'me' }), await names({ assigned: 'nobody' })]).toEqual([['Sunita'], ['Prakash']]);
  // Who takes it themselves is not told.
  expect(
    await server.db.selectFrom('notifications').select('id').where('user_id', '=', admin.userId).execute(),
  ).toEqual([]);
});

test('leads taken as a file are written down, and hold no contact that was not opened', async () => {
  await addLead();
  const file = (await post(exportLeads, { page: 1, pageSize: 500, searchTerm: 'Ravi', days: 30 })).json<{
    data: LeadRow[];
  }>();
  expect(file.data).toMatchObject([{ fullName: 'Ravi Kale', phone: '', email: '' }]);
  await post(exportLeads, { page: 2, pageSize: 500 });
  expect(await auditOf('leads.exported')).toMatchObject([
    { user_id: admin.userId, detail: '{"filter":"30 days, a word"}' },
  ]);
  expect((await post(exportLeads, {}, await signedIn(server, 'supplier'))).status).toBe(403);
});
