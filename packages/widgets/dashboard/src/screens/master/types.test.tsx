import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { capacityChange, sizedRow, wrongSize } from './type-capacity.tsx';
import { messages } from './master.messages.ts';
import * as stories from './types.stories.tsx';

const { Capacity } = composeStories(stories);
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
