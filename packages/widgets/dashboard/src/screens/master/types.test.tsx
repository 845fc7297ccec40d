import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { ApiError } from '@yantra/state';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages } from './master.messages.ts';
import { capacityChange, sizedRow, wrongSize } from './type-capacity.tsx';
import * as stories from './types.stories.tsx';

const { Capacity, Listed } = composeStories(stories);
const facts = { type: 'Generator', subType: '', active: true, deleted: false };
const row = sizedRow({ id: 1, ...facts, capacity: { unit: 'kVA', low: 62.5, high: 125 } });

test('what the machines of a new type are hired by goes along with it', async () => {
  const addEquipmentType = vi.fn(() => ({ id: 99 }));
  await Capacity.run({ parameters: { answers: { addEquipmentType } } });
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => addEquipmentType.mock.calls)
    .toEqual([[{ ...facts, capacity: { unit: 'kVA', low: 62.5, high: 125 } }]]);
});

describe('a row that somebody else has changed since it was read', () => {
  const generator = { id: 7, type: 'Generator', subType: 'Silent', active: true, deleted: false, version: 1 };
  const changed = new ApiError('equipmentType.changed', 409, 'Somebody has changed this equipment type meanwhile.');

  test('is loaded into the dialog, where what was typed stays, and is saved over the new version', async () => {
    const answers = [generator, { ...generator, subType: 'Open', version: 2 }];
    const getEquipmentTypes = vi.fn(() => [answers.length > 1 ? answers.shift() : answers[0]]);
    const updateEquipmentType = vi.fn<(input: unknown) => unknown>().mockRejectedValueOnce(changed);
    updateEquipmentType.mockResolvedValue({ version: 3 });
    await Listed.run({ parameters: { answers: { getEquipmentTypes, updateEquipmentType } } });
    await userEvent.click(page.getByRole('button', { name: 'Actions for Generator, Silent' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Edit' }));
    const dialog = page.getByRole('dialog');
    await userEvent.fill(dialog.getByLabelText('Category', { exact: true }), 'Genset');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(messages.changed);
    await expect.element(dialog.getByLabelText(/^Sub category/)).toHaveValue('Open');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => updateEquipmentType.mock.calls.map(([input]) => input))
      .toMatchObject([
        { type: 'Genset', subType: 'Silent', version: 1 },
        { type: 'Genset', subType: 'Open', version: 2 },
      ]);
  });

  test('is not oneself who presses the switch twice', async () => {
    let version = 1;
    const updateEquipmentType = vi.fn<(input: unknown) => unknown>(() => ({ version: (version += 1) }));
    await Listed.run({ parameters: { answers: { getEquipmentTypes: () => [generator], updateEquipmentType } } });
    const press = page.getByRole('switch', { name: 'Generator, Silent is active' });
    await userEvent.click(press);
    await userEvent.click(press);
    await expect
      .poll(() => updateEquipmentType.mock.calls.map(([input]) => input))
      .toMatchObject([
        { active: false, version: 1 },
        { active: true, version: 2 },
      ]);
  });
});

test('what was not touched is not sent, and nothing is sent as nothing', () => {
  expect(capacityChange(row)).toEqual({});
  expect(capacityChange({ ...row, active: false })).toEqual({});
  expect(capacityChange({ ...row, unit: '' })).toEqual({ capacity: null });
  expect(capacityChange({ ...row, high: '1,250' })).toEqual({ capacity: { unit: 'kVA', low: 62.5, high: 1250 } });
});

test('from and to are numbers above 0, the lower one first', () => {
  const fieldsOf = (some: Partial<typeof row>) => Object.keys(wrongSize({ ...row, ...some }, messages));
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ low: '' })).toEqual(['low']);
  expect(fieldsOf({ low: '0' })).toEqual(['low']);
  expect(fieldsOf({ high: '60' })).toEqual(['high']);
  expect(fieldsOf({ high: '1,000,001' })).toEqual(['high']);
  expect(fieldsOf({ unit: '', low: 'x', high: '' })).toEqual([]);
});
