import { randomBytes } from 'node:crypto';
import {
  addEquipment,
  type ErrorBody,
  getEquipmentById,
  getEquipmentTypeDropDown,
  getOwnerEquipments,
  type OwnEquipment,
  searchEquipments,
  updateEquipment,
} from '@yantra/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addPurchase, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { addPicture } from '../../testing/uploaded.ts';

const server = appForFile();

/* Backhoe loaders have a power, excavators a weight, cranes no facts here. */
beforeAll(async () => {
  const facts = [27, 28, 29].map((type_id) => ({ type_id, fact: 'capacity', unit: type_id === 27 ? 'HP' : 't' }));
  await server.db
    .insertInto('type_facts')
    .values(facts.map((fact) => ({ ...fact, low: 3, high: 100 })))
    .execute();
});

const pictureOf = (who: SignedIn) => addPicture(server.db, who.userId, randomBytes(12).toString('hex'));
const form = (image1Url: string) => ({
  name: 'JCB 3DX Super',
  categories: [{ id: 6, name: 'whatever' }],
  equipmentTypeId: 27,
  phoneNumber: '+91 98765 43210',
  modelNumber: '3DX',
  yearOfMfg: '2022',
  noOfWorkingHrs: 48,
  rentalValue: 8740.55,
  rentalType: 1,
  discount: 12.5,
  description: 'With a driver.',
  youtubeLink: 'youtu.be/dQw4w9WgXcQ?si=abc',
  registrationCertificate: true,
  hypoToBank: 'no',
  insuranceAvailable: true,
  image1Url,
  address: 'Yard 4, Kothrud',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411038',
  country: 'India',
  latitude: 18.5,
  longitude: 73.81,
});
const add = (input: object, who: SignedIn) => server.post(`/api${addEquipment.path}`, input, who.bearer);
const update = (input: object, who: SignedIn) => server.post(`/api${updateEquipment.path}`, input, who.bearer);
const rowOf = (id: string) =>
  server.db.selectFrom('equipment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const read = async (id: string, who: SignedIn) =>
  (await server.get(`/api${getEquipmentById.path}?id=${id}`, who.bearer)).json<{ data: OwnEquipment }>().data;
async function added(who: SignedIn, more: object = {}) {
  const answer = await add({ ...form(await pictureOf(who)), ...more }, who);
  expect(answer.json()).toMatchObject({ success: true, message: 'Equipment Created Successfully' });
  return answer.json<{ data: { id: string; version: number } }>().data;
}
async function refused(answer: { status: number; json<T>(): T }) {
  const { code, errors } = answer.json<ErrorBody>();
  return { status: answer.status, code, fields: Object.keys(errors ?? {}) };
}

describe('a new machine', () => {
  test('is the caller’s, with price, region and city as we compute them, whatever the body says', async () => {
    const who = await signedIn(server, 'supplier');
    const lies = {
      supplierId: '00000000-0000-4000-8000-000000000002',
      status: 'On rent',
      finalRentalValue: 1,
      region: 'South',
      cityId: '1',
      listed: true,
      version: 9,
      starCounts: [9],
    };
    const { id, version } = await added(who, lies);
    expect(version).toBe(1);
    expect(await rowOf(id)).toMatchObject({
      supplier_id: who.userId,
      status: 'Available',
      rental_paise: 874_055,
      final_rental_paise: 764_798,
      city_id: '8',
      city: 'Pune',
      state: 'Maharashtra',
      region: 'West',
      phone: '9876543210',
      youtube_link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      listed: false,
      rating_count: 0,
      hypo_to_bank: false,
      created_at: testNow,
    });
    expect(await read(id, who)).toMatchObject({ listing: 'notInPlan', listedUntil: null, views: 0, version: 1 });
  });

  test('makes a user a supplier, which the audit log tells', async () => {
    const who = await signedIn(server, 'user');
    await added(who);
    const user = await server.db.selectFrom('users').select('role').where('id', '=', who.userId).executeTakeFirst();
    expect(user?.role).toBe('supplier');
    const told = await server.db
      .selectFrom('audit_log')
      .select(['kind', 'detail'])
      .where('user_id', '=', who.userId)
      .execute();
    expect(told).toEqual([{ kind: 'role.changed', detail: 'user to supplier' }]);
  });

  test.each([
    [
      'an alias',
      { city: 'Bengaluru', state: 'karnataka', pinCode: '', latitude: null, longitude: null },
      { city_id: '3', city: 'Bangalore', region: 'South' },
    ],
    [
      'a namesake by its state',
      { city: 'Aurangabad', state: 'Bihar', pinCode: '', latitude: null, longitude: null },
      { city: 'Aurangabad', state: 'Bihar', region: 'East' },
    ],
    [
      'a village that the post knows, keeping its name',
      { city: 'Kothrud', state: 'Maharashtra' },
      { city_id: '8', city: 'Kothrud', latitude: 18.5, address: 'Yard 4, Kothrud' },
    ],
    [
      'a village that nobody knows by its PIN, its name in the address',
      { city: 'Some village', state: 'Maharashtra', latitude: '', longitude: null, pinCode: '411038' },
      { city_id: '8', city: 'Pune', state: 'Maharashtra', address: 'Yard 4, Kothrud, Some village' },
    ],
    ['a slip in the state', { state: 'Mahrashta' }, { city_id: '8', state: 'Maharashtra' }],
    ['no marker: the city’s own', { latitude: undefined, pinCode: '' }, { city_id: '8', latitude: expect.any(Number) }],
  ])('stands in a city of our list: %s', async (_what, said, kept) => {
    const who = await signedIn(server, 'supplier');
    expect(await rowOf((await added(who, said)).id)).toMatchObject(kept);
  });

  test('whose place was mended says so, and one that contradicts itself is refused', async () => {
    const who = await signedIn(server, 'supplier');
    const image = await pictureOf(who);
    const village = await add({ ...form(image), city: 'Qwertypur' }, who);
    const mended = [{ field: 'city', said: 'Qwertypur', kept: 'Pune' }];
    expect(village.json()).toMatchObject({ data: { version: 1, mended } });
    const other = await add({ ...form(image), pinCode: '560001' }, who);
    expect(await refused(other)).toEqual({ status: 400, code: 'request.invalid', fields: ['pinCode'] });
    expect(other.json<ErrorBody>().errors).toEqual({
      pinCode:
        'PIN code 560001 is near Bangalore, Karnataka, the address is in Pune. Please correct the one that is wrong.',
    });
  });

  test('as it was kept before may stay where it is, whatever its place', async () => {
    const who = await signedIn(server, 'supplier');
    const odd = {
      city_id: '3',
      city: 'Bangalore',
      state: 'Karnataka',
      pin_code: '560001',
      latitude: 18.5,
      longitude: 73.9,
    };
    const id = await addMachine(server.db, { supplier_id: who.userId, address: 'Hadapsar', ...odd, period: null });
    const same = {
      address: 'Hadapsar',
      city: 'Bangalore',
      state: 'Karnataka',
      pinCode: '560001',
      latitude: 18.5,
      longitude: 73.9,
    };
    const input = { ...form(await pictureOf(who)), ...same, id };
    expect((await update({ ...input, version: 1, status: 'Unavailable' }, who)).status).toBe(200);
    expect(await refused(await update({ ...input, version: 2, address: 'Hadapsar, Pune' }, who))).toMatchObject({
      fields: ['latitude'],
    });
  });

  // spec: rule.description, limit.texts, rule.images
  test('is refused with a sentence at the field', async () => {
    const who = await signedIn(server, 'supplier');
    const good = form(await pictureOf(who));
    const nowhere = { city: 'Qwertypur', latitude: null, longitude: null, pinCode: '' };
    const cases: [object, string, string][] = [
      [{ categories: [] }, 'request.invalid', 'categories'],
      [{ categories: [{ id: 8 }] }, 'category.unknown', 'categories'],
      [{ categories: [{ id: 9 }] }, 'category.unknown', 'categories'],
      [{ equipmentTypeId: 99 }, 'equipmentType.unknown', 'equipmentTypeId'],
      [{ equipmentTypeId: 12345 }, 'equipmentType.unknown', 'equipmentTypeId'],
      [{ equipmentTypeId: 0 }, 'request.invalid', 'equipmentTypeName'],
      [{ image1Url: '' }, 'request.invalid', 'image1Url'],
      [{ image1Url: 'https://example.com/a.jpg' }, 'image.unknown', 'image1Url'],
      [{ image2Url: `/pictures/${'0'.repeat(24)}/640.webp` }, 'image.unknown', 'image2Url'],
      [{ image2Url: 'javascript:alert(1)' }, 'image.unknown', 'image2Url'],
      [{ yearOfMfg: 2027 }, 'request.invalid', 'yearOfMfg'],
      [{ latitude: 48.8, longitude: 2.3 }, 'request.invalid', 'latitude'],
      [nowhere, 'request.invalid', 'city'],
      [{ youtubeLink: 'https://evil.example/watch?v=dQw4w9WgXcQ' }, 'request.invalid', 'youtubeLink'],
      [{ description: 'x'.repeat(251) }, 'request.invalid', 'description'],
      [{ rentalValue: -1 }, 'request.invalid', 'rentalValue'],
      [{ discount: 91 }, 'request.invalid', 'discount'],
    ];
    for (const [more, code, field] of cases) {
      const answer = await refused(await add({ ...good, ...more }, who));
      expect(answer, JSON.stringify(more)).toEqual({ status: 400, code, fields: [field] });
    }
    const count = await server.db.selectFrom('equipment').select('id').where('supplier_id', '=', who.userId).execute();
    expect(count).toEqual([]);
  });

  test('without a picture is kept as a draft where that is said, and is listed with its first', async () => {
    const who = await signedIn(server, 'supplier');
    const { image1Url, ...bare } = form(await pictureOf(who));
    expect(await refused(await add(bare, who))).toMatchObject({ status: 400, fields: ['image1Url'] });
    const answer = await add({ ...bare, isDraft: true }, who);
    const { id } = answer.json<{ data: { id: string } }>().data;
    await addPurchase(server.db, id, [-1, 20]);
    expect(await rowOf(id)).toMatchObject({ is_draft: true, listed: false });
    // It can be changed, and made unavailable, before it has one.
    expect((await update({ ...bare, isDraft: true, id, version: 1, name: 'JCB 4DX' }, who)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ is_draft: true, name: 'JCB 4DX', listed: false });
    expect((await update({ ...bare, image1Url, isDraft: true, id, version: 2 }, who)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ is_draft: false, listed: true });
  });

  test('shows only pictures of its supplier', async () => {
    const [who, other] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
    const foreign = await add(form(await pictureOf(other)), who);
    expect(await refused(foreign)).toEqual({ status: 400, code: 'image.unknown', fields: ['image1Url'] });
    const own = await pictureOf(who);
    const { id } = await added(who, { image1Url: own, image2Url: `https://yantra.example${own}`, image3Url: own });
    expect((await rowOf(id)).picture_ids).toEqual([own.split('/')[2]]);
    // A machine that came with the demo lends its pictures to a copy.
    const demo = 'ab'.repeat(12);
    await addMachine(server.db, { supplier_id: who.userId, picture_ids: [demo], period: null });
    await added(who, { image1Url: `/pictures/${demo}/640.webp` });
  });

  test('of another type names it; the type waits for an admin, and is made once', async () => {
    const who = await signedIn(server, 'supplier');
    const other = { equipmentTypeId: 0, equipmentTypeName: 'Snow plough' };
    const first = await added(who, other);
    const many = await Promise.all([
      added(who, { ...other, equipmentTypeName: 'SNOW PLOUGH' }),
      added(await signedIn(server, 'supplier'), { ...other, equipmentTypeName: 'Ice cutter' }),
      added(await signedIn(server, 'supplier'), { ...other, equipmentTypeName: 'Ice cutter' }),
    ]);
    const types = await server.db
      .selectFrom('equipment_types')
      .selectAll()
      .where('type', 'in', ['Snow plough', 'SNOW PLOUGH', 'Ice cutter'])
      .orderBy('type')
      .execute();
    expect(types).toMatchObject([
      { type: 'Ice cutter', sub_type: '', active: false, deleted: false },
      { type: 'Snow plough', sub_type: '', active: false, deleted: false },
    ]);
    expect((await rowOf(many[0]?.id ?? '')).equipment_type_id).toBe((await rowOf(first.id)).equipment_type_id);
    expect((await read(first.id, who)).equipmentType).toMatchObject({ type: 'Snow plough', subType: '' });
  });
});

describe('a change of a machine', () => {
  // spec: call.update-machine, says.machine-updated
  test('is kept with a new version, and an old version is refused and changes nothing', async () => {
    const who = await signedIn(server, 'supplier');
    const { id } = await added(who);
    const image1Url = (await read(id, who)).image1Url ?? '';
    const change = { ...form(image1Url), id, version: 1, name: 'JCB 4DX', status: 'Unavailable' };
    const answer = await update(change, who);
    expect(answer.json()).toMatchObject({ message: 'Equipment Updated Successfully', data: { id, version: 2 } });
    const late = await update({ ...change, name: 'Late' }, who);
    expect(await refused(late)).toEqual({ status: 409, code: 'equipment.changed', fields: [] });
    expect(await rowOf(id)).toMatchObject({ name: 'JCB 4DX', version: 2, status: 'Unavailable' });
  });

  test('of one version is kept once, however many come at the same time', async () => {
    const who = await signedIn(server, 'supplier');
    const { id } = await added(who);
    const image1Url = (await read(id, who)).image1Url ?? '';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => update({ ...form(image1Url), id, version: 1, name: `Try ${n}` }, who)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await rowOf(id)).version).toBe(2);
  });

  // spec: role.edit
  test('is its owner’s alone: nobody else learns that it exists', async () => {
    const [who, other] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
    const { id } = await added(who);
    const before = await rowOf(id);
    for (const [asker, wanted] of [
      [other, 404],
      [await signedIn(server, 'admin'), 403],
    ] as const) {
      const answer = await update({ ...form(await pictureOf(asker)), id, version: 1 }, asker);
      expect(answer.status).toBe(wanted);
    }
    for (const wrong of ['x', "' or 1=1", '00000000-0000-4000-8000-00000000ffff']) {
      const answer = await update({ ...form(await pictureOf(who)), id: wrong, version: 1 }, who);
      expect(await refused(answer)).toMatchObject({ status: 404, code: 'equipment.unknown' });
    }
    expect(await rowOf(id)).toEqual(before);
  });

  test('of the status takes the machine out of the public lists at once, and puts it back', async () => {
    const who = await signedIn(server, 'supplier');
    const { id } = await added(who, { name: 'Qexcavator' });
    await addPurchase(server.db, id, [-1, 20]);
    const image1Url = (await read(id, who)).image1Url ?? '';
    const isPublic = async () =>
      (await server.get(`/api${searchEquipments.path}?searchTerm=Qexcavator`)).json<{ total: number }>().total === 1;
    const set = async (status: string) => {
      const { version } = await rowOf(id);
      expect((await update({ ...form(image1Url), name: 'Qexcavator', id, version, status }, who)).status).toBe(200);
    };
    expect(await isPublic()).toBe(true);
    const rank = (await rowOf(id)).rank_score;
    await set('Unavailable');
    expect([await isPublic(), (await read(id, who)).listing]).toEqual([false, 'unavailable']);
    expect((await rowOf(id)).rank_score).toBeLessThan(rank - 0.1);
    await set('On rent');
    expect([await isPublic(), (await read(id, who)).listing]).toEqual([true, 'listed']);
    await set('Available');
    expect((await rowOf(id)).rank_score).toBeCloseTo(rank, 4);
  });

  test('may keep what nobody can choose any more', async () => {
    const who = await signedIn(server, 'supplier');
    const facts = { supplier_id: who.userId, equipment_type_id: 99, category_ids: [8], period: null };
    const id = await addMachine(server.db, facts);
    const input = { ...form(await pictureOf(who)), id, version: 1 };
    expect((await update({ ...input, equipmentTypeId: 99, categories: [{ id: 8 }] }, who)).status).toBe(200);
    const answer = await update({ ...input, version: 2, equipmentTypeId: 27, categories: [{ id: 8 }] }, who);
    expect(answer.status).toBe(200);
    expect((await update({ ...input, version: 3, equipmentTypeId: 99 }, who)).status).toBe(400);
  });
});

describe('the capacity of a machine', () => {
  const factsOf = async (id: string) => (await rowOf(id)).facts;

  test('is kept in the unit of its type, and goes with the next change that does not say it', async () => {
    const who = await signedIn(server, 'supplier');
    const { id } = await added(who, { capacity: '76.5' });
    expect(await rowOf(id)).toMatchObject({ facts: { capacity: 76.5 }, capacity: 76.5 });
    expect(await read(id, who)).toMatchObject({ capacity: { value: 76.5, unit: 'HP' } });
    const input = { ...form((await read(id, who)).image1Url ?? ''), id };
    expect((await update({ ...input, version: 1, capacity: 92 }, who)).status).toBe(200);
    expect(await factsOf(id)).toEqual({ capacity: 92 });
    expect((await update({ ...input, version: 2, capacity: '' }, who)).status).toBe(200);
    expect(await factsOf(id)).toEqual({});
    expect(await read(id, who)).not.toHaveProperty('capacity');
  });

  test('leaves what else is known of the machine, unless it becomes one of another type', async () => {
    const who = await signedIn(server, 'supplier');
    const facts = JSON.stringify({ capacity: 14, reach: 8.5 });
    const id = await addMachine(server.db, { supplier_id: who.userId, equipment_type_id: 29, facts, period: null });
    const input = { ...form(await pictureOf(who)), id, equipmentTypeId: 29 };
    await update({ ...input, version: 1, capacity: 15 }, who);
    expect(await factsOf(id)).toEqual({ capacity: 15, reach: 8.5 });
    await update({ ...input, version: 2 }, who);
    expect(await factsOf(id)).toEqual({ reach: 8.5 });
    await update({ ...input, version: 3, capacity: 5, equipmentTypeId: 28 }, who);
    expect(await factsOf(id)).toEqual({ capacity: 5 });
  });

  test('is not kept for a type without a unit', async () => {
    const who = await signedIn(server, 'supplier');
    const crane = await added(who, { equipmentTypeId: 37, capacity: 50 });
    const other = await added(who, { equipmentTypeId: 0, equipmentTypeName: 'Hovercraft', capacity: 50 });
    expect([await factsOf(crane.id), await factsOf(other.id)]).toEqual([{}, {}]);
  });

  test.each([0, -1, 'much', 1_000_001])('is no %s', async (capacity) => {
    const who = await signedIn(server, 'supplier');
    const answer = await add({ ...form(await pictureOf(who)), capacity }, who);
    expect(answer.json<ErrorBody>().errors).toEqual({ capacity: 'Capacity is a number above 0.' });
  });

  test('is asked for in the unit that the list of types names', async () => {
    const types = (await server.get(`/api${getEquipmentTypeDropDown.path}`)).json<{ data: object[] }>().data;
    expect(types).toContainEqual(expect.objectContaining({ id: 27, unit: 'HP' }));
    expect(types).toContainEqual({
      id: 37,
      value: expect.any(String),
      type: 'Mobile crane',
      subType: expect.any(String),
    });
  });
});

describe('the whole of a machine', () => {
  // spec: call.machine, entity.machine
  test('is for its supplier and admins, public or not; everybody else gets what is public', async () => {
    const [who, other, admin] = [
      await signedIn(server, 'supplier'),
      await signedIn(server, 'supplier'),
      await signedIn(server, 'admin'),
    ];
    const hidden = (await added(who)).id;
    const shown = await addMachine(server.db, {
      supplier_id: who.userId,
      address: 'Secret yard',
      phone: '9111111111',
    });
    for (const asker of [who, admin]) {
      expect(await read(hidden, asker)).toMatchObject({ supplierId: who.userId, address: 'Yard 4, Kothrud' });
      expect(await read(shown, asker)).toMatchObject({ supplierName: 'Asha Patil', listing: 'listed' });
    }
    expect((await server.get(`/api${getEquipmentById.path}?id=${hidden}`, other.bearer)).status).toBe(404);
    const plain = await server.get(`/api${getEquipmentById.path}?id=${shown}`);
    const signed = await server.get(`/api${getEquipmentById.path}?id=${shown}`, other.bearer);
    expect(signed.json()).toEqual(plain.json());
    expect([signed.headers['cache-control'], plain.headers['etag']]).toEqual(['no-store', expect.any(String)]);
    expect(plain.text).not.toMatch(/Secret yard|9111111111|supplierId/);
  });

  test.each([
    ['listed', [-5, 5], 'Available', 'listed'],
    ['unavailable', [-5, 5], 'Unavailable', 'unavailable'],
    ['in no plan', null, 'Available', 'notInPlan'],
    ['of a plan that ended', [-20, -5], 'On rent', 'planEnded'],
    ['of a plan that begins', [5, 20], 'Available', 'planBegins'],
  ] as const)('says when it is %s', async (_what, period, status, listing) => {
    const who = await signedIn(server, 'supplier');
    await addMachine(server.db, { supplier_id: who.userId, period, status });
    const { data } = (await server.post(`/api${getOwnerEquipments.path}`, {}, who.bearer)).json<{
      data: OwnEquipment[];
    }>();
    expect(data).toMatchObject([{ listing }]);
    expect(data[0]?.listedUntil !== null).toBe(period !== null && period[1] > 0);
  });
});

describe('category and type of a machine', () => {
  beforeAll(async () => {
    await server.db
      .insertInto('type_categories')
      .values([
        { type_id: 29, category_id: 6 },
        { type_id: 29, category_id: 9 },
        { type_id: 28, category_id: 8 },
      ])
      .execute();
  });

  test('go together: one of its categories is one of the type’s', async () => {
    const who = await signedIn(server, 'supplier');
    const good = form(await pictureOf(who));
    const answer = await add({ ...good, equipmentTypeId: 29, categories: [{ id: 1 }] }, who);
    expect(answer.json<ErrorBody>()).toMatchObject({
      errors: {
        categories: 'Excavator, 13-15 tonne belongs to Earthmoving. Please choose that category too, or another type.',
      },
      errorCodes: { categories: { code: 'category.notOfType' } },
    });
    await added(who, { equipmentTypeId: 29, categories: [{ id: 1 }, { id: 6 }] });
    // A type that has none goes with any, also where its categories are gone.
    await added(who, { equipmentTypeId: 27, categories: [{ id: 1 }] });
    await added(who, { equipmentTypeId: 28, categories: [{ id: 1 }] });
  });

  test('that do not may stay so until they are changed', async () => {
    const who = await signedIn(server, 'supplier');
    const facts = { supplier_id: who.userId, equipment_type_id: 29, category_ids: [1], period: null };
    const id = await addMachine(server.db, facts);
    const input = { ...form(await pictureOf(who)), id, equipmentTypeId: 29, categories: [{ id: 1 }] };
    expect((await update({ ...input, version: 1 }, who)).status).toBe(200);
    const other = await update({ ...input, version: 2, categories: [{ id: 7 }] }, who);
    expect(await refused(other)).toMatchObject({ fields: ['categories'] });
    expect(await refused(await update({ ...input, version: 2, equipmentTypeId: 28 }, who))).toMatchObject({
      status: 200,
    });
  });

  test('are said by the list of types', async () => {
    // Another second: what is kept in memory is looked at again.
    server.clock.time = new Date(testNow.getTime() + 2000);
    const types = (await server.get(`/api${getEquipmentTypeDropDown.path}`)).json<{ data: object[] }>().data;
    expect(types).toContainEqual(expect.objectContaining({ id: 29, categoryIds: [6] }));
    expect(types.find((one) => 'id' in one && one.id === 37)).not.toHaveProperty('categoryIds');
  });
});
