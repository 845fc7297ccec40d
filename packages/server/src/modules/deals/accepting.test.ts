import type { Deal } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import {
  acceptQuoteOf,
  addDeal,
  type Market,
  openMarket,
  provedCode,
  quoteBeside,
  quoteNamed,
  sendQuoteOf,
} from '../../testing/deals.ts';
import { addMachine } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { QuoteContent } from './quote-content.ts';
import { turnDeals } from './turn-deals.ts';

const server = appForFile();
const clock = { now: () => server.clock.time };

const daysOf = (machine: string) =>
  server.db
    .selectFrom('commitments')
    .select(['kind', 'state', 'deal_id', 'amount_paise'])
    .where('equipment_id', '=', machine)
    .where('state', '=', 'active')
    .execute();

test('accepting books what was held, closes the other deals and writes the agreement, all at once', async () => {
  const market = await openMarket(server);
  const sibling = await signedIn(server, 'supplier');
  const siblings = await addMachine(server.db, { supplier_id: sibling.userId });
  const { dealId: siblingDeal } = await addDeal(server, {
    requirementId: market.requirementId,
    ownerId: sibling.userId,
  });
  await sendQuoteOf(server, { ...market, dealId: siblingDeal, machine: siblings, owner: sibling });
  await sendQuoteOf(server, market);
  const answer = await acceptQuoteOf(server, market);
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
  expect((await acceptQuoteOf(server, market)).json()).toMatchObject({
    data: { state: 'accepted', version: data.version },
  });
});

test('a hash that is not the newest version’s is refused, and the code is not used up', async () => {
  const market = await openMarket(server);
  await sendQuoteOf(server, market);
  const stale = await quoteNamed(server, market.dealId);
  await sendQuoteOf(server, market, { deposit: 0 });
  const code = await provedCode(server, market.phone, 'acceptQuote');
  const refused = await acceptQuoteOf(server, market, { ...stale, ...code });
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { code: 'quote.changed', facts: { deal: { state: 'quoted' } } },
  ]);
  expect((await acceptQuoteOf(server, market, code)).status).toBe(200);
});

test('a quote whose time is over is not accepted, though nobody has ended it yet, and the next best one is named', async () => {
  const market = await openMarket(server);
  await sendQuoteOf(server, market, { hold: false });
  const { dealId } = await quoteBeside(server, market);
  await sql`alter table quotes disable trigger quotes_immutable`.execute(server.db);
  await sql`update quotes set valid_until = clock_timestamp() - interval '1 second' where deal_id = ${market.dealId}::uuid`.execute(
    server.db,
  );
  await sql`alter table quotes enable trigger quotes_immutable`.execute(server.db);
  const refused = await acceptQuoteOf(server, market);
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
  await sendQuoteOf(server, first, { hold: false });
  await sendQuoteOf(server, rival, { hold: false });
  const next = await sendQuoteOf(server, second, { hold: false, gstIncluded: true });
  const answers = await Promise.all([acceptQuoteOf(server, first), acceptQuoteOf(server, rival)]);
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
