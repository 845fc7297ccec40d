import { getAskedRents } from '@yantra/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();
const [crane, backhoe] = [37, 27];
const pune = { city_id: '8', city: 'Pune', state: 'Maharashtra' };
let me: SignedIn;

beforeAll(async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => signedIn(server, 'supplier')));
  me = await signedIn(server, 'supplier');
  const owners = [first, second, third, first, second];
  for (const [at, owner] of owners.entries()) {
    const mine = { ...pune, supplier_id: owner?.userId ?? '', equipment_type_id: crane };
    await addMachine(server.db, { ...mine, rental_type: 1, rupees: (at + 1) * 10_000 });
    // As many, but of two owners.
    const owned = { ...mine, supplier_id: (at === 0 ? second : first)?.userId ?? '' };
    await addMachine(server.db, { ...owned, rental_type: 0, rupees: 1000 });
  }
  await addMachine(server.db, { ...pune, supplier_id: me.userId, equipment_type_id: crane, rupees: 1 });
  await server.db
    .insertInto('typical_rents')
    .values([
      { type_id: crane, rental_type: 0, median_paise: 150_000 },
      { type_id: crane, rental_type: 1, median_paise: 2_000_000 },
    ])
    .onConflict((conflict) => conflict.columns(['type_id', 'rental_type']).doNothing())
    .execute();
});

const ask = async (query: string) => (await server.get(`/api${getAskedRents.path}?${query}`, me.bearer)).json()['data'];
const near = { rentalType: 1, low: 20_000, middle: 30_000, high: 40_000 };
const [perHour, perDay] = [
  { rentalType: 0, middle: 1500 },
  { rentalType: 1, middle: 20_000 },
];

test('others of a city tell what they ask where they are enough, one’s own and few owners’ prices never', async () => {
  expect(await ask(`equipmentTypeId=${crane}&city=Pune&state=Maharashtra`)).toEqual({
    city: 'Pune',
    rents: [near, perHour],
  });
});

test('without a city it is that of one’s newest machine', async () => {
  expect(await ask(`equipmentTypeId=${crane}`)).toMatchObject({ city: 'Pune', rents: [near, perHour] });
});

test('elsewhere the middle of all India is told, and nothing of a type that few let', async () => {
  expect(await ask(`equipmentTypeId=${crane}&city=Nagpur&state=Maharashtra`)).toEqual({ rents: [perHour, perDay] });
  expect(await ask(`equipmentTypeId=${crane}&city=Atlantis`)).toEqual({ rents: [perHour, perDay] });
  expect(await ask(`equipmentTypeId=${backhoe}&city=Pune`)).toEqual({ rents: [] });
});

test('nobody is told who lets nothing', async () => {
  expect((await server.get(`/api${getAskedRents.path}?equipmentTypeId=${crane}`)).status).toBe(401);
});
