import { deleteAccount, exportData, sendMessage } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, type Market, openMarket, sendQuoteOf } from '../../testing/deals.ts';
import { type SignedIn, signedIn, testPassword, testPasswordHash } from '../../testing/signed-in.ts';

const server = appForFile();

type Row = Readonly<Record<string, unknown>>;

/** A deal in which both have written, with an open quote. */
async function talked(): Promise<Market> {
  const market = await openMarket(server);
  await server.db
    .updateTable('users')
    .set({ password_hash: testPasswordHash })
    .where('id', '=', market.renter.userId)
    .execute();
  await sendQuoteOf(server, market);
  const write = async ({ bearer }: SignedIn, words: string) => {
    const sent = await server.post(
      `/api${sendMessage.path}`,
      { dealId: market.dealId, words, clientKey: words.replaceAll(' ', '-') },
      bearer,
    );
    expect(sent.status).toBe(200);
  };
  await write(market.renter, 'The lane is narrow');
  await write(market.owner, 'We know that lane');
  return market;
}

const exportOf = async ({ bearer }: SignedIn) =>
  (await server.post(`/api${exportData.path}`, { password: testPassword }, bearer)).json<{
    data: Record<string, Row[]>;
  }>().data;
const erase = async ({ bearer }: SignedIn) =>
  (await server.post(`/api${deleteAccount.path}`, { password: testPassword }, bearer)).status;
const rowsOf = async ({ dealId, requirementId }: Market) => {
  const { db } = server;
  const { rows } = await sql<{ deals: number; quotes: number; lines: number; agreements: number }>`
    select (select count(*)::int from deals where id = ${dealId}::uuid) as deals, (select count(*)::int from quotes where deal_id = ${dealId}::uuid) as quotes,
      (select count(*)::int from deal_log where deal_id = ${dealId}::uuid) as lines,
      (select count(*)::int from agreements where deal_id = ${dealId}::uuid) as agreements`.execute(db);
  const request = await db
    .selectFrom('requirements')
    .select(['full_name', 'phone', 'email', 'details', 'renter_id', 'page_closed_at'])
    .where('id', '=', requirementId)
    .executeTakeFirst();
  return { ...rows[0], request };
};

test('a copy of one’s data has their deals, quotes, what they wrote and agreements, and not how the other is reached', async () => {
  const market = await talked();
  const { renter, owner, phone } = market;
  const [ofRenter, ofOwner] = [await exportOf(renter), await exportOf(owner)];
  expect([ofRenter['deals'], ofOwner['deals']]).toMatchObject([
    [{ id: market.dealId, state: 'quoted', asOwner: false }],
    [{ id: market.dealId, state: 'quoted', asOwner: true }],
  ]);
  const wordsIn = (data: Record<string, Row[]>) =>
    (data['deal_log'] ?? []).filter(({ kind }) => kind === 'message').map(({ side, words }) => [side, words]);
  expect(wordsIn(ofRenter)).toEqual([
    ['renter', 'The lane is narrow'],
    ['owner', null],
  ]);
  expect(wordsIn(ofOwner)).toEqual([
    ['renter', null],
    ['owner', 'We know that lane'],
  ]);
  expect([ofRenter['quotes'], ofOwner['quotes']]).toMatchObject([
    [{ content: { total: 17_583_18, owner: { name: 'Asha Patil' } } }],
    [{ content: { total: 17_583_18, renter: { name: 'Prakash Iyer' } } }],
  ]);
  // Neither was revealed yet.
  expect(JSON.stringify(ofOwner)).not.toContain(phone);
  expect(JSON.stringify(ofRenter)).not.toContain(owner.phone);
  expect(JSON.stringify(await exportOf(await signedIn(server)))).not.toContain(market.dealId);

  await acceptQuoteOf(server, market);
  for (const who of [renter, owner]) {
    const { agreements, quotes } = await exportOf(who);
    expect(agreements).toMatchObject([{ deal_id: market.dealId, number: expect.stringMatching(/^YN-/) as string }]);
    expect(quotes).toMatchObject([{ content: { renter: { phone }, owner: { phone: owner.phone } } }]);
  }
});

test.each(['renter', 'owner'] as const)(
  'what came to no agreement goes with the account of the %s, and its days are free',
  async (side) => {
    const market = await talked();
    const held = () =>
      server.db
        .selectFrom('commitments')
        .select('id')
        .where('equipment_id', '=', market.machine)
        .where('state', '=', 'active')
        .execute();
    expect(await held()).toHaveLength(1);
    expect(await erase(market[side])).toBe(200);
    expect(await rowsOf(market)).toMatchObject({ deals: 0, quotes: 0, lines: 0, agreements: 0 });
    expect(await held()).toEqual([]);
  },
);

test('a renter who leaves is nobody’s request any more, though they changed their phone since', async () => {
  const market = await talked();
  await server.db
    .updateTable('requirements')
    .set({ renter_id: market.renter.userId, phone: '9811111111' })
    .where('id', '=', market.requirementId)
    .execute();
  expect(await erase(market.renter)).toBe(200);
  const { request } = await rowsOf(market);
  expect(request).toMatchObject({
    full_name: 'Former user',
    phone: '',
    email: '',
    details: '',
    renter_id: null,
    page_closed_at: expect.any(Date) as Date,
  });
});

test.each(['renter', 'owner'] as const)(
  'an agreement stays with what was written around it when the %s leaves, and names both as they were',
  async (side) => {
    const market = await talked();
    await acceptQuoteOf(server, market);
    const before = await rowsOf(market);
    expect(await erase(market[side])).toBe(200);
    expect(await rowsOf(market)).toMatchObject({ deals: 1, quotes: 1, lines: before.lines, agreements: 1 });
    const { content } = await server.db
      .selectFrom('agreements')
      .select('content')
      .where('deal_id', '=', market.dealId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(content)).toMatchObject({
      quote: { renter: { name: 'Prakash Iyer', phone: market.phone }, owner: { phone: market.owner.phone } },
    });
    // The page of who left leads nowhere.
    if (side === 'renter')
      expect((await server.post('/api/Deal/GetRequest', { page: market.page })).json()).toMatchObject({
        success: false,
        code: 'requestPage.closed',
      });
  },
);
