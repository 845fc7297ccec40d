/** The part of a table's state that is in the address, so that it survives a reload and Back. */
import { searchTermLength, mostPage } from '@yantra/domain';
export interface TableQuery {
  readonly searchTerm: string;
  /** From 1. */
  readonly page: number;
  /** A column, with `-` for descending; empty for the table's own order. */
  readonly sort: string;
  /** By the filter's key; unset filters are absent. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Reads the address; invalid values are ignored. */
export function readTableQuery(query: URLSearchParams, filterKeys: readonly string[]): TableQuery {
  const page = Number(query.get('page') ?? 1);
  const filters = filterKeys.flatMap((key) => {
    const value = query.get(key);
    return value ? [[key, value] as const] : [];
  });
  return {
    searchTerm: (query.get('search') ?? '').slice(0, searchTermLength),
    page: Number.isInteger(page) && page >= 1 && page <= mostPage ? page : 1,
    sort: query.get('sort') ?? '',
    filters: Object.fromEntries(filters),
  };
}

/** The table's address: `?search=jcb&page=2` after its path, or the bare path. */
export function tableAddress(path: string, { searchTerm, page, sort, filters }: TableQuery): string {
  const query = new URLSearchParams();
  if (searchTerm.trim()) query.set('search', searchTerm.trim());
  for (const [key, value] of Object.entries(filters)) if (value) query.set(key, value);
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = String(query);
  return text ? `${path}?${text}` : path;
}

/** Ascending, descending, unsorted: the result of the next press on a column heading. */
export function nextSort(sort: string, column: string): string {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? '' : column;
}

/** A column's sort direction, for `aria-sort`. */
export function sortedAs(sort: string, column: string | undefined): 'ascending' | 'descending' | undefined {
  if (column === undefined) return undefined;
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}
