import { randomUUID } from 'node:crypto';
import type { Deal, RenterRequest } from '@yantra/contract/calls';
import { quoteSum } from '@yantra/domain';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import {
  addDeal,
  addRequest,
  dayFromNow,
  type Market,
  openMarket,
  pageOf,
  provedCode,
  quoteInput,
  quoteNamed,
} from '../../testing/deals.ts';
import { addMachine } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { QuoteContent } from './quote-content.ts';
import { turnDeals } from './turn-deals.ts';

const server = appForFile();
const clock = { now: () => server.clock.time };

async function send(market: Market, more: Parameters<typeof quoteInput>[2] = {}): Promise<Deal> {
  const answer = await server.post(
    '/api/Deal/SendQuote',
    await quoteInput(server.db, market, more),
    market.owner.bearer,
  );
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json<{ data: Deal }>().data;
}

async function accept({ dealId, page, phone }: Pick<Market, 'dealId' | 'page' | 'phone'>, more: object = {}) {
  const input = {
    dealId,
    page,
    ...(await quoteNamed(server, dealId)),
    ...(await provedCode(server, phone, 'acceptQuote')),
    ...more,
  };
  return server.post('/api/Deal/AcceptQuote', input);
}

const daysOf = (machine: string) =>
  server.db
    .selectFrom('commitments')
    .select(['kind', 'state', 'deal_id', 'amount_paise'])
    .where('equipment_id', '=', machine)
    .where('state', '=', 'active')
    .execute();

test('a quote says in its content, its row and its answer one total, and is named by the hash of its canonical JSON', async () => {
  const market = await openMarket(server);
  const { quote, state } = await send(market);
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
      const { quote } = await send(market, { lines, gstIncluded, hold: false });
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

test('a quote holds the machine; a new version moves the hold, and one taken back frees it', async () => {
  const market = await openMarket(server);
  const first = await send(market);
  expect(first.quote).toMatchObject({ version: 1, heldUntil: first.quote?.validUntil });
  expect(await daysOf(market.machine)).toEqual([
    { kind: 'hold', state: 'active', deal_id: market.dealId, amount_paise: 17_583_18 },
  ]);
  const other = await addMachine(server.db, { supplier_id: market.owner.userId });
  const second = await send(market, { equipmentId: other, gstIncluded: true });
  expect(second.quote).toMatchObject({ version: 2, machine: { id: other } });
  expect([await daysOf(market.machine), await daysOf(other)]).toMatchObject([[], [{ kind: 'hold' }]]);
  const third = await send(market, { equipmentId: other, hold: false });
  expect([third.quote?.heldUntil, await daysOf(other)]).toEqual([undefined, []]);
  const { version } = await send(market);
  const back = { dealId: market.dealId, deed: 'takeBack', why: 'mistake', whyWords: '', version };
  expect((await server.post('/api/Deal/ChangeDeal', back, market.owner.bearer)).json()).toMatchObject({
    data: { state: 'withdrawn', why: 'mistake' },
  });
  expect(await daysOf(market.machine)).toEqual([]);
});

test('accepting books what was held, closes the other deals and writes the agreement, all at once', async () => {
  const market = await openMarket(server);
  const sibling = await signedIn(server, 'supplier');
  const siblings = await addMachine(server.db, { supplier_id: sibling.userId });
  const { dealId: siblingDeal } = await addDeal(server, {
    requirementId: market.requirementId,
    ownerId: sibling.userId,
  });
  await send({ ...market, dealId: siblingDeal, machine: siblings, owner: sibling });
  await send(market);
  const answer = await accept(market);
  const { data } = answer.json<{ data: Deal }>();
  expect(data).toMatchObject({
    state: 'accepted',
    agreement: { number: expect.stringMatching(/^YN-\d\d-\d{5}$/) as string },
  });
  expect(data.other.phone).toBe(market.owner.phone);
  expect(await daysOf(market.machine)).toMatchObject([{ kind: 'booking', deal_id: market.dealId }]);
  expect(await daysOf(siblings)).toEqual([]);
  const closed = await server.db
    .selectFrom('deals')
    .select(['state', 'state_by'])
    .where('id', '=', siblingDeal)
    .executeTakeFirst();
  expect(closed).toEqual({ state: 'declined', state_by: 'sibling' });
  const agreement = await server.db
    .selectFrom('agreements')
    .selectAll()
    .where('deal_id', '=', market.dealId)
    .executeTakeFirstOrThrow();
  const { quote, quoteSha256 } = JSON.parse(agreement.content) as { quote: QuoteContent; quoteSha256: string };
  expect([quote.total / 100, quoteSha256]).toEqual([data.quote?.total, data.quote?.hash]);
  const leads = await server.db
    .selectFrom('lead_states')
    .select(['user_id', 'status'])
    .where('requirement_id', '=', market.requirementId)
    .execute();
  expect(Object.fromEntries(leads.map(({ user_id, status }) => [user_id, status]))).toEqual({
    [market.owner.userId]: 'Won',
    [sibling.userId]: 'Closed',
  });
  const log = await server.db
    .selectFrom('audit_log')
    .select('kind')
    .where('subject_id', '=', market.requirementId)
    .execute();
  expect(log.map(({ kind }) => kind)).toEqual(['quote.sent', 'quote.sent', 'quote.accepted']);
  // Asked again, as after a lost answer: nothing more happens.
  expect((await accept(market)).json()).toMatchObject({ data: { state: 'accepted', version: data.version } });
});

test('a hash that is not the newest version’s is refused, and the code is not used up', async () => {
  const market = await openMarket(server);
  await send(market);
  const stale = await quoteNamed(server, market.dealId);
  await send(market, { deposit: 0 });
  const code = await provedCode(server, market.phone, 'acceptQuote');
  const refused = await accept(market, { ...stale, ...code });
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { code: 'quote.changed', facts: { deal: { state: 'quoted' } } },
  ]);
  expect((await accept(market, code)).status).toBe(200);
});

test('a quote whose time is over is not accepted, though nobody has ended it yet, and the next best one is named', async () => {
  const market = await openMarket(server);
  await send(market, { hold: false });
  const sibling = await signedIn(server, 'supplier');
  const machine = await addMachine(server.db, { supplier_id: sibling.userId });
  const { dealId } = await addDeal(server, { requirementId: market.requirementId, ownerId: sibling.userId });
  await send({ ...market, dealId, machine, owner: sibling }, { hold: false });
  await sql`alter table quotes disable trigger quotes_immutable`.execute(server.db);
  await sql`update quotes set valid_until = clock_timestamp() - interval '1 second' where deal_id = ${market.dealId}::uuid`.execute(
    server.db,
  );
  await sql`alter table quotes enable trigger quotes_immutable`.execute(server.db);
  const refused = await accept(market);
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { code: 'quote.over', facts: { next: { dealId, total: 17_583.18 } } },
  ]);
  expect(await turnDeals({ db: server.db, clock })).toBeGreaterThan(0);
  const { state, state_by } = await server.db
    .selectFrom('deals')
    .select(['state', 'state_by'])
    .where('id', '=', market.dealId)
    .executeTakeFirstOrThrow();
  expect([state, state_by]).toEqual(['expired', 'clock']);
});

test('of two renters who accept for the same days of one machine one wins, and the other learns of the next best quote', async () => {
  const first = await openMarket(server);
  const second = await openMarket(server);
  const { dealId } = await addDeal(server, { requirementId: second.requirementId, ownerId: first.owner.userId });
  const rival: Market = { ...second, dealId, machine: first.machine, owner: first.owner };
  await send(first, { hold: false });
  await send(rival, { hold: false });
  const next = await send(second, { hold: false, gstIncluded: true });
  const answers = await Promise.all([accept(first), accept(rival)]);
  const won = answers.filter(({ status }) => status === 200);
  const [lost] = answers.filter(({ status }) => status === 409);
  expect([won.length, lost?.json()['code']]).toEqual([1, 'days.taken']);
  if (answers[1] === lost)
    expect(lost?.json()).toMatchObject({ facts: { next: { dealId: second.dealId, total: next.quote?.total } } });
  expect(await daysOf(first.machine)).toHaveLength(1);
  const { n } = await server.db
    .selectFrom('agreements')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('deal_id', 'in', [first.dealId, dealId])
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(1);
});

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

test('the inbox begins with who waits longest, is narrowed by filters, and counts what the owner did', async () => {
  const market = await openMarket(server);
  const later = await addDeal(server, { ownerId: market.owner.userId });
  await send(market);
  const inbox = async (input: object = {}) =>
    (await server.post('/api/Deal/GetInbox', input, market.owner.bearer)).json<{
      data: { id: string }[];
      counts: object;
    }>();
  expect(await inbox()).toMatchObject({
    data: [
      { id: later.dealId, state: 'asked' },
      { id: market.dealId, total: 17_583.18 },
    ],
    counts: { all: 2, toAnswer: 1, held: 1, quoted: 0, won: 0, closed: 0 },
    figures: { waiting: 1, now: { asked: 2, answered: 1, won: 0 }, before: { asked: 0 } },
  });
  expect((await inbox({ filter: 'held' })).data.map(({ id }) => id)).toEqual([market.dealId]);
  await accept(market);
  expect(await inbox({ filter: 'won' })).toMatchObject({ data: [{ id: market.dealId }], counts: { won: 1, held: 0 } });
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

test('four owners are asked, among equals who was asked longest ago, and the partner among them', async () => {
  const cityId = '12';
  const owners = [];
  for (let n = 0; n < 6; n += 1) {
    const owner = await signedIn(server, 'supplier');
    await addMachine(server.db, { supplier_id: owner.userId, city_id: cityId });
    owners.push(owner.userId);
  }
  const askedBy = async () => {
    const { requirementId } = await addRequest(server);
    await server.db
      .updateTable('requirements')
      .set({ city_id: cityId, offer_due_at: new Date() })
      .where('id', '=', requirementId)
      .execute();
    await turnDeals({ db: server.db, clock });
    const rows = await server.db
      .selectFrom('deals')
      .select('owner_id')
      .where('requirement_id', '=', requirementId)
      .execute();
    return rows.map(({ owner_id }) => owner_id);
  };
  const [first, second] = [await askedBy(), await askedBy()];
  expect([first.length, second.length]).toEqual([4, 4]);
  // The two whose turn it was not come first.
  expect(owners.filter((id) => !first.includes(id) && !second.includes(id))).toEqual([]);
});

test('what the time brings: the job is over, both are reminded, and a question that nobody answers ends', async () => {
  const market = await openMarket(server);
  await send(market);
  await accept(market);
  await sql`update deals set from_day = from_day - 30, until_day = until_day - 30 where id = ${market.dealId}::uuid`.execute(
    server.db,
  );
  const unanswered = await addDeal(server);
  await sql`update deals set state_at = state_at - interval '15 days' where id = ${unanswered.dealId}::uuid`.execute(
    server.db,
  );
  await turnDeals({ db: server.db, clock });
  const after = async (id: string) =>
    server.db
      .selectFrom('deals')
      .select(['state', 'rating_asked_at', 'reminded_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  expect(await after(market.dealId)).toMatchObject({ state: 'done', rating_asked_at: expect.any(Date) as Date });
  expect(await after(unanswered.dealId)).toMatchObject({ state: 'expired' });
  const tomorrow = await openMarket(server, { from: await dayFromNow(server.db, 1) });
  await send(tomorrow);
  await accept(tomorrow);
  // The day that begins, as a working day does, within the next 24 hours.
  await sql`update deals set from_day = ((clock_timestamp() + interval '16 hours') at time zone 'Asia/Kolkata')::date where id = ${tomorrow.dealId}::uuid`.execute(
    server.db,
  );
  await turnDeals({ db: server.db, clock });
  expect(await after(tomorrow.dealId)).toMatchObject({ state: 'accepted', reminded_at: expect.any(Date) as Date });
});

test('a code of a page is one of this request’s renter: the page is not another’s', async () => {
  const [one, other] = [await openMarket(server), await openMarket(server)];
  await send(one);
  const refused = await accept({ ...one, page: await pageOf(server, other.requirementId) });
  expect(refused.json()).toMatchObject({ code: 'deal.unknown' });
});
