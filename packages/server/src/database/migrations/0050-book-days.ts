import type { Migration } from '../migration.ts';

/** Finds what was booked, invoiced and credited in a period. */
export const bookDays: Migration = {
  name: '0050-book-days',
  indexes: {
    ledger_entries_created: { on: 'ledger_entries (created_at)' },
    invoices_issued: { on: 'invoices (issued_at, number)' },
    credit_notes_issued: { on: 'credit_notes (issued_at, number)' },
  },
};
