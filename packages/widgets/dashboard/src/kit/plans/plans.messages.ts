import { counted, formatCount } from '@yantra/domain';

/** Texts of plans and purchases for several screens. */
export const messages = {
  id: 'dashboard.plans',
  period: (months: number): string => (months === 12 ? '1 year' : counted(months, 'month', 'months')),
  /** Shown beside a price (dashboard.md §2). */
  unit: (months: number): string => (months === 12 ? '/ 1 year' : months === 1 ? '/ mo' : `/ ${months} mo`),
  off: (percent: number): string => `${percent}% Off`,
  machines: (count: number): string => counted(count, 'machine', 'machines'),
  use: (used: number, limit: number): string => `${formatCount(used)} of ${counted(limit, 'machine', 'machines')}`,
  states: { running: 'Running', coming: 'Begins later', ended: 'Ended' },
  endsToday: 'Ends today',
  endsIn: (days: number): string => `Ends in ${counted(days, 'day', 'days')}`,
  beginsIn: (days: number): string => (days === 0 ? 'Begins today' : `Begins in ${counted(days, 'day', 'days')}`),
  endedOn: (day: string): string => `Ended on ${day}`,
  noCap: 'No cap of its own',
  receipt: 'Receipt',
  receiptOf: (name: string): string => `Receipt of ${name}`,
  receiptFailed: (message: string): string => `The receipt could not be downloaded. ${message}`,
  filesHere: 'Files come on the marketplace’s own pages only.',
} as const;
