import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, addDeal, dayFromNow, openMarket, sendQuoteOf } from '../../testing/deals.ts';
import { turnDeals } from './turn-deals.ts';

const server = appForFile();
const clock = { now: () => server.clock.time };

test('what the time brings: the job is over, both are reminded, and a question that nobody answers ends', async () => {
  const market = await openMarket(server);
  await sendQuoteOf(server, market);
  await acceptQuoteOf(server, market);
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
  await sendQuoteOf(server, tomorrow);
  await acceptQuoteOf(server, tomorrow);
  // The day that begins, as a working day does, within the next 24 hours.
  await sql`update deals set from_day = ((clock_timestamp() + interval '16 hours') at time zone 'Asia/Kolkata')::date where id = ${tomorrow.dealId}::uuid`.execute(
    server.db,
  );
  await turnDeals({ db: server.db, clock });
  expect(await after(tomorrow.dealId)).toMatchObject({ state: 'accepted', reminded_at: expect.any(Date) as Date });
});
