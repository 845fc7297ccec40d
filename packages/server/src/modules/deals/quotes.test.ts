import { quoteSum } from '@yantra/domain';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { dayFromNow, openMarket, quoteInput, sendQuoteOf } from '../../testing/deals.ts';
import { addMachine } from '../../testing/market.ts';
import type { QuoteContent } from './quote-content.ts';

const server = appForFile();

const daysOf = (machine: string) =>
  server.db
    .selectFrom('commitments')
    .select(['kind', 'state', 'deal_id', 'amount_paise'])
    .where('equipment_id', '=', machine)
    .where('state', '=', 'active')
    .execute();

test('a quote says in its content, its row and its answer one total, and is named by the hash of its canonical JSON', async () => {
  const market = await openMarket(server);
  const { quote, state } = await sendQuoteOf(server, market);
  const row = await server.db
    .selectFrom('quotes')
    .selectAll()
    .where('deal_id', '=', market.dealId)
    .executeTakeFirstOrThrow();
  const content = JSON.parse(row.content) as QuoteContent;
  expect(state).toBe('quoted');
  expect([quote?.total, row.total_paise / 100, content.total / 100]).toEqual([17_583.18, 17_583.18, 17_583.18]);
  expect(canonicalize(content)).toBe(row.content);
  const { rows } = await sql<{
    hash: string;
  }>`select encode(sha256(convert_to(${row.content}, 'UTF8')), 'hex') as hash`.execute(server.db);
  expect([quote?.hash, row.sha256]).toEqual([rows[0]?.hash, rows[0]?.hash]);
  expect(content).toMatchObject({
    renter: { phone: market.phone, name: 'Prakash Iyer' },
    machine: { id: market.machine },
    job: { days: 4 },
  });
  // It never changes.
  await expect(sql`update quotes set total_paise = 1 where id = ${row.id}`.execute(server.db)).rejects.toThrow(
    'does not change',
  );
});

test('what a quote comes to is the same wherever it is worked out', async () => {
  const market = await openMarket(server);
  const paise = fc.integer({ min: 100, max: 50_000_00 });
  const line = fc.record({
    part: fc.constantFrom('rent' as const, 'transport' as const, 'operator' as const),
    name: fc.constant(''),
    quantity: fc.integer({ min: 25, max: 5000 }).map((n) => n / 100),
    unit: fc.constantFrom('day' as const, 'trip' as const),
    rate: paise.map((n) => n / 100),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), fc.boolean(), async (lines, gstIncluded) => {
      // A deal has so many versions at most.
      await server.db.updateTable('deals').set({ quote_id: null }).where('id', '=', market.dealId).execute();
      await server.db.deleteFrom('quotes').where('deal_id', '=', market.dealId).execute();
      await server.db.deleteFrom('limit_hits').execute();
      const { quote } = await sendQuoteOf(server, market, { lines, gstIncluded, hold: false });
      const row = await server.db
        .selectFrom('quotes')
        .selectAll()
        .where('deal_id', '=', market.dealId)
        .executeTakeFirstOrThrow();
      const inPaise = lines.map((one) => ({ ...one, rate: Math.round(one.rate * 100) }));
      const { total, amounts } = quoteSum({ lines: inPaise, parts: [], gst: 18, gstIncluded });
      const content = JSON.parse(row.content) as QuoteContent;
      expect([row.total_paise, content.total, Math.round((quote?.total ?? 0) * 100)]).toEqual([total, total, total]);
      expect(content.lines.map(({ amount }) => amount)).toEqual(amounts);
    }),
    { numRuns: 25 },
  );
});

test('a line of the owner’s own takes something off, on the screen as in the content', async () => {
  const market = await openMarket(server);
  const rent = { part: 'rent' as const, name: '', quantity: 4, unit: 'day' as const, rate: 5000 };
  const off = { part: 'own' as const, name: 'For a second job', quantity: 1, unit: 'piece' as const, rate: -1000.5 };
  const { quote } = await sendQuoteOf(server, market, { lines: [rent, off], gstIncluded: true, hold: false });
  expect(quote?.lines[1]).toMatchObject({ rate: -1000.5, amount: -1000.5 });
  expect(quote?.total).toBe(18_999.5);
});

test('how far it is to a place that nobody has said is not said', async () => {
  const market = await openMarket(server);
  const nowhere = { job_latitude: null, job_longitude: null };
  await server.db.updateTable('requirements').set(nowhere).where('id', '=', market.requirementId).execute();
  expect(await sendQuoteOf(server, market)).not.toHaveProperty('distanceKm');
});

test('a quote holds the machine; a new version moves the hold, and one taken back frees it', async () => {
  const market = await openMarket(server);
  const first = await sendQuoteOf(server, market);
  expect(first.quote).toMatchObject({ version: 1, heldUntil: first.quote?.validUntil });
  expect(await daysOf(market.machine)).toEqual([
    { kind: 'hold', state: 'active', deal_id: market.dealId, amount_paise: 17_583_18 },
  ]);
  const other = await addMachine(server.db, { supplier_id: market.owner.userId });
  const second = await sendQuoteOf(server, market, { equipmentId: other, gstIncluded: true });
  expect(second.quote).toMatchObject({ version: 2, machine: { id: other } });
  expect([await daysOf(market.machine), await daysOf(other)]).toMatchObject([[], [{ kind: 'hold' }]]);
  const third = await sendQuoteOf(server, market, { equipmentId: other, hold: false });
  expect([third.quote?.heldUntil, await daysOf(other)]).toEqual([undefined, []]);
  const { version } = await sendQuoteOf(server, market);
  const back = { dealId: market.dealId, deed: 'takeBack', why: 'mistake', whyWords: '', version };
  expect((await server.post('/api/Deal/ChangeDeal', back, market.owner.bearer)).json()).toMatchObject({
    data: { state: 'withdrawn', why: 'mistake' },
  });
  expect(await daysOf(market.machine)).toEqual([]);
});

test('a draft is filled from the rate card and the job, and says which machines are free', async () => {
  const market = await openMarket(server);
  const draft = async () =>
    (await server.post('/api/Deal/GetQuoteDraft', { dealId: market.dealId }, market.owner.bearer)).json<{
      data: object;
    }>().data;
  expect(await draft()).toMatchObject({
    equipmentId: market.machine,
    machines: [{ id: market.machine, isFree: true }],
    lines: [{ part: 'rent', rate: 1000 }],
    gst: 18,
    mayHold: true,
    version: 1,
  });
  await sql`insert into commitments (equipment_id, unit, kind, days) values (${market.machine}::uuid, 1, 'booking', daterange(${await dayFromNow(server.db, 6)}::date, null))`.execute(
    server.db,
  );
  expect(await draft()).toMatchObject({ machines: [{ isFree: false }], mayHold: false });
  const refused = await server.post('/api/Deal/SendQuote', await quoteInput(server.db, market), market.owner.bearer);
  expect([refused.status, refused.json()['code']]).toEqual([409, 'days.taken']);
  expect(await server.db.selectFrom('quotes').select('id').where('deal_id', '=', market.dealId).execute()).toEqual([]);
});
