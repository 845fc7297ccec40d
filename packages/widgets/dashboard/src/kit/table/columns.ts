import type { ReactNode } from 'react';

/** One column of a table of `Row`s. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The same as plain text, for the export. */
  readonly text: (row: Row) => string;
  /** Flush right. */
  readonly isNumeric?: boolean;
  /** What the server sorts it by; it cannot be sorted without. */
  readonly sort?: string;
  /** Says what the row is; it cannot be hidden. */
  readonly isLead?: boolean;
  /** Shown when it is chosen only. */
  readonly isExtra?: boolean;
}

/** Which columns are shown, by id. */
export type Visibility = Readonly<Record<string, boolean>>;

/** What is shown before anybody chose. */
export const usualVisibility = <Row>(columns: readonly Column<Row>[]): Visibility =>
  Object.fromEntries(columns.map(({ id, isExtra }) => [id, !isExtra]));

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the choice of columns for each person and table; a storage that is full, forbidden or nonsense is as if there were none. */
export function keptColumns(storage: () => Store, userId: string, table: string) {
  const key = `yantra.columns.${userId}.${table}`;
  return {
    read<Row>(columns: readonly Column<Row>[]): Visibility {
      const usual = usualVisibility(columns);
      try {
        const kept = JSON.parse(storage().getItem(key) ?? '{}') as Record<string, unknown> | null;
        const known = columns.filter(({ id, isLead }) => !isLead && typeof kept?.[id] === 'boolean');
        return { ...usual, ...Object.fromEntries(known.map(({ id }) => [id, kept?.[id] === true])) };
      } catch {
        return usual;
      }
    },
    write(visibility: Visibility): void {
      try {
        storage().setItem(key, JSON.stringify(visibility));
      } catch {
        // Then the choice lasts as long as the table.
      }
    },
  };
}
