// @module-tag other
import {
  getPurchasedSubscriptions,
  type PurchasedPlan,
  searchEquipments,
  updatePurchaseSelection,
  type UpgradeQuote,
} from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../../testing/market.ts';
import { paperText } from '../../testing/paper-text.ts';
import { stepsOf } from '../../testing/paying-steps.ts';
import {
  addBuyer,
  type Buyer,
  fillPriced,
  type PayingApp,
  payingApp,
  startedOrder,
  startPayment,
} from '../../testing/paying.ts';
import { signedInAgain } from '../../testing/signed-in.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const [fleet, all] = [2, 3];
const database = databaseForFile(async (db) => {
  await fillPriced(db);
  const larger = [
    { id: fleet, name: 'FLEET', display_name: 'Fleet', equipment_count: 1000, price_1_month_paise: 299_900 },
    { id: all, name: 'ALL', display_name: 'All', equipment_count: 1500, price_1_month_paise: 500_000 },
  ];
  await db.insertInto('subscriptions').values(larger).execute();
});
let server: PayingApp;
beforeEach(async () => {
  server = await payingApp(database.db);
});
afterEach(() => server.close());

const { purchasesOf, entriesOf, later, stateOf } = stepsOf(() => server);

async function afterDays(buyer: Buyer, days: number): Promise<Buyer> {
  later(days * 24 * 60);
  const user = await server.db.selectFrom('users').selectAll().where('id', '=', buyer.userId).executeTakeFirstOrThrow();
  return { ...buyer, ...(await signedInAgain(server, user)) };
}

/** 25 March, the day of the change. */
const changed = new Date(testNow.getTime() + 15 * dayMs);
const noon = (day: string) => new Date(`2026-${day}T06:30:00Z`);

/** Somebody whose month, 10 March to 10 April, has run for 15 days, and who has paid for so many further months; a larger plan at once costs 2483.39. */
async function renewed(times = 1, facts: object = {}) {
  const buyer = await addBuyer(server);
  await server.pay(await startedOrder(server, buyer, facts));
  for (let n = 0; n < times; n += 1) {
    const last = (await purchasesOf(buyer.userId)).at(-1);
    await server.pay(await startedOrder(server, buyer, { renewalOf: last?.id }));
  }
  const [running, ...coming] = await purchasesOf(buyer.userId);
  if (running === undefined) throw new Error('Nothing was bought.');
  return { buyer: await afterDays(buyer, 15), running, coming };
}

const upgrade = (running: { id: string }, facts: object = {}) => ({
  subscriptionId: fleet,
  upgradeOf: running.id,
  amount: 2483.39,
  ...facts,
});
const quote = (buyer: Buyer, upgradeOf: string) =>
  server.get(
    `/api/Payment/GetUpgradeQuote?upgradeOf=${upgradeOf}&subscriptionId=${fleet}&subscriptionPeriod=1`,
    buyer.bearer,
  );
const plansOf = async (buyer: Buyer) =>
  (await server.get(`/api${getPurchasedSubscriptions.path}`, buyer.bearer)).json<{ data: PurchasedPlan[] }>().data;
const machinesOn = async (id = '') =>
  (await server.db.selectFrom('purchase_equipment').select('equipment_id').where('purchase_id', '=', id).execute()).map(
    ({ equipment_id }) => equipment_id,
  );
const periodsOf = async (buyer: Buyer) =>
  (await purchasesOf(buyer.userId)).map(({ start_date, end_date }) => [start_date, end_date]);
const notes = (buyer: Buyer) =>
  server.db
    .selectFrom('credit_notes')
    .innerJoin('purchases', 'purchases.id', 'credit_notes.purchase_id')
    .select(['purchase_id', 'total_paise'])
    .where('user_id', '=', buyer.userId)
    .execute();
const balanceOf = async (orderId: string | null | undefined) =>
  (await entriesOf(orderId ?? '')).reduce(
    (sum, [, account, paise]) => sum + (account === 'customer' ? Number(paise) : 0),
    0,
  );
const invoiceOf = async (buyer: Buyer, id = '') =>
  (await paperText(await server.get(`/api/Payment/Receipt?id=${id}`, buyer.bearer))).text;
const found = async (machine = '') => {
  const answer = await server.get(`/api${searchEquipments.path}?pageSize=100&selectedCityId=8`);
  return answer.json<{ data: { id: string }[] }>().data.some(({ id }) => id === machine);
};
/** No machine of theirs stands on two plans at one time. */
async function areApart(buyer: Buyer): Promise<boolean> {
  const { rows } = await sql`
    select from purchases a join purchase_equipment x on x.purchase_id = a.id join purchase_equipment y using (equipment_id)
      join purchases b on b.id = y.purchase_id
    where a.user_id = ${buyer.userId}::uuid and a.id < b.id and a.start_date < b.end_date and b.start_date < a.end_date`.execute(
    server.db,
  );
  return rows.length === 0;
}

describe('a change to a larger plan, with a renewal that is paid for', () => {
  test('takes the machines of the running one at once; the renewal keeps them, its days and its price, and begins afterwards', async () => {
    const { buyer, running, coming } = await renewed();
    // What the change costs is what it costs without a renewal.
    expect((await quote(buyer, running.id)).json<{ data: UpgradeQuote }>().data).toMatchObject({
      credit: 515.61,
      toPay: 2483.39,
      endDate: noon('04-25').toISOString(),
    });
    const orderId = await startedOrder(server, buyer, upgrade(running));
    await server.pay(orderId);
    expect(await stateOf(orderId)).toBe('fulfilled');
    expect(await periodsOf(buyer)).toEqual([
      [noon('03-10'), changed],
      [changed, noon('04-25')],
      [noon('04-25'), noon('05-25')],
    ]);
    const [, larger, next] = await purchasesOf(buyer.userId);
    expect(next).toMatchObject({
      id: coming[0]?.id,
      final_price_paise: 99_900,
      bought_from: noon('04-10'),
      bought_until: noon('05-10'),
    });
    for (const { id } of [larger, next].flatMap((one) => one ?? [])) {
      expect((await machinesOn(id)).toSorted()).toEqual([...buyer.machines].toSorted());
    }
    expect(await areApart(buyer)).toBe(true);
    expect(await notes(buyer)).toEqual([{ purchase_id: running.id, total_paise: 51_561 }]);
    expect([await balanceOf(orderId), await balanceOf(next?.order_id)]).toEqual([0, 0]);
  });

  test('leaves no gap: the machines are found until the renewal ends', async () => {
    const { buyer, running } = await renewed();
    await server.pay(await startedOrder(server, buyer, upgrade(running)));
    for (const day of ['04-24', '04-26', '05-24']) {
      server.clock.time = noon(day);
      expect([day, await found(buyer.machines[0])]).toEqual([day, true]);
    }
    server.clock.time = noon('05-25');
    expect(await found(buyer.machines[0])).toBe(false);
  });

  test('is told in the list and in the log, and the invoice tells the period it was issued for', async () => {
    const { buyer, running, coming } = await renewed();
    const orderId = await startedOrder(server, buyer, upgrade(running));
    await server.pay(orderId);
    const [, larger] = await purchasesOf(buyer.userId);
    const next = (await plansOf(buyer)).find(({ id }) => id === coming[0]?.id);
    expect(next).toMatchObject({
      state: 'coming',
      startDate: noon('04-25').toISOString(),
      boughtFrom: noon('04-10').toISOString(),
      boughtUntil: noon('05-10').toISOString(),
      follows: larger?.id,
    });
    expect(await invoiceOf(buyer, next?.id)).toContain('From 10 April 2026 until 10 May 2026');
    const told = await server.db
      .selectFrom('audit_log')
      .select(['subject_id', 'detail'])
      .where('user_id', '=', buyer.userId)
      .where('kind', '=', 'purchase.putOff')
      .execute();
    expect(told).toEqual([{ subject_id: next?.id, detail: orderId }]);
  });

  test('puts off everything that was to follow, in its order', async () => {
    const { buyer, running } = await renewed(2);
    await server.pay(await startedOrder(server, buyer, upgrade(running)));
    expect((await periodsOf(buyer)).slice(1)).toEqual([
      [changed, noon('04-25')],
      [noon('04-25'), noon('05-25')],
      [noon('05-25'), noon('06-25')],
    ]);
    expect(await areApart(buyer)).toBe(true);
  });

  test('again to a larger one still: the renewal follows that, and its invoice stays', async () => {
    const { buyer, running, coming } = await renewed();
    await server.pay(await startedOrder(server, buyer, upgrade(running)));
    const [, larger] = await purchasesOf(buyer.userId);
    const again = await afterDays(buyer, 10);
    // 21 of 31 days of 2999 rupees are left.
    const facts = { subscriptionId: all, upgradeOf: larger?.id, amount: 2968.42 };
    await server.pay(await startedOrder(server, again, facts));
    expect((await periodsOf(buyer)).slice(2)).toEqual([
      [noon('04-04'), noon('05-04')],
      [noon('05-04'), noon('06-03')],
    ]);
    expect(await areApart(buyer)).toBe(true);
    const [next] = (await purchasesOf(buyer.userId)).slice(3);
    expect(next).toMatchObject({ bought_from: noon('04-10'), bought_until: noon('05-10') });
    // The renewal runs, and gives way in its turn: for the days it was bought for, and no others.
    const last = await afterDays(again, 30 + 10);
    const rest = await startPayment(server, last, { ...upgrade(coming[0] ?? { id: '' }), amount: 2333 });
    expect(rest.status, rest.text).toBe(200);
    await server.pay(rest.json<{ data: { order_id: string } }>().data.order_id);
    expect(await notes(buyer)).toContainEqual({ purchase_id: coming[0]?.id, total_paise: 66_600 });
    expect(await invoiceOf(last, coming[0]?.id)).toContain('From 10 April 2026 until 10 May 2026');
  });

  test('that ends before the running one would have leaves the renewal where it is', async () => {
    const { buyer, running } = await renewed(1, { subscriptionPeriod: 3, amount: 2997 });
    const { toPay } = (await quote(buyer, running.id)).json<{ data: UpgradeQuote }>().data;
    await server.pay(await startedOrder(server, buyer, upgrade(running, { amount: toPay })));
    const [, larger, next] = await purchasesOf(buyer.userId);
    expect(larger?.end_date.getTime()).toBeLessThan(noon('06-10').getTime());
    expect(next).toMatchObject({ start_date: noon('06-10'), end_date: noon('07-10'), bought_from: null });
  });

  test('that is paid for before the renewal is: the renewal of what ended meanwhile goes back', async () => {
    const buyer = await addBuyer(server);
    await server.pay(await startedOrder(server, buyer));
    const [running] = await purchasesOf(buyer.userId);
    const today = await afterDays(buyer, 15);
    const renewal = await startedOrder(server, today, { renewalOf: running?.id });
    await server.rule({ do: 'too-many-requests', on: 'terminate' });
    await server.pay(await startedOrder(server, today, upgrade({ id: running?.id ?? '' })));
    await server.pay(renewal);
    const refunds = await server.db
      .selectFrom('refunds')
      .select(['amount_paise', 'reason'])
      .where('order_id', '=', renewal)
      .execute();
    expect(refunds).toEqual([{ amount_paise: 99_900, reason: 'running' }]);
    expect(await purchasesOf(buyer.userId)).toHaveLength(2);
  });
});

describe('a renewal that would meet another plan of its machine', () => {
  /** Another plan holds the machine from where the renewal ends now. */
  async function withAnother() {
    const { buyer, running, coming } = await renewed();
    const addOther = async () => {
      const { id } = await server.db
        .insertInto('purchases')
        .values({
          user_id: buyer.userId,
          subscription_id: 1,
          period_months: 1,
          start_date: noon('05-10'),
          end_date: noon('06-10'),
          price_paise: 99_900,
          final_price_paise: 99_900,
          created_at: changed,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const held = { purchase_id: id, equipment_id: buyer.machines[0] ?? '' };
      await server.db.insertInto('purchase_equipment').values(held).execute();
      return id;
    };
    return { buyer, running, coming, addOther };
  }

  test('says so before anything is paid, and what helps; once that is done, it goes on', async () => {
    const { buyer, running, addOther } = await withAnother();
    const other = await addOther();
    for (const answer of [await quote(buyer, running.id), await startPayment(server, buyer, upgrade(running))]) {
      expect([answer.status, answer.json()]).toMatchObject([
        409,
        { code: 'purchase.nextInTheWay', message: /Take that machine off one of them, then upgrade\.$/ },
      ]);
    }
    const free = { id: other, selectedEquipmentIds: [] };
    expect((await server.post(`/api${updatePurchaseSelection.path}`, free, buyer.bearer)).status).toBe(200);
    await server.pay(await startedOrder(server, buyer, upgrade(running)));
    expect(await purchasesOf(buyer.userId)).toHaveLength(4);
    expect(await areApart(buyer)).toBe(true);
  });

  test('has the money go back where it came up while it was paid', async () => {
    const { buyer, running, coming, addOther } = await withAnother();
    const orderId = await startedOrder(server, buyer, upgrade(running));
    await addOther();
    await server.pay(orderId);
    const refunds = await server.db.selectFrom('refunds').select('reason').where('order_id', '=', orderId).execute();
    expect(refunds).toEqual([{ reason: 'running' }]);
    expect((await periodsOf(buyer)).slice(0, 2)).toEqual([
      [running.start_date, running.end_date],
      [coming[0]?.start_date, coming[0]?.end_date],
    ]);
  });
});
