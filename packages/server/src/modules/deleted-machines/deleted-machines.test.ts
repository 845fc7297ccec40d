import {
  deleteEquipment,
  getEquipmentById,
  getEquipmentBySubscriptionId,
  getOverview,
  getOwnerEquipments,
  getPurchasedSubscriptions,
  getRecentViewedEquipment,
  queryOf,
  searchEquipments,
  updateEquipment,
  updatePurchaseSelection,
} from '@yantra/contract/calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addPurchase, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { typedMachine } from '../../testing/typed-machine.ts';

const server = appForFile();
/** Another process on the same database. */
let other: TestApp;
beforeAll(() => void (other = testApp(server.db)));

const remove = (id: string, { bearer }: Pick<SignedIn, 'bearer'>) =>
  server.post(`/api${deleteEquipment.path}`, { id }, bearer);
const answered = ({ status, json }: { status: number; json: <T>() => T }) => [status, json<{ code?: string }>().code];
const rowOf = (id: string) =>
  server.db.selectFrom('equipment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const found = async (id: string, on: TestApp = server) =>
  (await on.get(`/api${searchEquipments.path}?pageSize=100&selectedCityId=8&facets=true`))
    .json<{ data: { id: string }[] }>()
    .data.some((one) => one.id === id);
const publicStatus = async (id: string, on: TestApp = server) =>
  (await on.get(`/api${getEquipmentById.path}?id=${id}`)).status;
const addMine = (who: SignedIn, facts: Parameters<typeof addMachine>[1] = {}) =>
  addMachine(server.db, { supplier_id: who.userId, ...facts });
const told = ({ userId }: SignedIn) =>
  server.db
    .selectFrom('audit_log')
    .select(['kind', 'subject_id', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** A purchase of this supplier's, and the machines on it; days from the tests' now. */
async function addPlan({ userId }: SignedIn, machines: readonly string[], [from, until]: readonly [number, number]) {
  const at = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
  const { id } = await server.db
    .insertInto('purchases')
    .values({
      user_id: userId,
      subscription_id: 1,
      period_months: 1,
      start_date: at(from),
      end_date: at(until),
      price_paise: 100,
      final_price_paise: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const equipment_id of machines) {
    await server.db.insertInto('purchase_equipment').values({ purchase_id: id, equipment_id }).execute();
  }
  await sql`select refresh_listing(${testNow}::timestamptz, ${[...machines]}::uuid[])`.execute(server.db);
  return id;
}

describe('a machine that its owner deletes', () => {
  test('is gone at once: from lists, its page, counts and its owner’s table, also at another process', async () => {
    const who = await signedIn(server, 'supplier');
    const [id, stays] = [await addMine(who, { name: 'Gone' }), await addMine(who, { name: 'Stays' })];
    for (const on of [server, other]) expect([await found(id, on), await publicStatus(id, on)]).toEqual([true, 200]);
    const answer = await remove(id, who);
    expect(answer.json()).toMatchObject({ message: 'Equipment Deleted Successfully', data: { id } });
    for (const on of [server, other]) expect([await found(id, on), await publicStatus(id, on)]).toEqual([false, 404]);
    expect(await found(stays)).toBe(true);
    const table = (await server.post(`/api${getOwnerEquipments.path}`, {}, who.bearer)).json<{
      data: { id: string }[];
    }>();
    expect(table).toMatchObject({ total: 1, data: [{ id: stays }] });
    expect((await server.get(`/api${getEquipmentById.path}?id=${id}`, who.bearer)).status).toBe(404);
    const overview = await server.get(`/api${getOverview.path}`, who.bearer);
    expect(overview.json()).toMatchObject({ data: { machines: 1, listedMachines: 1 } });
    const viewed = await server.post(`/api${getRecentViewedEquipment.path}`, {}, who.bearer);
    expect(viewed.json()).toMatchObject({ total: 0 });
  });

  test('is not listed again, whatever is bought or looked at later', async () => {
    const who = await signedIn(server, 'supplier');
    const id = await addMine(who);
    await remove(id, who);
    await addPurchase(server.db, id, [-1, 30]);
    await sql`select refresh_listing(${testNow}::timestamptz)`.execute(server.db);
    expect((await rowOf(id)).listed).toBe(false);
  });

  test('keeps its name for the bills, and nothing of where it stands, whom to call and how it looks', async () => {
    const who = await signedIn(server, 'supplier');
    const id = await addMine(who, {
      name: 'JCB 3DX',
      address: 'Yard 4',
      phone: '9876543210',
      pin_code: '411038',
      period: null,
    });
    const over = await addPlan(who, [id], [-60, -30]);
    await remove(id, who);
    expect(await rowOf(id)).toMatchObject({
      name: 'JCB 3DX',
      city: 'Pune',
      address: '',
      phone: '',
      pin_code: '',
      latitude: null,
      picture_ids: [],
      deleted_at: testNow,
    });
    const on = await server.get(`/api${getEquipmentBySubscriptionId.path}?${queryOf({ id: over })}`, who.bearer);
    expect(on.json()).toMatchObject({ data: [{ name: 'JCB 3DX', isDeleted: true }] });
  });

  test('leaves the plans that run or are coming, whose places are free then, and the audit log tells of both', async () => {
    const who = await signedIn(server, 'supplier');
    const [id, next] = [await addMine(who, { period: null }), await addMine(who, { period: null })];
    const [running, coming, over] = [
      await addPlan(who, [id], [-1, 30]),
      await addPlan(who, [id], [30, 60]),
      await addPlan(who, [id], [-60, -30]),
    ];
    await remove(id, who);
    const plans = (await server.get(`/api${getPurchasedSubscriptions.path}`, who.bearer)).json<{
      data: { id: string; equipmentIds: string[] }[];
    }>().data;
    const machinesOn = Object.fromEntries(plans.map((plan) => [plan.id, plan.equipmentIds]));
    expect(machinesOn).toMatchObject({ [running]: [], [coming]: [], [over]: [id] });
    const entries = await told(who);
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        { kind: 'purchase.selection', subject_id: running, detail: '+0 -1' },
        { kind: 'purchase.selection', subject_id: coming, detail: '+0 -1' },
        { kind: 'machine.deleted', subject_id: id, detail: '' },
      ]),
    );
    const select = (ids: string[]) =>
      server.post(`/api${updatePurchaseSelection.path}`, { id: running, selectedEquipmentIds: ids }, who.bearer);
    expect(answered(await select([id]))).toEqual([400, 'purchase.machines']);
    expect((await select([next])).status).toBe(200);
  });

  test('is refused while it is on rent, with the way on; afterwards it is deleted', async () => {
    const who = await signedIn(server, 'supplier');
    const id = await addMine(who, { status: 'On rent' });
    const answer = await remove(id, who);
    expect(answered(answer)).toEqual([409, 'equipment.onRent']);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('set its status to Available') });
    expect(await found(id)).toBe(true);
    await server.db.updateTable('equipment').set({ status: 'Available' }).where('id', '=', id).execute();
    expect((await remove(id, who)).status).toBe(200);
  });

  test('is refused while a plan with it is being paid', async () => {
    const who = await signedIn(server, 'supplier');
    const id = await addMine(who, { period: null });
    const order = {
      id: `order-of-${id}`,
      user_id: who.userId,
      subscription_id: 1,
      plan_version: 1,
      period_months: 1,
      price_paise: 100,
      discount: 0,
      amount_paise: 100,
      equipment_ids: [id],
      state: 'open' as const,
      created_at: testNow,
      expires_at: new Date(testNow.getTime() + 60_000),
    };
    await server.db.insertInto('orders').values(order).execute();
    expect(answered(await remove(id, who))).toEqual([409, 'equipment.inOrder']);
    await server.db.updateTable('orders').set({ expires_at: testNow }).where('id', '=', order.id).execute();
    expect((await remove(id, who)).status).toBe(200);
  });

  test('may be deleted again after a lost answer, and cannot be changed', async () => {
    const who = await signedIn(server, 'supplier');
    const id = await addMine(who);
    expect([(await remove(id, who)).status, (await remove(id, who)).status]).toEqual([200, 200]);
    expect((await told(who)).filter(({ kind }) => kind === 'machine.deleted')).toHaveLength(1);
    const change = { ...typedMachine, image1Url: `/pictures/${'0'.repeat(24)}/640.webp`, id, version: 2 };
    const answer = await server.post(`/api${updateEquipment.path}`, change, who.bearer);
    expect(answered(answer)).toEqual([404, 'equipment.unknown']);
  });

  test('is its owner’s alone: nobody else learns that it exists', async () => {
    const [who, stranger] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
    const id = await addMine(who);
    for (const [asker, wanted] of [
      [stranger, 404],
      [await signedIn(server, 'user'), 404],
      [await signedIn(server, 'admin'), 403],
    ] as const) {
      expect((await remove(id, asker)).status).toBe(wanted);
    }
    expect((await remove("' or 1=1", who)).status).toBe(404);
    expect(await found(id)).toBe(true);
  });
});
