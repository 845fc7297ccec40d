import { getMarket, type Market } from '@yantra/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';

const server = appForFile();

beforeEach(async () => {
  for (const table of ['equipment', 'searches'] as const) await server.db.deleteFrom(table).execute();
});

const pune = '8';
const elsewhere = '9';
const marketOf = async (cityId: string): Promise<Market> => {
  const { bearer } = await signedIn(server, 'supplier');
  return (await server.get(`/api${getMarket.path}?cityId=${cityId}`, bearer)).json<{ data: Market }>().data;
};
const searched = (day: string, term: string, n: number, kinds: string) =>
  server.db.insertInto('searches').values({ day, term, n, kinds }).execute();

describe('what is wanted and asked near who is new', () => {
  test('are the kinds searched for most in seven days, with how many of them the city has', async () => {
    await searched('2026-03-10', 'jcb', 6, 'Backhoe loader');
    await searched('2026-03-04', 'backhoe or poclain', 2, 'Backhoe loader, Excavator');
    await searched('2026-03-03', 'tractor', 90, 'Tractor');
    await searched('2026-03-10', 'my own words', 50, '');
    await addMachine(server.db, { equipment_type_id: 28 });
    await addMachine(server.db, { equipment_type_id: 28, period: null });
    await addMachine(server.db, { equipment_type_id: 28, city_id: elsewhere });
    const { searched: kinds } = await marketOf(pune);
    expect(kinds).toEqual([
      { kind: 'Backhoe loader', searches: 8, machines: 0 },
      { kind: 'Excavator', searches: 2, machines: 1 },
    ]);
  });

  test('are rents of the middle half of a city’s owners, never of fewer than three machines', async () => {
    for (const rupees of [100, 200, 300, 9000]) await addMachine(server.db, { equipment_type_id: 2, rupees });
    for (const rupees of [100, 200]) await addMachine(server.db, { equipment_type_id: 27, rupees });
    expect((await marketOf(pune)).rents).toEqual([
      { kind: 'Tractor, 41-50 HP, utility', low: 100, high: 300, rentalType: 1 },
    ]);
    expect((await marketOf(elsewhere)).rents).toEqual([]);
  });
});
