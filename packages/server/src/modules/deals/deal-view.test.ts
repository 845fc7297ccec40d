import type { RenterRequest } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { type Market, openMarket, quoteInput } from '../../testing/deals.ts';

const server = appForFile();

const distanceOf = async ({ page }: Market) =>
  (await server.post('/api/Deal/GetRequest', { page })).json<{ data: RenterRequest }>().data.deals[0]?.distanceKm;

test('a distance is said where both places are known, and only there', async () => {
  const market = await openMarket(server);
  await server.post('/api/Deal/SendQuote', await quoteInput(server.db, market), market.owner.bearer);
  await server.db
    .updateTable('equipment')
    .set({ latitude: 18.52, longitude: 73.86 })
    .where('id', '=', market.machine)
    .execute();
  expect(await distanceOf(market)).toBeUndefined();
  const place = (latitude: number | null) =>
    server.db
      .updateTable('requirements')
      .set({ job_latitude: latitude, job_longitude: latitude === null ? null : 73.86 })
      .where('id', '=', market.requirementId)
      .execute();
  await place(18.62);
  expect(await distanceOf(market)).toBe(11);
  await place(null);
  expect(await distanceOf(market)).toBeUndefined();
});
