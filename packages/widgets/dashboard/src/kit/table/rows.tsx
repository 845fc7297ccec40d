import type { Row as TableRow } from '@tanstack/table-core';
import { useMessages } from '@yantra/language';
import { Glyph, Icon, Menu, type MenuItem, Skeleton } from '@yantra/ui';
import { Fragment, type ReactNode, useId } from 'react';
import { glyphs } from '../glyphs.ts';
import type { Column } from './columns.ts';
import { sortedAs } from './table-query.ts';
import { messages } from './table.messages.ts';

export interface RowsProps<Row> {
  readonly rows: readonly TableRow<Row>[];
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly menuOf?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly detail?: ((row: Row) => ReactNode) | undefined;
}

interface HeadProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'detail' | 'menuOf'> {
  readonly sort: string;
  readonly onSort: (column: string) => void;
}

/** The heads of the columns; a head that sorts is a button. */
export function Head<Row>({ columns, sort, onSort, detail, menuOf }: HeadProps<Row>) {
  const texts = useMessages(messages);
  return (
    <thead>
      <tr>
        {detail && <Unseen>{texts.details}</Unseen>}
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
        {menuOf && <Unseen isMenu>{texts.actionsHead}</Unseen>}
      </tr>
    </thead>
  );
}

/** The head of a column that needs none to the eye. */
const Unseen = ({ isMenu, children }: { readonly isMenu?: boolean; readonly children: string }) => (
  <th scope="col" data-menu={isMenu || undefined}>
    <span className="y-hidden">{children}</span>
  </th>
);

/** The rows, each with what can be done with it and, where it opens, its details. */
export function Rows<Row>({ rows, columns, nameOf, menuOf, detail }: RowsProps<Row>) {
  const texts = useMessages(messages);
  const id = useId();
  return (
    <tbody>
      {rows.map((row) => {
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
                    aria-label={texts.open(name)}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? detailId : undefined}
                    onClick={row.getToggleExpandedHandler()}
                  >
                    <Icon name="right" />
                  </button>
                </td>
              )}
              {columns.map(({ id: column, label, isLead, isNumeric, cell }) => (
                <td key={column} data-label={label} data-lead={isLead || undefined} data-num={isNumeric || undefined}>
                  {cell(row.original)}
                </td>
              ))}
              {menuOf && (
                <td data-menu="">
                  <Menu label={texts.actions(name)} items={menuOf(row.original)}>
                    <Glyph d={glyphs.dots} />
                  </Menu>
                </td>
              )}
            </tr>
            {isOpen && detail && (
              <tr data-detail="" id={detailId}>
                <td colSpan={columns.length + (menuOf ? 2 : 1)}>{detail(row.original)}</td>
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
          {detail && (
            <td data-expand="">
              <Skeleton />
            </td>
          )}
          {columns.map(({ id, isLead }) => (
            <td key={id} data-lead={isLead || undefined}>
              <Skeleton />
            </td>
          ))}
          {menuOf && (
            <td data-menu="">
              <Skeleton />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}
