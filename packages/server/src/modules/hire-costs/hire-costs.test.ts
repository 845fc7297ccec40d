/** What costs are worked out from: what owners usually ask, prices, GST; and what everybody reads of it. */
import {
  type CostBasis,
  type EquipmentDetails,
  type EquipmentPage,
  getCategories,
  getCostBasis,
  getEquipmentById,
  getHirePrices,
  searchEquipments,
  setHirePrices,
  updateCategory,
} from '@yantra/contract/calls';
import { type RateCard, usualHirePrices, withGst } from '@yantra/domain';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addMachines, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { createTypicalCosts } from './typical-costs.ts';

const server = appForFile();
let seconds = 0;
/** Later than ever before in this file, so that no vocabulary of another test is taken for current. */
function pass(): void {
  seconds += 2;
  server.clock.time = new Date(testNow.getTime() + seconds * 1000);
}
const [tractor, backhoe, excavator] = [2, 27, 29];
let admin: SignedIn;

beforeAll(async () => {
  admin = await signedIn(server, 'admin');
  await server.db
    .insertInto('type_facts')
    .values([backhoe, excavator].flatMap((type_id) => ['operator', 'fuel'].map((fact) => ({ type_id, fact }))))
    .execute();
});
beforeEach(async () => {
  await server.db.deleteFrom('equipment').execute();
  await refreshed();
});

/** What is usually asked, of the machines that there are now; seen once the vocabulary is looked at again. */
async function refreshed(): Promise<void> {
  await createTypicalCosts({ db: server.db, clock: { now: () => server.clock.time } }).daily();
  pass();
}
async function basisOf(typeId: number, categoryIds: readonly number[] = [6]): Promise<CostBasis> {
  const answer = await server.get(
    `/api${getCostBasis.path}?equipmentTypeId=${typeId}&categoryIds=${categoryIds.join()}&now=${server.clock.time.getTime()}`,
  );
  return answer.json<{ data: CostBasis }>().data;
}
const withCard = (card: RateCard, typeId = excavator) => ({
  equipment_type_id: typeId,
  rate_card: JSON.stringify(card),
});
const shifts = (...rupees: readonly number[]) =>
  rupees.map((shift) => withCard({ operator: { state: 'extra', shift: shift * 100 } }));

describe('the basis of costs', () => {
  test('says which parts are asked, the GST of the dearest category, and prices', async () => {
    expect(await basisOf(excavator)).toEqual({
      parts: { operator: true, fuel: true },
      gst: 18,
      typical: { diesel: usualHirePrices.diesel / 100, board: usualHirePrices.board / 100 },
    });
    expect((await basisOf(tractor)).parts).toEqual({ operator: false, fuel: false });
    await sql`update categories set gst_percent = 28 where id = 7`.execute(server.db);
    pass();
    expect([(await basisOf(excavator, [6, 7])).gst, (await basisOf(excavator, [])).gst]).toEqual([28, 18]);
    await sql`update categories set gst_percent = 18 where id = 7`.execute(server.db);
  });

  test('has what a part usually costs from five machines on, with GST, between them where they lie apart', async () => {
    await addMachines(server.db, shifts(800, 900, 1000, 1200));
    await refreshedAnew();
    expect((await basisOf(excavator)).typical.shift).toBeUndefined();
    await addMachines(server.db, [
      withCard({ operator: { state: 'extra', shift: 188_800 }, gstIncluded: true }),
      // What comes with the machine says nothing of a price, and what is not listed nothing at all.
      withCard({ operator: { state: 'included' } }),
    ]);
    await addMachines(server.db, shifts(9000, 9000), { isListed: false });
    await refreshedAnew();
    // 944, 1062, 1180, 1416 and 1888: the middle, and three in four.
    expect((await basisOf(excavator)).typical.shift).toEqual({ middle: 1180, most: 1416 });
  });

  test('counts food and bed of operators as a part of what a shift usually costs', async () => {
    await addMachines(
      server.db,
      Array.from({ length: 5 }, () => withCard({ operator: { state: 'extra', shift: 100_000, board: true } })),
    );
    await refreshedAnew();
    // 1,180 with GST, and 500 for food and bed.
    expect((await basisOf(excavator)).typical.shift).toEqual({ middle: 1680, most: 1680 });
  });

  test('takes the category where the type has too few, and all machines where that has too few', async () => {
    await addMachines(server.db, shifts(1000, 1000, 1000, 1000, 1000));
    await refreshedAnew();
    expect((await basisOf(backhoe, [6])).typical.shift).toEqual({ middle: 1180, most: 1180 });
    expect((await basisOf(backhoe, [7])).typical.shift).toEqual({ middle: 1180, most: 1180 });
    const { rows } = await sql<{ scope: string; scope_id: number }>`
      select scope, scope_id from typical_costs order by scope, scope_id`.execute(server.db);
    expect(rows).toEqual([
      { scope: 'all', scope_id: 0 },
      { scope: 'category', scope_id: 6 },
      { scope: 'type', scope_id: excavator },
    ]);
  });

  test('reckons transport both ways at each distance, overtime, and litres', async () => {
    const card = (times: number): RateCard => ({
      overtime: 100_033 * times,
      transport: { state: 'extra', each: 500_000 * times, freeKm: 30, perKm: 5000 },
      fuel: { state: 'renter', litres: 8.25 * times },
    });
    await addMachines(
      server.db,
      [1, 1, 1, 1, 1].map((times) => withCard(card(times))),
    );
    await refreshedAnew();
    const { transport, overtime, litres } = (await basisOf(excavator)).typical;
    const both = [0, 25, 50, 100, 200, 400].map(
      (km) => withGst(2 * (500_000 + Math.max(0, km - 30) * 5000), 18, false) / 100,
    );
    expect(transport).toEqual({ middle: both, most: both });
    expect([overtime, litres]).toEqual([withGst(100_033, 18, false) / 100, { middle: 8.25, most: 8.25 }]);
  });

  test('follows the day: it is worked out once a day', async () => {
    const typical = createTypicalCosts({ db: server.db, clock: { now: () => server.clock.time } });
    const count = async () => (await server.db.selectFrom('typical_costs').select('part').execute()).length;
    await typical.daily();
    await addMachines(server.db, shifts(1, 2, 3, 4, 5));
    await typical.daily();
    expect(await count()).toBe(0);
    server.clock.time = new Date(server.clock.time.getTime() + 86_400_000);
    await typical.daily();
    expect(await count()).toBe(3);
  });
});

async function refreshedAnew(): Promise<void> {
  await sql`select refresh_typical_costs()`.execute(server.db);
  pass();
}

describe('prices', () => {
  test('are set by admins, count at once, and are told to the audit log', async () => {
    const set = await server.post(`/api${setHirePrices.path}`, { diesel: '95.25', board: 600 }, admin.bearer);
    expect(set.status).toBe(200);
    const read = await server.post(`/api${getHirePrices.path}`, {}, admin.bearer);
    expect(read.json()).toMatchObject({
      data: { prices: { diesel: 95.25, board: 600 }, usual: { diesel: 92, board: 500 } },
    });
    expect((await basisOf(excavator)).typical).toMatchObject({ diesel: 95.25, board: 600 });
    const entry = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'detail'])
      .where('kind', '=', 'hirePrices.changed')
      .executeTakeFirstOrThrow();
    expect([entry.user_id, JSON.parse(entry.detail)]).toEqual([
      admin.userId,
      { before: '{"diesel":"92","board":"500"}', after: '{"diesel":"95.25","board":"600"}' },
    ]);
  });

  test.each([['-1'], ['1000.5'], ['92.123'], ['much'], [null]])('are none of %s', async (diesel) => {
    const answer = await server.post(`/api${setHirePrices.path}`, { diesel, board: 500 }, admin.bearer);
    expect(answer.json()).toMatchObject({ errorCodes: { diesel: { code: 'hirePrice.invalid' } } });
  });

  test('the GST of a category is set with it, kept where it is not said, and read by admins', async () => {
    const change = async (facts: object) =>
      server.post(
        `/api${updateCategory.path}`,
        { id: 7, name: 'Lifting', colorCode: '#C62828', active: true, ...facts },
        admin.bearer,
      );
    expect((await change({ gstPercent: 12.5 })).status).toBe(200);
    await change({});
    const rows = (await server.get(`/api${getCategories.path}?includeInactive=true`, admin.bearer)).json<{
      data: { id: number; gstPercent?: number }[];
    }>().data;
    expect(rows.find(({ id }) => id === 7)?.gstPercent).toBe(12.5);
    expect((await change({ gstPercent: 41 })).json()).toMatchObject({
      errorCodes: { gstPercent: { code: 'gstPercent.invalid' } },
    });
    const { detail } = await server.db
      .selectFrom('audit_log')
      .select('detail')
      .where('kind', '=', 'category.changed')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(detail)).toMatchObject({ before: '{"gstPercent":"18"}', after: '{"gstPercent":"12.5"}' });
    await change({ gstPercent: 18 });
  });
});

describe('what everybody reads', () => {
  test('is the card and the basis on a machine’s page', async () => {
    const id = await addMachine(server.db, withCard({ overtime: 190_000, deposit: 5_000_000 }));
    const { hire } = (await server.get(`/api${getEquipmentById.path}?id=${id}`)).json<{ data: EquipmentDetails }>()
      .data;
    expect(hire).toEqual({ ...(await basisOf(excavator)), card: { overtime: 1900, deposit: 50_000 } });
  });

  test('is the total, what is unknown and what is the renter’s on a card, by the way from the work to the machine', async () => {
    await addMachine(server.db, {
      rupees: 10_000,
      ...withCard({
        operator: { state: 'included', board: true },
        fuel: { state: 'renter' },
        transport: { state: 'extra', each: 600_000, freeKm: 25, perKm: 9000 },
      }),
    });
    const costBy = async (query: string) => {
      const answer = await server.get(`/api${searchEquipments.path}?jobDays=2&${query}`);
      return (answer.json() as unknown as EquipmentPage).data[0]?.cost;
    };
    const apart = { unknown: ['deposit'], renter: ['board', 'fuel'] };
    // (2 days + both ways) with GST.
    expect(await costBy('')).toEqual({ total: 37_760, isEstimate: false, ...apart });
    expect(await costBy('selectedCityId=8')).toEqual({ total: 37_760, isEstimate: false, ...apart });
    const far = await costBy('selectedCityId=8&jobAt=19.076,72.8777');
    expect(far).toMatchObject({ isEstimate: true, ...apart });
    expect(far?.total).toBeGreaterThan(37_760);
    expect(await costBy('jobOperator=own')).toMatchObject({ renter: ['fuel'] });
    // Ten hours are two of overtime a day, which its owner has not stated.
    expect(await costBy('jobHours=10')).toMatchObject({ unknown: ['overtime', 'deposit'] });
  });

  test('comes with the machines nearby', async () => {
    await addMachine(server.db, { city_id: '1' });
    const answer = await server.get(`/api${searchEquipments.path}?selectedCityId=8&page=1&jobDays=2`);
    const { nearby = [] } = answer.json() as unknown as EquipmentPage;
    expect(nearby.map(({ cost }) => cost?.total)).toEqual([2360]);
  });
});
