import { randomUUID } from 'node:crypto';
import type { RenterRequest } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, openMarket, pageOf, sendQuoteOf } from '../../testing/deals.ts';
import { addMachine } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';

const server = appForFile();

test('asking about a machine asks its owner once the phone is proved by a code, and the page shows what is answered', async () => {
  const owner = await signedIn(server, 'supplier');
  const machine = await addMachine(server.db, { supplier_id: owner.userId });
  const phone = '9822000417';
  const asked = await server.post('/api/Deal/AskForQuote', {
    fullName: 'Prakash Iyer',
    email: 'prakash@example.in',
    phone,
    equipmentId: machine,
    consent: true,
    jobFrom: '2026-03-12',
    jobDays: 3,
    idempotencyKey: randomUUID(),
  });
  const { id } = asked.json<{ data: { id: string } }>().data;
  expect(asked.json()).toMatchObject({ data: { id } });
  // Nobody is asked yet, and the lead is nobody else's.
  expect(await server.db.selectFrom('deals').select('id').where('requirement_id', '=', id).execute()).toEqual([]);
  const handle = (await server.post('/api/Deal/SendRequirementCode', { requestId: id })).json<{ data: object }>().data;
  expect(handle).toMatchObject({ phone: expect.stringContaining('0417') as string });
  const { text } = await server.db
    .selectFrom('sms_messages')
    .select('text')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const otp = /\d{6}/.exec(text ?? '')?.[0];
  const confirmed = await server.post('/api/Deal/ConfirmRequirement', { requestId: id, ...handle, otp });
  const { page } = confirmed.json<{ data: { page: string } }>().data;
  expect(confirmed.json()).toMatchObject({ data: { requestId: id, owners: 1 } });
  await server.db.updateTable('requirements').set({ created_at: new Date() }).where('id', '=', id).execute();
  const seen = (await server.post('/api/Deal/GetRequest', { page })).json<{ data: RenterRequest }>().data;
  expect(seen).toMatchObject({
    isConfirmed: true,
    machine: { id: machine },
    deals: [{ state: 'asked', side: 'renter' }],
  });
  // Its number is hidden from the owner until a quote is accepted.
  expect((await server.post('/api/Lead/OpenLead', { id }, owner.bearer)).json()).toMatchObject({ code: 'lead.hidden' });
  const listed = (await server.post('/api/Lead/GetLeads', {}, owner.bearer)).json<{
    data: { id: string; isHidden?: true }[];
  }>();
  expect(listed.data.find((lead) => lead.id === id)).toMatchObject({ isHidden: true, phone: '' });
});

test('a page that is closed stays closed, and a new one is opened by a code alone', async () => {
  const { page, requirementId, phone } = await openMarket(server);
  expect((await server.post('/api/Deal/ClosePage', { page })).status).toBe(200);
  expect((await server.post('/api/Deal/GetRequest', { page })).json()).toMatchObject({ code: 'requestPage.closed' });
  // Without the page or a log-in nobody gets a code to a proved phone.
  expect((await server.post('/api/Deal/SendRequirementCode', { requestId: requirementId })).status).toBe(404);
  expect((await server.post('/api/Deal/SendRequirementCode', { page })).status).toBe(200);
  const { text } = await server.db
    .selectFrom('sms_messages')
    .select('text')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .selectFrom('otp_sessions')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  expect([text?.includes('Yantra'), typeof id]).toEqual([true, 'string']);
  expect((await server.post('/api/Deal/GetRequest', { page: `${page.slice(0, -2)}AA` })).json()).toMatchObject({
    code: 'requirement.unknown',
  });
});

test('a request becomes theirs who log in with its phone, and no one else’s', async () => {
  const { renter, requirementId } = await openMarket(server);
  const mine = (await server.post('/api/Deal/GetMyRequests', {}, renter.bearer)).json<{ data: { id: string }[] }>();
  expect(mine).toMatchObject({ data: [{ id: requirementId, state: 'waiting', owners: 1 }], total: 1 });
  const other = await signedIn(server);
  expect((await server.post('/api/Deal/GetMyRequests', {}, other.bearer)).json()).toMatchObject({ data: [], total: 0 });
  const seen = await server.post('/api/Deal/GetRequest', { requestId: requirementId }, other.bearer);
  expect(seen.json()).toMatchObject({ code: 'requirement.unknown' });
});

test('a code of a page is one of this request’s renter: the page is not another’s', async () => {
  const [one, other] = [await openMarket(server), await openMarket(server)];
  await sendQuoteOf(server, one);
  const refused = await acceptQuoteOf(server, { ...one, page: await pageOf(server, other.requirementId) });
  expect(refused.json()).toMatchObject({ code: 'deal.unknown' });
});
