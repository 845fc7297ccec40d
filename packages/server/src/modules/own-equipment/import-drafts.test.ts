import { addEquipmentPictures, getOwnerEquipments, importEquipments } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addPurchase, testNow } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { addPicture } from '../../testing/uploaded.ts';

const server = appForFile();

const row = (more: Record<string, string> = {}) => ({
  name: 'JCB 3DX',
  categories: 'Earthmoving',
  equipmentTypeId: 'Backhoe loader',
  phoneNumber: '98765 43210',
  modelNumber: '3DX',
  yearOfMfg: '2021',
  noOfWorkingHrs: '48',
  rentalValue: 'Rs. 8,500/- per day',
  address: 'Yard 1',
  city: 'Pune',
  state: 'Maharashtra',
  ...more,
});
interface Brought {
  readonly added: number;
  readonly already?: number;
  readonly machines?: readonly { readonly row: number; readonly id: string; readonly isDraft: boolean }[];
  readonly same?: readonly object[];
  readonly unknownWords?: readonly object[];
  readonly mended?: readonly object[];
  readonly errors: readonly { readonly row: number; readonly errors: object }[];
}
type Headers = Record<string, string>;
const bring = async (rows: object[], bearer: Headers, isTrial = false) =>
  (await server.post(`/api${importEquipments.path}`, { rows, isTrial }, bearer)).json<{ data: Brought }>().data;
const givePictures = (machines: object[], bearer: Headers) =>
  server.post(`/api${addEquipmentPictures.path}`, { machines }, bearer);
const listingsOf = async (bearer: Headers) => {
  const answer = await server.post(`/api${getOwnerEquipments.path}`, { sort: 'name' }, bearer);
  return answer.json<{ data: { name: string; listing: string }[] }>().data.map(({ listing }) => listing);
};
const isListed = async (id: string) =>
  (await server.db.selectFrom('equipment').select('listed').where('id', '=', id).executeTakeFirst())?.listed;
/** As the job does that looks every minute. */
const lookAtLists = () => sql`select refresh_listing(${testNow}::timestamptz)`.execute(server.db);

test('a row without a picture is a draft: in no list though its plan runs, and listed as soon as it has one', async () => {
  const who = await signedIn(server, 'user');
  const { added, machines = [] } = await bring([row()], who.bearer);
  const id = machines[0]?.id ?? '';
  expect([added, machines]).toEqual([1, [{ row: 0, id: expect.any(String), isDraft: true }]]);
  await addPurchase(server.db, id, [-1, 30]);
  await lookAtLists();
  expect(await isListed(id)).toBe(false);
  expect(await listingsOf(who.bearer)).toEqual(['draft']);

  const image = await addPicture(server.db, who.userId, 'a1'.repeat(12));
  const given = await givePictures([{ id, images: [image] }], who.bearer);
  expect(given.json()).toMatchObject({ data: { machines: [{ id, version: 2 }] } });
  expect(await isListed(id)).toBe(true);
  expect(await listingsOf(who.bearer)).toEqual(['listed']);
  // Sent again after a lost answer, it changes nothing.
  expect((await givePictures([{ id, images: [image] }], who.bearer)).json()).toMatchObject({ data: { machines: [] } });
});

test('a draft whose plan has begun is not looked at again each minute', async () => {
  const who = await signedIn(server, 'user');
  const { machines = [] } = await bring([row()], who.bearer);
  await addPurchase(server.db, machines[0]?.id ?? '', [-1, 30]);
  await lookAtLists();
  const { rows } = await sql<{ n: number }>`select refresh_listing(${testNow}::timestamptz) as n`.execute(server.db);
  expect(rows[0]?.n).toBe(0);
});

test('pictures go to machines of one’s own alone, and only one’s own pictures', async () => {
  const [who, other] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
  const own = await addMachine(server.db, { supplier_id: who.userId });
  const theirs = await addMachine(server.db, { supplier_id: other.userId });
  const image = await addPicture(server.db, who.userId, 'a2'.repeat(12));
  const foreign = await addPicture(server.db, other.userId, 'a3'.repeat(12));
  const refused = await givePictures([{ id: own, images: [foreign] }], who.bearer);
  expect([refused.status, refused.json()['code']]).toEqual([400, 'image.unknown']);
  const images = [image];
  const given = await givePictures(
    [
      { id: theirs, images },
      { id: 'nobody’s', images },
      { id: own, images },
    ],
    who.bearer,
  );
  expect(given.json()).toMatchObject({ data: { machines: [{ id: own }] } });
  const kept = await server.db.selectFrom('equipment').select('picture_ids').where('id', '=', theirs).execute();
  expect(kept).toEqual([{ picture_ids: [] }]);
});

test('what is sent again after a break says which machines the rows became', async () => {
  const who = await signedIn(server, 'user');
  const rows = [row(), row({ name: 'Another' })];
  const first = await bring(rows, who.bearer);
  expect(await bring(rows, who.bearer)).toEqual({ ...first, added: 0, already: 2 });
});

test('what is wrong is never called missing', async () => {
  const who = await signedIn(server, 'user');
  const wrong = row({
    yearOfMfg: '1890',
    rentalValue: '8.500',
    noOfWorkingHrs: '4,500',
    phoneNumber: '12',
    pinCode: '4110',
  });
  expect((await bring([wrong, row({ yearOfMfg: '', rentalValue: '-' })], who.bearer, true)).errors).toMatchObject([
    {
      row: 0,
      errors: {
        yearOfMfg: 'The year is out of range: from 1950 to 2026, please.',
        rentalValue: 'Please write the rent in rupees, from 1 to 10,00,00,000, like 8500.',
        noOfWorkingHrs: 'Working hours are a week’s, from 1 to 168.',
        phoneNumber: 'Please enter a valid 10-digit phone number.',
        pinCode: 'A PIN code has six digits.',
      },
    },
    { row: 1, errors: { yearOfMfg: 'Year of Manufacture is required', rentalValue: 'Rental Value is required' } },
  ]);
});

test('a type that we do not have is said with what may be meant, each word once', async () => {
  const who = await signedIn(server, 'user');
  const { errors, unknownWords } = await bring(
    [
      row({ equipmentTypeId: 'Excavator' }),
      row({ equipmentTypeId: 'Excavator' }),
      row({ equipmentTypeId: 'Poclain' }),
      row({ equipmentTypeId: 'Qwertz' }),
    ],
    who.bearer,
    true,
  );
  expect(errors[0]).toMatchObject({
    errors: { equipmentTypeId: 'There is no type Excavator; did you mean Excavator, Mini, 3-6 tonne?' },
  });
  const excavators = [
    { id: 28, name: 'Excavator, Mini, 3-6 tonne' },
    { id: 29, name: 'Excavator, 13-15 tonne' },
  ];
  expect(unknownWords).toEqual([
    { field: 'equipmentTypeId', word: 'Excavator', near: excavators },
    { field: 'equipmentTypeId', word: 'Poclain', near: excavators },
    { field: 'equipmentTypeId', word: 'Qwertz', near: [] },
  ]);
  expect(errors[3]).toMatchObject({ errors: { equipmentTypeId: 'There is no type Qwertz.' } });
});

test('a type is known by its size, by its name in Hindi, and gives the category that its machines are in', async () => {
  const who = await signedIn(server, 'user');
  await server.db
    .insertInto('type_facts')
    .values([
      { type_id: 28, fact: 'capacity', unit: 't', low: 3, high: 6 },
      { type_id: 29, fact: 'capacity', unit: 't', low: 13, high: 15 },
    ])
    .execute();
  await addMachine(server.db, { equipment_type_id: 29 });
  const sized = row({ equipmentTypeId: 'Excavator', capacity: '14 ton', categories: '' });
  const { errors } = await bring([sized, row({ equipmentTypeId: 'बैकहो लोडर' })], who.bearer);
  expect(errors).toEqual([]);
  const kept = await server.db
    .selectFrom('equipment')
    .select(['equipment_type_id', 'category_ids', 'rental_paise', 'rental_type'])
    .where('supplier_id', '=', who.userId)
    .orderBy('equipment_type_id')
    .execute();
  const rent = { rental_paise: 850_000, rental_type: 1 };
  expect(kept).toEqual([
    { equipment_type_id: 27, category_ids: [6], ...rent },
    { equipment_type_id: 29, category_ids: [6], ...rent },
  ]);
});

test('a machine that one has already is noticed, and one that stands twice in the table', async () => {
  const who = await signedIn(server, 'user');
  const { machines = [] } = await bring([row()], who.bearer);
  const again = row({ name: 'jcb 3-dx', rentalValue: '9000', rentalType: 'Daily' });
  const rows = [again, again, again, row({ yearOfMfg: '2019' }), row({ city: 'Nashik' })];
  const { same, errors } = await bring(rows, who.bearer, true);
  expect(errors).toEqual([]);
  expect(same).toEqual([{ row: 0, id: machines[0]?.id, isDraft: true }, { row: 2 }]);
});

test('a place that contradicts itself is refused by its row, and what was mended is told by its row', async () => {
  const who = await signedIn(server, 'user');
  const rows = [
    row({ pinCode: '560001' }),
    row({ city: 'Qwertypur', pinCode: '411028' }),
    row({ state: 'Karnataka' }),
    row({ state: 'MH', country: 'भारत' }),
  ];
  for (const isTrial of [true, false]) {
    const { errors, mended } = await bring(rows, who.bearer, isTrial);
    expect(errors.map((one) => [one.row, Object.keys(one.errors)])).toEqual([
      [0, ['pinCode']],
      [2, ['state']],
    ]);
    expect(mended).toEqual([{ row: 1, field: 'city', said: 'Qwertypur', kept: 'Pune' }]);
  }
});

test('a row whose category and type do not go together says so', async () => {
  const who = await signedIn(server, 'user');
  await server.db.insertInto('type_categories').values({ type_id: 37, category_id: 7 }).execute();
  const { errors } = await bring(
    [row({ equipmentTypeId: 'Mobile crane' }), row({ equipmentTypeId: 'Mobile crane', categories: 'Lifting' })],
    who.bearer,
    true,
  );
  expect(errors).toMatchObject([
    { row: 0, errors: { categories: expect.stringMatching(/^Mobile crane, .* belongs to Lifting\./) } },
  ]);
});
