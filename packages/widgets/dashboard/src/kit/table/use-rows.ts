import {
  type ColumnDef,
  type ExpandedState,
  type RowModel,
  createTable,
  functionalUpdate,
  getCoreRowModel,
} from '@tanstack/table-core';
import { useMemo, useState } from 'react';
import type { Column } from './columns.ts';

interface RowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** Whether rows have details besides their cells. */
  readonly canExpand: boolean;
}

/** The rows of one page for the table, and which of them are expanded. The server has paged and sorted them. */
export function useRows<Row>({ rows, columns, rowId, canExpand }: RowsOptions<Row>): RowModel<Row> {
  const [expanded, setExpanded] = useState<ExpandedState>({});
  return useMemo(() => {
    const table = createTable<Row>({
      data: [...rows],
      columns: columns.map(({ id, text }): ColumnDef<Row> => ({ id, accessorFn: text })),
      state: {},
      renderFallbackValue: null,
      onStateChange: () => undefined,
      onExpandedChange: (change) => setExpanded((before) => functionalUpdate(change, before)),
      getCoreRowModel: getCoreRowModel(),
      getRowId: rowId,
      getRowCanExpand: () => canExpand,
      manualPagination: true,
      manualSorting: true,
      manualExpanding: true,
    });
    table.setOptions((options) => ({ ...options, state: { ...table.initialState, expanded } }));
    return table.getRowModel();
  }, [rows, columns, rowId, canExpand, expanded]);
}
