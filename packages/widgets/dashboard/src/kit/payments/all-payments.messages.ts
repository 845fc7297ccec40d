import { formatCount } from '@yantra/domain';

/** The payments of admins and finance, beside what all payments show. */
export const messages = {
  id: 'dashboard.all-payments',
  register: 'Invoices and credit notes',
  addTransfer: 'Enter a bank transfer',
  hint: 'Name, phone, invoice, amount, GSTIN…',
  which: 'Which orders',
  tried: 'Payments',
  untried: 'Never attempted',
  untriedNote: 'Orders that somebody began and never tried to pay',
  status: 'Status',
  plan: 'Plan',
  from: 'From',
  to: 'To',
  statuses: {
    paid: 'Paid',
    pending: 'Pending',
    failed: 'Failed',
    dropped: 'Given up',
    refunded: 'With a refund',
    transfer: 'By bank transfer',
  },
  see: 'See this payment',
  person: 'See the person',
  planOf: 'See the plan',
  period: {
    always: 'since the beginning',
    from: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    between: (from: string, to: string) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
  },
  sums: {
    of: (period: string) => `Booked ${period}`,
    paid: 'Paid',
    refunded: 'Given back',
    kept: 'Kept',
    gst: 'GST in sales',
    payments: (count: number) => (count === 1 ? '1 payment' : `${formatCount(count)} payments`),
    refunds: (count: number) => (count === 1 ? '1 refund' : `${formatCount(count)} refunds`),
    byTransfer: (amount: string) => `${amount} by transfer`,
  },
} as const;
