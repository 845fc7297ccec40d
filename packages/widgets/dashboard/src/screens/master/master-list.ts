import { ApiError, type Remote } from '@yantra/state';
import type { ReactNode } from 'react';
import type { Column } from '../../kit/table/columns.ts';
import type { TableFilter } from '../../kit/table/toolbar.tsx';
import type { messages } from './master.messages.ts';

/** Rows per page (dashboard.md §9). */
export const masterPageSize = 16;

export interface MasterRow {
  readonly id: number;
  readonly active: boolean;
  /** Sent back with a change, so that somebody else's change in between is not overwritten. */
  readonly version?: number | undefined;
}

/** A row in the form; a new one has no id yet. */
export type Draft<Row extends MasterRow> = Omit<Row, 'id'> & { readonly id?: number };

/** The errors of a draft, by field; `lead` is the name. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FieldsProps<Row extends MasterRow> {
  readonly draft: Draft<Row>;
  readonly wrong: FieldErrors;
  readonly onChange: (draft: Draft<Row>) => void;
}

/** What differs between the master lists. */
export interface MasterList<Row extends MasterRow> {
  readonly texts: Readonly<Record<'title' | 'note' | 'table' | 'add' | 'edit' | 'emptyTitle' | 'taken', string>> & {
    /** What switching it off does to its machines. */
    readonly offNote: (machines: number, listed: number) => string;
  };
  /** The table's name, in file names and in storage. */
  readonly name: string;
  readonly path: string;
  /** The columns before the status. */
  readonly columns: readonly Column<Row>[];
  readonly fresh: Draft<Row>;
  readonly nameOf: (row: Row) => string;
  /** The required name, which notices use for the row. */
  readonly requiredNameOf: (draft: Draft<Row>) => string;
  /** Trims and normalizes the texts. */
  readonly tidy: (draft: Draft<Row>) => Draft<Row>;
  /** Further errors. */
  readonly errorsIn?: (draft: Draft<Row>) => FieldErrors;
  readonly fields: (props: FieldsProps<Row>) => ReactNode;
  /** The details of an expanded row. */
  readonly detail?: (row: Row) => ReactNode;
}

/** The rows of a master list and its calls. */
export interface MasterCalls<Row extends MasterRow> {
  readonly rows: Remote<readonly Row[]>;
  readonly reload: () => void;
  /** Adds a row without id, else changes it. @throws {ApiError} */
  readonly save: (draft: Draft<Row>) => Promise<Saved>;
  /** Makes a row part of another; it is then gone. @throws {ApiError} */
  readonly merge: (row: Row, into: number) => Promise<{ readonly machines: number }>;
  /** Deletes a row that nothing is of. @throws {ApiError} */
  readonly remove: (row: Row) => Promise<unknown>;
  /** Loads a row; `undefined` if it was deleted. @throws {ApiError} */
  readonly load: (id: number) => Promise<Row | undefined>;
}

/** Whether another row has the name of a draft, in any case. */
export const isTaken = <Row extends MasterRow>(
  list: MasterList<Row>,
  draft: Draft<Row>,
  rows: readonly Row[],
): boolean => {
  const name = list.nameOf({ ...draft, id: draft.id ?? -1 } as Row).toLowerCase();
  return rows.some((row) => row.id !== draft.id && list.nameOf(row).toLowerCase() === name);
};

/** The answer to a save: a new row's id, or the new version. */
export type Saved = { readonly id: number } | { readonly version: number };

/** Whether saving failed because somebody else has saved the row meanwhile. */
export const isConflict = (failure: unknown): boolean =>
  failure instanceof ApiError && ['category.changed', 'equipmentType.changed'].includes(failure.code);

export const statusFilter = ({ status, allStatuses }: typeof messages): readonly TableFilter[] => [
  {
    key: 'status',
    label: status,
    options: [
      { value: 'active', label: allStatuses.active },
      { value: 'inactive', label: allStatuses.inactive },
    ],
  },
];

/** Whether a row matches the status filter. */
export const fitsStatus = (row: Pick<MasterRow, 'active'>, { status }: Readonly<Record<string, string>>): boolean =>
  status === undefined || (status === 'active') === row.active;
