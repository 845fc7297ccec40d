import { retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, type Market, openMarket, sendQuoteOf } from '../../testing/deals.ts';
import { testNow } from '../../testing/market.ts';
import { forgetLeads } from '../leads/index.ts';
import { forgetAgreements } from './forget-deals.ts';

const server = appForFile();
const clock = { now: () => testNow };

const requestAt = (at: Date, { requirementId }: Market) =>
  server.db.updateTable('requirements').set({ created_at: at }).where('id', '=', requirementId).execute();
const left = async (markets: readonly Market[]) => {
  const { rows } = await sql<{ id: string; lines: number }>`
    select r.id, (select count(*)::int from deals d join deal_log l on l.deal_id = d.id where d.requirement_id = r.id) as lines
    from requirements r where r.id = any(${markets.map(({ requirementId }) => requirementId)}::uuid[])`.execute(
    server.db,
  );
  return markets.map(({ requirementId }) => (rows.find(({ id }) => id === requirementId)?.lines ?? 0) > 0);
};

test('what came to no agreement goes with its requirement after 18 months, with all that was written', async () => {
  expect(retention.requirements).toEqual({ months: 18 });
  const markets = [await openMarket(server), await openMarket(server), await openMarket(server)] as const;
  const [old, young, agreed] = markets;
  for (const market of markets) await sendQuoteOf(server, market);
  await acceptQuoteOf(server, agreed);
  const end = spanBefore(testNow, retention.requirements).getTime();
  await requestAt(new Date(end - 1), old);
  await requestAt(new Date(end + 1), young);
  await requestAt(new Date(end - 1), agreed);
  await forgetLeads(server.db, clock);
  expect(await left(markets)).toEqual([false, true, true]);
  const quotes = await server.db.selectFrom('quotes').select('id').where('deal_id', '=', old.dealId).execute();
  expect(quotes).toEqual([]);
});

test('an agreement and everything around it goes after eight years, and not before', async () => {
  expect(retention.agreements).toEqual({ months: 96 });
  const markets = [await openMarket(server), await openMarket(server)] as const;
  const end = spanBefore(testNow, retention.agreements).getTime();
  for (const [index, market] of markets.entries()) {
    await sendQuoteOf(server, market);
    await acceptQuoteOf(server, market);
    const at = new Date(end + (index === 0 ? -1 : 1));
    await server.db.updateTable('agreements').set({ accepted_at: at }).where('deal_id', '=', market.dealId).execute();
  }
  await forgetAgreements(server.db, clock);
  expect(await left(markets)).toEqual([false, true]);
  const kept = await server.db
    .selectFrom('agreements')
    .select('deal_id')
    .where('deal_id', 'in', [markets[0].dealId, markets[1].dealId])
    .execute();
  expect(kept).toEqual([{ deal_id: markets[1].dealId }]);
});
