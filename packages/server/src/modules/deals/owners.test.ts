import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addDeal, addRequest, dayFromNow } from '../../testing/deals.ts';
import { addMachine, type MachineFacts } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { lockRequest } from './deals.queries.ts';
import { chooseOwners } from './owners.queries.ts';
import { turnDeals } from './turn-deals.ts';

const server = appForFile();
const clock = { now: () => server.clock.time };

/** Where the work is, in Pune; so many km north of it is a machine. */
const place = { latitude: 18.52, longitude: 73.85 };
const kmNorth = (km: number) => ({ latitude: place.latitude + km / 111.2, longitude: place.longitude });

/** A city is a test's own, so that no other test's owners are in it. */
async function ownerWith(facts: MachineFacts): Promise<SignedIn & { readonly machine: string }> {
  const owner = await signedIn(server, 'supplier');
  return {
    ...owner,
    machine: await addMachine(server.db, { supplier_id: owner.userId, status: 'Available', ...facts }),
  };
}

/** The owners who would be asked, in their order. */
async function chosen(cityId: string, more: Parameters<typeof addRequest>[1] = {}): Promise<string[]> {
  const at = { job_latitude: place.latitude, job_longitude: place.longitude, city_id: cityId };
  const { requirementId } = await addRequest(server, { ...more, ...at });
  return server.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requirementId);
    return request === undefined ? [] : chooseOwners(trx, request);
  });
}

/** Has an owner asked before, and answer after so many minutes; null is never. */
async function askedBefore(ownerId: string, hoursAgo: number, minutes: readonly (number | null)[]): Promise<void> {
  for (const after of minutes) {
    const { dealId } = await addDeal(server, { ownerId });
    await sql`update deals set asked_at = now() - ${hoursAgo}::float8 * interval '1 hour',
      first_answer_at = now() - ${hoursAgo}::float8 * interval '1 hour' + ${after}::float8 * interval '1 minute' where id = ${dealId}::uuid`.execute(
      server.db,
    );
  }
}

const idsOf = (owners: readonly SignedIn[]) => owners.map(({ userId }) => userId);

test('four owners are asked, among equals who was asked longest ago, and the partner among them', async () => {
  const owners = [];
  for (let n = 0; n < 6; n += 1) owners.push((await ownerWith({ city_id: '12' })).userId);
  const askedBy = async () => {
    const { requirementId } = await addRequest(server);
    await server.db
      .updateTable('requirements')
      .set({ city_id: '12', offer_due_at: new Date() })
      .where('id', '=', requirementId)
      .execute();
    await turnDeals({ db: server.db, clock });
    const rows = await server.db
      .selectFrom('deals')
      .select('owner_id')
      .where('requirement_id', '=', requirementId)
      .execute();
    return rows.map(({ owner_id }) => owner_id);
  };
  const [first, second] = [await askedBy(), await askedBy()];
  expect([first.length, second.length]).toEqual([4, 4]);
  // The two whose turn it was not come first.
  expect(owners.filter((id) => !first.includes(id) && !second.includes(id))).toEqual([]);
});

test('the owner of the partner’s page is asked first, whatever they let and wherever', async () => {
  const near = await ownerWith({ city_id: '13', ...kmNorth(1) });
  const partner = await ownerWith({ city_id: '8', ...kmNorth(300) });
  const { id } = await server.db
    .insertInto('partner_keys')
    .values({
      supplier_id: partner.userId,
      key: 'pk_of_the_order',
      name: 'Shop',
      origins: [],
      created_at: server.clock.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await chosen('13', { partner_key_id: id })).toEqual(idsOf([partner, near]));
  expect(await chosen('13')).toEqual(idsOf([near]));
});

test('a machine that is free on the job’s days comes before a nearer one that is not', async () => {
  const busy = await ownerWith({ city_id: '14', ...kmNorth(1) });
  const free = await ownerWith({ city_id: '14', ...kmNorth(90) });
  const from = await dayFromNow(server.db, 6);
  await sql`insert into commitments (equipment_id, unit, kind, days) values (${busy.machine}::uuid, 1, 'booking', daterange(${from}::date, ${from}::date + 2))`.execute(
    server.db,
  );
  expect(await chosen('14')).toEqual(idsOf([free, busy]));
  // Of a job without days nobody is not free.
  expect(await chosen('14', { from: null, days: null })).toEqual(idsOf([busy, free]));
});

test('who is in the same part of town is equal, however near; beyond it the distance decides', async () => {
  const near = await ownerWith({ city_id: '15', ...kmNorth(2) });
  const alsoNear = await ownerWith({ city_id: '15', ...kmNorth(8) });
  const inTown = await ownerWith({ city_id: '15', ...kmNorth(14) });
  const beyond = await ownerWith({ city_id: '15', ...kmNorth(70) });
  await askedBefore(near.userId, 1, [null]);
  // It is the turn of who was asked longer ago, or never, not of who is a little nearer.
  expect(await chosen('15')).toEqual(idsOf([alsoNear, near, inTown, beyond]));
});

test('who answers at once comes before who answers on the same day, and those before who takes longer or stays silent', async () => {
  const silent = await ownerWith({ city_id: '16' });
  const sameDay = await ownerWith({ city_id: '16' });
  const quick = await ownerWith({ city_id: '16' });
  const alsoQuick = await ownerWith({ city_id: '16' });
  await askedBefore(silent.userId, 90, [null, null, 10]);
  await askedBefore(sameDay.userId, 80, [100, 200, 300]);
  await askedBefore(quick.userId, 60, [1, 2, 3]);
  await askedBefore(alsoQuick.userId, 70, [40, 50, 55]);
  expect(await chosen('16')).toEqual(idsOf([alsoQuick, quick, sameDay, silent]));
  // Who was asked too seldom to be known is taken for one who answers on the same day.
  const unknown = await ownerWith({ city_id: '16' });
  expect(await chosen('16')).toEqual(idsOf([alsoQuick, quick, unknown, sameDay]));
});

test('neither the renter’s own machines nor those of who is blocked are asked about', async () => {
  const owner = await ownerWith({ city_id: '17' });
  const blocked = await ownerWith({ city_id: '17' });
  const renter = await ownerWith({ city_id: '17' });
  await server.db
    .updateTable('users')
    .set({ blocked_at: server.clock.time })
    .where('id', '=', blocked.userId)
    .execute();
  expect(await chosen('17', { phone: renter.phone })).toEqual(idsOf([owner]));
});
