import { randomUUID } from 'node:crypto';
import {
  getPurchasedSubscriptions,
  type PurchasedPlan,
  searchEquipments,
  updatePurchaseSelection,
} from '@yantra/contract/calls';
import { limits } from '@yantra/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMachine, fillBasics, testNow } from '../../testing/market.ts';
import { addBuyer, type Buyer, type PayingApp, payingApp, startPayment } from '../../testing/paying.ts';
import { signedInAgain } from '../../testing/signed-in.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile, testEngine } from '../../testing/test-database.ts';

const database = databaseForFile(fillBasics);
const day = 86_400_000;
const places = 4;
let server: PayingApp;
/** Another process on the same database, by connections of its own. */
let other: TestApp;
beforeAll(async () => {
  await database.db
    .insertInto('subscriptions')
    .values({ id: 2, name: 'BUSINESS', display_name: 'Business', equipment_count: places, price_1_month_paise: 100 })
    .execute();
  [server, other] = [await payingApp(database.db), testApp(await database.atAnotherProcess())];
});
afterAll(() => server.close());
beforeEach(() => void (server.clock.time = testNow));

const at = (days: number) => new Date(testNow.getTime() + days * day);

/** Adds a purchase of the plan with four places; days from the tests' now. */
async function addPlan(buyer: Buyer, machines: readonly string[] = [], [from, until] = [-1, 30]): Promise<string> {
  const { id } = await database.db
    .insertInto('purchases')
    .values({
      user_id: buyer.userId,
      subscription_id: 2,
      period_months: 1,
      start_date: at(from ?? 0),
      end_date: at(until ?? 0),
      price_paise: 100,
      final_price_paise: 100,
      created_at: at(from ?? 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const equipment_id of machines) {
    await database.db.insertInto('purchase_equipment').values({ purchase_id: id, equipment_id }).execute();
  }
  await sql`select refresh_listing(${testNow}::timestamptz, ${[...machines]}::uuid[])`.execute(database.db);
  return id;
}

const select = (
  buyer: Buyer,
  id: string,
  selectedEquipmentIds: readonly string[],
  more: object = {},
  on: TestApp = server,
): Promise<TestAnswer> =>
  on.post(`/api${updatePurchaseSelection.path}`, { id, selectedEquipmentIds, ...more }, buyer.bearer);
const codeOf = (answer: TestAnswer) => answer.json<{ code?: string }>().code;
const rowIn = (answer: TestAnswer) => answer.json<{ data: PurchasedPlan }>().data;
const plansOf = async (buyer: Buyer) =>
  (await server.get(`/api${getPurchasedSubscriptions.path}`, buyer.bearer)).json<{ data: PurchasedPlan[] }>().data;
const machinesOn = async (id: string): Promise<string[]> => {
  const rows = await database.db
    .selectFrom('purchase_equipment')
    .select('equipment_id')
    .where('purchase_id', '=', id)
    .execute();
  return rows.map(({ equipment_id }) => equipment_id).toSorted();
};
const found = async (machine: string): Promise<boolean> => {
  const answer = await server.get(`/api${searchEquipments.path}?pageSize=100&selectedCityId=8`);
  return answer.json<{ data: { id: string }[] }>().data.some(({ id }) => id === machine);
};
const told = (buyer: Buyer) =>
  database.db
    .selectFrom('audit_log')
    .select(['subject_id', 'detail'])
    .where('user_id', '=', buyer.userId)
    .where('kind', '=', 'purchase.selection')
    .orderBy('id')
    .execute();

describe('the machines of a running plan', () => {
  test('are those selected, found by everybody at once or not any more, and the row says so', async () => {
    const buyer = await addBuyer(server, 3);
    const [first = '', second = '', third = ''] = buyer.machines;
    const id = await addPlan(buyer, [first]);
    expect([await found(first), await found(second)]).toEqual([true, false]);
    const answer = await select(buyer, id.toUpperCase(), [second.toUpperCase(), third, third]);
    expect(answer.status).toBe(200);
    expect(rowIn(answer)).toEqual((await plansOf(buyer))[0]);
    expect(rowIn(answer)).toMatchObject({ id, state: 'running', equipmentIds: [second, third].toSorted() });
    expect(await Promise.all([first, second, third].map(found))).toEqual([false, true, true]);
    expect((await select(buyer, id, [])).status).toBe(200);
    expect(await Promise.all([first, second, third].map(found))).toEqual([false, false, false]);
    expect(await told(buyer)).toEqual([
      { subject_id: id, detail: '+2 -1' },
      { subject_id: id, detail: '+0 -2' },
    ]);
  });

  test('stay as they are when the same are selected, and nothing is told of it', async () => {
    const buyer = await addBuyer(server, 2);
    const id = await addPlan(buyer, buyer.machines);
    expect((await select(buyer, id, buyer.machines)).status).toBe(200);
    expect(await told(buyer)).toEqual([]);
  });

  test('may be chosen for a plan that is coming; they are found once it runs', async () => {
    const buyer = await addBuyer(server, 1);
    const [machine = ''] = buyer.machines;
    const id = await addPlan(buyer, [], [5, 20]);
    expect(rowIn(await select(buyer, id, [machine]))).toMatchObject({ state: 'coming', equipmentIds: [machine] });
    expect(await found(machine)).toBe(false);
    const { listed_from } = await database.db
      .selectFrom('equipment')
      .select('listed_from')
      .where('id', '=', machine)
      .executeTakeFirstOrThrow();
    expect(listed_from).toEqual(at(5));
  });

  test('are as many as the plan had places when it was bought', async () => {
    const buyer = await addBuyer(server, places + 1);
    const id = await addPlan(buyer, buyer.machines.slice(0, 1));
    const answer = await select(buyer, id, buyer.machines);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'purchase.tooManyMachines']);
    expect(await machinesOn(id)).toEqual(buyer.machines.slice(0, 1));
    expect((await select(buyer, id, buyer.machines.slice(1))).status).toBe(200);
  });

  test('are one’s own and exist', async () => {
    const [buyer, stranger] = [await addBuyer(server, 1), await addBuyer(server, 1)];
    const id = await addPlan(buyer);
    for (const wrong of [stranger.machines[0], randomUUID()]) {
      expect(codeOf(await select(buyer, id, [...buyer.machines, wrong ?? '']))).toBe('purchase.machines');
    }
    expect(codeOf(await select(stranger, id, stranger.machines))).toBe('purchase.unknown');
    expect(codeOf(await select(buyer, id, ['no id']))).toBe('request.invalid');
    expect(await machinesOn(id)).toEqual([]);
  });

  test('change no more once it has ended, to the moment', async () => {
    const buyer = await addBuyer(server, 1);
    const id = await addPlan(buyer, [], [-1, 0]);
    expect(codeOf(await select(buyer, id, buyer.machines))).toBe('purchase.ended');
    server.clock.time = new Date(testNow.getTime() - 1);
    expect((await select(buyer, id, buyer.machines)).status).toBe(200);
  });

  test('are not overwritten by who has read them before another changed them', async () => {
    const buyer = await addBuyer(server, 3);
    const [first = '', second = '', third = ''] = buyer.machines;
    const id = await addPlan(buyer, [first]);
    const knownEquipmentIds = [first];
    expect((await select(buyer, id, [first, second], { knownEquipmentIds })).status).toBe(200);
    const late = await select(buyer, id, [first, third], { knownEquipmentIds });
    expect([late.status, codeOf(late)]).toEqual([409, 'purchase.changed']);
    expect(await machinesOn(id)).toEqual([first, second].toSorted());
  });
});

describe('a machine of another plan', () => {
  test('is refused by name, and moves when that is asked for', async () => {
    const buyer = await addBuyer(server, 1);
    const machine = await addMachine(database.db, { supplier_id: buyer.userId, name: 'JCB 3DX', period: null });
    const [from, to] = [await addPlan(buyer, [machine, ...buyer.machines]), await addPlan(buyer)];
    const refused = await select(buyer, to, [machine]);
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      {
        code: 'purchase.running',
        errors: { selectedEquipmentIds: 'On another plan at that time: JCB 3DX (Business).' },
        errorCodes: { selectedEquipmentIds: { code: 'machines.onOthers', params: { more: 0 } } },
      },
    ]);
    expect(await machinesOn(from)).toHaveLength(2);
    expect((await select(buyer, to, [machine], { move: true })).status).toBe(200);
    expect([await machinesOn(from), await machinesOn(to)]).toEqual([[...buyer.machines], [machine]]);
    expect(await found(machine)).toBe(true);
    expect(await told(buyer)).toEqual([
      { subject_id: from, detail: '+0 -1' },
      { subject_id: to, detail: '+1 -0' },
    ]);
  });

  test('names five, and counts the rest', async () => {
    const buyer = await addBuyer(server, 2 * places);
    await addPlan(buyer, buyer.machines.slice(0, places));
    await addPlan(buyer, buyer.machines.slice(places));
    await database.db
      .updateTable('subscriptions')
      .set({ equipment_count: 2 * places })
      .where('id', '=', 2)
      .execute();
    await sql`update subscription_versions set equipment_count = ${2 * places}::int where subscription_id = 2`.execute(
      database.db,
    );
    const answer = await select(buyer, await addPlan(buyer), buyer.machines);
    await sql`update subscription_versions set equipment_count = ${places}::int where subscription_id = 2`.execute(
      database.db,
    );
    expect(answer.json()).toMatchObject({ errorCodes: { selectedEquipmentIds: { params: { more: 3 } } } });
  });

  test('is free for the time after that plan has ended', async () => {
    const buyer = await addBuyer(server, 1);
    await addPlan(buyer, buyer.machines, [-10, 5]);
    const next = await addPlan(buyer, [], [5, 20]);
    expect((await select(buyer, next, buyer.machines)).status).toBe(200);
    const [machine = ''] = buyer.machines;
    expect(await found(machine)).toBe(true);
  });
});

describe('the places of a plan', () => {
  test('are not handed round: within 24 hours each is filled three times on average, and taking off is never refused', async () => {
    const buyer = await addBuyer(server, 2 * places);
    const sets = [buyer.machines.slice(0, places), buyer.machines.slice(places)];
    const id = await addPlan(buyer);
    for (let n = 0; n < limits.fillingsADay; n += 1) {
      expect((await select(buyer, id, sets[n % 2] ?? [])).status).toBe(200);
    }
    const refused = await select(buyer, id, sets[1] ?? []);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'purchase.tooManyChanges']);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600);
    expect(await machinesOn(id)).toEqual(sets[0]?.toSorted());
    expect((await select(buyer, id, [])).status).toBe(200);
  });

  test('do not go round about midnight either, and take machines again 24 hours after they did', async () => {
    const buyer = await addBuyer(server, 2 * places);
    const sets = [buyer.machines.slice(0, places), buyer.machines.slice(places)];
    const id = await addPlan(buyer);
    const user = await database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', buyer.userId)
      .executeTakeFirstOrThrow();
    /* Once in an hour before midnight in India, twice in the minute before it. */
    const noon = testNow.getTime();
    const [hour, minute] = [day / 24, day / 1440];
    const ask = async (set: readonly string[] | undefined, after: number) => {
      server.clock.time = new Date(noon + after);
      return select({ ...buyer, ...(await signedInAgain(server, user)) }, id, set ?? []);
    };
    expect((await ask(sets[0], 11 * hour)).status).toBe(200);
    expect((await ask(sets[1], 12 * hour - minute)).status).toBe(200);
    expect((await ask(sets[0], 12 * hour - minute)).status).toBe(200);
    const refused = await ask(sets[1], 12 * hour + minute);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'purchase.tooManyChanges']);
    expect(Number(refused.headers['retry-after'])).toBe((23 * hour - minute) / 1000);
    expect((await ask(sets[1], 35 * hour - 1)).status).toBe(429);
    expect((await ask(sets[1], 35 * hour)).status).toBe(200);
    // The next has to wait for those of the evening before.
    expect((await ask(sets[0], 36 * hour - 2 * minute)).status).toBe(429);
    expect((await ask(sets[0], 36 * hour - minute)).status).toBe(200);
  });

  test('are counted for each plan by itself', async () => {
    const buyer = await addBuyer(server, places);
    const [one, two] = [await addPlan(buyer), await addPlan(buyer)];
    for (let n = 0; n < limits.fillingsADay; n += 1) {
      await select(buyer, one, []);
      expect((await select(buyer, one, buyer.machines)).status).toBe(200);
    }
    expect((await select(buyer, two, buyer.machines, { move: true })).status).toBe(200);
  });
});

/** A number from 0 up to another, the same in each run. */
function draws(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Purchases with more machines than places, and machines on two at one time. */
async function broken(buyer: Buyer): Promise<unknown> {
  const { rows } = await sql<{ over: number; twice: number }>`
    select (select count(*)::int from (select purchase_id from purchase_equipment join purchases on id = purchase_id
        where user_id = ${buyer.userId}::uuid group by 1 having count(*) > ${places}::int) o) as over,
      (select count(*)::int from (select equipment_id from purchase_equipment join purchases on id = purchase_id
        where user_id = ${buyer.userId}::uuid group by 1 having count(*) > 1) t) as twice`.execute(database.db);
  return rows[0];
}

/** Takes two machines off what they stand on, and begins to pay for a plan that is to hold them. */
async function beginToPay(buyer: Buyer, plans: readonly string[], machines: readonly string[]): Promise<string> {
  for (const id of plans) {
    const stay = (await machinesOn(id)).filter((machine) => !machines.includes(machine));
    expect((await select(buyer, id, stay)).status).toBe(200);
  }
  const answer = await startPayment(server, buyer, { amount: 1, subscriptionId: 2, selectedEquipmentIds: machines });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ data: { order_id: string } }>().data.order_id;
}

/** What became of a payment: why its money goes back, or `fulfilled`. */
async function endOf(orderId: string): Promise<string> {
  const { db } = database;
  const order = await db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow();
  const refund = await db.selectFrom('refunds').select('reason').where('order_id', '=', orderId).executeTakeFirst();
  return refund === undefined ? order.state : `refund, ${refund.reason}`;
}

/** Has no limit of a day or an hour end the test, and takes off what was bought, so that the next round finds it free. */
async function nextRound(orderId: string): Promise<void> {
  await database.db.deleteFrom('limit_hits').execute();
  await database.db.deleteFrom('quota_counts').execute();
  const bought = database.db.selectFrom('purchases').select('id').where('order_id', '=', orderId);
  await database.db.deleteFrom('purchase_equipment').where('purchase_id', 'in', bought).execute();
}

test('two processes and a payment at once never put more on a plan than it has places, nor a machine on two', async () => {
  const draw = draws(21);
  const buyer = await addBuyer(server, 3 * places);
  const plans = [await addPlan(buyer), await addPlan(buyer)];
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (let round = 0; round < (testEngine === 'postgres' ? 20 : 10); round += 1) {
    const first = draw(buyer.machines.length - 1);
    const orderId = await beginToPay(buyer, plans, buyer.machines.slice(first, first + 2));
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: 6 }, async (_, n) => {
          const wanted = buyer.machines.filter(() => draw(3) === 0);
          const plan = plans[draw(2)] ?? '';
          return select(buyer, plan, wanted, draw(2) === 0 ? { move: true } : {}, n % 2 === 0 ? server : other);
        }),
      ),
      server.pay(orderId),
    ]);
    for (const answer of answers) count(codeOf(answer) ?? 'done');
    count(`payment: ${await endOf(orderId)}`);
    expect(await broken(buyer)).toEqual({ over: 0, twice: 0 });
    await nextRound(orderId);
  }
  // Of six at once, so many machines may be put on one plan that the limit of a day speaks, or not.
  counts.delete('purchase.tooManyChanges');
  // Each of these happened, and nothing failed in another way.
  expect([...counts.keys()].toSorted(), JSON.stringify([...counts])).toEqual([
    'done',
    'payment: fulfilled',
    'payment: refund, running',
    'purchase.running',
    'purchase.tooManyMachines',
  ]);
});

test('what one adds in one process and another in the other is not lost: who read too early is told', async () => {
  const buyer = await addBuyer(server, 4);
  const id = await addPlan(buyer);
  const [one, two] = [buyer.machines.slice(0, 2), buyer.machines.slice(2)];
  const answers = await Promise.all([
    select(buyer, id, one, { knownEquipmentIds: [] }),
    select(buyer, id, two, { knownEquipmentIds: [] }, other),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? one : two;
  expect(await machinesOn(id)).toEqual(winner.toSorted());
});
