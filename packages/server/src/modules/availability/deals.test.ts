import { dayAfter } from '@yantra/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../database/types.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addDeal } from '../../testing/deals.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { areFree, bookDays, bookHeld, freeDeals, holdDays } from './deals.ts';

const server = appForFile();
const clock = { now: () => testNow };
const today = '2026-03-10';

async function wanted(machineId: string) {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() + interval '1 day' as at`.execute(server.db);
  const expiresAt = rows[0]?.at ?? testNow;
  const span = { from: dayAfter(today, 2), until: dayAfter(today, 6) };
  const { dealId } = await addDeal(server);
  return { machineId, dealId, ...span, expiresAt, words: 'Shree Infra', place: 'Hadapsar', amountPaise: 97_152_00 };
}
const together = <Result>(work: (trx: Db) => Promise<Result>) => server.db.transaction().execute(work);
const states = async (machineId: string) =>
  server.db
    .selectFrom('commitments')
    .select(['kind', 'state', 'deal_id'])
    .where('equipment_id', '=', machineId)
    .orderBy('created_at')
    .orderBy('version', 'desc')
    .execute();

test('a hold of a deal becomes its booking with all else of the deal, or not at all', async () => {
  const machine = await addMachine(server.db, { buffer_days: 1 });
  const deal = await wanted(machine);
  const hold = await together((trx) => holdDays(trx, clock, deal));
  expect(hold).toMatchObject({ kind: 'hold', unit: 1, buffer_days: 1, amount_paise: 97_152_00 });
  const failing = together(async (trx) => {
    await bookHeld(trx, clock, { id: hold.id, dealId: deal.dealId, amountPaise: 1 });
    throw new Error('The deal could not be saved.');
  });
  await expect(failing).rejects.toThrow('The deal');
  expect(await states(machine)).toEqual([{ kind: 'hold', state: 'active', deal_id: deal.dealId }]);
  const book = () => together((trx) => bookHeld(trx, clock, { id: hold.id, dealId: deal.dealId, amountPaise: 99_00 }));
  expect(await book()).toMatchObject({ kind: 'booking', expires_at: null, version: 2, amount_paise: 99_00 });
  // Once more changes nothing.
  expect(await book()).toMatchObject({ kind: 'booking', version: 2 });
});

test('others learn which days are taken, and nothing of by whom; for the deal itself they are free', async () => {
  const machine = await addMachine(server.db, { buffer_days: 2 });
  const [first, second] = [await wanted(machine), await wanted(machine)];
  await together((trx) => holdDays(trx, clock, first));
  for (const take of [holdDays, bookDays] as const) {
    const refused = await together((trx) => take(trx, clock, second)).catch((error: { toBody: () => object }) =>
      error.toBody(),
    );
    expect(refused).toEqual({
      success: false,
      code: 'days.taken',
      message: expect.any(String) as string,
      facts: { spans: [{ from: dayAfter(today, 2), until: dayAfter(today, 8) }] },
    });
  }
  expect([await areFree(server.db, first), await areFree(server.db, second)]).toEqual([true, false]);
});

test('a hold that has ended, or is another deal’s, is not booked', async () => {
  const machine = await addMachine(server.db);
  const deal = await wanted(machine);
  const { id } = await together((trx) => holdDays(trx, clock, deal));
  const book = (dealId: string) => together((trx) => bookHeld(trx, clock, { id, dealId, amountPaise: 1 }));
  expect(await book((await wanted(machine)).dealId)).toBeUndefined();
  await sql`update commitments set expires_at = clock_timestamp() - interval '1 second' where id = ${id}::uuid`.execute(
    server.db,
  );
  expect(await book(deal.dealId)).toBeUndefined();
  const gone = await addMachine(server.db, { status: 'Unavailable' });
  const ofGone = await wanted(gone);
  await expect(together((trx) => holdDays(trx, clock, ofGone))).rejects.toMatchObject({ code: 'equipment.unknown' });
});

test('what a deal has is freed; of a booking that has begun, the days that are left', async () => {
  const machine = await addMachine(server.db);
  const deal = await wanted(machine);
  const begun = { ...deal, from: dayAfter(today, -3), until: dayAfter(today, 4) };
  await together((trx) => bookDays(trx, clock, begun));
  await together((trx) => freeDeals(trx, clock, [deal.dealId]));
  const { rows } = await sql`
    select state, lower(days)::text as "from", upper(days)::text as until from commitments where equipment_id = ${machine}::uuid`.execute(
    server.db,
  );
  expect(rows).toEqual([{ state: 'active', from: dayAfter(today, -3), until: today }]);
  const other = { ...(await wanted(machine)), from: dayAfter(today, 10), until: dayAfter(today, 12) };
  await together((trx) => holdDays(trx, clock, other));
  await together((trx) => freeDeals(trx, clock, [other.dealId]));
  expect((await states(machine)).map(({ state }) => state)).toEqual(['active', 'freed']);
});
