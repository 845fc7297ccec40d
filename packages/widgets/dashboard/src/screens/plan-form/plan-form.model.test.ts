import { ApiError } from '@yantra/state';
import { makePlan } from '@yantra/testing';
import { describe, expect, test, vi } from 'vitest';
import { messages } from './plan-form.messages.ts';
import { type PlanFormDependencies, createPlanFormModel } from './plan-form.model.ts';
import { amountText } from './plan.ts';

function planForm(some: Partial<PlanFormDependencies> = {}) {
  const notices: string[] = [];
  const parts = {
    kind: 'add' as const,
    load: vi.fn(() => Promise.resolve(makePlan({ id: 2 }))),
    add: vi.fn(() => Promise.resolve()),
    update: vi.fn(() => Promise.resolve()),
    notify: ({ text }: { readonly text: string }) => notices.push(text),
    onSaved: vi.fn(),
    ...some,
  };
  return { ...parts, notices, model: createPlanFormModel(parts) };
}

describe('the form of a plan', () => {
  // spec: rule.plan-numbers
  test.for([
    ['1234.567', '1234.56'],
    ['12a3', '123'],
    ['1.2.3', '1.23'],
    ['-5', '5'],
    ['.5', '.5'],
  ])('accepts for %s only a number with two decimals', ([typed, taken]) => {
    expect(amountText(typed as string)).toBe(taken);
  });

  // spec: rule.plan-final
  test('computes a final price while typing, with two decimals', () => {
    const { model } = planForm();
    const final = model.finalOf(3);
    model.form.fields.price3Month.type('999.99');
    model.form.fields.discount3Month.type('33.33');
    expect(final.value.value).toBe('₹666.69');
    model.form.fields.discount3Month.type('101');
    expect(final.value.value).toBe('—');
  });

  test('has a dash for the final price of a period that is not sold', () => {
    const { model } = planForm();
    const final = model.finalOf(3);
    expect(final.value.value).toBe('—');
    model.form.fields.price3Month.type('0.99');
    expect(final.value.value).toBe('—');
    model.form.fields.price3Month.type('1');
    expect(final.value.value).toBe('₹1.00');
    model.form.fields.discount3Month.type('100');
    expect(final.value.value).toBe('—');
  });

  // spec: rule.plan-name
  test('needs a name and a whole number of machines', async () => {
    const { model, add } = planForm();
    await model.submit();
    expect(model.form.fields.name.error.value).toBe('Name is required');
    model.form.fill({ name: 'ECONOMY', equipmentCount: '2.5' });
    await model.submit();
    expect(model.form.fields.equipmentCount.error.value).toBe(messages.countWrong);
    expect(add).not.toHaveBeenCalled();
  });

  // spec: rule.plan-final, says.plan-created, says.plan-updated
  test('sends contacts and messages as 1 with a new plan, and not with a changed one', async () => {
    const made = planForm();
    made.model.form.fill({ name: ' SEASON ', equipmentCount: '5', price1Month: '499.5' });
    await made.model.submit();
    expect(made.add).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'SEASON', price1Month: 499.5, contactToBeViewed: 1, smsCountAllowed: 1 }),
    );
    expect(made.notices).toEqual(['Subscription Created Successfully!']);

    const changed = planForm({ kind: 'edit' });
    await changed.model.load();
    await changed.model.submit();
    expect(changed.update).toHaveBeenCalledWith(expect.objectContaining({ id: 2, version: 2, smsCap: 500 }));
    expect(changed.update).not.toHaveBeenCalledWith(expect.objectContaining({ smsCountAllowed: 1 }));
    expect(changed.notices).toEqual(['Subscription Updated Successfully!']);
    expect(changed.onSaved).toHaveBeenCalledOnce();
  });

  test('sets real caps and whether it allows widgets; an empty cap means none', async () => {
    const { model, update } = planForm({ kind: 'edit' });
    await model.load();
    const { contactCap, smsCap, embedAllowed } = model.form.fields;
    expect([contactCap.value.value, smsCap.value.value, embedAllowed.value.value]).toEqual(['', '500', 'yes']);
    model.form.fill({ contactCap: '100001' });
    await model.submit();
    expect(contactCap.error.value).toBe(messages.capWrong);
    expect(update).not.toHaveBeenCalled();
    model.form.fill({ contactCap: '250', smsCap: '', embedAllowed: '' });
    await model.submit();
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ contactCap: 250, smsCap: 1, embedAllowed: false }));
  });

  test('keeps the input when somebody else has changed the plan, and saves over the new version', async () => {
    const load = vi
      .fn(() => Promise.resolve(makePlan({ id: 2, version: 3, equipmentCount: 8 })))
      .mockResolvedValueOnce(makePlan({ id: 2 }));
    const update = vi
      .fn((_input: unknown) => Promise.resolve())
      .mockRejectedValueOnce(new ApiError('subscription.changed', 409, 'Changed.'));
    const { model, notices } = planForm({ kind: 'edit', load, update });
    await model.load();
    model.form.fields.price1Month.type('1600');
    await model.submit();
    expect(model.failure.value).toBe(messages.changed);
    expect(notices).toEqual(['Failed to save subscription.']);
    await model.submit();
    expect(update).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 3, price1Month: 1600, equipmentCount: 8 }),
    );
  });

  test('shows a taken name beside its field', async () => {
    const taken = new ApiError('subscription.taken', 409, 'There is a plan of this name already.');
    const { model } = planForm({ add: () => Promise.reject(taken) });
    model.form.fill({ name: 'ECONOMY', equipmentCount: '5' });
    await model.submit();
    expect(model.form.fields.name.error.value).toBe('There is a plan of this name already.');
  });

  // spec: says.subscription-not-saved
  test('says why it could not be saved', async () => {
    const { model } = planForm({ add: () => Promise.reject(new ApiError('server.failed', 500, 'Broken.')) });
    model.form.fill({ name: 'ECONOMY', equipmentCount: '5' });
    await model.submit();
    expect(model.failure.value).toBe('Failed to save subscription. Broken.');
  });
});
