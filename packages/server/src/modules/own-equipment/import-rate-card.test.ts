import { getEquipmentById, importEquipments, type OwnEquipment, updateEquipment } from '@yantra/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();
let who: SignedIn;
beforeAll(async () => {
  who = await signedIn(server, 'supplier');
});

const row = (more: Record<string, string> = {}) => ({
  name: 'EX 200',
  categories: 'Earthmoving',
  equipmentTypeId: 'Backhoe loader',
  phoneNumber: '9876543210',
  modelNumber: 'EX 200',
  yearOfMfg: '2021',
  noOfWorkingHrs: '48',
  rentalValue: '13800',
  rentalType: 'day',
  address: 'Yard 1',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  ...more,
});

interface Imported {
  readonly machines?: readonly { readonly id: string }[];
  readonly errors: readonly { readonly row: number; readonly errors: Record<string, string> }[];
}
const bring = async (...rows: object[]): Promise<Imported> =>
  (await server.post(`/api${importEquipments.path}`, { rows }, who.bearer)).json<{ data: Imported }>().data;
const machine = async (id: string | undefined): Promise<OwnEquipment> =>
  (await server.get(`/api${getEquipmentById.path}?id=${id}`, who.bearer)).json<{ data: OwnEquipment }>().data;

test('a row’s rate card is kept, as its owner reads it again', async () => {
  const { machines, errors } = await bring(
    row({
      rentWeek: '₹ 72,000/-',
      rentMonth: '2.6 lakh',
      overtime: '1900/h',
      minimum: '2 दिन',
      transport: 'अलग से',
      transportEach: '6000',
      transportFreeKm: '25 km',
      transportPerKm: '90/km',
      operator: 'हाँ',
      operatorBoard: 'yes',
      fuel: 'dry',
      fuelLitres: '9.5',
      deposit: '50,000',
      gstIncluded: 'extra',
    }),
  );
  expect(errors).toEqual([]);
  expect((await machine(machines?.[0]?.id)).rateCard).toEqual({
    tiers: { week: 72_000, month: 260_000 },
    overtime: 1900,
    minimum: { unit: 'days', amount: 2 },
    transport: { state: 'extra', each: 6000, freeKm: 25, perKm: 90 },
    operator: { state: 'included', board: true },
    fuel: { state: 'renter', litres: 9.5 },
    deposit: 50_000,
    gstIncluded: false,
  });
});

test('what cannot be read of a rate card is said by row and column, and the rest is added', async () => {
  const { machines, errors } = await bring(
    row({ name: 'Without a card' }),
    row({ name: 'Wrong', rentWeek: 'on call', transport: 'by air', fuelLitres: '900', hoursInDay: '25' }),
  );
  expect((await machine(machines?.[0]?.id)).rateCard).toBeUndefined();
  expect(errors).toMatchObject([
    {
      row: 1,
      errors: {
        rentWeek: 'A price is from 0 to 10,00,00,000 rupees.',
        transport: 'Please choose one from the list.',
        fuelLitres: 'The litres an hour are above 0 and at most 200.',
        hoursInDay: 'The hours are a whole number from 1 to 24.',
      },
    },
  ]);
});

test('an operator at extra cost stays so while the card has no price of a shift', async () => {
  await server.db
    .insertInto('type_facts')
    .values({ type_id: 27, fact: 'operator', unit: null, low: null, high: null })
    .execute();
  const { machines } = await bring(row({ name: 'With an operator' }));
  const id = machines?.[0]?.id;
  const before = await machine(id);
  const input = {
    ...before,
    isDraft: true,
    image1Url: undefined,
    image2Url: undefined,
    image3Url: undefined,
    pinCode: undefined,
    operator: 'extra',
    rateCard: { deposit: 0 },
  };
  const answer = await server.post(`/api${updateEquipment.path}`, input, who.bearer);
  expect(answer.status).toBe(200);
  const after = await machine(id);
  expect(after.rateCard).toEqual({ deposit: 0 });
  expect(after.facts).toContainEqual({ fact: 'operator', value: 'extra' });
});
