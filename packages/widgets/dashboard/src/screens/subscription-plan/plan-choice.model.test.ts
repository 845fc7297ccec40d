import { ApiError } from '@yantra/state';
import { ownMachines, plans, purchases, upgradeQuote } from '@yantra/testing';
import { describe, expect, test, vi } from 'vitest';
import { type ChoiceDependencies, createChoiceModel } from './plan-choice.model.ts';

const running = 'b1a2c3d4-0000-4000-8000-000000000001';

async function choosing(some: Partial<ChoiceDependencies> = {}) {
  const model = createChoiceModel({
    plans: () => Promise.resolve(plans),
    machines: () => Promise.resolve(ownMachines),
    purchases: () => Promise.resolve(purchases),
    renewalOf: undefined,
    ...some,
  });
  await model.load();
  const blockerOf = (id: string) => model.choices.value.find(({ machine }) => machine.id === id)?.blockedBy;
  return { model, blockerOf };
}

describe('an upgrade of a running plan', () => {
  const upgrading = (some: Partial<ChoiceDependencies> = {}) =>
    choosing({ upgradeOf: running, quote: () => Promise.resolve(upgradeQuote), ...some });

  test('includes the free machines, and is bought at the price to pay', async () => {
    const { model } = await upgrading();
    expect(model.replaced.value?.id).toBe(running);
    expect(model.order.value).toBeUndefined();
    model.choosePlan(3);
    await vi.waitFor(() => expect(model.quoted.value.status).toBe('ready'));
    // The other machine is on an upcoming plan.
    expect(model.order.value).toEqual({
      amount: upgradeQuote.toPay,
      subscriptionId: 3,
      subscriptionPeriod: 6,
      selectedEquipmentIds: ['Pune-5'],
      renewalOf: undefined,
      upgradeOf: running,
    });
  });

  test('includes machines of purchases that follow it, directly or later', async () => {
    const [coming, ...others] = purchases;
    if (coming === undefined) throw new Error('No purchase is coming.');
    const followers = [
      { ...coming, follows: running },
      { ...coming, id: 'b1a2c3d4-0000-4000-8000-000000000009', follows: coming.id, equipmentIds: ['Pune-5'] },
    ];
    const { model, blockerOf } = await upgrading({
      purchases: () => Promise.resolve([...followers, ...others]),
      named: 3,
    });
    expect(model.followers.value.map(({ id }) => id)).toEqual(followers.map(({ id }) => id));
    expect([blockerOf('Pune-0'), blockerOf('Pune-5')]).toEqual([undefined, undefined]);
    await vi.waitFor(() => expect(model.order.value?.selectedEquipmentIds.toSorted()).toEqual(['Pune-0', 'Pune-5']));
  });

  test('cannot be bought before its price is known, nor if that fails to load', async () => {
    const quote = vi.fn(() => Promise.reject(new ApiError('purchase.notLarger', 409, 'Not larger.')));
    const notify = vi.fn();
    const { model } = await upgrading({ quote, named: 3, notify });
    expect(model.order.value).toBeUndefined();
    await vi.waitFor(() => expect(model.quoted.value.status).toBe('failed'));
    expect(model.order.value).toBeUndefined();
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error', text: 'Not larger.' }));
    model.askAgain();
    expect(quote).toHaveBeenCalledTimes(2);
  });

  test('asks for a new price with another period, and only the last answer counts', async () => {
    const answers: ((quote: typeof upgradeQuote) => void)[] = [];
    const { model } = await upgrading({ quote: () => new Promise((resolve) => answers.push(resolve)), named: 3 });
    model.choosePeriod(12);
    answers[1]?.({ ...upgradeQuote, toPay: 7 });
    answers[0]?.(upgradeQuote);
    await vi.waitFor(() => expect(model.quoted.value).toMatchObject({ status: 'ready', quote: { toPay: 7 } }));
  });

  test('of a plan that is over is a normal purchase', async () => {
    const quote = vi.fn(() => Promise.resolve(upgradeQuote));
    const { model } = await upgrading({ upgradeOf: 'b1a2c3d4-0000-4000-8000-000000000003', quote });
    model.choosePlan(3);
    model.toggle('Pune-1');
    expect(quote).not.toHaveBeenCalled();
    expect(model.order.value).toMatchObject({ upgradeOf: undefined });
  });
});

describe('choosing a plan and its machines', () => {
  test('starts with one year, the smallest plan for all machines, and no machine if some are on a plan', async () => {
    const { model } = await choosing();
    expect([model.plan.value?.name, model.fitting.value?.name]).toEqual(['FLEET', 'FLEET']);
    expect(model.unlistedCount.value).toBe(ownMachines.length - 2);
    expect(model.periods.value).toEqual([1, 3, 6, 12]);
    expect(model.period.value).toBe(12);
    expect(model.order.value).toBeUndefined();
  });

  test('starts with the largest plan and as many machines as it holds if none holds all', async () => {
    const small = plans.filter(({ equipmentCount }) => equipmentCount < 10);
    const { model } = await choosing({ plans: () => Promise.resolve(small), purchases: () => Promise.resolve([]) });
    expect(model.plan.value?.name).toBe('ECONOMY');
    expect(model.order.value?.selectedEquipmentIds).toEqual(ownMachines.slice(0, 4).map(({ id }) => id));
    expect(model.savingFor(6)).toBe(25);
  });

  test('starts with the shortest period if nothing is sold for a year', async () => {
    const monthly = plans.map((plan) => ({ ...plan, finalPrice1Year: 0 }));
    const { model } = await choosing({ plans: () => Promise.resolve(monthly) });
    expect(model.period.value).toBe(1);
  });

  test('starts with the machines named in the address, as far as they are the user’s and free', async () => {
    const { model } = await choosing({ wanted: ['Pune-1', 'Pune-0', 'another’s'] });
    model.choosePlan(2);
    expect(model.order.value).toMatchObject({ subscriptionPeriod: 12, selectedEquipmentIds: ['Pune-1'] });
    model.toggle('Pune-1');
    await model.load();
    expect(model.order.value).toBeUndefined();
  });

  // spec: plan-cards.buy, rule.buy, purchase.select
  test('needs a plan, a price and a machine to buy', async () => {
    const { model } = await choosing();
    model.choosePeriod(6);
    model.choosePlan(2);
    expect(model.order.value).toBeUndefined();
    model.toggle('Pune-1');
    expect(model.order.value).toEqual({
      amount: 6750,
      subscriptionId: 2,
      subscriptionPeriod: 6,
      selectedEquipmentIds: ['Pune-1'],
      renewalOf: undefined,
    });
    model.toggle('Pune-1');
    expect(model.order.value).toBeUndefined();
  });

  // spec: plan-cards.select, plan-cards.full, rule.selection, purchase.select
  test('never holds more machines than the plan', async () => {
    const { model, blockerOf } = await choosing();
    model.choosePlan(1);
    model.toggle('Pune-1');
    expect(blockerOf('Pune-3')).toBeUndefined();
    model.toggle('Pune-2');
    expect(blockerOf('Pune-3')).toBe('full');
    expect(blockerOf('Pune-1')).toBeUndefined();
    model.toggle('Pune-3');
    expect(model.chosenCount.value).toBe(2);
  });

  test('removes machines when a smaller plan is selected', async () => {
    const { model } = await choosing();
    model.choosePlan(3);
    model.chooseAll();
    expect(model.chosenCount.value).toBe(ownMachines.length - 2);
    model.choosePlan(1);
    expect(model.chosenCount.value).toBe(2);
  });

  test('shows which purchase holds a machine, the last of several, and does not select it', async () => {
    const { model, blockerOf } = await choosing();
    model.choosePlan(2);
    expect(blockerOf('Pune-0')).toMatchObject({ endDate: '2027-11-21T05:12:00Z' });
    expect(blockerOf('Pune-5')).toMatchObject({ id: running });
    expect(blockerOf('Pune-2')).toBeUndefined();
    model.toggle('Pune-5');
    expect(model.chosenCount.value).toBe(0);
  });

  test('lists free machines before taken ones', async () => {
    const { model } = await choosing();
    model.choosePlan(3);
    const isTaken = model.choices.value.map(({ blockedBy }) => blockedBy !== undefined);
    expect(new Set(isTaken).size).toBe(2);
    expect(isTaken).toEqual(isTaken.toSorted((one, other) => Number(one) - Number(other)));
  });

  test('selects as many of the found machines as fit', async () => {
    const { model } = await choosing();
    model.choosePlan(3);
    model.search('cummins');
    model.chooseAll();
    expect(model.chosenCount.value).toBe(model.choices.value.length);
    model.clear();
    expect(model.chosenCount.value).toBe(0);
  });

  test('adds machines up to the limit when some are already selected', async () => {
    const { model } = await choosing();
    model.choosePlan(2);
    model.toggle('Pune-2');
    model.chooseAll();
    expect(model.chosenCount.value).toBe(4);
    expect(model.isFull.value).toBe(true);
  });

  test('starts a renewal with its plan, its period and the machines that are free by then', async () => {
    const { model, blockerOf } = await choosing({ renewalOf: running });
    expect(model.renewed.value?.id).toBe(running);
    expect(model.plan.value?.id).toBe(2);
    expect(model.period.value).toBe(6);
    // The other machine is on a purchase that starts when this one ends.
    expect(blockerOf('Pune-0')).toMatchObject({ state: 'coming' });
    expect(model.order.value).toMatchObject({ selectedEquipmentIds: ['Pune-5'], renewalOf: running });
  });

  test('shows which machines of the renewed plan would not be on a smaller one, and lets the user choose', async () => {
    const ids = ownMachines.slice(0, 5).map(({ id }) => id);
    const before = { ...purchases[1], equipmentIds: ids } as (typeof purchases)[number];
    const { model } = await choosing({ renewalOf: running, purchases: () => Promise.resolve([before]) });
    const dropped = () => model.dropped.value.map(({ id }) => id);
    expect([model.chosenCount.value, dropped()]).toEqual([4, ids.slice(4)]);
    model.choosePlan(1);
    expect(dropped()).toEqual(ids.slice(2));
    expect(model.choices.value.slice(0, 5).map(({ machine }) => machine.id)).toEqual(ids);
    model.toggle(ids[0] ?? '');
    model.toggle(ids[4] ?? '');
    expect(dropped()).toEqual([ids[0], ids[2], ids[3]]);
    expect(model.order.value?.selectedEquipmentIds).toEqual([ids[1], ids[4]]);
    // A larger plan has room for the machines beyond the limit; deselected ones stay deselected.
    model.choosePlan(3);
    expect(dropped()).toEqual([ids[0]]);
  });

  test('drops no machine if nothing is renewed', async () => {
    const { model } = await choosing();
    model.choosePlan(1);
    expect(model.dropped.value).toEqual([]);
  });

  test('keeps the selection when the lists are reloaded', async () => {
    const { model } = await choosing();
    model.choosePlan(2);
    model.toggle('Pune-1');
    await model.load();
    expect(model.order.value?.selectedEquipmentIds).toEqual(['Pune-1']);
  });

  test('shows a failed load, and recovers with the next one', async () => {
    let isBroken = true;
    const { model } = await choosing({
      plans: () => (isBroken ? Promise.reject(new Error('Broken.')) : Promise.resolve(plans)),
    });
    expect(model.loaded.value).toEqual({ status: 'failed', message: 'Broken.' });
    isBroken = false;
    await model.load();
    expect(model.loaded.value).toEqual({ status: 'ready' });
  });
});
