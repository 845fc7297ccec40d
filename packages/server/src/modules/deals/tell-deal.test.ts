import {
  acceptQuote,
  changeDeal,
  getDeal,
  getMyRequests,
  sendAcceptCode,
  sendMessage,
  sendQuote,
} from '@yantra/contract/calls';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { dayFromNow, type Market, openMarket, quoteInput } from '../../testing/deals.ts';
import { clientKey } from '../../testing/hiring.ts';
import { turnDeals } from './turn-deals.ts';

const server = appForFile();
beforeEach(async () => {
  for (const table of ['page_messages', 'sms_messages', 'notifications', 'agreements', 'requirements'] as const)
    await server.db.deleteFrom(table).execute();
});

const ok = (answer: { status: number; text: string }) =>
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
async function quote(market: Market, more: object = {}): Promise<void> {
  const input = await quoteInput(server.db, market, more);
  ok(await server.post(`/api${sendQuote.path}`, input, market.owner.bearer));
}
async function versionOf({ dealId }: Market): Promise<number> {
  return (await server.db.selectFrom('deals').select('version').where('id', '=', dealId).executeTakeFirstOrThrow())
    .version;
}
const change = async (market: Market, deed: string, who: 'owner' | 'renter', more: object = {}) =>
  ok(
    await server.post(
      `/api${changeDeal.path}`,
      {
        dealId: market.dealId,
        deed,
        version: await versionOf(market),
        ...(who === 'renter' && { page: market.page }),
        ...more,
      },
      who === 'owner' ? market.owner.bearer : {},
    ),
  );
async function accept({ dealId, page }: Market): Promise<void> {
  const { data: handle } = (await server.post(`/api${sendAcceptCode.path}`, { dealId, page })).json<{ data: object }>();
  const { text } = await server.db
    .selectFrom('sms_messages')
    .select('text')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const seen = (await server.post(`/api${getDeal.path}`, { dealId, page })).json<{
    data: { quote: { id: string; hash: string } };
  }>().data.quote;
  // It says what one signs with it.
  expect(text).toMatch(/^\d{6} is your Yantra code to accept the quote\./);
  const [otp] = /\d{4,8}/.exec(text ?? '') ?? [];
  const input = { dealId, page, quoteId: seen.id, hash: seen.hash, ...handle, otp };
  ok(await server.post(`/api${acceptQuote.path}`, input));
}
/** What was told to an account, or by the page; the newest last. */
const toldTo = async (who: { userId: string } | { requirementId: string }) => {
  const rows =
    'userId' in who
      ? server.db.selectFrom('notifications').select(['kind', 'facts']).where('user_id', '=', who.userId).orderBy('id')
      : server.db
          .selectFrom('page_messages')
          .select(['kind', 'facts'])
          .where('requirement_id', '=', who.requirementId)
          .orderBy('created_at');
  return rows.execute() as Promise<{ kind: string; facts: Record<string, unknown> }[]>;
};

test('a renter without an account hears of each version of a quote, with its total, on the phone', async () => {
  const market = await openMarket(server);
  await quote(market);
  await quote(market, { lines: [{ part: 'rent', name: '', quantity: 1, unit: 'day', rate: 5000 }] });
  const told = await toldTo(market);
  expect(told.map(({ kind, facts }) => [kind, facts['version'], facts['totalPaise'], facts['isHeld']])).toEqual([
    ['quoteReceived', 1, 1_758_318, true],
    ['quoteReceived', 2, 590_000, true],
  ]);
  server.clock.time = new Date(`${await dayFromNow(server.db, 1)}T12:00:00+05:30`);
  expect(await server.app.notify()).toBe(2);
  const texts = await server.db.selectFrom('sms_messages').select('text').execute();
  expect(texts.some(({ text }) => text?.includes('₹17,583.18') && text.includes(`/q/${market.page}`))).toBe(true);
});

test('an owner hears that it was accepted, with the number of the agreement; who cancels is not told themselves', async () => {
  const market = await openMarket(server);
  await quote(market);
  await accept(market);
  const { userId } = market.owner;
  expect((await toldTo(market.owner)).at(-1)).toMatchObject({
    kind: 'quoteAccepted',
    facts: { other: 'Prakash Iyer', totalPaise: 1_758_318, number: expect.stringMatching(/^YN-\d\d-\d{5}$/) as string },
  });
  await change(market, 'cancel', 'owner', { why: 'machineFailed', whyWords: 'The <b>boom</b> cracked.' });
  expect((await toldTo(market)).at(-1)).toMatchObject({
    kind: 'dealClosed',
    facts: { to: 'renter', how: 'cancelled', why: 'machineFailed', whyWords: 'The <b>boom</b> cracked.' },
  });
  expect((await toldTo({ userId })).at(-1)?.kind).toBe('quoteAccepted');
});

test.each([
  ['decline', 'owner', 'declined', { why: 'tooFar' }],
  ['withdraw', 'renter', 'withdrawn', {}],
] as const)('the other hears of %s by the %s', async (deed, who, how, more) => {
  const market = await openMarket(server);
  await change(market, deed, who, more);
  const other = who === 'owner' ? market : market.owner;
  expect((await toldTo(other)).at(-1)).toMatchObject({ kind: 'dealClosed', facts: { how } });
});

test('who has logged in with the phone is told in the app from then on', async () => {
  const market = await openMarket(server);
  ok(await server.post(`/api${getMyRequests.path}`, {}, market.renter.bearer));
  await quote(market);
  const { dealId, owner } = market;
  ok(
    await server.post(
      `/api${sendMessage.path}`,
      { dealId, words: 'It is free.', clientKey: clientKey() },
      owner.bearer,
    ),
  );
  expect(await toldTo({ requirementId: market.requirementId })).toEqual([]);
  expect((await toldTo(market.renter)).map(({ kind }) => kind)).toEqual(['quoteReceived', 'dealMessage']);
});

test('both are reminded once before the hire, and the renter is asked for stars after it', async () => {
  const market = await openMarket(server, { from: await dayFromNow(server.db, 1), days: 1 });
  await quote(market, { hold: false });
  await accept(market);
  const clock = { now: () => server.clock.time };
  // The next eight o’clock in India, whenever this runs.
  await sql`update deals set from_day = ((clock_timestamp() at time zone 'Asia/Kolkata') - interval '8 hours')::date + 1 where id = ${market.dealId}::uuid`.execute(
    server.db,
  );
  await turnDeals({ db: server.db, clock });
  await turnDeals({ db: server.db, clock });
  const kinds = async (who: Parameters<typeof toldTo>[0]) => (await toldTo(who)).map(({ kind }) => kind);
  const reminded = [await kinds(market), await kinds(market.owner)].map((all) =>
    all.filter((one) => one === 'hireTomorrow'),
  );
  expect(reminded).toEqual([['hireTomorrow'], ['hireTomorrow']]);
  await sql`update deals set from_day = from_day - 9, until_day = until_day - 9 where id = ${market.dealId}::uuid`.execute(
    server.db,
  );
  await turnDeals({ db: server.db, clock });
  expect((await kinds(market)).at(-1)).toBe('rateHire');
});
