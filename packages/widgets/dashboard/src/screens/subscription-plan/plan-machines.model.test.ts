import { machinesIn, makeOwnEquipment, makePurchase } from '@yantra/testing';
import { expect, test, vi } from 'vitest';
import { createPlanMachinesModel } from './plan-machines.model.ts';

const machines = machinesIn('Pune', 6).map((machine) => makeOwnEquipment(machine));
const id = (n: number): string => `Pune-${n}`;
const business = makePurchase({ id: 'b', displayName: 'BUSINESS', equipmentCount: 3, equipmentIds: [id(0), id(1)] });
const economy = makePurchase({ id: 'e', equipmentIds: [id(5)] });

async function made(plans = [business, economy]) {
  let purchases = plans;
  const save = vi.fn(async () => undefined as unknown);
  const onSaved = vi.fn();
  const notify = vi.fn();
  let isDown = false;
  const answer = async <T>(rows: T): Promise<T> => {
    if (isDown) throw new Error('Closed for the night.');
    return rows;
  };
  const model = createPlanMachinesModel({
    id: 'b',
    machines: () => answer(machines),
    purchases: () => answer(purchases),
    save,
    onSaved,
    notify,
  });
  await model.load();
  const meanwhile = (next: typeof plans) => void (purchases = next);
  return { model, save, onSaved, notify, meanwhile, down: (is: boolean) => void (isDown = is) };
}
const shown = (model: Awaited<ReturnType<typeof made>>['model']) =>
  model.choices.value.map(({ machine, isChosen, blockedBy }) => [machine.id, isChosen, blockedBy]);

test('starts with the machines on the plan; those on no plan come before those on another', async () => {
  const { model } = await made();
  expect(shown(model)).toEqual([0, 1, 2, 3, 4, 5].map((n) => [id(n), n < 2, undefined]));
  expect(model.choices.value.at(-1)?.movesFrom).toBe(economy);
  expect([model.isChanged.value, model.chosenCount.value]).toEqual([false, 2]);
});

test('never selects more machines than the plan holds', async () => {
  const { model } = await made();
  model.chooseAll();
  expect([model.chosenCount.value, model.isFull.value, model.change.value]).toEqual([3, true, { on: 1, off: 0 }]);
  expect(shown(model).filter(([, , blockedBy]) => blockedBy === 'full')).toHaveLength(3);
  model.toggle(id(4));
  expect(model.chosenCount.value).toBe(3);
});

test('saves all machines on the plan, and moves those that another plan holds', async () => {
  const { model, save, onSaved } = await made();
  model.toggle(id(0));
  model.toggle(id(2));
  await model.save();
  expect(save).toHaveBeenLastCalledWith({ plan: business, ids: [id(1), id(2)], isMove: false });
  expect([model.isChanged.value, onSaved.mock.calls.length]).toEqual([false, 1]);
  model.toggle(id(5));
  await model.save();
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ ids: [id(1), id(2), id(5)], isMove: true }));
});

test('selecting all leaves out machines of other plans', async () => {
  const { model } = await made([{ ...business, equipmentCount: 50 }, economy]);
  model.chooseAll();
  expect([...shown(model)].filter(([, isChosen]) => isChosen).map(([machine]) => machine)).not.toContain(id(5));
});

test('when the server refuses, the other browser’s changes are loaded and the local ones stay', async () => {
  const { model, save, onSaved, meanwhile } = await made();
  save.mockRejectedValueOnce(new Error('purchase.changed'));
  model.toggle(id(0));
  model.toggle(id(2));
  meanwhile([{ ...business, equipmentIds: [id(0), id(1), id(3)] }, economy]);
  await model.save();
  expect(onSaved).not.toHaveBeenCalled();
  expect(
    shown(model)
      .filter(([, isChosen]) => isChosen)
      .map(([machine]) => machine),
  ).toEqual([id(1), id(3), id(2)]);
  expect(model.change.value).toEqual({ on: 1, off: 1 });
  expect(model.isSaving.value).toBe(false);
});

test('an unknown plan is not made up', async () => {
  const { model, save } = await made([economy]);
  expect([model.plan.value, model.chosenCount.value, model.isFull.value]).toEqual([undefined, 0, true]);
  await model.save();
  expect(save).not.toHaveBeenCalled();
});

test('a failed load is shown once, and the changes are kept for the next one', async () => {
  const { model, notify, down } = await made();
  model.toggle(id(2));
  down(true);
  await model.load();
  expect(model.loaded.value).toEqual({ status: 'failed', message: 'Closed for the night.' });
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'error', text: 'Closed for the night.' }),
  );
  down(false);
  await model.load();
  expect([model.loaded.value.status, model.change.value]).toEqual(['ready', { on: 1, off: 0 }]);
});

test('a save that fails offline keeps everything visible and can be repeated', async () => {
  const { model, save, notify, down } = await made();
  save.mockRejectedValueOnce(new Error('Closed for the night.'));
  model.toggle(id(2));
  down(true);
  await model.save();
  expect([model.loaded.value.status, model.change.value]).toEqual(['ready', { on: 1, off: 0 }]);
  // The page has already shown the error of the save.
  expect(notify).not.toHaveBeenCalled();
});
