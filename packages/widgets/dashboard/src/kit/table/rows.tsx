import type { Row as TableRow } from '@tanstack/table-core';
import { useMessages } from '@yantra/language';
import { Glyph, Icon, Menu, type MenuItem, Skeleton } from '@yantra/ui';
import { Fragment, type ReactNode, useId } from 'react';
import { glyphs } from '../glyphs.ts';
import { useSpokenItems } from '../link.tsx';
import { CheckCell, type Choice } from './choice.tsx';
import type { Column } from './columns.ts';
import { sortedAs } from './table-query.ts';
import { messages } from './table.messages.ts';
import { useChoiceKeys } from './use-choice-keys.ts';

export interface RowsProps<Row> {
  readonly rows: readonly TableRow<Row>[];
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly menuOf?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  /** Where rows can be selected. */
  readonly choice?: Choice<Row> | undefined;
}

interface HeadProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'detail' | 'menuOf'> {
  /** The heading of the checkbox column. */
  readonly check?: ReactNode;
  readonly sort: string;
  readonly onSort: (column: string) => void;
}

/** The column headings; one that sorts is a button. */
export function Head<Row>({ columns, sort, onSort, detail, menuOf, check }: HeadProps<Row>) {
  const texts = useMessages(messages);
  return (
    <thead>
      <tr>
        {check}
        {detail && <HiddenHead>{texts.details}</HiddenHead>}
        {columns.map(({ id, label, isNumeric, isWide, sort: by }) => (
          <th
            key={id}
            scope="col"
            data-column={id}
            data-num={isNumeric || undefined}
            data-wide={isWide || undefined}
            aria-sort={sortedAs(sort, by)}
          >
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
        {menuOf && <HiddenHead isMenu>{texts.actionsHead}</HiddenHead>}
      </tr>
    </thead>
  );
}

/** A column heading for screen readers only. */
const HiddenHead = ({ isMenu, children }: { readonly isMenu?: boolean; readonly children: string }) => (
  <th scope="col" data-menu={isMenu || undefined}>
    <span className="y-hidden">{children}</span>
  </th>
);

/** Attributes that the style sheet uses. */
const dataAttributesOf = <Row,>({ id, label, isRowTitle, isNumeric, isWide, onPhone }: Omit<Column<Row>, 'cell'>) => ({
  'data-column': id,
  'data-label': label,
  'data-lead': isRowTitle || undefined,
  'data-num': isNumeric || undefined,
  'data-wide': isWide || undefined,
  'data-phone': onPhone,
});

/** The rows, each with its menu and, if it expands, its details. */
export function Rows<Row>({ rows, columns, nameOf, menuOf, detail, choice }: RowsProps<Row>) {
  const texts = useMessages(messages);
  const spokenItems = useSpokenItems();
  const id = useId();
  const keys = useChoiceKeys({ choice, rows });
  return (
    <tbody {...keys}>
      {rows.map((row) => {
        const name = nameOf(row.original);
        const detailId = `${id}-${row.id}`;
        const isOpen = row.getIsExpanded();
        const isChosen = choice?.chosen.has(row.id) ?? false;
        return (
          <Fragment key={row.id}>
            <tr data-row={row.id} data-chosen={isChosen || undefined}>
              {choice && (
                <CheckCell name={name} isChosen={isChosen} onToggle={() => choice.select([row.original], !isChosen)} />
              )}
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
              {columns.map(({ cell, ...column }) => (
                <td key={column.id} {...dataAttributesOf(column)}>
                  {cell(row.original)}
                </td>
              ))}
              {menuOf && (
                <td data-menu="">
                  <Menu label={texts.actions(name)} items={spokenItems(menuOf(row.original))}>
                    <Glyph d={glyphs.dots} />
                  </Menu>
                </td>
              )}
            </tr>
            {isOpen && detail && (
              <tr data-detail="" id={detailId}>
                <td colSpan={columns.length + (menuOf ? 2 : 1) + (choice ? 1 : 0)}>{detail(row.original)}</td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

const skeletonRows = [1, 2, 3, 4, 5];

/** Placeholders while rows load. */
export function SkeletonRows<Row>({
  columns,
  detail,
  menuOf,
  choice,
}: Pick<RowsProps<Row>, 'columns' | 'detail' | 'menuOf' | 'choice'>) {
  return (
    <tbody aria-hidden="true">
      {skeletonRows.map((row) => (
        <tr key={row}>
          {choice && (
            <td data-choose="">
              <Skeleton />
            </td>
          )}
          {detail && (
            <td data-expand="">
              <Skeleton />
            </td>
          )}
          {columns.map((column) => (
            <td key={column.id} {...dataAttributesOf(column)}>
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
