import type { EquipmentPage } from '@yantra/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMachine, addPurchase, fillBasics, testNow } from '../../testing/market.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { createListing } from './listing.ts';

const day = 86_400_000;
const database = databaseForFile(fillBasics);
let server: TestApp;

beforeEach(async () => {
  await database.db.deleteFrom('equipment').execute();
  server = testApp(database.db);
});

const afterDays = (days: number) => new Date(testNow.getTime() + days * day);

async function listed(): Promise<{ ids: string[]; total: number; counted: number | undefined }> {
  const answer = await server.get('/api/Equipment/SearchEquipments?selectedCity=Pune&facets=true');
  const page = answer.json<EquipmentPage>();
  const counted = page.facets?.categories.find((one) => one.id === '1')?.count;
  return { ids: page.data.map((one) => one.id), total: page.total, counted };
}

describe('the public list', () => {
  test('drops a machine at the very moment its purchase ends, and takes one up as its purchase begins', async () => {
    const ending = await addMachine(database.db, { period: [-1, 2] });
    const coming = await addMachine(database.db, { period: [2, 9] });
    expect(await listed()).toEqual({ ids: [ending], total: 1, counted: 1 });
    server.clock.time = new Date(afterDays(2).getTime() - 1);
    expect((await listed()).ids).toEqual([ending]);
    server.clock.time = afterDays(2);
    expect(await listed()).toEqual({ ids: [coming], total: 1, counted: 1 });
    expect((await server.get(`/api/Equipment/GetEquipmentById?id=${ending}`)).status).toBe(404);
    expect((await server.get(`/api/Equipment/GetEquipmentById?id=${coming}`)).status).toBe(200);
    server.clock.time = afterDays(9);
    expect(await listed()).toEqual({ ids: [], total: 0, counted: 0 });
  });

  test('keeps a renewed machine across the change of purchases', async () => {
    const renewed = await addMachine(database.db, { period: [-1, 2] });
    await addPurchase(database.db, renewed, [2, 9]);
    server.clock.time = afterDays(3);
    expect((await listed()).ids).toEqual([renewed]);
  });

  test('hides a machine that became Unavailable, purchase or not', async () => {
    const machine = await addMachine(database.db, { status: 'Unavailable' });
    server.clock.time = afterDays(1);
    expect((await listed()).ids).toEqual([]);
    await database.db.updateTable('equipment').set({ status: 'On rent' }).where('id', '=', machine).execute();
    await createListing({ db: database.db, clock: { now: () => afterDays(1) } }).refresh();
    expect((await listed()).ids).toEqual([machine]);
  });
});

describe('the job', () => {
  test('changes each machine once, however many processes run it', async () => {
    for (let n = 0; n < 5; n += 1) await addMachine(database.db, { period: [-1, 2] });
    const jobs = Array.from({ length: 4 }, () =>
      createListing({ db: database.db, clock: { now: () => afterDays(2) } }),
    );
    const changed = await Promise.all(jobs.map((job) => job.refresh()));
    expect(changed.reduce((sum, one) => sum + one, 0)).toBe(5);
  });

  test('leaves the counts true when machines are added at once by many connections', async () => {
    await Promise.all(Array.from({ length: 12 }, () => addMachine(database.db)));
    expect(await listed()).toMatchObject({ total: 12, counted: 12 });
  });
});
