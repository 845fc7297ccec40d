import { describe, expect, test } from 'vitest';
import { type Column, keptColumns } from './columns.ts';
import { nextSort, readTableQuery, sortedAs, tableAddress } from './table-query.ts';

const read = (query: string) => readTableQuery(new URLSearchParams(query), ['category']);

describe('The address of a table', () => {
  test('holds search, filters, sort and page, and can be read again', () => {
    const query = read('search=jcb&category=6&sort=-name&page=3');
    expect(query).toEqual({ searchTerm: 'jcb', filters: { category: '6' }, sort: '-name', page: 3 });
    expect(tableAddress('/t', query)).toBe('/t?search=jcb&category=6&sort=-name&page=3');
  });

  test('is bare when nothing is set', () => {
    expect(tableAddress('/t', read(''))).toBe('/t');
  });

  test.each(['0', '-1', '1.5', 'x', '1e99'])('reads page %s as the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });
});

describe('Sorting by a column', () => {
  test('goes up, down and back to the default order', () => {
    expect(nextSort('', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('');
    expect(nextSort('city', 'name')).toBe('name');
  });

  test('has the value that assistive technology expects', () => {
    expect(sortedAs('name', 'name')).toBe('ascending');
    expect(sortedAs('-name', 'name')).toBe('descending');
    expect(sortedAs('city', 'name')).toBeUndefined();
    expect(sortedAs('', undefined)).toBeUndefined();
  });
});

describe('The choice of columns', () => {
  const columns = ['name', 'city'].map((id): Column<string> => ({
    id,
    label: id,
    cell: String,
    text: String,
    isRowTitle: id === 'name',
    isExtra: id === 'city',
  }));
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
  };

  test('is stored for each person', () => {
    const shared = storage();
    keptColumns(() => shared, 'u1', 't').write({ name: true, city: true });
    expect(keptColumns(() => shared, 'u1', 't').read(columns)).toEqual({ name: true, city: true });
    expect(keptColumns(() => shared, 'u2', 't').read(columns)).toEqual({ name: true, city: false });
  });

  test('never hides the column that identifies the row', () => {
    const shared = storage();
    keptColumns(() => shared, 'u1', 't').write({ name: false });
    expect(keptColumns(() => shared, 'u1', 't').read(columns)['name']).toBe(true);
  });

  test('is the default where the storage is blocked or invalid', () => {
    const forbidden = () => {
      throw new Error('Forbidden');
    };
    expect(keptColumns(forbidden, 'u1', 't').read(columns)).toEqual({ name: true, city: false });
    const nonsense = { getItem: () => '{', setItem: () => undefined };
    expect(keptColumns(() => nonsense, 'u1', 't').read(columns)).toEqual({ name: true, city: false });
  });
});
