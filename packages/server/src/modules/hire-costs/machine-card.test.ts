/** What its owner says of a machine's costs, as the form sends it and files do. */
import { randomBytes } from 'node:crypto';
import {
  addEquipment,
  type EquipmentDetails,
  getEquipmentById,
  importEquipments,
  type OwnEquipment,
  updateEquipment,
} from '@yantra/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { typedMachine } from '../../testing/typed-machine.ts';
import { addPicture } from '../../testing/uploaded.ts';

const server = appForFile();
const backhoe = 27;

beforeAll(async () => {
  await server.db
    .insertInto('type_facts')
    .values(['operator', 'fuel'].map((fact) => ({ type_id: backhoe, fact })))
    .execute();
});

const card = {
  tiers: { week: 42_000, month: 150_000.5 },
  overtime: 1100,
  transport: { state: 'extra', each: 3500, freeKm: 25, perKm: 60 },
  operator: { state: 'extra', shift: 900, board: true },
  fuel: { state: 'renter', litres: 6.5 },
  deposit: 0,
};
async function owner() {
  const who = await signedIn(server, 'supplier');
  const image1Url = await addPicture(server.db, who.userId, randomBytes(12).toString('hex'));
  const send = (path: string, input: object) =>
    server.post(`/api${path}`, { ...typedMachine, image1Url, ...input }, who.bearer);
  const read = async (id: string) =>
    (await server.get(`/api${getEquipmentById.path}?id=${id}`, who.bearer)).json<{ data: OwnEquipment }>().data;
  const added = async (input: object) =>
    (await send(addEquipment.path, input)).json<{ data: { id: string } }>().data.id;
  return { who, send, read, added };
}
const operatorOf = ({ facts = [] }: EquipmentDetails) => facts.find(({ fact }) => fact === 'operator')?.value;

test('a machine’s card is kept as it was said, kept by a change without it, and removed by null', async () => {
  const { send, read, added } = await owner();
  const id = await added({ rateCard: card });
  const machine = await read(id);
  expect(machine.rateCard).toEqual(card);
  expect(machine.hire?.card).toEqual(card);
  await send(updateEquipment.path, { id, version: 1, rentalValue: 9000 });
  expect((await read(id)).rateCard).toEqual(card);
  await send(updateEquipment.path, { id, version: 2, rateCard: null });
  const bare = await read(id);
  expect([bare.rateCard, bare.hire?.card, operatorOf(bare)]).toEqual([undefined, {}, undefined]);
});

test.each([
  [{ state: 'included' }, 'included'],
  [{ state: 'extra', shift: 900 }, 'extra'],
  [{ state: 'renter' }, 'none'],
  [undefined, undefined],
])('a machine’s card says of the operator %j, and so does the fact: %s', async (operator, fact) => {
  const { read, added } = await owner();
  const id = await added({ operator: 'included', rateCard: { operator } });
  expect(operatorOf(await read(id))).toBe(fact);
});

test('a machine’s card follows the fact where only that is said', async () => {
  const { send, read, added } = await owner();
  const id = await added({ operator: 'none' });
  expect((await read(id)).rateCard).toEqual({ operator: { state: 'renter' } });
  await send(updateEquipment.path, { id, version: 1, rateCard: card });
  await send(updateEquipment.path, { id, version: 2, operator: 'extra' });
  expect((await read(id)).rateCard).toEqual(card);
  await send(updateEquipment.path, { id, version: 3, operator: 'included' });
  expect((await read(id)).rateCard).toEqual({ ...card, operator: { state: 'included' } });
  await send(updateEquipment.path, { id, version: 4, operator: null });
  const { operator: _gone, ...rest } = card;
  expect((await read(id)).rateCard).toEqual(rest);
});

test('a machine’s card is not overwritten by who read an earlier version', async () => {
  const { send, read, added } = await owner();
  const id = await added({ rateCard: card });
  await send(updateEquipment.path, { id, version: 1, rateCard: { overtime: 5 } });
  expect((await send(updateEquipment.path, { id, version: 1, rateCard: card })).json()).toMatchObject({
    code: 'equipment.changed',
  });
  expect((await read(id)).rateCard).toEqual({ overtime: 5 });
});

test.each([
  [{ overtime: -1 }, 'rateAmount.invalid'],
  [{ transport: { state: 'extra', each: 100 } }, 'rateKm.invalid'],
  [{ fuel: { state: 'extra' } }, 'choice.invalid'],
  [{ included: { day: 25 } }, 'rateHours.invalid'],
])('a machine’s card is refused as %j', async (rateCard, code) => {
  const { send } = await owner();
  const answer = await send(addEquipment.path, { rateCard });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.json())).toContain(code);
});

test('a machine’s card says nothing of an imported machine but its operator', async () => {
  const { who, read } = await owner();
  const { categories: _category, equipmentTypeId: _type, ...row } = typedMachine;
  const texts = Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)]));
  const rows = [{ ...texts, equipmentType: 'Backhoe loader', category: 'Earthmoving', operator: 'with operator' }];
  const imported = (await server.post(`/api${importEquipments.path}`, { rows }, who.bearer)).json<{
    data: { machines: { id: string }[]; errors: unknown[] };
  }>().data;
  expect(imported.errors).toEqual([]);
  const [machine] = imported.machines;
  expect((await read(machine?.id ?? '')).rateCard).toEqual({ operator: { state: 'included' } });
});
