import {
  addNewSubscription,
  deleteSubscription,
  getPurchasedSubscriptions,
  getSubscriptionById,
  getSubscriptions,
  type Plan,
  type PurchasedPlan,
  updateSubscriptionPlan,
} from '@yantra/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAbout } from '../../testing/audit-of.ts';
import { addMachine, fillBasics, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const database = databaseForFile(fillBasics);
let server: TestApp;
let admin: SignedIn;
let supplier: SignedIn;
beforeAll(async () => {
  server = testApp(database.db);
  [admin, supplier] = [await signedIn(server, 'admin'), await signedIn(server, 'supplier')];
});

const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];
const dataIn = <Data>(answer: TestAnswer) => answer.json<{ data: Data }>().data;
const add = (facts: object) =>
  server.post(`/api${addNewSubscription.path}`, { equipmentCount: 5, ...facts }, admin.bearer);
const added = async (facts: object) => dataIn<{ id: number }>(await add(facts)).id;
const update = (facts: object) =>
  server.post(`/api${updateSubscriptionPlan.path}`, { equipmentCount: 5, ...facts }, admin.bearer);
const find = (id: number, who = admin) => server.get(`/api${getSubscriptionById.path}?id=${id}`, who.bearer);
const plan = async (id: number) => dataIn<Plan>(await find(id));

describe('a plan', () => {
  // spec: rule.plan-final, entity.plan
  test('has its final prices computed in paise, by name, whatever the body says of them', async () => {
    const answer = await add({
      name: 'SILVER',
      price1Month: '999.99',
      discount1Month: 12.5,
      price2Month: 1500,
      price1Year: 10_000,
      discount1Year: '33.33',
      finalPrice1Month: 1,
      finalPrice1Year: 1,
    });
    expect(answer.json()).toMatchObject({ success: true, message: 'Subscription Created Successfully!' });
    expect(await plan(dataIn<{ id: number }>(answer).id)).toMatchObject({
      name: 'SILVER',
      displayName: 'SILVER',
      price1Month: 999.99,
      discount1Month: 12.5,
      finalPrice1Month: 874.99,
      finalPrice2Month: 1500,
      finalPrice3Month: 0,
      finalPrice1Year: 6667,
      equipmentCount: 5,
      active: true,
      version: 1,
    });
  });

  // spec: rule.plan-final
  test('has one contact and one message when it is added, and keeps what it has when it is changed', async () => {
    const id = await added({ name: 'GOLD' });
    expect(await plan(id)).toMatchObject({ contactToBeViewed: 1, smsCountAllowed: 1 });
    await database.db
      .updateTable('subscriptions')
      .set({ contact_to_be_viewed: 7, sms_count_allowed: 9 })
      .where('id', '=', id)
      .execute();
    const answer = await update({ id, name: 'GOLD', displayName: 'Gold', contactToBeViewed: 1, smsCountAllowed: 1 });
    expect(answer.json()).toMatchObject({ message: 'Subscription Updated Successfully!' });
    expect(await plan(id)).toMatchObject({ displayName: 'Gold', contactToBeViewed: 7, smsCountAllowed: 9 });
  });

  // spec: rule.plan-name, rule.plan-numbers
  test('has real caps, and leaves widgets out, once an admin says so', async () => {
    const id = await added({ name: 'CAPPED', contactCap: 300, embedAllowed: false });
    expect(await plan(id)).toMatchObject({ contactToBeViewed: 300, smsCountAllowed: 1, embedAllowed: false });
    await update({ id, name: 'CAPPED', smsCap: '100' });
    expect(await plan(id)).toMatchObject({ contactToBeViewed: 300, smsCountAllowed: 100, embedAllowed: false });
    await update({ id, name: 'CAPPED', contactCap: 1, embedAllowed: true });
    expect(await plan(id)).toMatchObject({ contactToBeViewed: 1, smsCountAllowed: 100, embedAllowed: true });
    for (const wrong of [{ contactCap: 0 }, { smsCap: 1.5 }, { smsCap: 100_001 }]) {
      expect((await update({ id, name: 'CAPPED', ...wrong })).json()).toMatchObject({
        errors: { [Object.keys(wrong)[0] ?? '']: 'A cap is a whole number from 1 to 1,00,000.' },
      });
    }
  });

  test('needs a name, whole counts and amounts of two decimals', async () => {
    const answer = await add({ name: ' ', equipmentCount: 1.5, price1Month: 1.005, discount1Month: 101 });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      {
        errors: {
          name: 'Name is required',
          equipmentCount: expect.any(String),
          price1Month: expect.any(String),
          discount1Month: expect.any(String),
        },
      },
    ]);
  });

  test('shares its name with no other, also when many add it at once', async () => {
    expect(codeIn(await add({ name: 'economy' }))).toEqual([409, 'subscription.taken']);
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({ name: 'BRONZE' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const id = await added({ name: 'IRON' });
    expect(codeIn(await update({ id, name: 'Economy' }))).toEqual([409, 'subscription.taken']);
    expect((await update({ id, name: 'iron' })).status).toBe(200);
    expect(codeIn(await update({ id: 9999, name: 'None' }))).toEqual([404, 'subscription.unknown']);
  });

  test('is not changed over somebody else’s change', async () => {
    const id = await added({ name: 'STEEL' });
    const { version } = await plan(id);
    expect((await update({ id, version, name: 'STEEL', equipmentCount: 6 })).status).toBe(200);
    const late = await update({ id, version, name: 'STEEL', equipmentCount: 7 });
    expect(codeIn(late)).toEqual([409, 'subscription.changed']);
    expect(await plan(id)).toMatchObject({ equipmentCount: 6, version: version + 1 });
    expect((await update({ id, version: version + 1, name: 'STEEL', equipmentCount: 6 })).status).toBe(200);
    expect((await plan(id)).version).toBe(version + 1);
  });

  test('that is not sold any more is the admin’s to see', async () => {
    const id = await added({ name: 'RETIRED', active: false });
    const names = async (who: SignedIn) =>
      dataIn<Plan[]>(await server.get(`/api${getSubscriptions.path}`, who.bearer)).map(({ name }) => name);
    expect([(await names(admin)).includes('RETIRED'), (await names(supplier)).includes('RETIRED')]).toEqual([
      true,
      false,
    ]);
    expect(codeIn(await find(id, supplier))).toEqual([404, 'subscription.unknown']);
    expect(codeIn(await find(9999))).toEqual([404, 'subscription.unknown']);
    expect((await find(1, supplier)).status).toBe(200);
  });

  test('is told of in the audit log', async () => {
    const id = await added({ name: 'AUDITED' });
    await update({ id, name: 'AUDITED', price1Month: 5 });
    const entries = await database.db
      .selectFrom('audit_log')
      .select(['kind', 'user_id'])
      .where(isAbout(id))
      .where('kind', 'like', 'plan.%')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { kind: 'plan.added', user_id: admin.userId },
      { kind: 'plan.changed', user_id: admin.userId },
    ]);
  });
});

test('a running purchase keeps the plan it was bought in', async () => {
  const id = await added({ name: 'KEPT', displayName: 'Kept', price1Month: 100, discount1Month: 10 });
  const buyer = await signedIn(server, 'supplier');
  await database.db
    .insertInto('purchases')
    .values({
      user_id: buyer.userId,
      subscription_id: id,
      plan_version: 1,
      period_months: 1,
      start_date: testNow,
      end_date: new Date(testNow.getTime() + 30 * 86_400_000),
      price_paise: 10_000,
      discount: 10,
      final_price_paise: 9000,
    })
    .execute();
  await update({ id, name: 'OTHER', displayName: 'Other', price1Month: 900, equipmentCount: 1, embedAllowed: false });
  const url = `/api${getPurchasedSubscriptions.path}`;
  const [bought] = dataIn<PurchasedPlan[]>(await server.get(url, buyer.bearer));
  expect(bought).toMatchObject({
    displayName: 'Kept',
    equipmentCount: 5,
    finalPrice: 90,
    finalPrice1Month: 90,
    embedAllowed: true,
    state: 'running',
    active: true,
  });
  expect(await plan(id)).toMatchObject({ displayName: 'Other', finalPrice1Month: 900, equipmentCount: 1, version: 2 });
});

describe('deleting a plan', () => {
  const remove = (input: object, who = admin) => server.post(`/api${deleteSubscription.path}`, input, who.bearer);

  test('is for one that nobody has bought, and leaves a line in the audit log', async () => {
    const id = await added({ name: 'MISTAKE' });
    await update({ id, name: 'MISTAKEN', equipmentCount: 6 });
    expect(codeIn(await remove({ id, version: 1 }))).toEqual([409, 'subscription.changed']);
    expect(codeIn(await remove({ id }, supplier))).toEqual([403, 'auth.forbidden']);
    expect((await remove({ id, version: 2 })).status).toBe(200);
    expect(codeIn(await find(id))).toEqual([404, 'subscription.unknown']);
    expect(codeIn(await remove({ id }))).toEqual([404, 'subscription.unknown']);
    const audit = await server.db.selectFrom('audit_log').select('detail').where('kind', '=', 'plan.deleted').execute();
    expect(audit.map(({ detail }) => JSON.parse(detail))).toEqual([{ of: String(id), before: 'MISTAKEN' }]);
  });

  test('is refused once it was bought', async () => {
    await addMachine(database.db);
    expect(codeIn(await remove({ id: 1 }))).toEqual([409, 'subscription.bought']);
    expect((await find(1)).status).toBe(200);
  });
});
