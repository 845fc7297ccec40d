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
    <thead>
      <tr>
        {detail && <td />}
        {columns.map(({ id, label, isNumeric, sort: by }) => (
          <th key={id} scope="col" data-num={isNumeric || undefined} aria-sort={sortedAs(sort, by)}>
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
        {menuOf && <td />}
      </tr>
    </thead>
  );
}

/** The rows, each with what can be done with it and, where it opens, its details. */
export function Rows<Row>({ table, columns, nameOf, menuOf, detail }: RowsProps<Row>) {
  const id = useId();
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <tbody>
      {table.getRowModel().rows.map((row) => {
        const name = nameOf(row.original);
        const detailId = `${id}-${row.id}`;
        const isOpen = row.getIsExpanded();
        return (
          <Fragment key={row.id}>
            <tr>
              {detail && (
                <td data-expand="">
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

                    data-label={column?.label}
                    data-lead={column?.isLead || undefined}
                    data-num={column?.isNumeric || undefined}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                );
              })}
              {menuOf && (
                <td data-menu="">
                  <Menu label={messages.actions(name)} items={menuOf(row.original)}>
                    <Glyph d={glyphs.dots} />
                  </Menu>
                </td>
              )}
            </tr>
            {isOpen && detail && (
              <tr data-detail="" id={detailId}>
                <td colSpan={row.getVisibleCells().length + (menuOf ? 2 : 1)}>{detail(row.original)}</td>
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
    <tbody aria-hidden="true">
      {skeletonRows.map((row) => (
        <tr key={row}>
          {detail && <td data-expand="" />}
          {columns.map(({ id, isLead }) => (
            <td key={id} data-lead={isLead || undefined}>
              <Skeleton />
            </td>
          ))}
          {menuOf && <td data-menu="" />}
        </tr>
      ))}
    </tbody>
  );
}
