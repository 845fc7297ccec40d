import { randomBytes } from 'node:crypto';
import {
  addEquipment,
  type EquipmentDetails,
  type ErrorBody,
  getEquipmentById,
  getEquipmentTypeDropDown,
  importEquipments,
  type OwnEquipment,
  updateEquipment,
} from '@yantra/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { addPicture } from '../../testing/uploaded.ts';

const server = appForFile();
const [crane, backhoe] = [37, 27];
const word = { unit: null, low: null, high: null };

beforeAll(async () => {
  await server.db
    .insertInto('type_facts')
    .values([
      { type_id: crane, fact: 'fuel', ...word },
      { type_id: crane, fact: 'operator', ...word },
      { type_id: crane, fact: 'reach', unit: 'm', low: 43, high: 60 },
      { type_id: crane, fact: 'capacity', unit: 't', low: 50, high: 60 },
      // Of a later release, of which this one knows nothing.
      { type_id: crane, fact: 'counterweight', unit: 't', low: 1, high: 12 },
      { type_id: backhoe, fact: 'capacity', unit: 'HP', low: 68, high: 76 },
    ])
    .execute();
});

const form = {
  name: 'Zoomlion QY55V',
  categories: [{ id: 7 }],
  equipmentTypeId: crane,
  phoneNumber: '9876543210',
  modelNumber: 'QY55V',
  yearOfMfg: 2025,
  noOfWorkingHrs: 65,
  rentalValue: 26_000,
  address: 'Yard 4, Pimpri',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411018',
  country: 'India',
};
const said = { capacity: 55, reach: '43', operator: 'included', fuel: 'diesel' };

async function owner() {
  const who = await signedIn(server, 'supplier');
  const image1Url = await addPicture(server.db, who.userId, randomBytes(12).toString('hex'));
  const send = (path: string, input: object) =>
    server.post(`/api${path}`, { ...form, image1Url, ...input }, who.bearer);
  return {
    who,
    add: (input: object) => send(addEquipment.path, input),
    update: (input: object) => send(updateEquipment.path, input),
  };
}
const read = async (id: string, who: SignedIn) =>
  (await server.get(`/api${getEquipmentById.path}?id=${id}`, who.bearer)).json<{ data: OwnEquipment }>().data;
const valuesOf = ({ facts = [] }: Pick<EquipmentDetails, 'facts'>) =>
  facts.map(({ fact, value }) => [fact, value ?? '?']);

describe('what a kind is hired by', () => {
  test('is kept as its owner says it, and read in the order of a plate with what nobody said', async () => {
    const { who, add } = await owner();
    const { id } = (await add({ capacity: 55, reach: '43', operator: 'included' })).json<{ data: { id: string } }>()
      .data;
    expect((await read(id, who)).facts).toEqual([
      { fact: 'capacity', value: 55, unit: 't' },
      { fact: 'reach', value: 43, unit: 'm' },
      { fact: 'operator', value: 'included' },
      { fact: 'fuel' },
    ]);
  });

  test('stays where a change says nothing of it, goes where it says null or the type is another', async () => {
    const { who, add, update } = await owner();
    const { id } = (await add(said)).json<{ data: { id: string } }>().data;
    const kept = async () => valuesOf(await read(id, who));
    await update({ id, version: 1, capacity: 55 });
    expect(await kept()).toEqual([
      ['capacity', 55],
      ['reach', 43],
      ['operator', 'included'],
      ['fuel', 'diesel'],
    ]);
    await update({ id, version: 2, capacity: 55, reach: null, fuel: '' });
    expect(await kept()).toEqual([
      ['capacity', 55],
      ['reach', '?'],
      ['operator', 'included'],
      ['fuel', '?'],
    ]);
    await update({ id, version: 3, equipmentTypeId: backhoe, categories: [{ id: 6 }], ...said, capacity: 74 });
    expect(await kept()).toEqual([['capacity', 74]]);
    const row = await server.db.selectFrom('equipment').select('facts').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.facts).toEqual({ capacity: 74 });
  });

  test('is refused where it is no size and no word of the list', async () => {
    const { add } = await owner();
    const answer = (await add({ ...said, reach: 0, operator: 'a friend' })).json<ErrorBody>();
    expect(answer.errors).toEqual({
      reach: 'A size is a number above 0.',
      operator: 'Please choose one from the list.',
    });
  });

  test('comes with a table too, as people write it', async () => {
    const { who } = await owner();
    const row = {
      ...form,
      categories: 'Lifting',
      equipmentTypeId: String(crane),
      yearOfMfg: '2025',
      noOfWorkingHrs: '65',
    };
    const rows = [
      { ...row, rentalValue: '26000', capacity: '55 t', reach: '141 ft', operator: 'With operator', fuel: 'डीजल' },
      { ...row, rentalValue: '26000', name: 'Without', operator: 'Not included', reach: '48' },
      { ...row, rentalValue: '26000', name: 'Wrong', operator: 'perhaps' },
      {
        ...row,
        rentalValue: '8000',
        name: 'JCB',
        categories: 'Earthmoving',
        equipmentTypeId: String(backhoe),
        fuel: 'who knows',
      },
    ];
    const answer = await server.post(`/api${importEquipments.path}`, { rows }, who.bearer);
    expect(answer.json()).toMatchObject({
      data: { added: 3, errors: [{ row: 2, errors: { operator: 'Please choose one from the list.' } }] },
    });
    const kept = await server.db
      .selectFrom('equipment')
      .select('facts')
      .where('supplier_id', '=', who.userId)
      .execute();
    expect(kept.map(({ facts }) => facts)).toEqual(
      expect.arrayContaining([
        { capacity: 55, reach: 42.9768, operator: 'included', fuel: 'diesel' },
        { reach: 48, operator: 'none' },
        {},
      ]),
    );
  });

  test('is told to whoever fills in a machine of the type', async () => {
    const { data } = (await server.get(`/api${getEquipmentTypeDropDown.path}`)).json<{
      data: { id: number; facts?: unknown }[];
    }>();
    expect(data.find(({ id }) => id === crane)?.facts).toEqual([
      { fact: 'capacity', unit: 't' },
      { fact: 'reach', unit: 'm' },
      { fact: 'operator' },
      { fact: 'fuel' },
    ]);
    expect(data.find(({ id }) => id === 1)).not.toHaveProperty('facts');
  });
});

test('everybody may know how many machines an owner lets and since when, and nothing else of them', async () => {
  const { who } = await owner();
  await server.db
    .updateTable('users')
    .set({ created_at: new Date('2023-12-31T20:00:00Z') })
    .where('id', '=', who.userId)
    .execute();
  const mine = { supplier_id: who.userId, equipment_type_id: crane, facts: JSON.stringify({ capacity: 55 }) };
  const id = await addMachine(server.db, mine);
  await addMachine(server.db, { ...mine, status: 'On rent' });
  await addMachine(server.db, { ...mine, period: null });
  const answer = await server.get(`/api${getEquipmentById.path}?id=${id}`);
  const { data } = answer.json<{ data: EquipmentDetails }>();
  expect(data.owner).toEqual({ machines: 2, since: 2024 });
  expect(valuesOf(data)[0]).toEqual(['capacity', 55]);
  expect(answer.text).not.toMatch(/supplier|phone/i);
});
