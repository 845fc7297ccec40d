import { describe, expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { csvOf, everyRow } from './csv.ts';

const column: Column<string> = { id: 'name', label: 'Name', cell: (row) => row, text: (row) => row };

describe('An export', () => {
  test('starts with a byte order mark and quotes every cell', () => {
    expect(csvOf([column], ['a "b", c'])).toBe('\uFEFF"Name"\r\n"a ""b"", c"\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'contains nothing that a spreadsheet would run: %j',
    (text) => {
      expect(csvOf([column], [text])).toContain(`"'${text}"`);
    },
  );

  test('has a number below 0 as one in a column of numbers, and nothing else so', () => {
    const numeric: Column<string> = { ...column, isNumeric: true };
    expect(csvOf([numeric], ['-1500.5', '-1+2'])).toBe(`\uFEFF"Name"\r\n"-1500.5"\r\n"'-1+2"\r\n`);
  });

  test('has an amount and its unit in separate columns, so that a sheet can add up', () => {
    const exported = [
      { label: 'Rent', text: () => '8740.00' },
      { label: 'Unit', text: () => 'day' },
    ];
    const rent: Column<string> = { ...column, id: 'rent', text: () => '₹8,740.00 / day', exported };
    expect(csvOf([column, rent], ['a'])).toBe('\uFEFF"Name","Rent","Unit"\r\n"a","8740.00","day"\r\n');
  });

  test('has every row, page by page', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => index);
    const all = await everyRow(async (page) => ({
      data: rows.slice((page - 1) * 500, page * 500),
      total: rows.length,
    }));
    expect(all).toEqual(rows);
  });

  test('ends when rows are deleted while it reads', async () => {
    const all = await everyRow(async (page) => ({ data: page === 1 ? ['a'] : [], total: 3 }));
    expect(all).toEqual(['a']);
  });
});
