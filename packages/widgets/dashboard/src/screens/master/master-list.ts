import type { TableFilter } from '../../internal/table/toolbar.tsx';
import { messages } from './master.messages.ts';

/** Rows a page (dashboard.md §9). */
export const masterPageSize = 16;
/** How long a notice stays, in milliseconds. */
export const noticeMs = 4000;

const { active, inactive } = messages.allStatuses;

export const statusFilter: readonly TableFilter[] = [
  {
    key: 'status',
    label: messages.status,
    options: [
      { value: 'active', label: active },
      { value: 'inactive', label: inactive },
    ],
  },
];

/** Whether a row fits the filter of its status. */
export const fitsStatus = (row: { readonly active: boolean }, { status }: Readonly<Record<string, string>>): boolean =>
  status === undefined || (status === 'active') === row.active;
