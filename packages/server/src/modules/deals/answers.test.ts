import { type EquipmentDetails, getEquipmentById, type RenterRequest } from '@yantra/contract/calls';
import { dealLimits } from '@yantra/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, addDeal, openMarket, sendQuoteOf } from '../../testing/deals.ts';

const server = appForFile();

test('how an owner answers is said on the machine’s page and beside quotes from ten requests on, and not before', async () => {
  expect(dealLimits.publicFrom).toBe(10);
  const market = await openMarket(server);
  const { owner, machine } = market;
  const onPage = async () =>
    (await server.get(`/api${getEquipmentById.path}?id=${machine}`)).json<{ data: EquipmentDetails }>().data.owner;
  const besideQuote = async () =>
    (await server.post('/api/Deal/GetRequest', { page: market.page })).json<{ data: RenterRequest }>().data.deals[0]
      ?.other;
  const asked = async (minutes: number | null) => {
    const { dealId } = await addDeal(server, { ownerId: owner.userId });
    await sql`update deals set first_answer_at = asked_at + ${minutes}::float8 * interval '1 minute' where id = ${dealId}::uuid`.execute(
      server.db,
    );
  };
  await sendQuoteOf(server, market);
  await acceptQuoteOf(server, market);
  for (const minutes of [10, 20, 20, 20, 30, 600, null, null]) await asked(minutes);
  expect([await onPage(), await besideQuote()]).toEqual([
    { machines: 1, since: expect.any(Number) as number },
    expect.not.objectContaining({ answers: expect.anything() as unknown }),
  ]);
  await asked(25);
  // Half of the eight answers, of which one was given at once.
  expect(await onPage()).toMatchObject({ answers: { minutes: 20, asked: 10, answered: 8, won: 1 } });
  expect(await besideQuote()).toMatchObject({ answers: { minutes: 20, share: 0.8 } });
  // Nothing of the others.
  const others = await openMarket(server);
  const page = await server.get(`/api${getEquipmentById.path}?id=${others.machine}`);
  expect(page.json<{ data: EquipmentDetails }>().data.owner).not.toHaveProperty('answers');
});
