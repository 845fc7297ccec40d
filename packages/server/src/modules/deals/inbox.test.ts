import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, addDeal, openMarket, sendQuoteOf } from '../../testing/deals.ts';

const server = appForFile();

test('the inbox begins with who waits longest, is narrowed by filters, and counts what the owner did', async () => {
  const market = await openMarket(server);
  const later = await addDeal(server, { ownerId: market.owner.userId });
  await sendQuoteOf(server, market);
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
  await acceptQuoteOf(server, market);
  expect(await inbox({ filter: 'won' })).toMatchObject({ data: [{ id: market.dealId }], counts: { won: 1, held: 0 } });
});
