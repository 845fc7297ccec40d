import { randomUUID } from 'node:crypto';
import {
  addPartnerKey,
  getLeadReceipt,
  getPartnerFigures,
  type PartnerFigures,
  type PartnerKey,
  submitRequirement,
} from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { dayFromNow, provedCode, quoteNamed, sendQuoteOf } from '../../testing/deals.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();
const site = 'https://sahyadri.example';
const nothing = { views: 0, selects: 0, leads: 0, asked: 0, quoted: 0, agreed: 0 };

/** A supplier with a running plan, a key and a machine. */
async function partner() {
  const owner = await signedIn(server, 'supplier');
  const machine = await addMachine(server.db, { supplier_id: owner.userId, status: 'Available' });
  const { version } = await server.db
    .selectFrom('subscriptions')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const prices = {
    price_paise: 100,
    final_price_paise: 100,
    subscription_id: 1,
    plan_version: version,
    period_months: 1,
  };
  const [start_date, end_date] = [new Date(testNow.getTime() - dayMs), new Date(testNow.getTime() + 30 * dayMs)];
  await server.db
    .insertInto('purchases')
    .values({ ...prices, user_id: owner.userId, start_date, end_date })
    .execute();
  const made = await server.post(`/api${addPartnerKey.path}`, { name: 'Our shop', origins: [site] }, owner.bearer);
  return { owner, machine, key: made.json<{ data: PartnerKey }>().data.key };
}

/** Somebody logged in writes the form of a partner's page: their phone is proved. @returns the deal with the partner */
async function ask(
  { owner, key }: Awaited<ReturnType<typeof partner>>,
  renter: SignedIn,
  page: string,
): Promise<string> {
  const query = new URLSearchParams({ key, page, widget: 'lead-form' });
  const receipt = await server.get(`/api${getLeadReceipt.path}?${query}`, { origin: site });
  const lead = {
    idempotencyKey: randomUUID(),
    fullName: 'Prakash Iyer',
    email: 'prakash@example.in',
    phone: renter.phone,
    categoryId: 1,
    selectedCityId: '8',
    jobFrom: await dayFromNow(server.db, 5),
    jobDays: 3,
    consent: true,
    receipt: receipt.json<{ data: { receipt: string } }>().data.receipt,
  };
  const sent = await server.post(`/api${submitRequirement.path}`, lead, renter.bearer);
  expect(sent.json()).toMatchObject({ success: true });
  const { id } = sent.json<{ data: { id: string } }>().data;
  const deal = server.db
    .selectFrom('deals')
    .select('id')
    .where('requirement_id', '=', id)
    .where('owner_id', '=', owner.userId);
  return (await deal.executeTakeFirstOrThrow()).id;
}

const figuresOf = async ({ bearer }: SignedIn) =>
  (await server.get(`/api${getPartnerFigures.path}`, bearer)).json<{ data: PartnerFigures }>().data;

test('what came of leads is said by day, page and widget: asked, quoted and agreed, of the partner’s own deals alone', async () => {
  const shop = await partner();
  const { owner, machine } = shop;
  const rival = await signedIn(server, 'supplier');
  const rivals = await addMachine(server.db, { supplier_id: rival.userId, status: 'Available' });
  const [first, second] = [await signedIn(server), await signedIn(server)];
  const quoted = await ask(shop, first, '/machines');
  await ask(shop, second, '/machines');
  const agreed = await ask(shop, second, '/hire');
  await sendQuoteOf(server, { dealId: quoted, machine, owner }, { hold: false });
  await sendQuoteOf(server, { dealId: agreed, machine, owner }, { hold: false });
  // Of a request that another owner quotes too: nothing of theirs is told.
  const { requirement_id } = await server.db
    .selectFrom('deals')
    .select('requirement_id')
    .where('id', '=', quoted)
    .executeTakeFirstOrThrow();
  const others = await server.db
    .selectFrom('deals')
    .select('id')
    .where('requirement_id', '=', requirement_id)
    .where('owner_id', '=', rival.userId)
    .executeTakeFirstOrThrow();
  // A second machine of the partner's in the same request is another deal, and the same lead.
  await server.db
    .insertInto('deals')
    .columns(['requirement_id', 'owner_id', 'place', 'asked_at', 'state_at'])
    .expression((of) =>
      of
        .selectFrom('deals')
        .select(['requirement_id', 'owner_id', of.lit(1).as('place'), 'asked_at', 'state_at'])
        .where('id', '=', quoted),
    )
    .execute();
  await sendQuoteOf(server, { dealId: others.id, machine: rivals, owner: rival }, { hold: false });
  const yes = {
    dealId: agreed,
    ...(await quoteNamed(server, agreed)),
    ...(await provedCode(server, second.phone, 'acceptQuote')),
  };
  expect((await server.post('/api/Deal/AcceptQuote', yes, second.bearer)).status).toBe(200);

  const figures = await figuresOf(owner);
  expect(figures).toMatchObject({ ...nothing, leads: 3, asked: 3, quoted: 2, agreed: 1 });
  expect(figures.byDay.at(-1)).toEqual({ label: '2026-03-10', ...nothing, leads: 3, asked: 3, quoted: 2, agreed: 1 });
  expect(figures.byPage).toEqual([
    { label: '/machines', ...nothing, leads: 2, asked: 2, quoted: 1 },
    { label: '/hire', ...nothing, leads: 1, asked: 1, quoted: 1, agreed: 1 },
  ]);
  expect(figures.byWidget).toEqual([{ label: 'lead-form', ...nothing, leads: 3, asked: 3, quoted: 2, agreed: 1 }]);
  expect(await figuresOf(rival)).toMatchObject({ ...nothing, byPage: [] });
});
