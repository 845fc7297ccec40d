import {
  addEquipmentType,
  addNewCategory,
  type CategoryRow,
  getCategories,
  getCategoryDropDown,
  getEquipmentTypeDropDown,
  getEquipmentTypes,
  searchEquipments,
  type TypeRow,
  updateCategory,
  updateEquipmentType,
} from '@yantra/contract/calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { isAbout } from '../../testing/audit-of.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/test-app.ts';

const server = appForFile();
/** Another process on the same database. */
let elsewhere: TestApp;
let admin: SignedIn;
const url = {
  categories: `/api${getCategories.path}`,
  addCategory: `/api${addNewCategory.path}`,
  updateCategory: `/api${updateCategory.path}`,
  types: `/api${getEquipmentTypes.path}`,
  addType: `/api${addEquipmentType.path}`,
  updateType: `/api${updateEquipmentType.path}`,
  search: `/api${searchEquipments.path}`,
};

beforeAll(async () => {
  elsewhere = testApp(server.db);
  admin = await signedIn(server, 'admin');
});
beforeEach(() => {
  elsewhere.clock.time = testNow;
});

const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];
const rowsIn = <Row>(answer: TestAnswer) => answer.json<{ data: Row[] }>().data;
const idIn = (answer: TestAnswer) => answer.json<{ data: { id: number } }>().data.id;
const namesOf = async (app: TestApp, headers: Record<string, string> = {}, query = '') =>
  rowsIn<CategoryRow>(await app.get(`${url.categories}${query}`, headers)).map(({ name }) => name);
/** Entries of the audit log about a row, with or without facts. */
const category = { name: 'Concrete', colorCode: '#607D8B', active: true };

describe('a category', () => {
  // spec: call.add-category, call.update-category
  test('is added, renamed, made inactive and active again, and deleted for good', async () => {
    const id = idIn(await server.post(url.addCategory, { ...category, active: false }, admin.bearer));
    const all = () => namesOf(server, admin.bearer, '?includeInactive=true');
    expect(await namesOf(server)).not.toContain('Concrete');
    expect(await all()).toContain('Concrete');
    const change = (facts: object) => server.post(url.updateCategory, { ...category, id, ...facts }, admin.bearer);
    await change({ name: 'Concreting' });
    expect(await namesOf(server)).toContain('Concreting');
    await change({ name: 'Concreting', active: false });
    expect(await namesOf(server)).not.toContain('Concreting');
    await change({ name: 'Concreting', deleted: true });
    expect(await all()).not.toContain('Concreting');
    expect(codeIn(await change({ name: 'Concreting', deleted: false }))).toEqual([400, 'category.unknown']);
    expect((await server.get(`/api${getCategoryDropDown.path}`)).text).not.toContain('Concreting');
  });

  // spec: call.master-categories
  test('shows what is inactive to admins alone, and only when they ask', async () => {
    const user = await signedIn(server, 'supplier');
    for (const [headers, query] of [
      [{}, '?includeInactive=true'],
      [user.bearer, '?includeInactive=true'],
      [admin.bearer, ''],
    ] as const) {
      expect(await namesOf(server, headers, query)).not.toContain('Retired');
    }
    const names = await namesOf(server, admin.bearer, '?includeInactive=true');
    expect([names.includes('Retired'), names.includes('Removed')]).toEqual([true, false]);
    const seen = await server.get(`${url.categories}?includeInactive=true`, admin.bearer);
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(rowsIn<CategoryRow>(seen)).toContainEqual(
      expect.objectContaining({ name: 'Retired', active: false, deleted: false }),
    );
  });

  test('shares its name with no other, unless that is deleted', async () => {
    const post = (facts: object) => server.post(url.addCategory, { ...category, ...facts }, admin.bearer);
    expect(codeIn(await post({ name: 'tractors' }))).toEqual([409, 'category.taken']);
    expect((await post({ name: 'Removed' })).status).toBe(200);
    const rename = { id: 7, name: 'EARTHMOVING', colorCode: '#C62828', active: true };
    expect(codeIn(await server.post(url.updateCategory, rename, admin.bearer))).toEqual([409, 'category.taken']);
    const same = { ...rename, name: 'LIFTING' };
    expect((await server.post(url.updateCategory, same, admin.bearer)).status).toBe(200);
    expect((await server.post(url.updateCategory, { ...same, name: 'Lifting' }, admin.bearer)).status).toBe(200);
  });

  test('has one name when many add it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.post(url.addCategory, { ...category, name: 'Drilling' }, admin.bearer)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test.each(['red', '#12345', '#12345g', 'url(https://x.example)', '#123456;background:url(x)'])(
    'has no colour %s',
    async (colorCode) => {
      const answer = await server.post(url.addCategory, { ...category, name: 'Coloured', colorCode }, admin.bearer);
      expect(codeIn(answer)).toEqual([400, 'request.invalid']);
    },
  );

  test('is told to the audit log by who changed it', async () => {
    const id = idIn(await server.post(url.addCategory, { ...category, name: 'Audited' }, admin.bearer));
    await server.post(url.updateCategory, { ...category, name: 'Audited', id, active: false }, admin.bearer);
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['kind', 'user_id', 'detail'])
      .where(isAbout(id))
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { kind: 'category.added', user_id: admin.userId, detail: String(id) },
      {
        kind: 'category.changed',
        user_id: admin.userId,
        detail: JSON.stringify({ of: String(id), before: '{"active":"true"}', after: '{"active":"false"}' }),
      },
    ]);
  });
});

describe('an equipment type', () => {
  const type = { type: 'Paver', subType: 'Wheeled', active: true, deleted: false };
  const list = async (headers: Record<string, string> = {}, body: object = {}) =>
    rowsIn<TypeRow>(await server.post(url.types, body, headers));

  // spec: call.add-type, call.update-type, call.types
  test('is added and changed, and shown by whether it is active', async () => {
    const id = idIn(await server.post(url.addType, type, admin.bearer));
    expect(await list()).toContainEqual({ id, ...type });
    expect(codeIn(await server.post(url.addType, { ...type, subType: 'WHEELED' }, admin.bearer))).toEqual([
      409,
      'equipmentType.taken',
    ]);
    await server.post(url.updateType, { ...type, id, active: false }, admin.bearer);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect((await list({}, { includeInactive: true })).map((one) => one.id)).not.toContain(id);
    expect(await list(admin.bearer, { includeInactive: true })).toContainEqual({
      id,
      ...type,
      active: false,
      version: 2,
    });
    await server.post(url.updateType, { ...type, id, deleted: true }, admin.bearer);
    expect((await list(admin.bearer, { includeInactive: true })).map((one) => one.id)).not.toContain(id);
    expect(codeIn(await server.post(url.updateType, { ...type, id }, admin.bearer))).toEqual([
      400,
      'equipmentType.unknown',
    ]);
    expect((await server.get(`/api${getEquipmentTypeDropDown.path}`)).text).not.toContain('Paver');
  });
});

describe('two who change the same row', () => {
  const rows = {
    category: {
      add: url.addCategory,
      update: url.updateCategory,
      facts: { ...category, name: 'Shared' },
      code: 'category.changed',
      shown: async () =>
        rowsIn<CategoryRow>(await server.get(`${url.categories}?includeInactive=true`, admin.bearer)) as object[],
    },
    type: {
      add: url.addType,
      update: url.updateType,
      facts: { type: 'Shared', subType: 'Wheeled', active: true, deleted: false },
      code: 'equipmentType.changed',
      shown: async () =>
        rowsIn<TypeRow>(await server.post(url.types, { includeInactive: true }, admin.bearer)) as object[],
    },
  } as const;

  test.each(['category', 'type'] as const)('of a %s do not overwrite each other unseen', async (kind) => {
    const { add, update, facts, code, shown } = rows[kind];
    const id = idIn(await server.post(add, facts, admin.bearer));
    const change = (more: object) => server.post(update, { ...facts, id, ...more }, admin.bearer);
    expect(await shown()).toContainEqual(expect.objectContaining({ id, version: 1 }));
    expect((await change({ version: 1, active: false })).json()).toMatchObject({ data: { version: 2 } });
    expect(codeIn(await change({ version: 1, deleted: true }))).toEqual([409, code]);
    expect(await shown()).toContainEqual(expect.objectContaining({ id, active: false, version: 2 }));
    // Somebody who reads it again may go on, and so may who does not say what they read.
    expect((await change({ version: 2, active: true })).json()).toMatchObject({ data: { version: 3 } });
    expect((await change({})).json()).toMatchObject({ data: { version: 4 } });
  });

  test('at once are served one after the other: one of five wins', async () => {
    const { add, update, facts } = rows.category;
    const id = idIn(await server.post(add, { ...facts, name: 'Raced' }, admin.bearer));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        server.post(update, { ...facts, name: `Raced ${n}`, id, version: 1 }, admin.bearer),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('what the machines of a type are hired by', () => {
  const type = { type: 'Generator', subType: 'Silent', active: true, deleted: false };
  const capacity = { unit: 'kVA', low: 62.5, high: 125 };
  const factsOf = (id: number) =>
    server.db.selectFrom('type_facts').select(['fact', 'unit', 'low', 'high']).where('type_id', '=', id).execute();
  const add = async (more: object) => idIn(await server.post(url.addType, { ...type, ...more }, admin.bearer));
  const change = (id: number, more: object) => server.post(url.updateType, { ...type, id, ...more }, admin.bearer);

  test('is said with it, changed, left as it is and taken away; the log tells of the type', async () => {
    const id = await add({ capacity });
    const shown = async (headers: Record<string, string>, body: object) =>
      rowsIn<TypeRow>(await server.post(url.types, body, headers)).find((one) => one.id === id);
    expect(await factsOf(id)).toEqual([{ fact: 'capacity', ...capacity }]);
    expect(await shown({}, {})).toEqual({ id, ...type, capacity });
    expect(await shown(admin.bearer, { includeInactive: true })).toEqual({
      id,
      ...type,
      capacity,
      facts: [{ fact: 'capacity', ...capacity }],
      version: 1,
    });
    expect((await server.get(`/api${getEquipmentTypeDropDown.path}`)).text).toContain('"unit":"kVA"');
    await server.db
      .insertInto('type_facts')
      .values({ type_id: id, fact: 'fuel', unit: 'L', low: 5, high: 9 })
      .execute();
    await change(id, { capacity: { ...capacity, high: '250' } });
    await change(id, {});
    expect(await factsOf(id)).toContainEqual({ fact: 'capacity', ...capacity, high: 250 });
    await change(id, { capacity: null });
    expect(await factsOf(id)).toEqual([{ fact: 'fuel', unit: 'L', low: 5, high: 9 }]);
    expect(await shown({}, {})).not.toHaveProperty('capacity');
    const told = await server.db.selectFrom('audit_log').select('kind').where(isAbout(id)).execute();
    const kinds = told.map(({ kind }) => kind).filter((kind) => kind.startsWith('equipmentType'));
    expect(kinds).toEqual(['equipmentType.added', ...Array.from({ length: 3 }, () => 'equipmentType.changed')]);
  });

  test.each([
    [{ ...capacity, unit: 'bushel' }, 'capacity.unit', 'Please choose a unit.'],
    [{ ...capacity, low: 0 }, 'capacity.low', 'From and to are numbers above 0, the lower one first.'],
    [{ ...capacity, low: 200 }, 'capacity.high', 'From and to are numbers above 0, the lower one first.'],
  ])('is no %j', async (wrong, field, sentence) => {
    const answer = await server.post(url.addType, { ...type, subType: 'Wrong', capacity: wrong }, admin.bearer);
    expect([answer.status, answer.json()['errors']]).toEqual([400, { [field]: sentence }]);
  });

  test('in another unit is said of its machines too, and of none where it measures something else', async () => {
    const id = await add({ subType: 'Open', capacity });
    const facts = JSON.stringify({ capacity: 100, fuel: 7 });
    const machine = await addMachine(server.db, { equipment_type_id: id, facts });
    const untold = await addMachine(server.db, { equipment_type_id: id });
    const rowOf = (one: string) =>
      server.db.selectFrom('equipment').select(['facts', 'version']).where('id', '=', one).executeTakeFirst();
    await change(id, { subType: 'Open', capacity: { ...capacity, high: 200 } });
    expect(await rowOf(machine)).toEqual({ facts: { capacity: 100, fuel: 7 }, version: 1 });
    await change(id, { subType: 'Open', capacity: { unit: 'kW', low: 50, high: 160 } });
    expect(await rowOf(machine)).toEqual({ facts: { capacity: expect.closeTo(80, 1), fuel: 7 }, version: 2 });
    await change(id, { subType: 'Open', capacity: { unit: 't', low: 1, high: 2 } });
    expect(await rowOf(machine)).toEqual({ facts: { fuel: 7 }, version: 3 });
    expect(await rowOf(untold)).toEqual({ facts: {}, version: 1 });
  });
});

describe('all that the machines of a type are hired by', () => {
  const type = { type: 'Crane', subType: 'Truck', active: true, deleted: false };
  const capacity = { fact: 'capacity', unit: 't', low: 50, high: 60 };
  const reach = { fact: 'reach', unit: 'm', low: 43, high: 60 };
  const operator = { fact: 'operator' };
  let id = 0;
  const change = (facts: readonly object[], who = admin) =>
    server.post(url.updateType, { ...type, id, facts }, who.bearer);
  const shown = async () =>
    rowsIn<TypeRow>(await server.post(url.types, { includeInactive: true }, admin.bearer)).find((one) => one.id === id);
  const asked = async () =>
    rowsIn<{ id: number; facts?: { fact: string }[] }>(await server.get(`/api${getEquipmentTypeDropDown.path}`))
      .find((one) => one.id === id)
      ?.facts?.map(({ fact }) => fact);

  beforeAll(async () => {
    id = idIn(await server.post(url.addType, { ...type, facts: [capacity, operator] }, admin.bearer));
  });

  test('is added to, put in another order and taken from, and asked of owners so; the log tells of the type', async () => {
    expect(await shown()).toMatchObject({ facts: [capacity, operator], capacity: { unit: 't', low: 50, high: 60 } });
    await change([operator, reach, capacity]);
    expect((await shown())?.facts).toEqual([operator, reach, capacity]);
    expect(await asked()).toEqual(['operator', 'reach', 'capacity']);
    await change([reach]);
    expect(await shown()).toMatchObject({ facts: [reach] });
    expect(await shown()).not.toHaveProperty('capacity');
    await server.post(url.updateType, { ...type, id }, admin.bearer);
    expect(await asked()).toEqual(['reach']);
    const told = await server.db.selectFrom('audit_log').select('kind').where(isAbout(id)).execute();
    expect(told.filter(({ kind }) => kind === 'equipmentType.changed')).toHaveLength(3);
    expect((await change([], await signedIn(server, 'supplier'))).status).toBe(403);
  });

  test('leaves alone what a later version put there', async () => {
    const later = { type_id: id, fact: 'counterweight', unit: 't', low: 1, high: 12 };
    await server.db.insertInto('type_facts').values(later).execute();
    await change([capacity]);
    expect((await shown())?.facts).toEqual([capacity]);
    const rows = await server.db.selectFrom('type_facts').select('fact').where('type_id', '=', id).execute();
    expect(rows.map(({ fact }) => fact).toSorted()).toEqual(['capacity', 'counterweight']);
  });

  test('in another unit is said of its machines too; what was asked no more is not read in a unit that nobody meant', async () => {
    await change([capacity, reach, operator]);
    const facts = JSON.stringify({ capacity: 55, reach: 30.48, operator: 'extra' });
    const machine = await addMachine(server.db, { equipment_type_id: id, facts });
    const said = async () =>
      (await server.db.selectFrom('equipment').select('facts').where('id', '=', machine).executeTakeFirstOrThrow())
        .facts;
    await change([capacity, { ...reach, unit: 'ft', low: 140, high: 200 }, operator]);
    expect(await said()).toEqual({ capacity: 55, reach: 100, operator: 'extra' });
    await change([capacity]);
    expect(await said()).toEqual({ capacity: 55, reach: 100, operator: 'extra' });
    await change([capacity, reach, operator]);
    expect(await said()).toEqual({ capacity: 55, operator: 'extra' });
  });

  const range = 'From and to are numbers above 0, the lower one first.';
  test.each([
    [[{ ...reach, unit: 't' }], 'facts.0.unit', 'Please choose a unit.'],
    [[{ fact: 'reach' }], 'facts.0.unit', 'Please choose a unit.'],
    [[{ ...operator, unit: 't', low: 1, high: 2 }], 'facts.0.unit', 'Please choose a unit.'],
    [[{ ...reach, low: undefined }], 'facts.0.low', range],
    [[{ ...reach, high: 3 }], 'facts.0.high', range],
    [[{ fact: 'colour' }], 'facts.0.fact', 'Please choose a fact from the list.'],
    [[operator, operator], 'facts', 'Each fact stands in the list once.'],
  ])('is no %j', async (facts, field, sentence) => {
    const answer = await change(facts);
    expect([answer.status, answer.json()['errors']]).toEqual([400, { [field]: sentence }]);
  });
});

describe('what others keep in memory', () => {
  const understood = async (app: TestApp, term: string) =>
    (await app.get(`${url.search}?searchTerm=${term}`)).json<{ understood?: { category?: { name: string } } }>()
      .understood?.category?.name;

  test('is read anew in this process at once, and in another within a second', async () => {
    expect(await namesOf(elsewhere)).not.toContain('Compaction');
    const id = idIn(await server.post(url.addCategory, { ...category, name: 'Compaction' }, admin.bearer));
    expect(await understood(server, 'Compaction')).toBe('Compaction');
    elsewhere.clock.time = new Date(testNow.getTime() + 1000);
    expect(await namesOf(elsewhere)).toContain('Compaction');
    expect(await understood(elsewhere, 'compaktion')).toBe('Compaction');
    await server.post(url.updateCategory, { ...category, name: 'Compaction', id, active: false }, admin.bearer);
    elsewhere.clock.time = new Date(testNow.getTime() + 2000);
    expect(await understood(elsewhere, 'compaction')).toBeUndefined();
  });

  test('forgets a name’s words, unless machines bear them', async () => {
    const word = (text: string) =>
      server.db.selectFrom('lexicon').select(['kind', 'weight']).where('word', '=', text).executeTakeFirst();
    await addMachine(server.db, { name: 'Boomlift Genie', equipment_type_id: 37 });
    const id = idIn(await server.post(url.addCategory, { ...category, name: 'Boomlift Zeppelin' }, admin.bearer));
    expect([(await word('boomlift'))?.kind, (await word('zeppelin'))?.kind]).toEqual(['category', 'category']);
    await server.post(url.updateCategory, { ...category, name: 'Ladders', id }, admin.bearer);
    expect(await word('boomlift')).toEqual({ kind: 'word', weight: 1 });
    expect([await word('zeppelin'), (await word('ladders'))?.kind]).toEqual([undefined, 'category']);
  });
});

test('a type says which categories its machines are in, keeps them where that is not said, and goes with any once none is left', async () => {
  const added = { type: 'Dumper', subType: 'Articulated', active: true, deleted: false };
  const id = idIn(await server.post(url.addType, { ...added, categoryIds: [6, 7, 9, 4711] }, admin.bearer));
  const ofType = async () => {
    const rows = rowsIn<TypeRow>(await server.post(url.types, { includeInactive: true }, admin.bearer));
    return rows.find((row) => row.id === id)?.categoryIds;
  };
  expect(await ofType()).toEqual([6, 7]);
  const change = (more: object) => server.post(url.updateType, { ...added, id, ...more }, admin.bearer);
  await change({ subType: 'Rigid' });
  expect(await ofType()).toEqual([6, 7]);
  await change({ categoryIds: [7] });
  expect(await ofType()).toEqual([7]);
  await change({ categoryIds: [] });
  expect(await ofType()).toBeUndefined();
});
