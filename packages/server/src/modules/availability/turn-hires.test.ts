import { randomBytes } from 'node:crypto';
import {
  changeCommitment,
  type Commitment,
  deleteEquipment,
  freeCommitment,
  getAvailability,
  setUnits,
  updateEquipment,
} from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { dataOf, plannedDays } from '../../testing/planned-days.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { typedMachine } from '../../testing/typed-machine.ts';
import { addPicture } from '../../testing/uploaded.ts';
import { turnHires } from './turn-hires.ts';

const server = appForFile();
const today = '2026-03-10';
const after = (days: number) => dayAfter(today, days);
const { added, available, clock, owner, post, rows } = plannedDays(server);
const statusOf = async (id: string) =>
  await server.db.selectFrom('equipment').select(['status', 'is_hired']).where('id', '=', id).executeTakeFirstOrThrow();

describe('the status of a machine', () => {
  /** Saves the machine's form with another status, as the dashboard does. */
  async function setStatus(who: SignedIn, id: string, status: string) {
    const { version } = await server.db
      .selectFrom('equipment')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const image1Url = await addPicture(server.db, who.userId, randomBytes(12).toString('hex'));
    const saved = await post(updateEquipment, { ...typedMachine, image1Url, id, version, status }, who);
    expect(saved.status).toBe(200);
  }

  test('On rent set by hand is a block without end from today, which Available ends', async () => {
    const { who, id } = await owner();
    const set = (status: string) => setStatus(who, id, status);
    await set('On rent');
    expect(await available(id)).toMatchObject({ taken: [{ from: today }] });
    expect((await available(id)).freeFrom).toBeUndefined();
    expect(await rows(id)).toMatchObject([{ kind: 'block', by_status: true, unit: 1 }]);
    await set('Available');
    expect([await available(id), await statusOf(id)]).toMatchObject([
      { taken: [], freeFrom: today },
      { status: 'Available' },
    ]);
    await set('On rent');
    const block = (await rows(id)).find(({ state }) => state === 'active');
    await post(freeCommitment, { id: block?.id, version: block?.version }, who);
    expect(await statusOf(id)).toEqual({ status: 'Available', is_hired: false });
  });

  test('is On rent while a booking runs, from its first day until its last', async () => {
    const { who, id } = await owner();
    const booking = await added(who, id, { from: after(1), until: after(3) });
    expect(await statusOf(id)).toEqual({ status: 'Available', is_hired: false });
    const seen: string[] = [];
    for (const days of [0, 1, 2, 3]) {
      server.clock.time = new Date(testNow.getTime() + days * 86_400_000);
      await turnHires({ db: server.db, clock });
      seen.push((await statusOf(id)).status);
    }
    expect(seen).toEqual(['Available', 'On rent', 'On rent', 'Available']);
    server.clock.time = testNow;
    const earlier = dataOf<Commitment>(await post(changeCommitment, { ...booking, from: today }, who));
    expect(await statusOf(id)).toEqual({ status: 'On rent', is_hired: true });
    // The form that was loaded meanwhile is saved as it was.
    await setStatus(who, id, 'On rent');
    expect([await statusOf(id), await rows(id)]).toMatchObject([{ is_hired: true }, { length: 1 }]);
    await post(freeCommitment, earlier, who);
    expect(await statusOf(id)).toEqual({ status: 'Available', is_hired: false });
  });

  test('stays On rent while a booking runs, whatever is set; Unavailable blocks all', async () => {
    const { who, id } = await owner();
    await added(who, id, { from: today, until: after(3) });
    await setStatus(who, id, 'Available');
    expect(await statusOf(id)).toEqual({ status: 'On rent', is_hired: true });
    await setStatus(who, id, 'Unavailable');
    expect(await statusOf(id)).toEqual({ status: 'Unavailable', is_hired: false });
    expect((await server.get(`/api${getAvailability.path}?equipmentId=${id}`)).status).toBe(404);
    expect(await available(id, who)).toMatchObject({ taken: [{ from: today }] });
    await setStatus(who, id, 'Available');
    expect(await statusOf(id)).toEqual({ status: 'On rent', is_hired: true });
  });

  test('On rent goes as far as what is planned already, on each unit that is free today', async () => {
    const { who, id } = await owner();
    await post(setUnits, { equipmentId: id, units: 3, bufferDays: 0 }, who);
    await added(who, id, { unit: 1, from: after(5), until: after(8) });
    await added(who, id, { unit: 2, kind: 'repair', from: today, until: after(2) });
    await setStatus(who, id, 'On rent');
    expect((await rows(id)).filter((row) => row.by_status).map(({ unit, days }) => [unit, days])).toEqual([
      [1, `[${today},${after(5)})`],
      [3, `[${today},)`],
    ]);
    await post(setUnits, { equipmentId: id, units: 4, bufferDays: 0 }, who);
    expect((await rows(id)).filter((row) => row.by_status)).toHaveLength(3);
  });

  test('changes no count of the lists: a booking leaves rollup and listing alone', async () => {
    const { who, id } = await owner();
    const counts = () => sql`select * from equipment_rollup_versions order by city_id`.execute(server.db);
    const before = await counts();
    const booking = await added(who, id, { from: today, until: after(3) });
    await post(freeCommitment, booking, who);
    expect((await counts()).rows).toEqual(before.rows);
    expect(await server.db.selectFrom('equipment').select('listed').where('id', '=', id).execute()).toEqual([
      { listed: true },
    ]);
  });

  test('of a machine that leaves frees all that was planned', async () => {
    const { who, id } = await owner();
    await added(who, id, { from: after(3), until: after(5) });
    expect((await post(deleteEquipment, { id }, who)).status).toBe(200);
    expect(await rows(id)).toMatchObject([{ state: 'freed' }]);
  });
});
