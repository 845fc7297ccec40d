import { attempt } from '@yantra/domain';
import type { ReactNode } from 'react';

/** One column of a table of `Row`s. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The same as plain text, for search and export. */
  readonly text: (row: Row) => string;
  /** In the export, several columns in its place: an amount that a sheet adds up, and its unit beside it. */
  readonly exported?: readonly { readonly label: string; readonly text: (row: Row) => string }[];
  /** Flush right. */
  readonly isNumeric?: boolean;
  /** What the server sorts it by; it cannot be sorted without. */
  readonly sort?: string;
  /** Says what the row is; it cannot be hidden. */
  readonly isLead?: boolean;
  /** Shown when it is chosen only. */
  readonly isExtra?: boolean;
  /** One of those that "All fields" shows at once; others say the same in short. */
  readonly isField?: boolean;
  /** Not needed where "All fields" is on. */
  readonly isSum?: boolean;
  /** Gone below 860 px of the table's own width, in a table with phone rows. */
  readonly isWide?: boolean;
  /** Where it stands in a row of a phone: in the line below the name, or as a dot at its end. A table with one of these has such rows; what has no place there is on the row's own screen. */
  readonly onPhone?: 'line' | 'dot';
}

/** A column that shows its plain text, where no other cell is given. */
export const column = <Row>(
  id: string,
  label: string,
  text: (row: Row) => string,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({ id, label, text, cell: text, ...more });

/** The same with a dash for what is empty. */
export const dashed = <Row>(...[id, label, text, more]: Parameters<typeof column<Row>>): Column<Row> =>
  column(id, label, text, { cell: (row) => text(row) || '—', ...more });

/** Which columns are shown, by id. */
export type Visibility = Readonly<Record<string, boolean>>;

/** What is shown before anybody chose. */
export const usualVisibility = <Row>(columns: readonly Column<Row>[]): Visibility =>
  Object.fromEntries(columns.map(({ id, isExtra }) => [id, !isExtra]));

/** Whether every field is a column of its own. */
export const hasAllFields = <Row>(columns: readonly Column<Row>[], visibility: Visibility): boolean =>
  columns.every(({ id, isField }) => !isField || visibility[id]);

/** Every field as a column of its own, or as it was before anybody chose. */
export const allFields = <Row>(columns: readonly Column<Row>[], isOn: boolean): Visibility =>
  isOn
    ? Object.fromEntries(columns.map(({ id, isExtra, isField, isSum }) => [id, isField || !(isExtra || isSum)]))
    : usualVisibility(columns);

/** Keeps the choice of columns for each person and table; a storage that is full, forbidden or nonsense is as if there were none. */
export function keptColumns(storage: () => Pick<Storage, 'getItem' | 'setItem'>, userId: string, table: string) {
  const key = `yantra.columns.${userId}.${table}`;
  return {
    read<Row>(columns: readonly Column<Row>[]): Visibility {
      const found = attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as Record<string, unknown> | null);
      const known = columns.filter(({ id, isLead }) => !isLead && typeof found?.[id] === 'boolean');
      return { ...usualVisibility(columns), ...Object.fromEntries(known.map(({ id }) => [id, found?.[id] === true])) };
    },
    // Else the choice lasts as long as the table.
    write: (visibility: Visibility): void => attempt(() => storage().setItem(key, JSON.stringify(visibility))),
  };
}
