import { randomUUID } from 'node:crypto';
import type { LeadRow, RenterRequest } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, sendQuoteOf } from '../../testing/deals.ts';
import { addMachine } from '../../testing/market.ts';
import { newPhone, type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();

/** An owner with a machine that everybody sees. */
async function owner(more: Parameters<typeof addMachine>[1] = {}) {
  const person = await signedIn(server, 'supplier');
  const own = async (facts: typeof more = {}) => {
    const id = await addMachine(server.db, { supplier_id: person.userId, status: 'Available', ...more, ...facts });
    await server.db.updateTable('equipment').set({ listed: true }).where('id', '=', id).execute();
    return id;
  };
  return { ...person, own };
}

async function call<Answer = Record<string, string>>(name: string, payload: object, bearer?: SignedIn['bearer']) {
  const answer = await server.post(`/api/Deal/${name}`, payload, bearer);
  const { data } = answer.json<{ data?: Answer }>();
  return { status: answer.status, data: data ?? ({} as Answer) };
}

/** Asks the owners of machines, and proves the phone. */
async function ask(machines: readonly string[], phone = newPhone()) {
  const [equipmentId, ...otherEquipmentIds] = machines;
  const asked = await call('AskForQuote', {
    fullName: 'Asha',
    email: 'asha@example.in',
    phone,
    consent: true,
    idempotencyKey: randomUUID(),
    equipmentId,
    otherEquipmentIds,
  });
  const { id: requestId = '' } = asked.data;
  if (asked.status !== 200) return { status: asked.status, requestId, deals: [], owners: 0, page: '' };
  const { data: handle } = await call('SendRequirementCode', { requestId });
  const messages = await server.db.selectFrom('sms_messages').select('text').where('phone', '=', phone).execute();
  const [otp] = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []);
  const { data } = await call<{ page: string; owners: number }>('ConfirmRequirement', { requestId, ...handle, otp });
  const deals = await server.db
    .selectFrom('deals')
    .select(['owner_id', 'equipment_id'])
    .where('requirement_id', '=', requestId)
    .orderBy('id')
    .execute();
  return { status: asked.status, requestId, deals, ...data };
}

/** What somebody was told of leads. */
const newsOf = ({ userId }: SignedIn) =>
  server.db
    .selectFrom('notifications')
    .select('facts')
    .where('kind', '=', 'lead')
    .where('user_id', '=', userId)
    .execute();

const byText = (a: string, b: string) => a.localeCompare(b);
const byOwner = (deals: readonly { owner_id: string; equipment_id: string | null }[]) =>
  Object.fromEntries(deals.map(({ owner_id, equipment_id }) => [owner_id, equipment_id]));

test('one request asks the owners of all its machines, each about their own', async () => {
  const names = ['JCB 3DX', 'Ace FX 150', 'Volvo EC210'] as const;
  const [one, two, three] = [
    await owner({ name: names[0] }),
    await owner({ name: names[1] }),
    await owner({ name: names[2] }),
  ];
  const machines = [await one.own(), await two.own(), await three.own()];
  const { requestId, deals, owners, page } = await ask(machines);
  expect(owners).toBe(3);
  expect(byOwner(deals)).toEqual({ [one.userId]: machines[0], [two.userId]: machines[1], [three.userId]: machines[2] });
  // The page is open for days of the database's clock, which goes on.
  await server.db.updateTable('requirements').set({ created_at: new Date() }).where('id', '=', requestId).execute();
  const { data } = await call<{ machine?: object; machines?: string[]; deals: { machine?: { id: string } }[] }>(
    'GetRequest',
    { page },
  );
  // No machine is that of the request: each stands with its owner's answer.
  expect(data.machine).toBeUndefined();
  // Their names stand in the order in which they were asked about.
  expect(data.machines).toEqual(names);
  expect(data.deals.map(({ machine }) => String(machine?.id)).toSorted(byText)).toEqual(machines.toSorted(byText));
});

test('every one of them finds it among their leads, and in their inbox', async () => {
  const [one, two, other] = [await owner(), await owner(), await owner()];
  const { requestId } = await ask([await one.own(), await two.own()]);
  await other.own();
  for (const { bearer, isAsked } of [
    { ...one, isAsked: true },
    { ...two, isAsked: true },
    { ...other, isAsked: false },
  ]) {
    const { data } = await call<{ data: { requirementId: string }[] }>('GetInbox', {}, bearer);
    expect(JSON.stringify(data).includes(requestId)).toBe(isAsked);
  }
});

test('each is told of their own machine, and sees it alone among their leads; an admin sees all', async () => {
  const [one, two] = [await owner({ name: 'JCB 3DX' }), await owner({ name: 'Volvo EC210' })];
  const machines = [await one.own(), await two.own()];
  // Of the same category, and not asked about.
  await one.own();
  const { requestId } = await ask(machines);
  await server.app.background.settled();
  const admin = await signedIn(server, 'admin');
  const leadOf = async ({ bearer }: SignedIn) => {
    const answer = await server.post('/api/Lead/GetLeads', {}, bearer);
    return answer.json<{ data: LeadRow[] }>().data.find(({ id }) => id === requestId);
  };
  for (const [person, machine, name] of [
    [one, machines[0], 'JCB 3DX'],
    [two, machines[1], 'Volvo EC210'],
  ] as const) {
    const lead = await leadOf(person);
    expect(lead).toMatchObject({ isAsked: true, machines: [{ id: machine, name }] });
    expect(lead?.isUnconfirmed).toBeUndefined();
    expect(await newsOf(person)).toMatchObject([{ facts: { requirementId: requestId, machine: name } }]);
  }
  expect((await leadOf(admin))?.machines.map(({ id }) => id)).toEqual(machines);
});

test('an owner of two of them is asked about each, and counts once', async () => {
  const [one, two] = [await owner({ name: 'Ace FX 150' }), await owner()];
  const [first, second, third] = [await two.own(), await one.own(), await one.own({ name: 'Volvo EC210' })];
  const phone = newPhone();
  const { requestId, deals, owners, page } = await ask([first, second, third, second], phone);
  expect(owners).toBe(2);
  expect(deals.map(({ equipment_id }) => String(equipment_id)).toSorted(byText)).toEqual(
    [first, second, third].toSorted(byText),
  );
  await server.db.updateTable('requirements').set({ created_at: new Date() }).where('id', '=', requestId).execute();
  const request = async () => (await call<RenterRequest>('GetRequest', { page })).data;
  expect(await request()).toMatchObject({
    owners: 2,
    deals: [{ state: 'asked' }, { state: 'asked' }, { state: 'asked' }],
  });
  // The owner finds both in the inbox, and is told once, of both.
  const { data: inbox } = await call<{ id: string; machine?: { id: string } }[]>('GetInbox', {}, one.bearer);
  expect(inbox.map(({ machine }) => String(machine?.id)).toSorted(byText)).toEqual([second, third].toSorted(byText));
  await server.app.background.settled();
  expect(await newsOf(one)).toMatchObject([{ facts: { machine: 'Ace FX 150, Volvo EC210' } }]);
  // From the lead one comes to that which waits for a quote.
  const dealOf = (machine: string) => String(inbox.find((line) => line.machine?.id === machine)?.id);
  const opened = async () =>
    (await call<{ dealId: string }>('OpenDeal', { requirementId: requestId }, one.bearer)).data;
  expect(await opened()).toEqual({ dealId: dealOf(second) });
  for (const machine of [second, third]) {
    await sendQuoteOf(server, { dealId: dealOf(machine), machine, owner: one }, { hold: false });
    if (machine === second) expect(await opened()).toEqual({ dealId: dealOf(third) });
  }
  expect((await request()).deals.map(({ quote }) => quote?.machine.name)).toEqual(
    expect.arrayContaining(['Ace FX 150', 'Volvo EC210']),
  );
  expect((await acceptQuoteOf(server, { dealId: dealOf(third), page, phone })).status).toBe(200);
  const ended = await server.db
    .selectFrom('deals')
    .select(['equipment_id', 'state', 'state_by'])
    .where('requirement_id', '=', requestId)
    .execute();
  expect(new Map(ended.map(({ equipment_id, state, state_by }) => [equipment_id, `${state} ${state_by}`]))).toEqual(
    new Map([
      [first, 'declined sibling'],
      [second, 'declined sibling'],
      [third, 'accepted renter'],
    ]),
  );
});

test('machines that are not listed any more are left out, also the first; without any it is refused', async () => {
  const [one, two] = [await owner(), await owner()];
  const [gone, there] = [await one.own(), await two.own()];
  await server.db.updateTable('equipment').set({ listed: false }).where('id', '=', gone).execute();
  const { deals } = await ask([gone, there, 'no id', randomUUID()]);
  expect(byOwner(deals)).toEqual({ [two.userId]: there });
  expect((await ask([gone, randomUUID()])).status).toBe(404);
});

test('the renter’s own machine is not asked about', async () => {
  const [one, two] = [await owner(), await owner()];
  const { phone } = await server.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', one.userId)
    .executeTakeFirstOrThrow();
  const machines = [await one.own(), await two.own()];
  const { deals } = await ask(machines, phone);
  expect(byOwner(deals)).toEqual({ [two.userId]: machines[1] });
});

test('five machines are too many', async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  expect((await ask(ids)).status).toBe(400);
});

test('as a plain form the further machines come with commas', async () => {
  const [one, two] = [await owner(), await owner()];
  const machines = [await one.own(), await two.own()];
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/api/Deal/AskForQuote',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      fullName: 'Asha',
      email: 'asha@example.in',
      phone: newPhone(),
      consent: 'on',
      equipmentId: machines[0] ?? '',
      otherEquipmentIds: machines[1] ?? '',
    }).toString(),
  });
  expect(response.statusCode).toBe(303);
  const requestId =
    new URL(response.headers.location ?? '', 'https://yantra.example').searchParams.get('request') ?? '';
  const kept = await server.db
    .selectFrom('requirement_machines')
    .select('equipment_id')
    .where('requirement_id', '=', requestId)
    .execute();
  expect(kept.map(({ equipment_id }) => equipment_id)).toEqual([machines[1]]);
});
