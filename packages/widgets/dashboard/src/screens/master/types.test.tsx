// @module-tag other
import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { ApiError } from '@yantra/state';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages } from './master.messages.ts';
import { typeWithFacts, factsChange, freshFact, moved, unusedFacts, wrongFacts } from './type-facts.ts';
import * as stories from './types.stories.tsx';

const { AnotherUnit, Delete, HiredBy, Listed, Merge, SwitchOff, Taken } = composeStories(stories);
const facts = { type: 'Generator', subType: '', active: true, deleted: false };
const capacity = { fact: 'capacity', unit: 'kVA', low: 62.5, high: 125 } as const;
const row = typeWithFacts({ id: 1, ...facts, facts: [capacity, { fact: 'fuel' }] });

test('the facts of a new type are sent with it, in order', async () => {
  const addEquipmentType = vi.fn(() => ({ id: 99 }));
  await HiredBy.run({ parameters: { answers: { addEquipmentType } } });
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => addEquipmentType.mock.calls)
    .toEqual([[{ ...facts, facts: [capacity, { fact: 'phase' }, { fact: 'fuel' }] }]]);
});

describe('a row that somebody else has changed since it was loaded', () => {
  const generator = { id: 7, type: 'Generator', subType: 'Silent', active: true, deleted: false, version: 1 };
  const changed = new ApiError('equipmentType.changed', 409, 'Somebody has changed this equipment type meanwhile.');

  test('is loaded into the dialog, keeps the input, and is saved over the new version', async () => {
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

  test('does not include the same user’s second press of the switch', async () => {
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

test('the categories of a type are below its facts, without overlapping', async () => {
  await HiredBy.run();
  const goesWith = page.getByRole('group', { name: 'Goes with' });
  await expect.element(goesWith).toBeInTheDocument();
  const [above, below] = [page.getByLabelText('Add what it is hired by'), goesWith].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
});

test('a removed fact can be added again, and the focus goes there', async () => {
  await AnotherUnit.run();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByLabelText('Add what it is hired by');
  await expect.element(add.getByRole('option', { name: 'Capacity' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Capacity' }));
  await expect.element(add).toHaveFocus();
  await expect.element(add.getByRole('option', { name: 'Capacity' })).toBeInTheDocument();
});

test('unchanged facts are not sent, and empty ones are not sent as values', () => {
  expect(factsChange(row)).toEqual({});
  expect(factsChange({ ...row, active: false })).toEqual({});
  expect(factsChange({ ...row, asked: [] })).toEqual({ facts: [] });
  expect(factsChange({ ...row, asked: row.asked.toReversed() })).toEqual({ facts: [{ fact: 'fuel' }, capacity] });
  const [size] = row.asked;
  const wider = size && { ...size, high: '1,250' };
  expect(factsChange({ ...row, asked: wider ? [wider] : [] })).toEqual({ facts: [{ ...capacity, high: 1250 }] });
  // The answer of an older server, which knows only the capacity.
  expect(factsChange(typeWithFacts({ id: 1, ...facts, capacity: { unit: 'kVA', low: 62.5, high: 125 } }))).toEqual({});
});

test('a fact moves only within the list, and each fact is asked for once', () => {
  const namesIn = (asked: typeof row.asked) => asked.map(({ fact }) => fact);
  expect(namesIn(moved(row.asked, 'fuel', -1))).toEqual(['fuel', 'capacity']);
  expect(moved(row.asked, 'fuel', 1)).toBe(row.asked);
  expect(moved(row.asked, 'capacity', -1)).toBe(row.asked);
  expect(unusedFacts(row.asked)).not.toContain('fuel');
  expect(unusedFacts(row.asked)).toContain('operator');
});

test('a size has a fitting unit and a range of numbers above 0, the lower one first', () => {
  const [size] = row.asked;
  const partsOf = (some: object) => Object.keys(wrongFacts(size ? [{ ...size, ...some }] : [], messages));
  expect(partsOf({})).toEqual([]);
  expect(partsOf({ low: '' })).toEqual(['capacity.low']);
  expect(partsOf({ low: '0' })).toEqual(['capacity.low']);
  expect(partsOf({ high: '60' })).toEqual(['capacity.high']);
  expect(partsOf({ high: '1,000,001' })).toEqual(['capacity.high']);
  expect(partsOf({ unit: '' })).toEqual(['capacity.unit']);
  expect(partsOf({ fact: 'reach' })).toEqual(['reach.unit']);
  expect(wrongFacts([freshFact('operator')], messages)).toEqual({});
  expect(Object.keys(wrongFacts([freshFact('reach')], messages))).toEqual(['reach.low']);
});

describe('before something is done that people would miss', () => {
  const answers = (some: object) => ({ parameters: { answers: { ...SwitchOff.parameters['answers'], ...some } } });

  test('a category that machines are of is switched off only after a question that says what it does', async () => {
    const updateEquipmentType = vi.fn(() => ({ version: 2 }));
    await SwitchOff.run(answers({ updateEquipmentType }));
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/1,204 machines in this category, 1,180 on the lists\./)).toBeVisible();
    expect(updateEquipmentType).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await expect.poll(() => updateEquipmentType.mock.calls).toMatchObject([[{ id: 1, active: false }]]);
  });

  test('one is merged into another that was chosen, and told as done', async () => {
    const mergeEquipmentTypes = vi.fn(() => ({ machines: 12 }));
    await Merge.run(answers({ mergeEquipmentTypes }));
    const dialog = page.getByRole('dialog');
    expect(mergeEquipmentTypes).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByLabelText('Merge into'), 'Tractor, 25 HP');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect.poll(() => mergeEquipmentTypes.mock.calls).toMatchObject([[{ id: 2, into: 6 }]]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('only what nothing is of offers to be deleted', async () => {
    const updateEquipmentType = vi.fn(() => ({ version: 2 }));
    await Delete.run(answers({ updateEquipmentType }));
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect.poll(() => updateEquipmentType.mock.calls).toMatchObject([[{ id: 4, deleted: true }]]);
    await userEvent.click(page.getByRole('button', { name: 'Actions for Tractor, 21 HP' }));
    await expect.element(page.getByRole('menuitem', { name: 'Merge into another' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });

  test('a name that another has is said at the field without asking the server, and after its refusal', async () => {
    const addEquipmentType = vi.fn(() => {
      throw new ApiError('equipmentType.taken', 409, 'There is an equipment type of this name already.');
    });
    await Taken.run({ parameters: { answers: { addEquipmentType } } });
    expect(addEquipmentType).not.toHaveBeenCalled();
    const dialog = page.getByRole('dialog');
    await userEvent.fill(dialog.getByLabelText('Category', { exact: true }), 'Walking tractor');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.poll(() => addEquipmentType.mock.calls.length).toBe(1);
    await expect.element(dialog.getByText(messages.types.taken)).toBeVisible();
  });
});
