import { ownMachines, plans, purchases } from '@yantra/testing';
import { describe, expect, test } from 'vitest';
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
  const barOf = (id: string) => model.choices.value.find(({ machine }) => machine.id === id)?.bar;
  return { model, barOf };
}

describe('choosing a plan and its machines', () => {
  test('begins with one month and nothing chosen', async () => {
    const { model } = await choosing();
    expect(model.periods.value).toEqual([1, 3, 6, 12]);
    expect(model.period.value).toBe(1);
    expect(model.order.value).toBeUndefined();
  });

  test('buys only what is whole: plan, price and a machine', async () => {
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

  test('never holds more than the plan does', async () => {
    const { model, barOf } = await choosing();
    model.choosePlan(1);
    model.toggle('Pune-1');
    expect(barOf('Pune-3')).toBeUndefined();
    model.toggle('Pune-2');
    expect(barOf('Pune-3')).toBe('full');
    expect(barOf('Pune-1')).toBeUndefined();
    model.toggle('Pune-3');
    expect(model.chosenCount.value).toBe(2);
  });

  test('takes machines off when a smaller plan is chosen', async () => {
    const { model } = await choosing();
    model.choosePlan(3);
    model.chooseAll();
    expect(model.chosenCount.value).toBe(ownMachines.length - 2);
    model.choosePlan(1);
    expect(model.chosenCount.value).toBe(2);
  });

  test('says which purchase holds a machine, the last of them, and does not choose it', async () => {
    const { model, barOf } = await choosing();
    model.choosePlan(2);
    expect(barOf('Pune-0')).toMatchObject({ endDate: '2027-11-21T05:12:00Z' });
    expect(barOf('Pune-5')).toMatchObject({ id: running });
    expect(barOf('Pune-2')).toBeUndefined();
    model.toggle('Pune-5');
    expect(model.chosenCount.value).toBe(0);
  });

  test('shows what can be had before what is taken', async () => {
    const { model } = await choosing();
    model.choosePlan(3);
    const isTaken = model.choices.value.map(({ bar }) => bar !== undefined);
    expect(new Set(isTaken).size).toBe(2);
    expect(isTaken).toEqual(isTaken.toSorted((one, other) => Number(one) - Number(other)));
  });

  test('selects of what a search shows as many as fit', async () => {
    const { model } = await choosing();
    model.choosePlan(3);
    model.search('cummins');
    model.chooseAll();
    expect(model.chosenCount.value).toBe(model.choices.value.length);
    model.clear();
    expect(model.chosenCount.value).toBe(0);
  });

  test('fills up what is left when some are chosen already', async () => {
    const { model } = await choosing();
    model.choosePlan(2);
    model.toggle('Pune-2');
    model.chooseAll();
    expect(model.chosenCount.value).toBe(4);
    expect(model.isFull.value).toBe(true);
  });

  test('begins a renewal with plan, period and the machines that are free by then', async () => {
    const { model, barOf } = await choosing({ renewalOf: running });
    expect(model.renewed.value?.id).toBe(running);
    expect(model.plan.value?.id).toBe(2);
    expect(model.period.value).toBe(6);
    // The other one is in a purchase that begins when this one ends.
    expect(barOf('Pune-0')).toMatchObject({ state: 'coming' });
    expect(model.order.value).toMatchObject({ selectedEquipmentIds: ['Pune-5'], renewalOf: running });
  });

  test('keeps what was chosen when the lists are loaded again', async () => {
    const { model } = await choosing();
    model.choosePlan(2);
    model.toggle('Pune-1');
    await model.load();
    expect(model.order.value?.selectedEquipmentIds).toEqual(['Pune-1']);
  });

  test('tells of a failed load, and is whole after the next one', async () => {
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
