import { ApiError, type Remote } from '@yantra/state';
import type { ReactNode } from 'react';
import type { Column } from '../../kit/table/columns.ts';
import type { TableFilter } from '../../kit/table/toolbar.tsx';
import type { messages } from './master.messages.ts';

/** Rows a page (dashboard.md §9). */
export const masterPageSize = 16;

export interface MasterRow {
  readonly id: number;
  readonly active: boolean;
  /** As it was read, and goes back with a change: another's in between is not overwritten. */
  readonly version?: number | undefined;
}

/** A row as it is filled in; a new one has no id yet. */
export type Draft<Row extends MasterRow> = Omit<Row, 'id'> & { readonly id?: number };

/** What is wrong with a draft, by field; `lead` is the name that says what it is. */
export type Wrong = Readonly<Record<string, string>>;

export interface FieldsProps<Row extends MasterRow> {
  readonly draft: Draft<Row>;
  readonly wrong: Wrong;
  readonly onChange: (draft: Draft<Row>) => void;
}

/** What one master list differs in from another. */
export interface MasterList<Row extends MasterRow> {
  readonly texts: Readonly<Record<'title' | 'note' | 'table' | 'add' | 'edit' | 'emptyTitle', string>>;
  /** Of the table, in file names and in what is kept of it. */
  readonly name: string;
  readonly path: string;
  /** Those before the one of the status. */
  readonly columns: readonly Column<Row>[];
  readonly fresh: Draft<Row>;
  readonly nameOf: (row: Row) => string;
  /** The name that must be filled in, and by which a notice calls the row. */
  readonly leadOf: (draft: Draft<Row>) => string;
  /** Without what is typed by accident. */
  readonly tidy: (draft: Draft<Row>) => Draft<Row>;
  /** What else is wrong. */
  readonly wrongIn?: (draft: Draft<Row>) => Wrong;
  readonly fields: (props: FieldsProps<Row>) => ReactNode;
  /** What a row opens to. */
  readonly detail?: (row: Row) => ReactNode;
}

/** What a master list knows and does through the server. */
export interface MasterCalls<Row extends MasterRow> {
  readonly rows: Remote<readonly Row[]>;
  readonly reload: () => void;
  /** Adds what has no id, else changes it. @throws {ApiError} */
  readonly save: (draft: Draft<Row>) => Promise<Saved>;
  /** A row as it is now; `undefined` when it is there no more. @throws {ApiError} */
  readonly load: (id: number) => Promise<Row | undefined>;
}

/** What the server answers to a row that was saved: a new one's id, or the version it has now. */
export type Saved = { readonly id: number } | { readonly version: number };

/** Whether a row could not be saved because another has saved it since it was read. */
export const isOfAnother = (failure: unknown): boolean =>
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

/** Whether a row fits the filter of its status. */
export const fitsStatus = (row: Pick<MasterRow, 'active'>, { status }: Readonly<Record<string, string>>): boolean =>
  status === undefined || (status === 'active') === row.active;
