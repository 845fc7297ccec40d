import { importEquipments } from '@yantra/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { addPicture } from '../../testing/uploaded.ts';
import { appForFile } from '../../testing/app-for-file.ts';

const server = appForFile();
let who: SignedIn;
let image1Url: string;

beforeAll(async () => {
  who = await signedIn(server, 'user');
  image1Url = await addPicture(server.db, who.userId, 'ef'.repeat(12));
});

const row = (more: Record<string, string> = {}) => ({
  name: 'JCB 3DX',
  category: 'earthmoving',
  equipmentType: 'Backhoe loader',
  phoneNumber: '9876543210',
  modelNumber: '3DX',
  yearOfMfg: '2021',
  noOfWorkingHrs: '48',
  rentalValue: '₹ 8,500',
  rentalType: 'Week',
  discount: '10%',
  registrationCertificate: 'yes',
  address: 'Yard 1',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  image1Url,
  ...more,
});
const bring = async (rows: object[], more: object = {}) =>
  server.post(`/api${importEquipments.path}`, { rows, ...more }, who.bearer);
const result = async (rows: object[], more: object = {}) =>
  (await bring(rows, more)).json<{ data: { added: number; errors: { row: number; errors: object }[] } }>().data;
const kept = () =>
  server.db.selectFrom('equipment').selectAll().where('supplier_id', '=', who.userId).orderBy('name').execute();

test('rows that are right are added, the others said by row and field; a trial adds nothing', async () => {
  const rows = [
    row(),
    row({ name: '', category: 'Cheese' }),
    row({ name: 'By ids', category: '6; 7', equipmentType: '28' }),
    row({ name: 'Wrong', equipmentType: 'Excavator' }),
    row({ name: 'No place', city: 'Qwertypur' }),
    row({ name: 'No image', image1Url: '/pictures/0/640.webp' }),
    row({ name: 'Other', equipmentType: 'other', equipmentTypeName: 'Snow plough' }),
    {},
  ];
  const errors = [
    { row: 1, errors: { name: 'Name is required' } },
    { row: 3, errors: { equipmentTypeId: expect.any(String) } },
    { row: 4, errors: { city: expect.any(String) } },
    { row: 5, errors: { image1Url: expect.any(String) } },
    { row: 7, errors: expect.objectContaining({ name: 'Name is required', categories: 'Category is required' }) },
  ];
  expect(await result(rows, { isTrial: true })).toEqual({ added: 0, errors });
  expect(await kept()).toEqual([]);
  expect(await result(rows)).toEqual({ added: 3, errors });
  expect(await kept()).toMatchObject([
    { name: 'By ids', category_ids: [6, 7], equipment_type_id: 28 },
    {
      name: 'JCB 3DX',
      category_ids: [6],
      equipment_type_id: 27,
      rental_paise: 850_000,
      rental_type: 2,
      final_rental_paise: 765_000,
      registration_certificate: true,
      city_id: '8',
      status: 'Available',
    },
    { name: 'Other', equipment_type_id: 100 },
  ]);
  const user = await server.db.selectFrom('users').select('role').where('id', '=', who.userId).executeTakeFirst();
  expect(user?.role).toBe('supplier');
});

test('sizes are read as people write them, in the unit of the type', async () => {
  await server.db
    .insertInto('type_facts')
    .values([
      { type_id: 29, fact: 'capacity', unit: 't', low: 13, high: 15 },
      { type_id: 27, fact: 'capacity', unit: 'A', low: 70, high: 400 },
    ])
    .execute();
  const sizes = ['14', '14 t', '14 Ton', '14,000 kg', '13-15 ton', '१४ टन', '14.5MT', ''];
  const digger = { equipmentType: 'Excavator 13-15 tonne' };
  const rows = [
    ...sizes.map((capacity, n) => row({ ...digger, name: `Sized ${n}`, capacity })),
    row({ name: 'Sized by its own unit', capacity: '300 A' }),
    row({ name: 'Sized without a unit', equipmentType: 'Mobile crane', capacity: 'large' }),
    row({ ...digger, name: 'By another measure', capacity: '60 ft' }),
    row({ ...digger, name: 'No size', capacity: 'big' }),
    row({ ...digger, name: 'Nothing', capacity: '0 t' }),
  ];
  const errors = { capacity: 'Capacity is a number above 0.' };
  expect(await result(rows)).toEqual({ added: 10, errors: [10, 11, 12].map((at) => ({ row: at, errors })) });
  const added = (await kept()).filter(({ name }) => name.startsWith('Sized'));
  expect(Object.fromEntries(added.map(({ name, capacity }) => [name, capacity]))).toEqual({
    ...Object.fromEntries([14, 14, 14, 14, 14, 14, 14.5, null].map((capacity, n) => [`Sized ${n}`, capacity])),
    'Sized by its own unit': 300,
    'Sized without a unit': null,
  });
});

test('500 rows at a time are the most, and they fit', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => row({ name: `Row ${n}`, description: 'x'.repeat(200) }));
  expect((await bring(many(501))).status).toBe(400);
  expect(await result(many(500))).toEqual({ added: 500, errors: [] });
  expect((await bring([row({ name: 'x'.repeat(1_100_000) })])).status).toBe(413);
});
