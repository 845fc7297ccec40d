/** A word with so many matches that the list is walked in its order instead of gathered. */
import { type EquipmentPage, type SearchInput, queryOf } from '@yantra/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachine } from '../../../testing/market.ts';

const server = appForFile();
const many = 40;

beforeAll(async () => {
  for (let index = 0; index < many; index += 1) {
    await addMachine(server.db, {
      name: index % 2 === 0 ? 'Kubota L4508' : 'Kubota MU 5501',
      model_number: `M${index}`,
      equipment_type_id: index % 4 === 0 ? 28 : 1,
      rank_score: (index * 7) % many,
      rupees: 1000 + index,
    });
  }
  await addMachine(server.db, { name: 'Kubota at rest', status: 'Unavailable' });
  await addMachine(server.db, { name: 'Swaraj 744', model_number: 'Kubotan' });
});

async function find(input: Partial<SearchInput>): Promise<EquipmentPage> {
  const answer = await server.get(`/api/Equipment/SearchEquipments?${queryOf({ pageSize: 10, ...input })}`);
  return answer.json() as unknown as EquipmentPage;
}

const everyModel = (from: number, step: number) =>
  Array.from({ length: Math.ceil((many - from) / step) }, (_, index) => `M${from + index * step}`).toSorted();

test.each(['kubota', 'kubotta', 'Kubota for hire'])(
  '%s finds each once, page by page, with the true total',
  async (searchTerm) => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find({ searchTerm, page })));
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => many));
    expect(pages.flatMap(({ data }) => data.map(({ modelNumber }) => modelNumber)).toSorted()).toEqual(
      everyModel(0, 1),
    );
  },
);

test('in the order asked for, also from the far end', async () => {
  const [first, last] = await Promise.all([1, 4].map((page) => find({ searchTerm: 'kubota', sort: 'priceAsc', page })));
  expect(first?.data.map(({ finalRentalValue }) => finalRentalValue)).toEqual(
    Array.from({ length: 10 }, (_, n) => 1000 + n),
  );
  expect(last?.data.map(({ finalRentalValue }) => finalRentalValue)).toEqual(
    Array.from({ length: 10 }, (_, n) => 1030 + n),
  );
});

test('together with a category that the term names or a person chose', async () => {
  const named = await find({ searchTerm: 'kubota tractor', pageSize: 100, page: 1 });
  expect([named.total, named.data.length]).toEqual([30, 30]);
  const chosen = await find({ searchTerm: 'kubota', categoryId: 1, pageSize: 5, page: 2 });
  expect([chosen.total, chosen.data.length]).toEqual([30, 5]);
});

test('counts what is renamed, moved to another category or hidden, at once', async () => {
  const { db } = server;
  const change = (model: string) => db.updateTable('equipment').where('model_number', '=', model);
  await change('M0').set({ name: 'Renamed' }).execute();
  await change('M1')
    .set({ category_ids: [6] })
    .execute();
  await change('M2').set({ listed: false }).execute();
  const asked = (input: Partial<SearchInput>) => find({ searchTerm: 'kubota', page: 1, ...input });
  expect((await asked({})).total).toBe(many - 2);
  expect((await asked({ categoryId: 6 })).total).toBe(10);
});
