import { createRecordForm } from '@yantra/form';
import { expect, test, vi } from 'vitest';
import { createAskedRentsModel } from './asked-rents.model.ts';
import { type AskedRents, askedText } from './asked-rents.ts';
import { messages } from './equipment-form.messages.ts';
import { emptyEquipment } from './equipment.ts';

const near: AskedRents = {
  city: 'Pune',
  rents: [
    { rentalType: 1, low: 12_800, middle: 13_500, high: 14_800 },
    { rentalType: 0, middle: 1500 },
  ],
};

function made(answers: readonly AskedRents[] = [near]) {
  const form = createRecordForm(emptyEquipment, () => undefined);
  const waiting: (() => void)[] = [];
  const ask = vi.fn(async (_input: object) => answers[Math.min(ask.mock.calls.length, answers.length) - 1] ?? near);
  const model = createAskedRentsModel({
    form,
    ask,
    later: (act) => {
      waiting.push(act);
      return () => void waiting.splice(waiting.indexOf(act), 1);
    },
  });
  model.start();
  const { equipmentTypeId, city, rentalType, rentalValue } = form.fields;
  const pause = async () => {
    for (const act of waiting.splice(0)) act();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { model, ask, pause, equipmentTypeId, city, rentalType, rentalValue };
}

test('rents of other owners are asked for once type and town are known, and the town’s middle is filled in', async () => {
  const { model, ask, pause, equipmentTypeId, city, rentalValue } = made();
  await pause();
  expect(ask).not.toHaveBeenCalled();
  equipmentTypeId.type('31');
  for (const text of ['P', 'Pu', 'Pune']) city.type(text);
  await pause();
  expect(ask.mock.calls.map(([input]) => input)).toEqual([{ equipmentTypeId: 31, city: 'Pune' }]);
  expect([rentalValue.value.value, model.isFilledIn.value]).toEqual(['13500', true]);
  expect(askedText(model.asked.value, messages)).toBe('Others in Pune ask ₹12,800 – ₹14,800 a day.');
});

test('a filled-in rent follows unit and type, until the user changes it', async () => {
  const far: AskedRents = { city: 'Pune', rents: [{ rentalType: 1, low: 1, middle: 9000, high: 3 }] };
  const { model, pause, equipmentTypeId, rentalType, rentalValue } = made([near, far, near]);
  equipmentTypeId.type('31');
  await pause();
  rentalType.type('0');
  expect(rentalValue.value.value).toBe('');
  expect(askedText(model.asked.value, messages)).toBe('In India ₹1,500 an hour is usual.');
  rentalType.type('1');
  expect(rentalValue.value.value).toBe('13500');
  equipmentTypeId.type('27');
  expect(rentalValue.value.value).toBe('');
  await pause();
  expect(rentalValue.value.value).toBe('9000');
  rentalValue.type('');
  equipmentTypeId.type('31');
  await pause();
  expect([rentalValue.value.value, model.isFilledIn.value]).toEqual(['', false]);
});

test('a rent that the user gave is never changed, and nothing is asked for an unlisted type', async () => {
  const { ask, pause, equipmentTypeId, rentalValue } = made();
  rentalValue.type('8000');
  equipmentTypeId.type('0');
  await pause();
  expect(ask).not.toHaveBeenCalled();
  equipmentTypeId.type('31');
  await pause();
  expect(rentalValue.value.value).toBe('8000');
});
