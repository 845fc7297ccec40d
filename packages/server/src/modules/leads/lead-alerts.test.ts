import { submitRequirement } from '@yantra/contract/calls';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addMachine, addPurchase, fillBasics } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const database = databaseForFile(fillBasics);
let server: TestApp;
let turn = 0;
beforeAll(async () => {
  server = testApp(database.db);
});
afterEach(async () => {
  for (const table of ['lead_alerts', 'requirements', 'sms_messages', 'sms_days', 'equipment', 'purchases'] as const) {
    await database.db.deleteFrom(table).execute();
  }
  await allow(1);
});

const allow = (messages: number) =>
  database.db.updateTable('subscriptions').set({ sms_count_allowed: messages }).where('id', '=', 1).execute();

/** A backhoe loader of a supplier, in Pune unless told otherwise. */
async function supplierWith(facts: Parameters<typeof addMachine>[1] = {}): Promise<SignedIn> {
  const who = await signedIn(server, 'supplier');
  await addMachine(database.db, { supplier_id: who.userId, equipment_type_id: 27, ...facts });
  return who;
}

async function submit(facts: object = {}): Promise<void> {
  turn += 1;
  const answer = await server.post(
    `/api${submitRequirement.path}`,
    {
      idempotencyKey: `key-of-the-alert-${turn}`,
      fullName: 'Asha Patil',
      email: 'asha@example.in',
      phone: '9876543210',
      categoryId: 6,
      selectedCityId: '8',
      consent: true,
      ...facts,
    },
    { 'x-forwarded-for': `203.0.113.${turn}` },
  );
  expect(answer.status).toBe(200);
  await server.app.background.settled();
}

const told = async () =>
  (
    await database.db.selectFrom('sms_messages').select(['phone', 'text']).where('kind', '=', 'leadAlert').execute()
  ).map(({ phone, text }) => ({ phone, text }));

test('suppliers with a public machine of its category in its city are told of a requirement, and nothing of who asks', async () => {
  const fitting = await supplierWith();
  await supplierWith({ city_id: '1' });
  await supplierWith({ equipment_type_id: 37 });
  await supplierWith({ period: null });
  await supplierWith({ status: 'Unavailable' });
  await submit({ details: 'call me' });
  expect(await told()).toEqual([
    {
      phone: fitting.phone,
      text: 'Somebody needs Earthmoving in Pune. See who, and answer, at localhost/dashboard/leads - Yantra',
    },
  ]);
});

test('a requirement without a city is told everywhere', async () => {
  const one = await supplierWith();
  const other = await supplierWith({ city_id: '1' });
  await submit({ selectedCityId: undefined });
  expect((await told()).map(({ phone }) => phone).toSorted()).toEqual([one.phone, other.phone].toSorted());
});

test('one that is sent again is told once', async () => {
  await supplierWith();
  await submit({ idempotencyKey: 'key-of-the-alert-again' });
  await submit({ idempotencyKey: 'key-of-the-alert-again' });
  expect(await told()).toHaveLength(1);
});

test('a plan’s messages are as many as it allows in a period, and 1 is no cap of its own', async () => {
  await supplierWith();
  for (let n = 0; n < 3; n += 1) await submit();
  expect(await told()).toHaveLength(3);
  await allow(5);
  // What was bought before stays as it was bought: only a new purchase has the new cap.
  const { userId } = await supplierWith({ city_id: '1', period: null });
  const machine = await database.db
    .selectFrom('equipment')
    .select('id')
    .where('supplier_id', '=', userId)
    .executeTakeFirstOrThrow();
  const plan = await database.db
    .selectFrom('subscriptions')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await addPurchase(database.db, machine.id, [-1, 20]);
  await database.db.updateTable('purchases').set({ plan_version: plan.version }).execute();
  for (let n = 0; n < 7; n += 1) await submit({ selectedCityId: '1' });
  expect(await told()).toHaveLength(8);
});

test('a message that did not leave does not count', async () => {
  // The day's messages are used up by the first.
  const failing = testApp(database.db, {
    settings: {
      allowedOrigins: [],
      environment: 'test',
      trustedProxies: ['127.0.0.1'],
      sms: { provider: 'outbox', dailyCap: 1 },
    },
  });
  const before = server;
  server = failing;
  await supplierWith();
  await supplierWith();
  await submit();
  server = before;
  expect(await told()).toHaveLength(1);
  expect(await database.db.selectFrom('lead_alerts').selectAll().execute()).toHaveLength(1);
});
