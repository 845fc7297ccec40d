import { getEveryEquipment, getOwnerEquipments, type OwnEquipment, queryOf } from '@yantra/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();
let owner: SignedIn;
let admin: SignedIn;

const names = ['bulldozer', 'Ärrow crane', 'Crane 50', 'apollo 13', 'Zed', 'crane 50'];

beforeAll(async () => {
  [owner, admin] = [await signedIn(server, 'supplier'), await signedIn(server, 'admin')];
  for (const [n, name] of names.entries()) {
    await addMachine(server.db, {
      supplier_id: owner.userId,
      name,
      model_number: `M-${n}`,
      rupees: 100 * (n + 1),
      equipment_type_id: [1, 2, 27, 28, 37, 37][n] ?? 1,
      status: n === 0 ? 'Unavailable' : 'Available',
      period: n < 3 ? null : [-10, 30],
      created_at: new Date(testNow.getTime() - n * 1000),
    });
  }
  await addMachine(server.db, { name: 'Foreign crane' });
});

interface Page {
  readonly data: OwnEquipment[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
const own = async (input: object, who = owner) =>
  (await server.post(`/api${getOwnerEquipments.path}`, input, who.bearer)).json<Page>();
const every = async (input: object, who = admin) =>
  (await server.get(`/api${getEveryEquipment.path}?${queryOf(input)}`, who.bearer)).json<Page>();
const namesOf = ({ data }: Page) => data.map(({ name }) => name);

describe('a table of machines', () => {
  test('has one’s own, the newest first, listed or not', async () => {
    const page = await own({});
    expect([page.total, page.page, page.pageSize]).toEqual([6, 1, 500]);
    expect(namesOf(page)).toEqual(names);
  });

  test.each([
    ['name', ['apollo 13', 'bulldozer', 'crane 50', 'Crane 50', 'Zed', 'Ärrow crane']],
    ['-finalRentalValue', names.toReversed()],
    ['rentalValue', names],
    ['modelNumber', names],
    ['createdAt', names.toReversed()],
  ])('is sorted by %s', async (sort, wanted) => {
    expect(namesOf(await own({ sort })).map((name) => name.toLowerCase())).toEqual(
      wanted.map((name) => name.toLowerCase()),
    );
  });

  test('is sorted by what a machine costs by the day, whether it is let by the hour, day, week or month', async () => {
    const who = await signedIn(server, 'supplier');
    const rents = { hour: [0, 150], day: [1, 1100], week: [2, 7700 + 7], month: [3, 30_000] } as const;
    for (const [name, [rental_type, rupees]] of Object.entries(rents)) {
      await addMachine(server.db, { supplier_id: who.userId, name, rental_type, rupees });
    }
    for (const sort of ['finalRentalValue', 'rentalValue']) {
      expect(namesOf(await own({ sort }, who))).toEqual(['month', 'day', 'week', 'hour']);
      expect(namesOf(await own({ sort: `-${sort}`, page: 1, pageSize: 2 }, who))).toEqual(['hour', 'week']);
    }
    await server.db.deleteFrom('equipment').where('supplier_id', '=', who.userId).execute();
  });

  test.each(['category', '-category', 'subType', '-subType', 'discount', 'city', '-status'])(
    'shows every machine once over the pages when sorted by %s',
    async (sort) => {
      const pages = await Promise.all([1, 2, 3].map((page) => own({ sort, page, pageSize: 2 })));
      expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(6);
      expect(pages.map(({ total }) => total)).toEqual([6, 6, 6]);
    },
  );

  test.each([
    ['category', ({ categories }: OwnEquipment) => categories[0]?.name],
    ['subType', ({ equipmentType }: OwnEquipment) => equipmentType.subType],
  ])('is sorted by the name of its %s, both ways', async (sort, nameOf) => {
    const up = (await own({ sort })).data.map((machine) => nameOf(machine)?.toLowerCase() ?? '');
    expect(new Set(up).size).toBeGreaterThan(1);
    expect(up).toEqual(up.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    const down = await own({ sort: `-${sort}`, page: 1, pageSize: 4 });
    expect(down.data.map((machine) => nameOf(machine)?.toLowerCase())).toEqual(up.toReversed().slice(0, 4));
  });

  test.each([
    // By its name, and Zed by its type.
    [{ searchTerm: 'cran' }, ['Ärrow crane', 'Crane 50', 'Zed', 'crane 50']],
    [{ searchTerm: 'backhoe' }, ['Crane 50']],
    [{ searchTerm: 'crane backhoe' }, ['Crane 50']],
    [{ searchTerm: 'lifting' }, ['Zed', 'crane 50']],
    [{ searchTerm: 'lifting cranes z' }, []],
    [{ searchTerm: '50 crane' }, ['Crane 50', 'crane 50']],
    [{ searchTerm: 'm-4' }, ['Zed']],
    [{ searchTerm: "'; drop table equipment; --" }, []],
    [{ searchTerm: '%' }, []],
    [{ searchTerm: '' }, names],
    [{ categoryId: 7 }, ['Zed', 'crane 50']],
    [{ equipmentTypeId: 27 }, ['Crane 50']],
    [{ status: 'Unavailable' }, ['bulldozer']],
    [{ state: 'unavailable' }, ['bulldozer']],
    [{ state: 'notInPlan' }, ['Ärrow crane', 'Crane 50']],
    [{ state: 'listed' }, ['apollo 13', 'Zed', 'crane 50']],
    [{ state: 'onRent' }, []],
    [{ status: 'Available', searchTerm: 'crane', categoryId: 6 }, ['Crane 50']],
  ])('is filtered by %j over all rows', async (input, wanted) => {
    const page = await own({ ...input, page: 1, pageSize: 10 });
    expect([namesOf(page), page.total]).toEqual([wanted, wanted.length]);
  });

  test('is filtered by the state that each of its rows says', async () => {
    const who = await signedIn(server, 'supplier');
    const facts = {
      listed: {},
      onRent: { status: 'On rent' },
      planBegins: { period: [5, 30] },
      planEnded: { period: [-30, -5] },
      notInPlan: { period: null },
      unavailable: { status: 'Unavailable' },
      draft: { is_draft: true },
    } as const;
    for (const [name, some] of Object.entries(facts)) {
      await addMachine(server.db, { supplier_id: who.userId, name, ...some });
    }
    for (const state of Object.keys(facts)) expect(namesOf(await own({ state }, who))).toEqual([state]);
    const all = await own({}, who);
    for (const { name, listing } of all.data) expect(listing).toBe(name === 'onRent' ? 'listed' : name);
    await server.db.deleteFrom('equipment').where('supplier_id', '=', who.userId).execute();
  });

  // spec: role.equipment, call.owner-machines
  test('is nobody’s but its owner’s, whoever the body names', async () => {
    const other = await signedIn(server, 'supplier');
    expect((await own({ supplierId: owner.userId }, other)).total).toBe(0);
    expect((await own({ supplierId: 'x' }, owner)).total).toBe(6);
    expect((await own({ supplierId: owner.userId }, admin)).total).toBe(6);
    expect((await own({ supplierId: "' or 1=1" }, admin)).total).toBe(0);
    expect((await own({}, admin)).total).toBe(0);
  });

  // spec: role.equipment, call.all-machines, call.map-equipments
  test('of all is an admin’s, beside the public map’s of the same path', async () => {
    expect((await every({ page: 1, pageSize: 3 })).total).toBe(7);
    expect((await every({ searchTerm: 'foreign' })).data).toMatchObject([{ supplierName: 'Rohit Deshpande' }]);
    expect((await server.get(`/api${getEveryEquipment.path}`, owner.bearer)).status).toBe(403);
    expect((await server.get(`/api${getEveryEquipment.path}`)).status).toBe(401);
    const map = await server.post(`/api${getEveryEquipment.path}`, {});
    expect([map.status, map.json<Page>().total]).toEqual([200, 4]);
    const options = await server.app.http.inject({ method: 'OPTIONS', url: `/api${getEveryEquipment.path}` });
    expect(options.headers['access-control-allow-methods']).toMatch(/GET/);
    expect(options.headers['access-control-allow-methods']).toMatch(/POST/);
  });

  test('refuses what it cannot sort by', async () => {
    const answer = await server.post(`/api${getOwnerEquipments.path}`, { sort: 'id; drop' }, owner.bearer);
    expect(answer.status).toBe(400);
  });
});
