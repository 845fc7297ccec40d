import { type Deal, getDeal, getRequest, sendAcceptCode } from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, dayFromNow, type Market, openMarket, quoteBeside, sendQuoteOf } from '../../testing/deals.ts';

const server = appForFile();

/** Somebody else has a unit of the machine, from one day of a job to another; the job begins on day 0 and has four. */
async function take({ machine, dealId }: Market, [first, last]: readonly [number, number], unit = 1) {
  const { from_day } = await server.db
    .selectFrom('deals')
    .select(sql<string>`to_char(from_day, 'YYYY-MM-DD')`.as('from_day'))
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  const span = { from: dayAfter(from_day, first), until: dayAfter(from_day, last) };
  await sql`insert into commitments (equipment_id, unit, kind, days)
    values (${machine}::uuid, ${unit}, 'booking', daterange(${span.from}::date, ${span.until}::date))`.execute(
    server.db,
  );
  return span;
}

const seenBy = async ({ page, dealId }: Market): Promise<Deal | undefined> =>
  (await server.post(`/api${getRequest.path}`, { page }))
    .json<{ data: { deals: readonly Deal[] } }>()
    .data.deals.find(({ id }) => id === dealId);
const codeFor = ({ dealId, page }: Market) => server.post(`/api${sendAcceptCode.path}`, { dealId, page });
const codesOf = ({ phone }: Market) =>
  server.db.selectFrom('otp_sessions').select('id').where('phone', '=', phone).execute();

describe('a machine that somebody else has on some of the days', () => {
  test('is said to be taken to both sides, with the days, before and after its quote', async () => {
    const market = await openMarket(server);
    const span = await take(market, [1, 2]);
    await take(market, [40, 41]);
    expect((await seenBy(market))?.taken).toBe(undefined);
    await server.db
      .updateTable('deals')
      .set({ equipment_id: market.machine })
      .where('id', '=', market.dealId)
      .execute();
    expect((await seenBy(market))?.taken).toEqual([span]);
    await sendQuoteOf(server, market, { hold: false });
    expect((await seenBy(market))?.taken).toEqual([span]);
    const owners = await server.post(`/api${getDeal.path}`, { dealId: market.dealId }, market.owner.bearer);
    expect(owners.json<{ data: Deal }>().data.taken).toEqual([span]);
  });

  test('is no reason to send a code: the renter learns of the days and of the next best quote, and keeps the code', async () => {
    const market = await openMarket(server);
    await sendQuoteOf(server, market, { hold: false });
    const { dealId } = await quoteBeside(server, market);
    const span = await take(market, [-3, 1]);
    const refused = await codeFor(market);
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { code: 'days.taken', facts: { spans: [span], next: { dealId, total: 17_583.18 } } },
    ]);
    expect(await codesOf(market)).toEqual([]);
    expect((await acceptQuoteOf(server, market)).json()).toMatchObject({ code: 'days.taken' });
  });

  test('is free for the renter for whom it is held, and who has it then', async () => {
    const market = await openMarket(server);
    await sendQuoteOf(server, market, { hold: true });
    expect((await seenBy(market))?.taken).toBe(undefined);
    expect((await codeFor(market)).status).toBe(200);
    expect((await acceptQuoteOf(server, market)).status).toBe(200);
    expect((await seenBy(market))?.taken).toBe(undefined);
  });

  test('is free while another unit of it is, and not if each is for a part of the days', async () => {
    const market = await openMarket(server);
    await server.db.updateTable('equipment').set({ units: 2 }).where('id', '=', market.machine).execute();
    await sendQuoteOf(server, market, { hold: false });
    await take(market, [0, 1]);
    expect((await seenBy(market))?.taken).toBe(undefined);
    await take(market, [2, 3], 2);
    expect((await seenBy(market))?.taken).toEqual([]);
    expect((await codeFor(market)).json()).toMatchObject({ code: 'days.taken' });
  });
});

test('of a machine that is let out no more no quote is accepted, and no code is sent', async () => {
  const market = await openMarket(server);
  await sendQuoteOf(server, market, { hold: false });
  await server.db.updateTable('equipment').set({ status: 'Unavailable' }).where('id', '=', market.machine).execute();
  expect((await codeFor(market)).json()).toMatchObject({ code: 'quote.over' });
  expect(await codesOf(market)).toEqual([]);
});

test('a job that names no days takes none', async () => {
  const market = await openMarket(server, { from: null, days: null });
  const today = await dayFromNow(server.db, 0);
  await sql`insert into commitments (equipment_id, unit, kind, days) values (${market.machine}::uuid, 1, 'booking', daterange(${today}::date, null))`.execute(
    server.db,
  );
  await sendQuoteOf(server, market, { hold: false });
  expect((await seenBy(market))?.taken).toBe(undefined);
  expect((await codeFor(market)).status).toBe(200);
});
