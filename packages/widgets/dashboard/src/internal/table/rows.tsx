import { type Table, flexRender } from '@tanstack/react-table';
import { Glyph, Icon, Menu, type MenuItem, Skeleton } from '@yantra/ui';
import { Fragment, type ReactNode, useId } from 'react';
import { glyphs } from '../shell/glyphs.ts';
import type { Column } from './columns.ts';
import { messages } from './table.messages.ts';
import { sortedAs } from './table-query.ts';

export interface RowsProps<Row> {
  readonly table: Table<Row>;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly menuOf?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly detail?: ((row: Row) => ReactNode) | undefined;
}

interface HeadProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'detail' | 'menuOf'> {
  readonly sort: string;
  readonly onSort: (column: string) => void;
}

/* Cards undo the display of tables, and with it their meaning to screen readers in some browsers: hence the roles by name. */

/** The heads of the columns; a head that sorts is a button. */
export function Head<Row>({ columns, sort, onSort, detail, menuOf }: HeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {detail && <td role="cell" />}
        {columns.map(({ id, label, isNumeric, sort: by }) => (
          <th key={id} role="columnheader" scope="col" data-num={isNumeric || undefined} aria-sort={sortedAs(sort, by)}>
            {by === undefined ? (
              label
            ) : (
              <button type="button" className="y-dashboard__sort" onClick={() => onSort(by)}>
                {label}
                <Icon name="down" />
              </button>
            )}
          </th>
        ))}
        {menuOf && <td role="cell" />}
      </tr>
    </thead>
  );
}

/** The rows, each with what can be done with it and, where it opens, its details. */
export function Rows<Row>({ table, columns, nameOf, menuOf, detail }: RowsProps<Row>) {
  const id = useId();
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <tbody role="rowgroup">
      {table.getRowModel().rows.map((row) => {
        const name = nameOf(row.original);
        const detailId = `${id}-${row.id}`;
        const isOpen = row.getIsExpanded();
        return (
          <Fragment key={row.id}>
            <tr role="row">
              {detail && (
                <td role="cell" data-expand="">
                  <button
                    type="button"
                    className="y-dashboard__expander"
                    aria-label={messages.open(name)}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? detailId : undefined}
                    onClick={row.getToggleExpandedHandler()}
                  >
                    <Icon name="right" />
                  </button>
                </td>
              )}
              {row.getVisibleCells().map((cell) => {
                const column = byId.get(cell.column.id);
                return (
                  <td
                    key={cell.id}
                    role="cell"
                    data-label={column?.label}
                    data-lead={column?.isLead || undefined}
                    data-num={column?.isNumeric || undefined}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                );
              })}
              {menuOf && (
                <td role="cell" data-menu="">
                  <Menu label={messages.actions(name)} items={menuOf(row.original)}>
                    <Glyph d={glyphs.dots} />
                  </Menu>
                </td>
              )}
            </tr>
            {isOpen && detail && (
              <tr role="row" data-detail="" id={detailId}>
                <td role="cell" colSpan={row.getVisibleCells().length + (menuOf ? 2 : 1)}>
                  {detail(row.original)}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

const skeletonRows = [1, 2, 3, 4, 5];

/** Rows that are on their way. */
export function SkeletonRows<Row>({ columns, detail, menuOf }: Pick<RowsProps<Row>, 'columns' | 'detail' | 'menuOf'>) {
  return (
    <tbody role="rowgroup" aria-hidden="true">
      {skeletonRows.map((row) => (
        <tr key={row} role="row">
          {detail && <td role="cell" data-expand="" />}
          {columns.map(({ id, isLead }) => (
            <td key={id} role="cell" data-lead={isLead || undefined}>
              <Skeleton />
            </td>
          ))}
          {menuOf && <td role="cell" data-menu="" />}
        </tr>
      ))}
    </tbody>
  );
}
