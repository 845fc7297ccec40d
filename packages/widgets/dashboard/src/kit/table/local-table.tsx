import { type Remote, dataOf, mapRemote } from '@yantra/state';
import type { Column } from './columns.ts';
import { TableView, type TableViewProps } from './data-table.tsx';
import { type TableQuery, readTableQuery } from './table-query.ts';

export interface LocalTableProps<Row> extends Omit<TableViewProps<Row>, 'remote' | 'all'> {
  /** The whole list, loaded at once. */
  readonly rows: Remote<readonly Row[]>;
  /** Whether a row matches the toolbar's filters. */
  readonly fits?: (row: Row, filters: TableQuery['filters']) => boolean;
}

const compare = new Intl.Collator('en-IN', { numeric: true }).compare;

function searchedAndSorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { searchTerm, sort }: Pick<TableQuery, 'searchTerm' | 'sort'>,
): readonly Row[] {
  const wanted = searchTerm.trim().toLowerCase();
  const found = wanted
    ? rows.filter((row) => columns.some(({ text }) => text(row).toLowerCase().includes(wanted)))
    : rows;
  const column = columns.find(({ sort: by }) => by !== undefined && by === sort.replace(/^-/, ''));
  if (!column) return found;
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.toSorted((one, other) => direction * compare(column.text(one), column.text(other)));
}

/** A table of a fully loaded list: searched, sorted and paged in the browser. */
export function LocalTable<Row>({ rows, fits = () => true, ...props }: LocalTableProps<Row>) {
  const { query, columns, filters = [], pageSize } = props;
  const tableQuery = readTableQuery(
    query,
    filters.map(({ key }) => key),
  );
  const { searchTerm, sort, page } = tableQuery;
  const matching = (all: readonly Row[]) =>
    searchedAndSorted(
      all.filter((row) => fits(row, tableQuery.filters)),
      columns,
      { searchTerm, sort },
    );
  const remote = mapRemote(rows, (all) => {
    const found = matching(all);
    return { data: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
  });
  return <TableView {...props} remote={remote} all={() => Promise.resolve(matching(dataOf(rows) ?? []))} />;
}
