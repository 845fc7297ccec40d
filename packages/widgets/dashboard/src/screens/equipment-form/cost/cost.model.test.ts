import { createRecordForm } from '@yantra/form';
import { makeCostBasis } from '@yantra/testing';
import { expect, test, vi } from 'vitest';
import { emptyEquipment } from '../equipment.ts';
import { createCostModel } from './cost.model.ts';

function made() {
  const form = createRecordForm(emptyEquipment, () => undefined);
  const ask = vi.fn(() => Promise.resolve(makeCostBasis({ gst: 12, parts: { operator: true, fuel: false } })));
  const setParts = vi.fn();
  const later = (act: () => void) => {
    act();
    return () => undefined;
  };
  const model = createCostModel({ form, ask, setParts, later });
  return { form, ask, setParts, model };
}

test('what costs are worked out from is asked for the type and its categories', async () => {
  const { form, ask, setParts, model } = made();
  const stop = model.start();
  expect(ask).not.toHaveBeenCalled();
  expect(model.quote.value.basis.gst).toBe(18);
  form.fill({ equipmentTypeId: '31', categories: '6,2' });
  expect(ask).toHaveBeenLastCalledWith({ equipmentTypeId: 31, categoryIds: [6, 2] }, expect.any(AbortSignal));
  await vi.waitFor(() => expect(model.quote.value.basis.gst).toBe(12));
  expect(setParts).toHaveBeenLastCalledWith({ operator: true, fuel: false });
  stop();
});

test('an answer that comes after the type was changed again is ignored', async () => {
  const { form, ask, model } = made();
  ask.mockImplementationOnce(() => Promise.resolve(makeCostBasis({ gst: 5 })));
  const stop = model.start();
  form.fill({ equipmentTypeId: '31' });
  form.fill({ equipmentTypeId: '27' });
  await vi.waitFor(() => expect(model.quote.value.basis.gst).toBe(12));
  stop();
});

test('typing a price works the totals out again, other fields do not', () => {
  const { form, model } = made();
  form.fill({ rentalValue: '1000' });
  const before = model.quote.value;
  form.fields.name.type('JCB 3DX');
  expect(model.quote.value).toBe(before);
  form.fields.rentWeek.type('5000');
  expect(model.quote.value.samples[1]?.cost.total).toBe(1_180_000);
});
