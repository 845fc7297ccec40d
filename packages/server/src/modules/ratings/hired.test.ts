import { addEquipmentRating, type EquipmentDetails, getEquipmentById } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, type Market, openMarket, sendQuoteOf } from '../../testing/deals.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { turnDeals } from '../deals/index.ts';

const server = appForFile();
const clock = { now: () => server.clock.time };

const rate = (equipmentId: string, { bearer }: SignedIn, more: object = {}) =>
  server.post(`/api${addEquipmentRating.path}`, { equipmentId, starRating: 4.5, comment: 'Good.', ...more }, bearer);
const marksOf = async (id: string) =>
  (await server.get(`/api${getEquipmentById.path}?id=${id}`))
    .json<{ data: EquipmentDetails }>()
    .data.equipmentRatings.map(({ userName, isHired }) => [userName, isHired]);

/** A hire that was agreed; the job is still ahead. */
async function agreed(): Promise<Market> {
  const market = await openMarket(server);
  await sendQuoteOf(server, market);
  expect((await acceptQuoteOf(server, market)).status).toBe(200);
  return market;
}

async function finish({ dealId }: Market): Promise<void> {
  await sql`update deals set from_day = from_day - 30, until_day = until_day - 30 where id = ${dealId}::uuid`.execute(
    server.db,
  );
  await turnDeals({ db: server.db, clock });
}

test('a rating is marked by our own records once the hire is over, and no other is, whatever is sent', async () => {
  const market = await agreed();
  const { machine, renter } = market;
  await rate(machine, renter);
  await rate(machine, await signedIn(server), { isHired: true });
  expect(await marksOf(machine)).toEqual(
    expect.arrayContaining([
      ['Prakash I.', undefined],
      ['Asha P.', undefined],
    ]),
  );
  await finish(market);
  expect(await marksOf(machine)).toEqual(
    expect.arrayContaining([
      ['Prakash I.', true],
      ['Asha P.', undefined],
    ]),
  );
  // Of another machine of the same owner nothing is known.
  const other = await addMachine(server.db, { supplier_id: market.owner.userId });
  await rate(other, renter);
  expect(await marksOf(other)).toEqual([['Prakash I.', undefined]]);
});

test('the request is theirs who took it over, though the phone is another by now', async () => {
  const market = await agreed();
  await finish(market);
  await rate(market.machine, market.renter);
  const { db } = server;
  const ofRequest = () => db.updateTable('requirements').where('id', '=', market.requirementId);
  await ofRequest().set({ renter_id: market.renter.userId, phone: '9811111111' }).execute();
  expect(await marksOf(market.machine)).toEqual([['Prakash I.', true]]);
  await ofRequest().set({ renter_id: null }).execute();
  expect(await marksOf(market.machine)).toEqual([['Prakash I.', undefined]]);
});

test('a machine that is let out no more is rated by who hired it, and by nobody else', async () => {
  const market = await agreed();
  await finish(market);
  const { machine, renter } = market;
  await server.db.updateTable('equipment').set({ status: 'Unavailable' }).where('id', '=', machine).execute();
  const stranger = await rate(machine, await signedIn(server));
  expect([stranger.status, stranger.json()['code']]).toEqual([404, 'equipment.unknown']);
  expect((await rate(machine, renter)).status).toBe(200);
});
