import { getLeads, getOwnerEquipments, type LeadRow, type LeadStatus, updateLead } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import type { TestAnswer } from '../../testing/test-app.ts';

const server = appForFile();
const urls = { list: `/api${getLeads.path}`, update: `/api${updateLead.path}` };
const pune = '8';

beforeEach(async () => {
  await server.db.deleteFrom('requirements').execute();
});

interface Leads {
  data: LeadRow[];
  total: number;
  page: number;
  pageSize: number;
  counts: Record<LeadStatus, number>;
}
const leads = async ({ bearer }: SignedIn, body: object = {}) =>
  (await server.post(urls.list, body, bearer)).json<Leads>();
const names = async (who: SignedIn, body: object = {}) => (await leads(who, body)).data.map(({ fullName }) => fullName);
const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];

let added = 0;
interface Requirement {
  name: string;
  category?: number;
  city?: string | null;
  details?: string;
  job?: object;
  at?: Date;
}
async function addRequirement(facts: Requirement) {
  added += 1;
  const { at = new Date(testNow.getTime() + added * 1000) } = facts;
  const row = await server.db
    .insertInto('requirements')
    .values({
      idempotency_key: `requirement-number-${added}`,
      full_name: facts.name,
      email: 'renter@example.in',
      phone: '9876500000',
      category_id: facts.category ?? 6,
      city_id: facts.city === undefined ? pune : facts.city,
      details: facts.details ?? '',
      ...facts.job,
      consented_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A supplier with an excavator (Earthmoving) in Pune unless told otherwise. */
async function supplier(machines: Parameters<typeof addMachine>[1][] = [{}]) {
  const who = await signedIn(server, 'supplier');
  for (const facts of machines) {
    await addMachine(server.db, { equipment_type_id: 28, ...facts, supplier_id: who.userId });
  }
  return who;
}

async function setStatus({ userId }: SignedIn, status: 'Available' | 'Unavailable') {
  const machines = await server.db
    .updateTable('equipment')
    .set({ status })
    .where('supplier_id', '=', userId)
    .returning('id')
    .execute();
  const ids = machines.map(({ id }) => id);
  await sql`select refresh_listing(${server.clock.time}::timestamptz, ${ids}::uuid[])`.execute(server.db);
}

describe('a supplier', () => {
  test('sees the requirements of their machines’ categories in their machines’ cities', async () => {
    // Earthmoving in Pune and tractors elsewhere: neither tractors in Pune nor earthmoving elsewhere.
    const who = await supplier([{}, { equipment_type_id: 2, city_id: '1' }]);
    await addRequirement({ name: 'Both' });
    await addRequirement({ name: 'Other city', city: '1' });
    await addRequirement({ name: 'Other category', category: 1 });
    await addRequirement({ name: 'Tractor there', category: 1, city: '1' });
    await addRequirement({ name: 'Anywhere', city: null });
    await addRequirement({ name: 'Crane anywhere', city: null, category: 7 });
    expect(await names(who)).toEqual(['Anywhere', 'Tractor there', 'Both']);
    expect(await names(await signedIn(server))).toEqual([]);
  });

  test.each([
    ['in no plan', { period: null }],
    ['whose plan is over', { period: [-60, -30] as const }],
    ['that is unavailable', { status: 'Unavailable' as const }],
  ])('sees no requirement for a machine %s, nor may answer it', async (_how, facts) => {
    const who = await supplier([facts]);
    const here = await addRequirement({ name: 'Here' });
    const anywhere = await addRequirement({ name: 'Anywhere', city: null });
    expect(await leads(who)).toMatchObject({ data: [], total: 0, counts: { New: 0 } });
    for (const id of [here, anywhere]) {
      expect(codeIn(await server.post(urls.update, { id, status: 'Won' }, who.bearer))).toEqual([404, 'lead.unknown']);
    }
  });

  test('sees what was said of the job, and nothing where nothing was', async () => {
    const who = await supplier();
    await addRequirement({ name: 'Nothing said' });
    await addRequirement({ name: 'Some', job: { job_days: 3 } });
    await addRequirement({
      name: 'All',
      job: { job_from: '2026-03-12', job_days: 12, job_place: 'Hadapsar', job_hours: 8, job_operator: 'own' },
    });
    const { data } = await leads(who);
    expect(data.map(({ job }) => job)).toEqual([
      { from: '2026-03-12', days: 12, place: 'Hadapsar', hours: 8, operator: 'own' },
      { days: 3 },
      undefined,
    ]);
  });

  test('keeps what came while the machine was public, and gets nothing more', async () => {
    const who = await supplier();
    const before = await addRequirement({ name: 'Before' });
    server.clock.time = new Date(testNow.getTime() + 60_000);
    await setStatus(who, 'Unavailable');
    await addRequirement({ name: 'After', at: new Date(testNow.getTime() + 120_000) });
    expect(await names(who)).toEqual(['Before']);
    expect((await server.post(urls.update, { id: before, status: 'Won' }, who.bearer)).status).toBe(200);
    expect((await leads(who)).counts).toEqual({ New: 0, Replied: 0, Won: 1, Closed: 0 });
  });

  test('sees who asks and what for, with three machines that fit, what can be had first', async () => {
    const who = await supplier([
      { name: 'Away', status: 'Unavailable' },
      { name: 'Out', status: 'On rent' },
      { name: 'Free', rupees: 2500 },
      { name: 'Free too' },
      { name: 'Elsewhere', city_id: '1' },
      { name: 'Crane', equipment_type_id: 37 },
    ]);
    const id = await addRequirement({ name: 'Meera', details: 'Two weeks' });
    const [lead] = (await leads(who)).data;
    expect(lead).toMatchObject({
      id,
      fullName: 'Meera',
      email: '',
      phone: '',
      isOpened: false,
      category: { id: 6, name: 'Earthmoving' },
      city: { id: pune, name: 'Pune', state: 'Maharashtra' },
      details: 'Two weeks',
      status: 'New',
      notes: '',
      isUnconfirmed: true,
    });
    expect(lead?.machines.map(({ status }) => status)).toEqual(['Available', 'Available', 'On rent']);
    expect(lead?.machines).toContainEqual(
      expect.objectContaining({ name: 'Free', finalRentalValue: 2500, rentalType: 1, image1Url: null }),
    );
  });

  test('keeps a status and notes that no other supplier sees', async () => {
    const [asha, ravi] = [await supplier(), await supplier()];
    const id = await addRequirement({ name: 'Meera' });
    const write = (who: SignedIn, facts: object) => server.post(urls.update, { id, ...facts }, who.bearer);
    expect((await write(asha, { status: 'Replied', notes: 'Called her.' })).status).toBe(200);
    expect((await leads(ravi)).data[0]).toMatchObject({ status: 'New', notes: '' });
    await write(ravi, { status: 'Closed' });
    await write(asha, { status: 'Won' });
    expect((await leads(asha)).data[0]).toMatchObject({ status: 'Won', notes: 'Called her.' });
    await write(asha, { notes: 'Bill sent.' });
    expect((await leads(asha)).data[0]).toMatchObject({ status: 'Won', notes: 'Bill sent.' });
    expect((await leads(ravi)).counts).toEqual({ New: 0, Replied: 0, Won: 0, Closed: 1 });
  });

  test('changes no lead that is not matched to them', async () => {
    const who = await supplier();
    const nobody = await signedIn(server);
    const [mine, others] = [await addRequirement({ name: 'M' }), await addRequirement({ name: 'O', category: 7 })];
    const write = (id: string, { bearer }: SignedIn) => server.post(urls.update, { id, status: 'Won' }, bearer);
    for (const answer of [
      await write(others, who),
      await write(mine, nobody),
      await write('00000000-0000-4000-8000-0000000000ff', who),
      await write("x' or true --", who),
    ]) {
      expect(codeIn(answer)).toEqual([404, 'lead.unknown']);
    }
    expect(await server.db.selectFrom('lead_states').selectAll().execute()).toEqual([]);
    expect(codeIn(await server.post(urls.update, { id: mine, status: 'Lost' }, who.bearer))[0]).toBe(400);
  });
});

describe('the list of leads', () => {
  test('is cut by status and text, sorted and paged, and counts by status', async () => {
    const who = await supplier();
    const ids: string[] = [];
    for (const name of ['Chetan', 'anil', 'Bela']) ids.push(await addRequirement({ name }));
    await server.post(urls.update, { id: ids[1], status: 'Won' }, who.bearer);
    expect(await names(who, { sort: 'fullName' })).toEqual(['anil', 'Bela', 'Chetan']);
    expect(await names(who, { sort: '-status' })).toEqual(['anil', 'Bela', 'Chetan']);
    expect(await names(who, { status: 'New' })).toEqual(['Bela', 'Chetan']);
    expect(await leads(who, { status: 'Won' })).toMatchObject({
      total: 1,
      counts: { New: 2, Replied: 0, Won: 1, Closed: 0 },
    });
    expect(await names(who, { searchTerm: 'bel' })).toEqual(['Bela']);
    expect(await leads(who, { searchTerm: '%' })).toMatchObject({ total: 0, data: [] });
    expect(await names(who, { page: 2, pageSize: 2 })).toEqual(['Chetan']);
    expect(codeIn(await server.post(urls.list, { sort: 'phone' }, who.bearer))[0]).toBe(400);
  });

  test('has all for an admin, with how far anybody came and nobody’s notes', async () => {
    const [admin, asha, ravi] = [await signedIn(server, 'admin'), await supplier(), await supplier()];
    const id = await addRequirement({ name: 'Meera' });
    await addRequirement({ name: 'Unmatched', category: 7, city: '1' });
    await server.post(urls.update, { id, status: 'Won', notes: 'secret note' }, asha.bearer);
    await server.post(urls.update, { id, status: 'Closed' }, ravi.bearer);
    const seen = await leads(admin, { sort: 'fullName' });
    expect(seen.data.map(({ fullName, status, notes, machines }) => [fullName, status, notes, machines])).toEqual([
      ['Meera', 'Won', '', []],
      ['Unmatched', 'New', '', []],
    ]);
    expect([seen.total, seen.counts.Won]).toEqual([2, 1]);
  });

  test('leaves nothing of the renters in the log', async () => {
    const who = await supplier();
    const id = await addRequirement({ name: 'Meera Kulkarni' });
    await server.post(urls.update, { id, notes: 'Met Meera' }, who.bearer);
    await leads(who, { searchTerm: 'Meera' });
    expect(JSON.stringify(server.log)).not.toMatch(/Meera|9876500000|renter@/);
  });
});

test('a machine’s table says how many leads each machine brought while it was listed, and none that its owner wrote', async () => {
  const who = await supplier([
    { name: 'Digger' },
    { name: 'Tractor', equipment_type_id: 2 },
    { name: 'Hidden', period: null },
  ]);
  await addRequirement({ name: 'In Pune' });
  await addRequirement({ name: 'Anywhere', city: null });
  await addRequirement({ name: 'Elsewhere', city: '1' });
  await addRequirement({ name: 'Before', at: new Date(testNow.getTime() - 20 * 86_400_000) });
  const own = await addRequirement({ name: 'Own' });
  await server.db.updateTable('requirements').set({ phone: who.phone }).where('id', '=', own).execute();
  server.clock.time = new Date(testNow.getTime() + 300_000);
  const { data } = (await server.post(`/api${getOwnerEquipments.path}`, { sort: 'name' }, who.bearer)).json<{
    data: { name: string; leads: number }[];
  }>();
  expect(data.map(({ name, leads: n }) => [name, n])).toEqual([
    ['Digger', 2],
    ['Hidden', 0],
    ['Tractor', 0],
  ]);
});
