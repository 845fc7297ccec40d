import { describe, expect, test, vi } from 'vitest';
import { guessMapping, remap, safeCell } from './columns.ts';
import { createImportModel } from './equipment-import.model.ts';

const table = {
  columns: ['Machine', 'Rate', 'Colour'],
  rows: [
    ['JCB', '9200', 'x'],
    ['', '1', '=1+1'],
    ['ACE', '5', ''],
  ],
};
const made = () => {
  const send = vi.fn(({ rows, isTrial }: { rows: Record<string, string>[]; isTrial: boolean }) =>
    Promise.resolve(
      isTrial
        ? { added: 0, errors: [{ row: 1, errors: { name: 'Name is required' } }] }
        : { added: rows.length - 1, errors: [{ row: 1, errors: { city: 'Gone.' } }] },
    ),
  );
  const download = vi.fn();
  const model = createImportModel({
    parse: () => Promise.resolve(table),
    write: (columns, rows) => Promise.resolve(JSON.stringify([columns, ...rows])),
    send,
    pictures: {
      open: () => Promise.resolve({ pictures: [], refused: [] }),
      upload: () => Promise.reject(new Error('There are none.')),
      assign: () => Promise.resolve([]),
      isPictureError: () => true,
    },
    download,
    onAdded: () => undefined,
  });
  return { model, send, download };
};
const file = new File(['x'], 'machines.csv');

test('columns are guessed by their names, none twice, and can be changed', () => {
  expect(guessMapping(['Machine Name', 'PIN', 'Rent', 'price', 'Colour'])).toEqual([
    'name',
    'pinCode',
    'rentalValue',
    undefined,
    undefined,
  ]);
  expect(remap(['name', undefined], 1, 'name')).toEqual([undefined, 'name']);
});

test('a size is the capacity, hours are hours', () => {
  for (const column of ['Capacity', 'Size', 'Tonnage', 'KVA', 'H.P.'])
    expect(guessMapping([column])).toEqual(['capacity']);
  for (const column of ['Hours', 'Working hrs', 'Hours per week'])
    expect(guessMapping([column])).toEqual(['noOfWorkingHrs']);
});

test('a formula stays a text', () => {
  expect(['=1+1', '@x', 'JCB'].map(safeCell)).toEqual(["'=1+1", "'@x", 'JCB']);
});

describe('an import', () => {
  test('tries the rows, adds the valid ones and returns the others', async () => {
    const { model, send, download } = made();
    await model.choose(file);
    await model.check();
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ isTrial: true }));
    expect([model.good.value, model.step.value]).toEqual([2, 'checked']);
    await model.add();
    expect(send).toHaveBeenLastCalledWith({
      rows: [
        { name: 'JCB', rentalValue: '9200' },
        { name: 'ACE', rentalValue: '5' },
      ],
      isTrial: false,
    });
    // An error found while adding appears at its row of the whole table.
    expect([...model.errors.value.keys()]).toEqual([1, 2]);
    await model.downloadBad();
    expect(download.mock.calls[0]?.[1]).toContain("'=1+1");
  });

  test('is unfinished from its table until the valid rows are added', async () => {
    const { model } = made();
    expect(model.isUnfinished.value).toBe(false);
    await model.choose(file);
    expect(model.isUnfinished.value).toBe(true);
    await model.check();
    expect(model.isUnfinished.value).toBe(true);
    await model.add();
    expect([model.step.value, model.isUnfinished.value]).toEqual(['done', false]);
  });

  test('must be tried again when a column is changed', async () => {
    const { model } = made();
    await model.choose(file);
    await model.check();
    model.map(2, 'description');
    expect([model.step.value, model.errors.value.size]).toEqual(['map', 0]);
  });
});
