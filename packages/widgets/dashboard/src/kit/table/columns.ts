import { attempt } from '@yantra/domain';
import type { ReactNode } from 'react';

/** One column of a table of `Row`s. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as plain text, for search and export. */
  readonly text: (row: Row) => string;
  /** Several columns that replace it in the export, e.g. an amount that a spreadsheet can add up, and its unit. */
  readonly exported?: readonly { readonly label: string; readonly text: (row: Row) => string }[];
  /** Aligned right. */
  readonly isNumeric?: boolean;
  /** The server's sort key; without it the column cannot be sorted. */
  readonly sort?: string;
  /** Identifies the row; it cannot be hidden. */
  readonly isRowTitle?: boolean;
  /** Hidden unless the user chooses it. */
  readonly isExtra?: boolean;
  /** One of the columns that "All fields" shows; other columns summarize them. */
  readonly isField?: boolean;
  /** A summary, not needed with "All fields" on. */
  readonly isSummary?: boolean;
  /** Hidden below 860 px of the table's own width, in a table with phone rows. */
  readonly isWide?: boolean;
  /**
   * Its place in a phone's row: in the line below the name, or as a dot at the end. With any of these, a table has such rows; other columns are only on the row's own
   * screen.
   */
  readonly onPhone?: 'line' | 'dot';
}

/** A column that shows its plain text, unless given another cell. */
export const column = <Row>(
  id: string,
  label: string,
  text: (row: Row) => string,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({ id, label, text, cell: text, ...more });

/** The same, with a dash for an empty text. */
export const dashed = <Row>(...[id, label, text, more]: Parameters<typeof column<Row>>): Column<Row> =>
  column(id, label, text, { cell: (row) => text(row) || '—', ...more });

/** The visible columns, by id. */
export type Visibility = Readonly<Record<string, boolean>>;

/** The visible columns before the user has chosen any. */
export const defaultVisibility = <Row>(columns: readonly Column<Row>[]): Visibility =>
  Object.fromEntries(columns.map(({ id, isExtra }) => [id, !isExtra]));

/** Whether every field has its own column. */
export const hasAllFields = <Row>(columns: readonly Column<Row>[], visibility: Visibility): boolean =>
  columns.every(({ id, isField }) => !isField || visibility[id]);

/** Every field as its own column, or the default columns. */
export const allFields = <Row>(columns: readonly Column<Row>[], isOn: boolean): Visibility =>
  isOn
    ? Object.fromEntries(columns.map(({ id, isExtra, isField, isSummary }) => [id, isField || !(isExtra || isSummary)]))
    : defaultVisibility(columns);

/** Keeps the chosen columns for each person and table; a full, blocked or invalid storage counts as empty. */
export function keptColumns(storage: () => Pick<Storage, 'getItem' | 'setItem'>, userId: string, table: string) {
  const key = `yantra.columns.${userId}.${table}`;
  return {
    read<Row>(columns: readonly Column<Row>[]): Visibility {
      const found = attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as Record<string, unknown> | null);
      const known = columns.filter(({ id, isRowTitle }) => !isRowTitle && typeof found?.[id] === 'boolean');
      return {
        ...defaultVisibility(columns),
        ...Object.fromEntries(known.map(({ id }) => [id, found?.[id] === true])),
      };
    },
    // If that fails, the choice lasts as long as the table.
    write: (visibility: Visibility): void => attempt(() => storage().setItem(key, JSON.stringify(visibility))),
  };
}
