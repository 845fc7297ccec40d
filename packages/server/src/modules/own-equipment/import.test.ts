import { addEquipment, importEquipments } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/types.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachines, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { addPicture } from '../../testing/uploaded.ts';
import { mostAtOnce, quotas } from '../quotas/quotas.ts';
import { rowsATime } from './import.service.ts';

/** Each field’s; what they are is for the tests of the contract. */
const errorCodes: unknown = expect.any(Object);

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
/** The same machine as its form sends it. */
const aMachine = (more: object = {}) => ({
  ...row(),
  category: undefined,
  equipmentType: undefined,
  categories: [{ id: 6 }],
  equipmentTypeId: 27,
  rentalValue: 8500,
  rentalType: 2,
  discount: 10,
  registrationCertificate: true,
  ...more,
});

/** The database that fails once it has begun so many transactions. */
function brokenAfter(db: Kysely<Database>, transactions: number): Kysely<Database> {
  let begun = 0;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && (begun += 1) > transactions) throw new Error('Somebody pulled the plug.');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
}

const bring = async (rows: object[], more: object = {}) =>
  server.post(`/api${importEquipments.path}`, { rows, ...more }, who.bearer);
interface Result {
  readonly added: number;
  readonly already?: number;
  readonly errors: readonly { readonly row: number; readonly errors: object }[];
}
/** But for which machines they became and what words may mean, which stand in import-drafts.test.ts. */
const result = async (rows: object[], more: object = {}) => {
  const { data } = (await bring(rows, more)).json<{ data: Result }>();
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => ['added', 'already', 'errors'].includes(key)),
  ) as unknown as Result;
};
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
    {
      row: 1,
      errors: { name: 'Name is required', categories: 'There is no category Cheese.' },
      errorCodes: {
        name: { code: 'name.required' },
        categories: { code: 'category.noneSuch', params: { said: 'Cheese' } },
      },
    },
    { row: 3, errors: { equipmentTypeId: expect.any(String) }, errorCodes },
    { row: 4, errors: { city: expect.any(String) }, errorCodes },
    { row: 5, errors: { image1Url: expect.any(String) }, errorCodes },
    {
      row: 7,
      errors: expect.objectContaining({ name: 'Name is required', categories: 'Category is required' }),
      errorCodes,
    },
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
  expect(await result(rows)).toEqual({
    added: 10,
    errors: [10, 11, 12].map((at) => ({ row: at, errors, errorCodes })),
  });
  const added = (await kept()).filter(({ name }) => name.startsWith('Sized'));
  expect(Object.fromEntries(added.map(({ name, capacity }) => [name, capacity]))).toEqual({
    ...Object.fromEntries([14, 14, 14, 14, 14, 14, 14.5, null].map((capacity, n) => [`Sized ${n}`, capacity])),
    'Sized by its own unit': 300,
    'Sized without a unit': null,
  });
});

test('5,000 rows at a time are the most, and a large body is read of suppliers alone', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Row ${n}` }));
  expect((await bring(many(5001))).status).toBe(400);
  const { errors } = await result(many(5000), { isTrial: true });
  expect(errors).toHaveLength(5000);
  const large = { rows: [row({ name: 'x'.repeat(6_300_000) })] };
  expect((await server.post(`/api${importEquipments.path}`, large, who.bearer)).status).toBe(413);
  expect((await server.post(`/api${importEquipments.path}`, large)).json()).toMatchObject({ code: 'auth.required' });
});

test('what is sent again after a break is added once, and what is alike in one table each time', async () => {
  const fleet = [
    ...Array.from({ length: 60 }, (_, n) => row({ name: `Fleet ${n}` })),
    row({ name: 'Twin' }),
    row({ name: 'Twin' }),
  ];
  const before = (await kept()).length;
  const broken = testApp(brokenAfter(server.db, 2));
  const first = await broken.post(`/api${importEquipments.path}`, { rows: fleet }, who.bearer);
  expect(first.status).toBe(500);
  const there = (await kept()).length - before;
  expect(there).toBe(2 * rowsATime);
  expect(await result(fleet)).toEqual({ added: 62 - there, already: there, errors: [] });
  expect(await result(fleet)).toEqual({ added: 0, already: 62, errors: [] });
  expect((await kept()).length - before).toBe(62);
  expect(await result([...fleet, row({ name: 'Twin' })])).toEqual({ added: 1, already: 62, errors: [] });
  await server.db
    .updateTable('imported_rows')
    .set({ at: new Date(testNow.getTime() - 86_400_000) })
    .execute();
  expect(await result([row({ name: 'Twin' })])).toEqual({ added: 1, errors: [] });
});

test('two of the same at once add each row once', async () => {
  const fleet = Array.from({ length: 60 }, (_, n) => row({ name: `At once ${n}` }));
  const [one, other] = await Promise.all([result(fleet), result(fleet)]);
  expect(one.added + other.added).toBe(60);
  expect((await kept()).filter(({ name }) => name.startsWith('At once'))).toHaveLength(60);
});

test('while 1,000 rows are imported, others have their turn between every few of them', async () => {
  const fleet = Array.from({ length: 1000 }, (_, n) => row({ name: `Large ${n}` }));
  const importing = { done: false };
  const imported = result(fleet).finally(() => (importing.done = true));
  const seen = new Set<number>();
  while (!importing.done) {
    // One query after another, as another person's page would send.
    const { n } = await server.db
      .selectFrom('equipment')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('name', 'like', 'Large %')
      .executeTakeFirstOrThrow();
    seen.add(Number(n));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await imported).toEqual({ added: 1000, errors: [] });
  // What is added at a time is seen at once, and hardly ever two of them went by between two questions.
  expect([...seen].every((n) => n % rowsATime === 0)).toBe(true);
  expect(seen.size).toBeGreaterThan(20);
});

test('an account holds so many machines, and nothing of a table is added that does not fit', async () => {
  const owner = await signedIn(server, 'supplier');
  await addMachines(
    server.db,
    Array.from({ length: mostAtOnce.machines - 1 }, (_, n) => ({ name: `Old ${n}`, supplier_id: owner.userId })),
    { isListed: false },
  );
  const image = await addPicture(server.db, owner.userId, 'cd'.repeat(12));
  const bringTo = (rows: object[]) => server.post(`/api${importEquipments.path}`, { rows }, owner.bearer);
  const full = { code: 'equipment.tooMany', message: expect.stringContaining('5,000 machines') };
  const refused = await bringTo([row({ image1Url: image }), row({ image1Url: image, name: 'Two' })]);
  expect([refused.status, refused.json()]).toMatchObject([409, full]);
  expect((await bringTo([row({ image1Url: image })])).json()).toMatchObject({ data: { added: 1 } });
  expect((await bringTo([row({ image1Url: image })])).json()).toMatchObject({ data: { added: 0, already: 1 } });
  const one = await server.post(`/api${addEquipment.path}`, aMachine({ image1Url: image }), owner.bearer);
  expect([one.status, one.json()]).toMatchObject([409, full]);
}, 60_000);

test('new types may be named up to a number a day, and the rows that name more say so', async () => {
  const owner = await signedIn(server, 'user');
  const image = await addPicture(server.db, owner.userId, 'ab'.repeat(12));
  const other = (n: number) =>
    row({ image1Url: image, name: `Strange ${n}`, equipmentType: 'Other', equipmentTypeName: `Strange kind ${n}` });
  const bringTo = async (rows: object[]) =>
    (await server.post(`/api${importEquipments.path}`, { rows }, owner.bearer)).json<{ data: object }>().data;
  const few = Array.from({ length: quotas.newTypes.most }, (_, n) => other(n));
  expect(await bringTo(few)).toMatchObject({ added: few.length });
  const errors = { equipmentTypeName: expect.stringContaining('Too many new equipment types') };
  expect(await bringTo([row({ image1Url: image }), { ...other(0), name: 'Known by now' }, other(99)])).toMatchObject({
    added: 2,
    errors: [{ row: 2, errors, errorCodes: { equipmentTypeName: { code: 'equipmentType.tooManyNew' } } }],
  });
  const one = aMachine({ image1Url: image, equipmentTypeId: 0, equipmentTypeName: 'One more kind' });
  const refused = await server.post(`/api${addEquipment.path}`, one, owner.bearer);
  expect([refused.status, refused.json()['code']]).toEqual([429, 'equipmentType.tooManyNew']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
