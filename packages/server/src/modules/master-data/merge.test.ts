// @module-tag other
import {
  getMasterDataUse,
  mergeCategories,
  mergeEquipmentTypes,
  searchEquipments,
  updateCategory,
  updateEquipmentType,
} from '@yantra/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import type { TestAnswer } from '../../testing/test-app.ts';

const server = appForFile();
let admin: SignedIn;
let id = 200;
beforeAll(async () => {
  admin = await signedIn(server, 'admin');
});

const post = (call: { readonly path: string }, input: object) => server.post(`/api${call.path}`, input, admin.bearer);
const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];
async function addType(
  type: string,
  sub_type = '',
  facts: Record<string, readonly [unit: string, low: number, high: number] | null> = {},
) {
  id += 1;
  await server.db.insertInto('equipment_types').values({ id, type, sub_type }).execute();
  for (const [fact, size] of Object.entries(facts)) {
    const [unit, low, high] = size ?? [null, null, null];
    await server.db.insertInto('type_facts').values({ type_id: id, fact, unit, low, high }).execute();
  }
  return id;
}
async function addCategory(name: string) {
  id += 1;
  await server.db.insertInto('categories').values({ id, name }).execute();
  return id;
}
const machine = (machineId: string) =>
  server.db
    .selectFrom('equipment')
    .select(['equipment_type_id', 'category_ids', 'facts', 'version'])
    .where('id', '=', machineId)
    .executeTakeFirstOrThrow();
const useOf = async (kind: 'types' | 'categories', row: number) => {
  const answer = await server.get(`/api${getMasterDataUse.path}`, admin.bearer);
  const { data } = answer.json<{ data: Record<typeof kind, readonly { id: number }[]> }>();
  return data[kind].find((one) => one.id === row);
};
const found = async (term: string) => {
  const answer = await server.get(
    `/api${searchEquipments.path}?selectedCity=Pune&selectedCityId=8&searchTerm=${encodeURIComponent(term)}`,
  );
  return answer.json<{ total: number }>().total;
};
const lastAudit = async () => {
  const row = await server.db
    .selectFrom('audit_log')
    .select(['kind', 'user_id', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { ...row, detail: JSON.parse(row?.detail ?? '') as unknown };
};

test('the use of a kind counts machines that are on no list too', async () => {
  const [type, category] = [await addType('Sprayer'), await addCategory('Spraying')];
  await addMachine(server.db, { equipment_type_id: type, category_ids: [category, 1] });
  await addMachine(server.db, { equipment_type_id: type, category_ids: [category], period: null });
  expect(await useOf('types', type)).toEqual({ id: type, machines: 2, listed: 1, isUsed: true });
  expect(await useOf('categories', category)).toEqual({ id: category, machines: 2, listed: 1, isUsed: true });
  expect(await useOf('types', 99)).toBeUndefined();
});

test('two types become one: machines, facts in its units, and the old name finds it', async () => {
  const from = await addType('Dumper', 'Articulated', { capacity: ['kW', 10, 100], fuel: null });
  const into = await addType('Tipper', '', { capacity: ['HP', 10, 200] });
  await server.db
    .insertInto('type_words')
    .values({ type_id: from, word: 'hyva', whole_group: true, created_at: new Date() })
    .execute();
  const moved = await addMachine(server.db, {
    name: 'Volvo A25',
    equipment_type_id: from,
    facts: JSON.stringify({ capacity: 74.57, fuel: 'Diesel' }),
  });
  const merged = await post(mergeEquipmentTypes, { id: from, into, version: 1 });
  expect(merged.json()['data']).toEqual({ machines: 1 });
  expect(await machine(moved)).toMatchObject({ equipment_type_id: into, facts: { fuel: 'Diesel' }, version: 2 });
  expect((await machine(moved)).facts).toHaveProperty('capacity', expect.closeTo(100, 0));
  expect(
    await server.db.selectFrom('type_facts').select('fact').where('type_id', '=', into).orderBy('place').execute(),
  ).toEqual([{ fact: 'capacity' }, { fact: 'fuel' }]);
  for (const term of ['dumper', 'dumper articulated', 'hyva', 'tipper'])
    expect([term, await found(term)]).toEqual([term, 1]);
  expect(
    await server.db.selectFrom('equipment_types').select(['active', 'deleted']).where('id', '=', from).execute(),
  ).toEqual([{ active: false, deleted: true }]);
  expect(await lastAudit()).toEqual({
    kind: 'equipmentType.merged',
    user_id: admin.userId,
    detail: { of: String(from), before: 'Dumper, Articulated', after: 'Tipper', machines: '1' },
  });
  expect(codeIn(await post(mergeEquipmentTypes, { id: from, into }))).toEqual([400, 'equipmentType.unknown']);
});

test('words of a group stay with what is left of it', async () => {
  const from = await addType('Auger', 'Small');
  const left = await addType('Auger', 'Large');
  const into = await addType('Hole digger');
  await server.db
    .insertInto('type_words')
    .values({ type_id: from, word: 'gaddha machine', whole_group: true, created_at: new Date() })
    .execute();
  await post(mergeEquipmentTypes, { id: from, into });
  const words = await server.db
    .selectFrom('type_words')
    .select(['type_id', 'word'])
    .where('type_id', 'in', [left, into])
    .orderBy('word')
    .execute();
  expect(words).toEqual([
    { type_id: into, word: 'Auger Small' },
    { type_id: left, word: 'gaddha machine' },
  ]);
});

test('two categories become one: each machine is in it once, types and requirements follow, the old name finds it', async () => {
  const [from, into, type] = [await addCategory('Boring'), await addCategory('Drilling'), await addType('Drill rig')];
  await server.db.insertInto('type_categories').values({ type_id: type, category_id: from }).execute();
  const both = await addMachine(server.db, { equipment_type_id: type, category_ids: [from, 1, into] });
  const one = await addMachine(server.db, { equipment_type_id: type, category_ids: [from] });
  await server.db
    .insertInto('requirements')
    .values({
      idempotency_key: 'key-of-merge-1',
      full_name: 'Asha',
      phone: '9822041573',
      email: 'asha@example.in',
      category_id: from,
      created_at: new Date(),
      consented_at: new Date(),
    })
    .execute();
  const merged = await post(mergeCategories, { id: from, into });
  expect(merged.json()['data']).toEqual({ machines: 2 });
  expect((await machine(both)).category_ids).toEqual([into, 1]);
  expect((await machine(one)).category_ids).toEqual([into]);
  expect(
    await server.db
      .selectFrom('requirements')
      .select('category_id')
      .where('idempotency_key', '=', 'key-of-merge-1')
      .execute(),
  ).toEqual([{ category_id: into }]);
  expect(
    await server.db.selectFrom('type_categories').select('category_id').where('type_id', '=', type).execute(),
  ).toEqual([{ category_id: into }]);
  expect([await found('boring'), await found('drilling')]).toEqual([2, 2]);
  expect(await lastAudit()).toMatchObject({
    kind: 'category.merged',
    detail: { of: String(from), before: 'Boring', after: 'Drilling', machines: '2' },
  });
});

test('a kind is not merged into itself, into one that is gone, or over somebody’s change', async () => {
  const [from, into] = [await addType('Winch', 'Hand'), await addType('Winch', 'Motor')];
  expect((await post(mergeEquipmentTypes, { id: from, into: from })).json()).toMatchObject({
    errorCodes: { into: { code: 'choice.invalid' } },
  });
  expect(codeIn(await post(mergeEquipmentTypes, { id: from, into: 99_999 }))).toEqual([400, 'equipmentType.unknown']);
  expect(codeIn(await post(mergeEquipmentTypes, { id: from, into, version: 7 }))).toEqual([
    409,
    'equipmentType.changed',
  ]);
  expect(codeIn(await post(mergeCategories, { id: 9, into: 1 }))).toEqual([400, 'category.unknown']);
});

test('only what nothing is of is deleted, and the audit log says what it was', async () => {
  const [type, category] = [await addType('Rammer'), await addCategory('Ramming')];
  const last = await addMachine(server.db, { equipment_type_id: type, category_ids: [category] });
  const ofType = { id: type, type: 'Rammer', subType: '', active: true, deleted: true };
  const ofCategory = { id: category, name: 'Ramming', colorCode: '#112233', active: true, deleted: true };
  expect(codeIn(await post(updateEquipmentType, ofType))).toEqual([409, 'equipmentType.inUse']);
  expect(codeIn(await post(updateCategory, ofCategory))).toEqual([409, 'category.inUse']);
  await server.db
    .updateTable('equipment')
    .set({ equipment_type_id: 1, category_ids: [1] })
    .where('id', '=', last)
    .execute();
  expect((await post(updateEquipmentType, ofType)).status).toBe(200);
  expect((await post(updateCategory, ofCategory)).status).toBe(200);
  expect(await lastAudit()).toMatchObject({
    kind: 'category.deleted',
    detail: { of: String(category), before: expect.stringContaining('"deleted":"false"') },
  });
});
